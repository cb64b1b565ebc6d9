/** @import { ReviewedMove } from "flipside" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { dealtOpening } from "../../../www/openings/even.js";
import { followPraise } from "../../../www/report/praising.js";
import { mistakeNames } from "../../../www/report/steps/steps.js";
import { progressText } from "../../../www/report/text.js";
import { placeInReview } from "../../../www/review/course.js";
import { practice, puzzleOf } from "../../../www/review/missed.js";
import {
  accuracyOf,
  discNumber,
  mistakeFrom,
  openingsOf,
  phaseOf,
  sideReport,
  turningPoints,
} from "../../../www/review/numbers.js";
import { dealtPlies } from "../../../www/review/opening/dealt.js";
import { lookedAgain } from "../../../www/review/searching/growth.js";
import { isComplete, isSurveyed, unsureMoves } from "../../../www/review/state.js";
import { withSureness } from "../../../www/review/text.js";
import { SIZES, verdictOf } from "../../../www/review/verdicts.js";
import { parseSettings } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { storageOf } from "./storage.js";
import { firstMoves, openMatch, reportOf, reviewOf, settled } from "./table.js";

/**
 * A review in which the moves at some plies lost discs, all of them looked at again.
 * @param {Record<number, number>} losses by ply, 0 for all others
 * @param {number[]} [forced]
 */
function reviewLosing(losses, forced = []) {
  const review = reviewOf(firstMoves());
  const moves = review.moves.map((move) => ({
    ...move,
    loss: losses[move.ply] ?? 0,
    forced: forced.includes(move.ply),
  }));
  return { ...review, moves, again: moves.map(({ ply }) => ply) };
}

/** @param {ReviewedMove[]} moves */
const pliesOf = (moves) => moves.map(({ ply }) => ply);

test("a move that loses nothing has an accuracy of 100 %, one that loses six discs that of 1/e", () => {
  assert.equal(accuracyOf(0), 100);
  assert.equal(accuracyOf(6).toFixed(3), (100 / Math.E).toFixed(3));
  assert.equal(Math.round(accuracyOf(2)), 72);
  assert.equal(Math.round(accuracyOf(8)), 26);
});

test("the accuracy of a side is the mean of its moves that were not forced", () => {
  const all = reviewLosing({ 0: 6 });
  const black = all.moves.filter(({ turn }) => turn === "black").length;
  const expected = (100 / Math.E + 100 * (black - 1)) / black;
  assert.equal(sideReport(all, "black").accuracy?.toFixed(6), expected.toFixed(6));
  assert.equal(sideReport(all, "white").accuracy, 100);
  const forced = pliesOf(all.moves.filter(({ turn, ply }) => turn === "black" && ply > 0));
  const one = sideReport(reviewLosing({ 0: 6 }, forced), "black");
  assert.equal(one.accuracy?.toFixed(6), (100 / Math.E).toFixed(6), "what was forced is left out");
  assert.equal(sideReport({ ...all, moves: [] }, "black").accuracy, null);
});

test("mistakes are counted by size and by phase, and discs by side", () => {
  const [large, medium, small] = SIZES.map(([, least]) => least);
  const lost = [small - 1, small, medium - 1, medium, large - 1, large, large + 12];
  const losses = Object.fromEntries([0, 2, 4, 6, 8, 24, 44].map((ply, index) => [ply, lost[index] ?? 0]));
  const report = sideReport(reviewLosing({ ...losses, 5: large + 1 }), "black");
  assert.deepEqual(report.sizes, { small: 2, medium: 2, large: 2 });
  assert.deepEqual(report.phases, { opening: 4, midgame: 1, endgame: 1 });
  assert.equal(
    report.loss,
    lost.reduce((sum, discs) => sum + discs),
  );
  assert.deepEqual([1, 20, 21, 40, 41, 60].map(phaseOf), [
    "opening",
    "opening",
    "midgame",
    "midgame",
    "endgame",
    "endgame",
  ]);
});

