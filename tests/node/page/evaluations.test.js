/** @import { Evaluations } from "../../../www/evaluation/evaluations.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { comparisonOf, weighed, withComparison, withReview } from "../../../www/evaluation/comparisons.js";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { withEvaluation } from "../../../www/evaluation/found.js";
import { firstMoves, reportOf, reviewOf } from "./table.js";

/** @type {Evaluations} */
const NOTHING = new Map();

/** A position that is none of its own images, so that each move has a value of its own, without moves before it. */
const POSITION = Game.parse(String(Game.parse("f5d6c3d3c4f4")));

/**
 * A report with some lines.
 * @param {Game} game
 * @param {[move: string, score: number, depth: number, exact?: boolean][]} lines
 */
function report(game, ...lines) {
  return {
    ...reportOf(game),
    lines: lines.map(([move, score, depth, exact = false]) => ({
      move: /** @type {any} */ (move),
      score,
      depth,
      exact,
      selectivity: 100,
      pv: [/** @type {any} */ (move)],
    })),
  };
}

/** @param {Evaluations} evaluations @param {Game} game */
function known(evaluations, game) {
  const found = evaluationOf({ evaluations, game });
  return found?.lines.map(({ move, score, depth, exact }) => [move, score, depth, exact]) ?? null;
}

test("of each move the deeper line is kept, and an exact one before all", () => {
  const game = POSITION;
  let evaluations = withEvaluation(NOTHING, game, report(game, ["f5", 4, 10], ["d3", 2, 10]));
  evaluations = withEvaluation(evaluations, game, report(game, ["f5", -2, 8], ["d3", 8, 12]));
  assert.deepEqual(known(evaluations, game), [
    ["d3", 8, 12, false],
    ["f5", 4, 10, false],
  ]);
  evaluations = withEvaluation(evaluations, game, report(game, ["f5", 0, 9, true]));
  evaluations = withEvaluation(evaluations, game, report(game, ["f5", 8, 30]));
  assert.deepEqual(known(evaluations, game)?.[1], ["f5", 0, 9, true]);
});

/** What is shown of f5 while a search looks deeper and deeper. @param {readonly number[]} scores of the depths from 20 on */
function shownOf(scores) {
  const game = new Game();
  let evaluations = NOTHING;
  return scores.map((score, index) => {
    evaluations = withEvaluation(evaluations, game, report(game, ["f5", score, 20 + index]));
    return known(evaluations, game)?.[0]?.[1];
  });
}

test("an expected value holds still while the search wavers, and goes along with what lasts", () => {
  // As a search of the first position said it.
  const start = [0, -1, 0, 0, 0, 2, 0, 0, -1, 0, -1, 0, 0, 1, -1, 0, -1, 1, 0];
  assert.deepEqual(
    shownOf(start),
    start.map(() => 0),
  );
  assert.deepEqual(shownOf([0, 3, 3, 3, 3, 3]).at(-1), 2, "no game ends by an odd number");
  const wavering = [2, 4, 2, 2, 0, 2, 2, 4, 2];
  assert.deepEqual(
    shownOf(wavering),
    wavering.map(() => 2),
  );
  const between = [0, 2, 0, 2, 0, 2, 0, 2];
  assert.deepEqual(
    shownOf(between),
    between.map(() => 0),
    "what is as near to both stays",
  );
  assert.deepEqual(shownOf([2, 2, 2, -6]), [2, 2, 2, -6], "a refutation is news");
});

test("a value that has gone one way does not come back for a wavering search", () => {
  const rising = [4, 4, 8, 6, 8];
  assert.deepEqual(shownOf(rising), [4, 4, 6, 6, 6]);
  assert.deepEqual(shownOf([...rising, 4, 4, 4, 4, 4]).at(-1), 6, "nearer to 4 than to 6 for a while");
  assert.deepEqual(shownOf([...rising, 2, 2, 2, 2, 2]).at(-1), 2, "what lasts and differs is followed");
  assert.deepEqual(shownOf([...rising, 8, 8, 8, 8]).at(-1), 8, "the other way it goes as before");
});

