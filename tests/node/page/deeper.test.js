/** @import { Evaluations, GameReview } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sideReport } from "../../../js/verdicts/accuracy.js";
import { withComparison, withReview } from "../../../www/evaluation/comparisons.js";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { withEvaluation } from "../../../www/evaluation/found.js";
import { initialState } from "../../../www/match/games/initial.js";
import { followDeeperLooks } from "../../../www/report/following.js";
import { courseOf } from "../../../www/review/course.js";
import { agreed, deeperReview } from "../../../www/review/searching/deeper.js";
import { sign } from "../../../www/review/signs.js";
import { verdictOf } from "../../../www/review/verdicts.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { firstMoves, reportOf, reviewOf } from "./table.js";

const GAME = firstMoves(12);
const PLY = 4;
const PLAYED = String(GAME.moves[PLY]);

/** Another move than the one that was played. @param {number} ply */
const another = (ply) =>
  GAME.at(ply)
    .legalMoves()
    .find((move) => move !== GAME.moves[ply]) ?? assert.fail(`ply ${ply}`);
const OTHER = another(PLY);

/** A review in which every move loses a disc, with all of them looked at twice. */
const REVIEW = everyMoveLoses();

function everyMoveLoses() {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const better = another(move.ply);
    const [best, line] = [
      { ...move.best, move: better, pv: [better], depth: 12 },
      { ...move.line, depth: 13 },
    ];
    return { ...move, best, line };
  });
  return { ...review, moves, again: moves.map(({ ply }) => ply) };
}

const KNOWN = withReview(new Map(), GAME, REVIEW.moves);

/**
 * What a search says of a position of the game.
 * @param {number} ply
 * @param {[pv: string, score: number, depth: number][]} lines
 */
function found(ply, ...lines) {
  const game = GAME.at(ply);
  const told = lines.map(([pv, score, depth]) => {
    const moves = pv.split(" ");
    return { ...reportOf(game).lines[0], move: moves[0], pv: moves, score, depth };
  });
  return /** @type {any} */ ({ turn: game.turn, lines: told });
}

/** @param {GameReview} review @param {number} ply */
const at = (review, ply) => review.moves[ply] ?? assert.fail();

/**
 * No position has two values: a move is worth what the next position is, and the graph and the panel say the same.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 */
function agrees(review, evaluations) {
  for (const { ply, score, best, loss } of review.moves) {
    assert.equal(loss, Math.max(0, best.score - score));
    const next = review.moves[ply + 1];
    if (next) assert.equal(score + next.best.score, 0, `the move at ply ${ply}`);
    const shown = evaluationOf({ evaluations, game: GAME.at(ply) })?.lines[0];
    assert.equal(shown?.score, best.score, `what the engine says at ply ${ply}`);
  }
}

test("a review follows no value that is not surer than its own", () => {
  assert.equal(deeperReview(REVIEW, KNOWN), REVIEW);
  const shallow = withEvaluation(KNOWN, GAME.at(PLY), found(PLY, [PLAYED, 30, 8]));
  const other = withComparison(
    shallow,
    GAME.at(PLY + 1),
    found(PLY + 1, [String(GAME.moves[PLY + 1]), 30, 7]),
  );
  assert.equal(deeperReview(REVIEW, other), REVIEW);
  agrees(REVIEW, KNOWN);
});

test("row, graph, verdict and accuracy follow a deeper look", () => {
  const pv = `${PLAYED} ${GAME.moves[PLY + 1]} ${GAME.moves[PLY + 2]}`;
  const looked = withEvaluation(KNOWN, GAME.at(PLY), found(PLY, [OTHER, 9, 20], [pv, -7, 20]));
  const review = deeperReview(REVIEW, looked);
  const move = at(review, PLY);
  assert.deepEqual([move.best.move, move.best.score, move.score, move.loss], [OTHER, 9, -7, 16]);
  assert.deepEqual([verdictOf(review, move), sign(review, PLY + 1)], ["large", "??"]);
  assert.deepEqual(courseOf(review)[PLY], { ply: PLY, score: 9 });
  assert.deepEqual(
    courseOf(review)[PLY + 1],
    { ply: PLY + 1, score: -7 },
    "the move's worth is the next position's",
  );
  const [before, after] = [REVIEW, review].map((each) => sideReport(each, "black"));
  assert.ok(Number(after?.accuracy) < Number(before?.accuracy));
  assert.equal(at(review, PLY - 1).score, -9, "and the position's that of the move before");
  assert.equal(deeperReview(review, looked), review, "nothing is left to follow");
  const both = agreed(REVIEW, looked);
  assert.deepEqual(both.review, review);
  agrees(both.review, both.evaluations);
});

test("a look after a move tells what the move is worth", () => {
  const reply = String(GAME.moves[PLY + 1]);
  const looked = withEvaluation(KNOWN, GAME.at(PLY + 1), found(PLY + 1, [reply, 7, 20]));
  const review = deeperReview(REVIEW, looked);
  assert.deepEqual([at(review, PLY).score, at(review, PLY).best.score, at(review, PLY).loss], [-7, 2, 9]);
  assert.equal(
    at(review, PLY).best.move,
    at(REVIEW, PLY).best.move,
    "the move is not best as it was looked at longest",
  );
});

test("where the move that was played turns out better than the best one, it is the best one", () => {
  const reply = String(GAME.moves[PLY + 1]);
  const looked = withEvaluation(KNOWN, GAME.at(PLY + 1), found(PLY + 1, [reply, -8, 20]));
  const move = at(deeperReview(REVIEW, looked), PLY);
  assert.deepEqual([move.best.move, move.best.score, move.score, move.loss], [PLAYED, 8, 8, 0]);
});