test("what is forced is neither a mistake nor praised, whatever it lost", () => {
  const review = reviewLosing({ 2: 9 }, [0, 2]);
  const [first, , third] = review.moves;
  assert.ok(first && third);
  assert.deepEqual([verdictOf(review, first), verdictOf(review, third)], ["forced", "forced"]);
  assert.deepEqual(sideReport(review, "black").sizes, { small: 0, medium: 0, large: 0 });
});

test("what seems a mistake is called one only after a second look, or where it is proven", () => {
  const review = { ...reviewLosing({ 3: 5, 10: 9 }), again: /** @type {number[]} */ ([]) };
  const at = (/** @type {number} */ ply) => /** @type {ReviewedMove} */ (review.moves[ply]);
  assert.equal(isSurveyed(review), true);
  assert.equal(isComplete(review), false);
  assert.equal(verdictOf(review, at(10)), "unsure");
  assert.equal(unsureMoves(review)[0]?.ply, 3, "the first of the game is looked at first");

  const exact = (/** @type {ReviewedMove} */ { ply }) => ({ exact: ply >= 10 });
  const proven = review.moves.map((move) => ({
    ...move,
    line: { ...move.line, ...exact(move) },
    best: { ...move.best, ...exact(move) },
  }));
  const solved = { ...review, moves: proven };
  assert.deepEqual(unsureMoves({ ...solved, again: [3] }), []);
  assert.equal(verdictOf(solved, /** @type {ReviewedMove} */ (proven[10])), "large");
});

test("an opening with a name is no mistake for the two or three discs that it costs, nor looked at again", () => {
  const verdict = (/** @type {string} */ line, /** @type {number} */ loss) => {
    const review = reviewOf(Game.parse(line));
    const moves = review.moves.map((move) => ({ ...move, loss: move.ply === 1 ? loss : 0, forced: false }));
    const changed = { ...review, moves, again: [] };
    return [verdictOf(changed, /** @type {ReviewedMove} */ (moves[1])), unsureMoves(changed)[0]?.ply];
  };
  assert.deepEqual(verdict("f5f6e6f4", 3), ["good", undefined], "the diagonal");
  assert.deepEqual(verdict("f5f6e6f4", 4), ["unsure", 1]);
  assert.deepEqual(verdict("f5f4", 7), ["unsure", 1], "the parallel");
});

test("nothing is told of what rests on moves that are still looked at", () => {
  const review = reviewLosing({ 2: 5, 30: 9, 45: 12 });
  const whole = sideReport(review, "black");
  assert.deepEqual([whole.isKnown, whole.sizes?.large], [true, 1]);
  const unsure = { ...review, again: review.again.filter((ply) => ply !== 2) };
  const black = sideReport(unsure, "black");
  assert.deepEqual(black, {
    isKnown: false,
    accuracy: null,
    loss: null,
    sizes: null,
    phases: { ...whole.phases, opening: null },
  });
  assert.equal(sideReport(unsure, "white").isKnown, true);

  const partly = { ...review, moves: review.moves.filter(({ ply }) => ply >= 40) };
  assert.deepEqual(sideReport(partly, "white").phases, { opening: null, midgame: null, endgame: 1 });
  assert.equal(sideReport(partly, "white").accuracy, null);
});

test("moves that were dealt are nobody's: no accuracy, no mistakes, no turning points", () => {
  const review = { ...reviewLosing({ 0: 12, 3: 20, 8: 6 }), from: 8, again: [8] };
  assert.equal(isComplete(review), true, "they are not looked at again");
  assert.deepEqual(
    [0, 3, 8].map((ply) => verdictOf(review, /** @type {ReviewedMove} */ (review.moves[ply]))),
    ["dealt", "dealt", "medium"],
  );
  assert.deepEqual(sideReport(review, "white").loss, 0);
  assert.deepEqual(sideReport(review, "black").sizes, { small: 0, medium: 1, large: 0 });
  assert.deepEqual(pliesOf(turningPoints(review, ["black", "white"])), [8]);
});