test("of moves told to be worth the same the first one stays the best, until another is better or looked at deeper", () => {
  /** @param {readonly (readonly [string, number, number])[]} leads the best move of each report, its score and its depth */
  const bestOf = (leads) => {
    let evaluations = NOTHING;
    return leads.map(([move, score, depth]) => {
      const other = move === "b5" ? "e3" : "b5";
      const found = report(POSITION, [move, score, depth], [other, score - 1, depth - 1]);
      evaluations = withEvaluation(evaluations, POSITION, found);
      return known(evaluations, POSITION)?.[0]?.[0];
    });
  };
  const wavering = /** @type {const} */ ([
    ["b5", 2, 20],
    ["e3", 2, 21],
    ["b5", 2, 22],
    ["e3", 2, 23],
  ]);
  assert.deepEqual(bestOf(wavering), ["b5", "b5", "b5", "b5"]);
  assert.deepEqual(bestOf([...wavering, ["e3", 9, 24]]).at(-1), "e3");
});

test("several engines that tell few lines at first have found no other best move", () => {
  const whole = report(POSITION, ["b5", 8, 24], ["e3", 2, 24], ["c4", 0, 24]);
  const before = withEvaluation(NOTHING, POSITION, whole);
  const few = withEvaluation(before, POSITION, report(POSITION, ["e3", 2, 26]));
  assert.equal(known(few, POSITION)?.[0]?.[0], "b5");
  const other = report(POSITION, ["e3", 2, 26], ["c4", 0, 26], ["f6", -2, 26]);
  assert.equal(
    known(withEvaluation(few, POSITION, other), POSITION)?.[0]?.[0],
    "e3",
    "it is not among as many",
  );
});

test("a verdict that was given stands until a search says something clearly different", () => {
  let evaluations = withComparison(NOTHING, POSITION, report(POSITION, ["b5", 0, 12], ["e3", -2, 12]));
  const look = (/** @type {number} */ depth, /** @type {number} */ other) => {
    const found = report(POSITION, ["c4", other, depth], ["e3", 0, depth], ["b5", -2, depth]);
    evaluations = withEvaluation(evaluations, POSITION, found);
    return known(evaluations, POSITION)?.map(([move, score]) => `${move} ${score}`);
  };
  for (const depth of [20, 21, 22, 23]) assert.deepEqual(look(depth, 2), ["b5 0", "c4 0", "e3 -2"]);
  assert.equal(comparisonOf(evaluations, POSITION, "e3")?.loss, 2);
  assert.deepEqual(look(24, 8)?.[0], "c4 8");
});

test("moves that are images of each other are worth the same, whichever was looked at deeper", () => {
  const start = new Game();
  const first = report(start, ["d3", 0, 20], ["c4", 0, 20], ["f5", 0, 20], ["e6", 0, 20]);
  let evaluations = withEvaluation(NOTHING, start, first);
  const game = start.after("f5");
  evaluations = withEvaluation(evaluations, game, report(game, ["d6", 2, 30], ["f6", 0, 30]));
  assert.deepEqual(known(evaluations, start), [
    ["d3", -2, 31, false],
    ["c4", -2, 31, false],
    ["f5", -2, 31, false],
    ["e6", -2, 31, false],
  ]);
  const pv = (/** @type {string} */ move) =>
    evaluationOf({ evaluations, game: start })?.lines.find((line) => line.move === move)?.pv;
  assert.deepEqual(
    [pv("f5"), pv("d3")],
    [
      ["f5", "d6"],
      ["d3", "c5"],
    ],
  );
});

test("the same depth once more is no other opinion, and what is exact is told as it is", () => {
  const game = new Game();
  let evaluations = withEvaluation(NOTHING, game, report(game, ["f5", 0, 20]));
  for (let times = 0; times < 5; times += 1)
    evaluations = withEvaluation(evaluations, game, report(game, ["f5", 1, 21]));
  assert.equal(known(evaluations, game)?.[0]?.[1], 0);
  evaluations = withEvaluation(evaluations, game, report(game, ["f5", 1, 22, true]));
  assert.equal(known(evaluations, game)?.[0]?.[1], 1);
});