test("a move that is solved proves nothing of the position before it, where other moves are not", () => {
  const reply = String(GAME.moves[PLY + 1]);
  const solved = found(PLY + 1, [reply, -8, 20]);
  const [line] = solved.lines;
  const looked = withEvaluation(KNOWN, GAME.at(PLY + 1), {
    ...solved,
    stopped: "solved",
    lines: [{ ...line, exact: true }],
  });
  const { best, line: played } = at(deeperReview(REVIEW, looked), PLY);
  assert.deepEqual([best.move, best.score, best.exact], [PLAYED, 8, false]);
  assert.deepEqual([played.score, played.exact], [8, true]);
});

/** A page on which a whole review follows deeper looks. */
function openFollowed() {
  const store = createStore(initialState(DEFAULTS, GAME.at(PLY), { room: "analyze" }), (draw) => draw());
  const match = /** @type {any} */ ({ study: { pauseReview: () => {} } });
  followDeeperLooks({ match, store });
  const review = { ...REVIEW, done: REVIEW.total, isSettled: true };
  store.update({ activity: { kind: "evaluating", budgetMs: 1000 }, evaluations: KNOWN, review });
  /** @param {number} ply @param {Parameters<typeof found>[1][]} lines */
  const look = (ply, ...lines) =>
    store.update({
      evaluations: withEvaluation(store.state.evaluations, GAME.at(ply), found(ply, ...lines)),
    });
  return { store, look, review: () => store.state.review ?? assert.fail() };
}

test("what is told stands until a look says clearly something else, and all follow that at once", () => {
  const { store, look, review } = openFollowed();
  const before = review();
  for (const depth of [20, 21, 22]) look(PLY, [OTHER, 4, depth], [PLAYED, -2, depth]);
  assert.deepEqual(review().moves, before.moves, "two or three discs are no other value");
  assert.equal(review().followed, undefined);
  agrees(review(), store.state.evaluations);
  look(PLY, [OTHER, 9, 23], [PLAYED, -7, 23]);
  assert.deepEqual([at(review(), PLY).best.score, at(review(), PLY).score], [9, -7]);
  assert.deepEqual(review().followed, [PLY, PLY + 1], "the position, and the one after the move");
  agrees(review(), store.state.evaluations);
});

test("another move that was tried is no better than the best one for two discs, however long it is looked at", () => {
  const { store, look, review } = openFollowed();
  const third = GAME.at(PLY)
    .legalMoves()
    .find((move) => move !== OTHER && move !== PLAYED);
  const tried = GAME.at(PLY).after(third ?? assert.fail());
  const worth = (/** @type {number} */ score) => {
    const [line] = reportOf(tried).lines;
    const report = /** @type {any} */ ({
      turn: tried.turn,
      lines: [{ ...line, score: 0 - score, depth: 25 }],
    });
    store.update({ evaluations: withEvaluation(store.state.evaluations, tried, report) });
  };
  worth(4);
  assert.equal(at(review(), PLY).best.move, OTHER);
  agrees(review(), store.state.evaluations);
  look(PLY, [OTHER, 2, 26], [String(third), 2, 26], [PLAYED, 0, 26]);
  worth(12);
  assert.deepEqual([at(review(), PLY).best.move, at(review(), PLY).best.score], [third, 12]);
  agrees(review(), store.state.evaluations);
});

test("a review that has followed a deeper look is kept as it is told by then, once the look rests", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store, look, review } = openFollowed();
  /** @type {GameReview[]} */
  const kept = [];
  store.on("reviewed", (each) => kept.push(each));
  t.mock.timers.tick(10_000);
  assert.deepEqual(kept, [], "nothing has changed");
  const again = review().moves.map(({ ply }) => ply);
  store.update({ review: { ...review(), again } });
  look(PLY, [OTHER, 9, 20], [PLAYED, -7, 20]);
  look(PLY + 2, [String(GAME.moves[PLY + 2]), 11, 20]);
  t.mock.timers.tick(10_000);
  assert.deepEqual(
    kept.map(({ moves }) => moves),
    [review().moves],
  );
  assert.equal(at(kept[0] ?? assert.fail(), PLY).best.score, 9);
});

test("a review that follows a deeper look to a move that seems to be a mistake by then looks at it again, whether or not that look goes on", () => {
  const looked = withEvaluation(KNOWN, GAME.at(PLY), found(PLY, [OTHER, 9, 20], [PLAYED, -3, 20]));
  /** @type {[kind: "evaluating" | "waiting" | "over" | "glancing", room: "analyze" | "play", isPaused: boolean, expected: number][]} */
  const cases = [
    ["evaluating", "analyze", false, 1],
    ["waiting", "analyze", false, 1],
    ["over", "analyze", false, 1],
    // It goes on when that has ended.
    ["glancing", "analyze", false, 0],
    ["waiting", "analyze", true, 0],
    ["waiting", "play", false, 0],
  ];
  for (const [kind, room, isPaused, expected] of cases) {
    const store = createStore(initialState(DEFAULTS, GAME.at(PLY + 1), { room }), (draw) => draw());
    let goesOn = 0;
    const pauseReview = () => {
      goesOn += 1;
    };
    followDeeperLooks({ match: /** @type {any} */ ({ study: { pauseReview } }), store });
    const review = { ...REVIEW, done: REVIEW.total, again: REVIEW.again.filter((ply) => ply !== PLY) };
    const paused = { ...store.state.paused, review: isPaused };
    store.update({ paused, evaluations: KNOWN, review });
    const activity = /** @type {any} */ ({ kind, budgetMs: 1000, isNew: false });
    store.update({ activity, evaluations: looked, game: GAME.at(PLY) });
    assert.equal(goesOn, expected, `${kind} in ${room}`);
  }
});