test("the first moves of a game that its seed deals were dealt, the same of another seed were not", async () => {
  const opening = dealtOpening(1234);
  const game = Game.parse(opening);
  assert.equal(await dealtPlies(game.after(String(game.legalMoves()[0])), 1234), 8);
  assert.equal(await dealtPlies(game, 1235), 0);
  assert.equal(await dealtPlies(new Game(), 1234), 0);
  assert.equal(await dealtPlies(game.at(7), 1234), 8, "what was taken back counts");
  assert.equal(await dealtPlies(game, 1235, "Tokyo XOT 2026"), 8, "a tournament of dealt openings");
  assert.equal(await dealtPlies(game, 1235, "Tokyo Open"), 0);
  assert.equal(await dealtPlies(Game.parse("f5d6c3d3c4f4c5b3c2"), 1235, "XOT"), 0, "another opening");
});

test("a second look may clear a move", () => {
  const review = { ...reviewLosing({ 10: 9 }), again: [] };
  const { best, move } = /** @type {ReviewedMove} */ (review.moves[10]);
  const other = { ...best, move: /** @type {const} */ ("a1"), score: 3 };
  const cleared = lookedAgain(review, 10, { lines: [{ ...best, move, score: 3 }, other] });
  assert.equal(verdictOf(cleared, /** @type {ReviewedMove} */ (cleared.moves[10])), "best");
  assert.equal(isComplete(cleared), true);

  const confirmed = lookedAgain(review, 10, { lines: [other, { ...best, move, score: -1 }] });
  const found = /** @type {ReviewedMove} */ (confirmed.moves[10]);
  assert.deepEqual([found.loss, found.best.move, verdictOf(confirmed, found)], [4, "a1", "medium"]);
  assert.deepEqual([found.line.move, found.line.score], [found.move, found.score]);
});

test("the turning points are the three moves of the person that cost the most", () => {
  const review = reviewLosing({ 2: 3, 4: 12, 6: 2, 8: 5, 5: 30, 7: 1 });
  assert.deepEqual(pliesOf(turningPoints(review, ["black"])), [2, 4, 8]);
  assert.deepEqual(pliesOf(turningPoints(review, ["white"])), [5]);
  assert.deepEqual(pliesOf(turningPoints(review, ["black", "white"])), [4, 5, 8]);
  assert.deepEqual(pliesOf(turningPoints(review, ["black", "white"], 6)), [4, 5, 6], "and what decided it");
});

test("what is lost in a game that is lost anyway turns nothing", () => {
  const review = reviewLosing({ 2: 5, 4: 16, 6: 6, 8: 7 });
  const scores = /** @type {Record<number, number>} */ ({ 2: 0, 4: -24, 6: -18, 8: 4 });
  const moves = review.moves.map((move) => ({
    ...move,
    best: { ...move.best, score: scores[move.ply] ?? 0 },
  }));
  const points = turningPoints({ ...review, moves }, ["black"]);
  assert.deepEqual(
    points.map(({ ply }) => ply),
    [2, 6, 8],
  );
});

test("one goes from mistake to mistake, and from the end to the first", () => {
  const review = reviewLosing({ 2: 3, 7: 12, 8: 1 });
  const next = (/** @type {number} */ ply) => mistakeFrom(review, ply, 1);
  assert.deepEqual([0, 2, 7, review.total].map(next), [2, 7, undefined, 2]);
  assert.deepEqual(
    [9, 7, 2].map((ply) => mistakeFrom(review, ply, -1)),
    [7, 2, undefined],
  );
});

test("no mistake is the next one while there may be another before it", () => {
  const review = reviewLosing({ 2: 3, 7: 12, 12: 4 });
  const unsure = { ...review, again: review.again.filter((ply) => ply !== 2) };
  assert.equal(mistakeFrom(unsure, 0, 1), undefined);
  assert.equal(mistakeFrom(unsure, review.total, 1), undefined);
  assert.equal(mistakeFrom(unsure, 2, 1), 7);
  assert.equal(mistakeFrom(unsure, 12, -1), 7);
  assert.equal(mistakeFrom(unsure, 7, -1), undefined);
  const late = { ...review, moves: review.moves.slice(10) };
  assert.equal(mistakeFrom(late, 0, 1), undefined, "the first moves are not known yet");
  assert.equal(mistakeFrom(late, 10, 1), 12);
});