test("what a single move ahead shows is no judgement", () => {
  const game = new Game();
  assert.equal(known(withEvaluation(NOTHING, game, report(game, ["f5", 4, 1])), game), null);
  assert.deepEqual(known(withEvaluation(NOTHING, game, report(game, ["f5", 4, 1, true])), game), [
    ["f5", 4, 1, true],
  ]);
});

test("a move that was looked at for a moment only does not come before the others", () => {
  const game = new Game();
  let evaluations = withEvaluation(NOTHING, game, report(game, ["f5", 2, 20]));
  evaluations = withEvaluation(evaluations, game, report(game, ["d3", 9, 4]));
  assert.equal(known(evaluations, game)?.[0]?.[0], "f5");
});

test("a move of less value that was looked at as deep as the best one comes after the better ones", () => {
  const game = POSITION;
  const found = report(game, ["f5", 23, 24], ["d3", 16, 22], ["c4", 30, 22], ["e6", 40, 8]);
  const evaluations = withEvaluation(NOTHING, game, found);
  const compared = withComparison(evaluations, game, report(game, ["c4", 8, 24]));
  assert.deepEqual(
    known(compared, game)?.map(([move]) => move),
    ["f5", "d3", "c4", "e6"],
  );
});

test("what was found counts for the same position after other moves", () => {
  const game = Game.parse("f5d6c3d3c4");
  const evaluations = withEvaluation(NOTHING, game, report(game, ["f4", 3, 12]));
  const other = Game.parse("f5d6c4d3c3");
  assert.equal(String(other), String(game));
  assert.deepEqual(known(evaluations, other), [["f4", 3, 12, false]]);
});

test("what was found is said of the move before, from the other side, and of the next one of its line", () => {
  const before = Game.parse("f5");
  const game = before.after("d6");
  let evaluations = withEvaluation(NOTHING, game, report(game, ["c3", 3, 12]));
  assert.deepEqual(known(evaluations, before), [["d6", -3, 13, false]]);
  const line = { ...report(game, ["c3", 3, 20]).lines[0], pv: /** @type {any} */ (["c3", "d3", "c4"]) };
  evaluations = withEvaluation(evaluations, game, { ...reportOf(game), lines: [/** @type {any} */ (line)] });
  const found = evaluationOf({ evaluations, game: game.after("c3") });
  assert.deepEqual(found?.lines, [{ ...line, move: "d3", score: -3, depth: 19, pv: ["d3", "c4"] }]);
});

test("a review says the same of the move that was played as its row", () => {
  const review = reviewOf(firstMoves(4));
  const [row] = review.moves;
  const [best, line] = [
    { ...row?.best, move: "f5", pv: ["f5"], score: 4, depth: 12 },
    { ...row?.line, move: row?.move, pv: [row?.move], score: -2, depth: 12 },
  ];
  const start = Game.parse(String(Game.parse("f5d6c3d3c4f4")));
  const game = start.after(String(start.legalMoves()[0]));
  const moves = /** @type {any} */ ([
    { ...row, best, line: { ...line, move: game.moves[0], pv: [game.moves[0]] } },
  ]);
  const evaluations = withReview(NOTHING, game, moves);
  assert.deepEqual(known(evaluations, start), [
    ["f5", 4, 12, false],
    [game.moves[0], -2, 12, false],
  ]);
  assert.equal(
    comparisonOf(evaluations, start, String(game.moves[0])),
    null,
    "nothing has compared them yet",
  );
});

test("what follows a move that is solved is proven to be best there", () => {
  const before = Game.parse("f5d6");
  const [line] = report(before, ["c3", 3, 20, true]).lines;
  const found = { ...reportOf(before), lines: [{ .../** @type {any} */ (line), pv: ["c3", "d3"] }] };
  const evaluations = withEvaluation(NOTHING, before, found);
  assert.equal(
    evaluationOf({ evaluations, game: before })?.best,
    undefined,
    "the other moves are not solved",
  );
  assert.equal(evaluationOf({ evaluations, game: before.after("c3") })?.best, "d3");
});