test("openings are named as they were played", () => {
  const named = openingsOf(Game.parse("f5d6c3d3c4f4f6f3e6e7"));
  assert.deepEqual(named[0], { ply: 2, name: "Perpendicular" });
  assert.ok(named.length >= 2, JSON.stringify(named));
  assert.deepEqual(openingsOf(new Game()), []);
});

test("moves are numbered by discs, and a branch leaves the reviewed game where it began", () => {
  const review = reviewOf(firstMoves());
  const { game } = review;
  const pass = game.moves.indexOf("pass");
  assert.ok(pass > 0);
  assert.equal(discNumber(game, pass + 1), discNumber(game, pass));
  assert.deepEqual(placeInReview(review, game.at(7)), { ply: 7, isOnLine: true });
  const other = game
    .at(7)
    .legalMoves()
    .find((move) => move !== game.moves[7]);
  assert.deepEqual(placeInReview(review, game.at(7).after(String(other))), { ply: 7, isOnLine: false });
});

test("a review looks again at what seems a mistake, stops and goes on", async () => {
  const table = openMatch({ side: "both" });
  table.open("f5d6c3d3");
  table.match.review();
  await settled();
  const first = reviewOf(table.state.game);
  table.engine.running?.answer({
    ...first,
    moves: first.moves.map((move) => ({ ...move, loss: move.ply === 1 ? 5 : 0 })),
  });
  await settled();
  assert.equal(table.kind, "reviewing");
  assert.equal(table.engine.running?.call, "analyze");
  assert.deepEqual(table.engine.running?.options.moves.at(-1), "d6");
  const { budgetMs, nodes, fresh } = table.engine.running?.options ?? {};
  assert.deepEqual([budgetMs, nodes, fresh], [undefined, 2_000_000, true]);

  table.match.study.pauseReview(true);
  await settled();
  assert.notEqual(table.kind, "reviewing");
  assert.equal(
    verdictOf(/** @type {any} */ (table.state.review), /** @type {any} */ (table.state.review?.moves[1])),
    "unsure",
  );

  table.match.study.pauseReview(false);
  assert.equal(table.kind, "reviewing");
  const line = { score: 0, exact: false, depth: 20, selectivity: 73, pv: [] };
  await settled();
  table.engine.running?.answer({
    lines: [
      { ...line, move: "f6", score: -1, pv: ["f6"] },
      { ...line, move: "d6", score: -7, pv: ["d6"] },
    ],
  });
  await settled();
  assert.equal(table.state.review?.moves[1]?.loss, 6);
  assert.deepEqual(table.state.review?.again, [1]);
  assert.notEqual(table.kind, "reviewing");
});

test("a review solves the end of the game, says nothing of it before, and has no limit in time", async () => {
  const table = openMatch({ side: "both" });
  const game = firstMoves();
  table.open(game.transcript);
  table.match.review();
  await settled();
  const whole = reviewOf(game);
  const guessed = whole.moves.map((move) => ({
    ...move,
    loss: 0,
    line: { ...move.line, exact: false },
    best: { ...move.best, exact: false },
  }));
  table.engine.running?.answer({ ...whole, moves: guessed });
  await settled();
  const { running } = table.engine;
  const first = whole.moves.findIndex(({ best }) => best.exact);
  assert.deepEqual([running?.call, running?.game.moves], ["review", game.moves]);
  assert.deepEqual(
    [running?.options.from, running?.options.depth, running?.options.selectivity],
    [first, 60, 100],
  );
  const review = () => table.state.review ?? assert.fail("there is no review");
  assert.equal(isComplete(review()), false);
  assert.equal(verdictOf(review(), /** @type {ReviewedMove} */ (review().moves[first])), "unsure");
  assert.equal(sideReport(review(), "black").accuracy, null);
  running?.answer({ ...whole, moves: whole.moves.slice(first) });
  await settled();
  assert.equal(isComplete(review()), true);
  assert.deepEqual(review().moves.slice(first), whole.moves.slice(first));
  const limits = table.engine.asked.filter(({ call }) => call === "review").map(({ options }) => options);
  assert.ok(
    limits.length === 2 && limits.every(({ budgetMs, surveyMs }) => (budgetMs ?? surveyMs) === undefined),
  );
});