test("a review says something of the positions of its game, and of no other", () => {
  const game = firstMoves(8);
  const review = reviewOf(game);
  const evaluations = withReview(NOTHING, game, review.moves);
  const at = (/** @type {Game} */ place) => evaluationOf({ evaluations, game: place });
  assert.deepEqual(at(game.at(3))?.lines, [review.moves[3]?.best]);
  const other = game
    .at(3)
    .legalMoves()
    .find((move) => move !== game.moves[3]);
  assert.equal(at(game.at(3).after(String(other))), null);
});

test("the evaluations that were written first go when there are many", () => {
  let evaluations = NOTHING;
  const first = new Game();
  evaluations = withEvaluation(evaluations, first, report(first, ["f5", 0, 10]));
  const positions = [first];
  for (let next = 0; positions.length < 1200; next += 1) {
    const game = /** @type {Game} */ (positions[next]);
    positions.push(...game.legalMoves().map((move) => game.after(move)));
  }
  for (const game of positions.slice(1))
    evaluations = withEvaluation(evaluations, Game.parse(String(game)), reportOf(game));
  assert.ok(evaluations.size <= 1000, `${evaluations.size}`);
  assert.equal(known(evaluations, first), null);
  const last = /** @type {Game} */ (positions.at(-1));
  assert.notEqual(known(evaluations, last), null);
});

test("a line that is told shorter than before keeps its end, with the same moves and the same value alone", () => {
  const game = new Game();
  const long = /** @type {const} */ (["f5", "d6", "c3", "d3"]);
  /** @param {number} score @param {boolean} exact @param {readonly string[]} pv */
  const pvAfter = (score, exact, pv) => {
    const [first, next] = [report(game, ["f5", 4, 10]), report(game, ["f5", score, 12, exact])];
    Object.assign(/** @type {any} */ (first.lines[0]), { pv: long });
    Object.assign(/** @type {any} */ (next.lines[0]), { pv });
    const known = withEvaluation(withEvaluation(NOTHING, game, first), game, next);
    return evaluationOf({ evaluations: known, game })?.lines[0]?.pv;
  };
  assert.deepEqual(pvAfter(4, false, ["f5", "d6"]), long);
  assert.deepEqual(pvAfter(4, false, ["f5", "f6"]), ["f5", "f6"]);
  assert.deepEqual(pvAfter(12, false, ["f5", "d6"]), ["f5", "d6"]);
  assert.deepEqual(pvAfter(4, true, ["f5", "d6"]), ["f5", "d6"], "what was expected is not proven");
});

test("a move is weighed against the best one where both were looked at, and about as deep", () => {
  const game = POSITION;
  const scores = (/** @type {Evaluations} */ evaluations) => {
    const known = weighed(evaluations, game, "f5");
    return known && [known.best.score, known.line.score];
  };
  let evaluations = withEvaluation(NOTHING, game, report(game, ["f5", 0, 10]));
  assert.equal(scores(evaluations), null, "nothing is known of the others");
  evaluations = withEvaluation(evaluations, game, report(game, ["d3", 4, 12]));
  assert.deepEqual(scores(evaluations), [4, 0]);
  evaluations = withEvaluation(evaluations, game, report(game, ["d3", 4, 24]));
  assert.equal(scores(evaluations), null, "the best one was looked at far deeper");
});

test("a move that was compared with the best one has a loss, which follows surer looks; others have none", () => {
  const game = POSITION;
  const lossOf = (/** @type {Evaluations} */ evaluations) => comparisonOf(evaluations, game, "f5")?.loss;
  let evaluations = withEvaluation(NOTHING, game, report(game, ["d3", 4, 10], ["f5", 0, 10]));
  assert.equal(lossOf(evaluations), undefined, "nobody has compared them");
  evaluations = withComparison(evaluations, game, report(game, ["d3", 4, 12], ["f5", 1, 12]));
  assert.equal(lossOf(evaluations), 3);
  const known = comparisonOf(evaluations, game, "f5");
  assert.equal(comparisonOf(evaluations, game, "f5"), known, "the same one as long as nothing else is found");
  evaluations = withEvaluation(evaluations, game, report(game, ["d3", 4, 20], ["f5", -8, 20]));
  assert.equal(lossOf(evaluations), 12);
  assert.equal(comparisonOf(evaluations, game, "c4"), null);
});