test("a review that was paused does not pause the next one", async () => {
  const table = openMatch({ side: "both" });
  table.open("f5d6c3d3");
  table.match.review();
  table.match.study.pauseReview(true);
  assert.notEqual(table.kind, "reviewing");
  table.open("f5d6c3d3c4");
  table.match.review();
  assert.equal(table.kind, "reviewing");
});

test("a move tried in a review keeps the review, and one comes back to the game by its graph", async () => {
  const table = openMatch({ side: "both" });
  table.open("f5d6c3d3");
  table.match.review();
  await settled();
  table.engine.running?.answer(reviewOf(table.state.game));
  await settled();
  table.match.study.goToReviewed(1);
  table.match.place("f6");
  assert.deepEqual(table.state.game.moves, ["f5", "f6"]);
  assert.equal(table.state.review?.total, 4);
  table.match.study.goToReviewed(3);
  assert.deepEqual([table.state.game.moves, table.state.game.ply], [["f5", "d6", "c3", "d3"], 3]);
});

test("when a review is complete, that is told once, and nothing becomes a puzzle unasked", async (t) => {
  const stored = storageOf(t);
  const table = openMatch({ side: "both" });
  let reviewed = 0;
  table.store.on("reviewed", () => {
    reviewed += 1;
  });
  table.open("f5d6c3d3");
  table.match.review();
  await settled();
  const first = reviewOf(table.state.game);
  table.engine.running?.answer({
    ...first,
    moves: first.moves.map((move) => ({ ...move, loss: move.ply === 1 ? 5 : 0 })),
  });
  await settled();
  assert.equal(reviewed, 0, "a second look is to come");
  const line = { score: 0, exact: false, depth: 20, selectivity: 73 };
  table.engine.running?.answer({
    lines: [
      { ...line, move: "f6", score: -1, pv: ["f6"] },
      { ...line, move: "d6", score: -7, pv: ["d6"] },
    ],
  });
  await settled();
  assert.equal(reviewed, 1);
  assert.equal(stored().mistakes, undefined);
  const [missed] = (table.state.review?.moves ?? []).filter(({ loss }) => loss > 0);
  assert.ok(table.state.review && missed);
  practice({ practice: () => {} }, [puzzleOf(table.state.review, missed)]);
  assert.deepEqual(
    stored().mistakes.map((/** @type {{ best: string[] }} */ { best }) => best),
    [["f6"]],
    "but where one asks for it",
  );
});

/** A review in which a side gives the win away with 24 empty squares, by a value that is not proven. */
function givenAway() {
  const review = reviewOf(firstMoves(42));
  const at = review.moves.findIndex(({ ply }) => review.game.at(ply).empties === 24);
  const { turn } = review.game.at(at);
  const moves = review.moves.map((move) => {
    const lead = move.ply <= at ? 2 : -8;
    const score = move.turn === turn ? lead : -lead;
    return { ...move, score, loss: 0, best: { ...move.line, score }, line: { ...move.line, score } };
  });
  const game = review.game.at(at);
  const [better, other] = game.legalMoves().filter((move) => move !== game.moves[at]);
  const row = /** @type {ReviewedMove} */ (moves[at]);
  const best = { ...row.best, move: better, pv: [better] };
  moves[at] = /** @type {any} */ ({ ...row, score: -8, loss: 10, best, line: { ...row.line, score: -8 } });
  return { review: { ...review, moves }, at, better: String(better), other: String(other) };
}

test("what may have decided the game is solved among all moves once the review is shown", async () => {
  const { review, at, better, other } = givenAway();
  const table = openMatch({ side: "both" });
  table.open(review.game.transcript);
  table.match.review();
  await settled();
  table.engine.running?.answer(review);
  await settled();
  const line = (/** @type {string} */ move, /** @type {number} */ score, exact = false) => ({
    ...review.moves[at]?.line,
    move,
    pv: [move],
    score,
    exact,
    depth: 24,
    selectivity: exact ? 100 : 98,
  });
  const second = table.engine.running;
  assert.deepEqual(second?.options.moves, [better, review.game.moves[at]]);
  second?.answer({
    ...reportOf(second.game),
    lines: [line(better, 2), line(String(review.game.moves[at]), -8)],
  });
  await settled();
  const now = () => table.state.review ?? assert.fail("there is no review");
  assert.deepEqual([isComplete(now()), table.kind], [true, "reviewing"], "all is shown by then");
  const third = table.engine.running;
  const { depth, selectivity, count, moves, nodes, fresh } = third?.options ?? {};
  assert.deepEqual([third?.call, third?.game.ply], ["analyze", at]);
  assert.deepEqual([depth, selectivity, count, moves], [60, 100, 1, undefined]);
  assert.deepEqual([nodes, fresh], [40_000_000, true], "so that it is the same each time");
  third?.answer({ ...reportOf(third.game), lines: [line(other, 4, true)], stopped: "solved" });
  await settled();
  const { best, loss } = now().moves[at] ?? assert.fail();
  assert.deepEqual([best.move, best.score, best.exact, loss], [other, 4, true, 12]);
  assert.equal(now().moves[at - 1]?.score, -4, "and the move before it is worth that");
  assert.notEqual(table.kind, "reviewing");
  assert.equal(
    table.engine.asked.filter(({ options }) => options.count === 1 && options.depth === 60).length,
    1,
  );
});

test("a review that is complete before the room is open is looked through for good moves", () => {
  const review = reviewLosing(Object.fromEntries(firstMoves().moves.map((_, ply) => [ply, 1])));
  assert.equal(isComplete(review), true);
  const store = createStore({ ...initialState(parseSettings({}), review.game), review }, () => {});
  followPraise({ store });
  assert.deepEqual(store.state.review?.praised, [], "no move is a best one");
});

test("where what finds praise does not arrive, the report goes without it", async () => {
  const review = reviewLosing({});
  const store = createStore(
    { ...initialState(parseSettings({ side: "both" }), review.game), review },
    () => {},
  );
  followPraise({ store });
  // It needs the published page. A rejection that nobody hears would fail this test.
  await assert.rejects(import("../../../www/reasons/praise.js"));
  await settled();
  assert.equal(store.state.review?.praised, undefined);
});

test("where what decided a game is not proven, that is said", () => {
  const { moves } = reviewOf(firstMoves());
  const told = (/** @type {number} */ ply, /** @type {"loss" | "win"} */ after) =>
    withSureness("It was f5.", { ply, before: "win", after }, moves);
  const last = moves.length - 1;
  assert.equal(told(last, "loss"), "It was f5.");
  assert.equal(told(2, "loss"), "It was f5. This is expected, not proven.");
  assert.equal(told(2, "win"), "It was f5.", "it does not say how the game ends");
});

test("as long as a review goes on its start says how far it is", () => {
  const review = reviewLosing({ 4: 6 });
  assert.equal(progressText({ ...review, done: 2, total: 12 }, false), "Looking at the moves: 2 of 12");
  const unsure = { ...review, again: [] };
  assert.equal(progressText(unsure, false), "Nearly ready: checking 1 move again");
  assert.equal(progressText(unsure, true), "", "it was stopped");
  assert.equal(progressText(review, false), "");
});

test("the steps from mistake to mistake say that they are a person's own where only those are gone through", () => {
  const { about, settings } = openMatch().state;
  const next = (/** @type {"black" | "both"} */ side) =>
    mistakeNames({ about, settings: { ...settings, side } }).next;
  assert.deepEqual([next("black"), next("both")], ["Your next mistake", "Next mistake"]);
});
