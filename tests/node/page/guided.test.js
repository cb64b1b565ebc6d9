/** @import { ReviewedMove } from "flipside" */
/** @import { Guided, Try } from "../../../www/guided/state.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { withComparison } from "../../../www/evaluation/comparisons.js";
import { guidedCard, triedOnBoard } from "../../../www/guided/card.js";
import {
  begun,
  bestOf,
  CHOOSING,
  erring,
  hintFor,
  isEnded,
  isFound,
  missedIn,
  nextOf,
  refutedBy,
  solved,
  taskOf,
  toPractice,
  tryBy,
  withHint,
  withRead,
  withTry,
} from "../../../www/guided/state.js";
import {
  countBeside,
  emptyInQuarter,
  quarterOf,
  replyBeside,
  toldOfTry,
  veiled,
} from "../../../www/reasons/hints.js";
import { answerRows, answersIn } from "../../../www/review/refuting.js";
import { firstMoves, openMatch, reviewOf } from "./table.js";

const GAME = firstMoves();
/** Two mistakes of black and one of white, by their plies, with what they gave up. */
const LOSSES = new Map([
  [4, 12],
  [5, 3],
  [8, 6],
]);

/** A better move than the one that was played. @param {number} ply @param {number} [which] */
function another(ply, which = 0) {
  return GAME.at(ply)
    .legalMoves()
    .filter((move) => move !== GAME.moves[ply])[which];
}

function reviewWithMistakes() {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const loss = LOSSES.get(move.ply) ?? 0;
    const better = loss > 0 ? another(move.ply) : move.move;
    return { ...move, best: { ...move.best, move: better, score: 4 }, score: 4 - loss, loss };
  });
  return /** @type {typeof review} */ ({ ...review, moves, again: [...LOSSES.keys()] });
}

const REVIEW = reviewWithMistakes();
/** Moves that each have a best move of their own, as no square is played twice. */
const DIFFERENT = REVIEW.moves.map((move) => ({ ...move, best: { ...move.best, move: move.move } }));
const FIRST = /** @type {ReviewedMove} */ (REVIEW.moves.find(({ ply }) => ply === 4));

/** A move that was tried at the first mistake, and what it gives up. @param {number} loss @param {string} [move] @returns {Try} */
function tryOf(loss, move = String(another(4, 1))) {
  const reply = GAME.at(4)
    .after(/** @type {any} */ (move))
    .legalMoves()[0];
  return { move, pv: /** @type {any} */ ([move, reply]), score: 4 - loss, exact: false, best: 4 };
}

/**
 * @param {Guided} guided
 * @param {import("flipside/game").Game} [game] on the board
 * @param {"black" | "both"} [side] the person's
 * @param {typeof REVIEW} [review]
 * @param {import("../../../www/evaluation/evaluations.js").Evaluations} [evaluations]
 */
function cardOf(guided, game = GAME.at(4), side = "black", review = REVIEW, evaluations = new Map()) {
  const { about, paused, settings } = openMatch().state;
  return guidedCard({ about, evaluations, review, game, paused, settings: { ...settings, side } }, guided);
}

test("it goes through the mistakes of a side in the order of the game, and ends behind the last one", () => {
  const plies = (/** @type {Guided} */ { tasks }) => tasks.map(({ ply }) => ply);
  assert.deepEqual(plies(begun(REVIEW, ["black"])), [4, 8]);
  assert.deepEqual(plies(begun(REVIEW, ["white"])), [5]);
  const both = begun(REVIEW, ["black", "white"]);
  assert.deepEqual(plies(both), [4, 5, 8]);
  assert.equal(taskOf(nextOf(both))?.ply, 5);
  const end = nextOf(nextOf(nextOf(both)));
  assert.deepEqual([isEnded(both), isEnded(end), taskOf(end)], [false, true, undefined]);
  assert.deepEqual(nextOf(end), end);
  assert.equal(isEnded(CHOOSING), false, "no side is chosen");
});

test("at most seven mistakes are looked at, the largest ones, and small ones only where there are few others", () => {
  const lost = (/** @type {readonly number[]} */ losses, /** @type {number | null} */ decided = null) => {
    const moves = DIFFERENT.map((move, index) => ({ ...move, loss: losses[index] ?? 0 }));
    const again = moves.map(({ ply }) => ply);
    const review = /** @type {typeof REVIEW} */ ({ ...REVIEW, moves, again });
    return begun(review, ["black", "white"], decided).tasks.map(({ ply }) => losses[ply]);
  };
  const many = [0, 0, 0, 0, 5, 9, 4, 12, 6, 20, 7, 8, 5];
  assert.deepEqual(lost(many), [5, 9, 12, 6, 20, 7, 8], "in the order of the game");
  assert.deepEqual(lost([0, 0, 0, 0, 3, 9, 4, 12, 3]), [9, 4, 12]);
  assert.deepEqual(lost([0, 0, 0, 0, 3, 9, 0, 2, 3, 3]), [3, 9, 3]);
  assert.deepEqual(lost(many, 6), [9, 4, 12, 6, 20, 7, 8], "the one that decided the game is among them");
  assert.deepEqual(lost([0, 0, 0, 0, 3, 9, 4, 12, 5], 4), [3, 9, 4, 12, 5], "beside all that are large");
});

test("where more mistakes were made than are looked at, it says which of all of them these are", () => {
  const moves = DIFFERENT.map((move) => ({ ...move, loss: 5 }));
  const review = /** @type {typeof REVIEW} */ ({ ...REVIEW, moves, again: moves.map(({ ply }) => ply) });
  const all = moves.filter(({ turn, forced }) => turn === "black" && !forced).length;
  const guided = begun(review, ["black"]);
  assert.equal(guided.all, all);
  const { ply } = taskOf(guided) ?? assert.fail();
  assert.deepEqual(cardOf(guided, GAME.at(ply), "black", review).rows, [
    { label: "Mistake 1 of 7", lead: `the 7 largest of ${all}, in order of play` },
  ]);
  // One that decided the game is among them, however small: then they are not all the largest.
  const last = Number(moves.findLast(({ turn, forced }) => turn === "black" && !forced)?.ply);
  const small = { ...review, moves: moves.map((move) => (move.ply === last ? { ...move, loss: 3 } : move)) };
  const beside = begun(small, ["black"], last);
  assert.deepEqual([beside.tasks.at(-1)?.ply, beside.all], [last, all]);
  assert.deepEqual(cardOf(beside, GAME.at(ply), "black", small).rows, [
    { label: "Mistake 1 of 7", lead: `7 of ${all}: the largest, and the one that decided the game` },
  ]);
  assert.equal(begun(review, ["black"], last).isBeside, false, "as large as those that are left out");
});

test("of mistakes with the same best move only the largest is a task, and others fill up the seven", () => {
  const black = REVIEW.moves.filter(({ turn, forced }) => turn === "black" && !forced).map(({ ply }) => ply);
  /** @param {readonly [loss: number, best: string][]} mistakes of black, in order */
  const reviewOfBest = (mistakes) => {
    const moves = REVIEW.moves.map((move) => {
      const [loss, better] = mistakes[black.indexOf(move.ply)] ?? [0, move.move];
      return { ...move, loss, best: { ...move.best, move: better } };
    });
    return /** @type {typeof REVIEW} */ ({ ...REVIEW, moves, again: black });
  };
  const firstCard = (/** @type {typeof REVIEW} */ review, /** @type {number | null} */ decided = null) => {
    const guided = begun(review, ["black"], decided);
    const { ply } = taskOf(guided) ?? assert.fail();
    const [row] = cardOf(guided, GAME.at(ply), "black", review).rows;
    return { plies: guided.tasks.map((task) => black.indexOf(task.ply)), said: row.lead };
  };
  const squares = /** @type {const} */ (["b1", "c1", "d1", "e1", "f1", "g1"]);
  const corner = /** @type {[number, string][]} */ ([9, 20, 8, 12, 7].map((loss) => [loss, "a2"]));
  const others = squares.map((square, index) => /** @type {[number, string]} */ ([6 - (index % 2), square]));
  assert.deepEqual(firstCard(reviewOfBest([...corner, ...others])), {
    plies: [1, 5, 6, 7, 8, 9, 10],
    said: "7 of 11, each best move once",
  });
  const decisive = firstCard(reviewOfBest([...corner, ...others]), black[4]);
  assert.deepEqual(decisive.plies, [4, 5, 6, 7, 8, 9, 10], "the one that decided the game stands for them");
  const few = { plies: [1, 5], said: "2 of 6, each best move once" };
  assert.deepEqual(firstCard(reviewOfBest([...corner, [3, "b1"]])), few);
  // Where those that are left out are smaller than all tasks, these are the largest.
  const large = squares.map((square) => /** @type {[number, string]} */ ([10, square]));
  assert.deepEqual(firstCard(reviewOfBest([[20, "a2"], ...large, [5, "a2"]])), {
    plies: [0, 1, 2, 3, 4, 5, 6],
    said: "the 7 largest of 8, in order of play",
  });
});

test("only a side that has made mistakes can be chosen", () => {
  assert.deepEqual(erring(REVIEW, ["black", "white"]), ["black", "white"]);
  const ofWhite = { ...REVIEW, moves: REVIEW.moves.filter(({ turn }) => turn === "white") };
  assert.deepEqual(erring(ofWhite, ["black", "white"]), ["white"]);
});

test("the best move and one within a disc of it count as found, and what was answered stays so", () => {
  assert.deepEqual(
    [-1, 0, 1, 2].map((loss) => isFound(tryOf(loss))),
    [true, true, true, false],
  );
  assert.equal(isFound(bestOf(FIRST)), true);
  const wrong = withTry(begun(REVIEW, ["black"]), tryOf(6));
  assert.equal(taskOf(wrong)?.phase, "open");
  assert.equal(taskOf(withTry(wrong, tryOf(6)))?.tries.length, 1, "each move once");
  const found = withTry(wrong, bestOf(FIRST));
  assert.deepEqual(taskOf(found)?.phase, "found");
  assert.deepEqual(solved(found), found);
  assert.deepEqual(withHint(found, { hint: "because", count: null }), found);
  assert.deepEqual(
    missedIn(found).map(({ ply }) => ply),
    [8],
  );
});

test("a move that was tried is told beside the best one, as both were compared", () => {
  const { best } = FIRST;
  const line = { ...best, move: another(4, 1), score: 2, exact: false };
  const tried = tryBy({ line: /** @type {any} */ (line), best: { ...best, score: 5, exact: true }, loss: 3 });
  assert.deepEqual([tried.move, tried.best, tried.score, tried.exact], [another(4, 1), 5, 2, false]);
});

test("the region of a move is the quarter of the board that it is in", () => {
  const quarters = ["a1", "d4", "e1", "h4", "a5", "d8", "e5", "h8"].map((square) => quarterOf(square).join());
  assert.deepEqual(quarters, ["a1,d4", "a1,d4", "e1,h4", "e1,h4", "a5,d8", "a5,d8", "e5,h8", "e5,h8"]);
  const empty = emptyInQuarter(GAME.at(0).board, "f5");
  assert.equal(empty.length, 15);
  assert.deepEqual([empty[0], empty.at(-1)], ["f5", "h8"]);
});

test("a hint is a reason that does not tell the move", () => {
  const reasons = [{ sentence: "The best move takes the corner a1." }, { sentence: "Few moves are left." }];
  assert.equal(veiled(reasons, "a1"), "Few moves are left.");
  assert.equal(veiled(reasons.slice(0, 1), "a1"), undefined);
  // Else the reply to the mistake is one, where it is not the move that is looked for.
  const told = [{ reply: null }, { reply: ["g6", "b5"] }];
  assert.equal(replyBeside(told, "a1"), "g6");
  assert.equal(replyBeside(told, "g6"), undefined);
  assert.equal(replyBeside([], "a1"), undefined);
});

test("what one counts stands between the reason and the region, or alone before it", () => {
  const first = begun(REVIEW, ["black"]);
  const step = { label: "Mistake 1 of 2", lead: "" };
  const why = { label: `What is wrong with ${FIRST.move}?`, lead: "because" };
  const count = { label: "", lead: "Count." };
  const region = { label: "", lead: `Look in the quarter from ${quarterOf(FIRST.best.move).join(" to ")}.` };
  const square = { label: "", lead: `Look at ${FIRST.best.move}.` };
  /** @param {{ hint: string | null, count: string | null }} words @param {number} times */
  const rowsAfter = (words, times) => {
    let guided = first;
    for (let time = 0; time < times; time += 1) guided = withHint(guided, words);
    return cardOf(guided).rows;
  };
  const both = { hint: "because", count: "Count." };
  assert.deepEqual(rowsAfter(both, 1), [step, why]);
  const spare = { ...why, isSpare: true };
  assert.deepEqual(
    rowsAfter(both, 2),
    [step, spare, count],
    "where there is little room, it takes that of the reason",
  );
  assert.deepEqual(rowsAfter(both, 3), [step, spare, count, region]);
  for (const times of [4, 5]) assert.deepEqual(rowsAfter(both, times), [step, spare, count, square]);
  const alone = { hint: null, count: "Count." };
  assert.deepEqual(rowsAfter(alone, 1), [step, count]);
  assert.deepEqual(rowsAfter(alone, 2), [step, count, region]);
  assert.deepEqual(rowsAfter(alone, 3), [step, count, square]);
});

test("one counts what the better move has less of: the opponent's moves, or else the discs that it flips", () => {
  const seen = new Set();
  for (let ply = 0; ply < GAME.moves.length; ply += 1) {
    const position = GAME.at(ply);
    const counts = new Map(
      legalIn(boardOf(position), position.turn).map((move) => [move, countedAfter(position, move)]),
    );
    for (const [move, played] of counts)
      for (const [best, better] of counts) {
        const what =
          better.moves < played.moves
            ? "moves"
            : better.flips < played.flips && !CORNERS.includes(best)
              ? "flips"
              : null;
        const expected = what && { what, played: played[what], best: better[what] };
        assert.deepEqual(countBeside(position, move, best), expected, `${position}: ${best} beside ${move}`);
        seen.add(what);
      }
  }
  assert.deepEqual(seen, new Set(["moves", "flips", null]));
});

/** @param {import("flipside/game").Game} position */
const boardOf = (position) => [...position.board];

const CORNERS = ["a1", "a8", "h1", "h8"];

/** The directions of the board as steps of columns and rows. */
const STEPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y]])));

/** The discs that a move would flip, by the rules alone. @param {string[]} board @param {string} own @param {number} at */
function flippedBy(board, own, at) {
  if (board[at] !== "-") return [];
  return STEPS.flatMap(([x = 0, y = 0]) => {
    const run = [];
    for (let [file, rank] = [(at % 8) + x, (at >> 3) + y]; ; file += x, rank += y) {
      const index = rank * 8 + file;
      if (file < 0 || file > 7 || rank < 0 || rank > 7 || board[index] === "-") return [];
      if (board[index] === own) return run;
      run.push(index);
    }
  });
}

/** @param {"black" | "white"} color */
const discOf = (color) => (color === "black" ? "X" : "O");

/** @param {string[]} board @param {"black" | "white"} color */
function legalIn(board, color) {
  return board.flatMap((_, at) =>
    flippedBy(board, discOf(color), at).length > 0 ? [`${"abcdefgh".charAt(at % 8)}${(at >> 3) + 1}`] : [],
  );
}

/** @param {import("flipside/game").Game} position @param {string} move */
function countedAfter(position, move) {
  const board = boardOf(position);
  const at = "abcdefgh".indexOf(move.charAt(0)) + 8 * (Number(move[1]) - 1);
  const flipped = flippedBy(board, discOf(position.turn), at);
  for (const index of [at, ...flipped]) board[index] = discOf(position.turn);
  const moves = legalIn(board, position.turn === "black" ? "white" : "black").length;
  return { moves, flips: flipped.length };
}

test("the first hint repeats nothing that the card has told in the task", () => {
  const [key, corner, few] = [
    { kind: "best-reply", sentence: "White could play a1.", reply: ["a1"] },
    { kind: "corner-next", sentence: "It lets White take h8.", reply: ["g7"] },
    { kind: "mobility", sentence: "You are left with 2 moves.", reply: null },
  ];
  const first = begun(REVIEW, ["black"]);
  const hintAfter = (/** @type {Guided} */ guided) => hintFor(tasked(guided), [corner, few], "a1");
  assert.deepEqual(hintAfter(first), { reason: corner.sentence });
  const read = withRead(first, corner);
  assert.deepEqual(hintAfter(read), { reason: few.sentence });
  const inOtherWords = withRead(first, { kind: "corner-next", sentence: "Then h8 falls." });
  assert.deepEqual(hintAfter(inOtherWords), { reason: few.sentence }, "the same of the same squares");
  const ofAnother = withRead(first, { kind: "corner-next", sentence: "It lets White take a8." });
  assert.deepEqual(hintAfter(ofAnother), { reason: corner.sentence });
  const all = withRead(read, { kind: "mobility", sentence: "You are left with 3 moves." });
  assert.deepEqual(hintAfter(all), { reply: "g7" });
  assert.deepEqual(
    hintFor(tasked(all), [corner, few], "a1", true),
    {},
    "where one can count, it teaches more",
  );
  assert.deepEqual(hintFor(tasked(read), [corner, few], "a1", true), { reason: few.sentence });
  assert.deepEqual(hintAfter(refutedBy(all, FIRST.move)), {}, "the card has told the reply, too");
  const wrong = refutedBy(withTry(all, tryOf(6)), tryOf(6).move);
  assert.deepEqual(hintAfter(wrong), { reply: "g7" }, "not that to the mistake");
  assert.deepEqual(hintFor(tasked(all), [key, corner, few], "a1"), {}, "the reply would tell the move");
  assert.deepEqual(hintAfter(nextOf(all)), { reason: corner.sentence }, "the next task begins anew");

  const hinted = withHint(first, { hint: corner.sentence, count: null });
  const again = (/** @type {Guided} */ guided) => cardOf(refutedBy(guided, FIRST.move)).rows;
  const isThere = (/** @type {import("../../../www/review/rows.js").Row} */ { lead }) =>
    lead === corner.sentence;
  assert.ok(!again(hinted).some(isThere), "its reasons are still looked for");
  assert.ok(!again(withRead(hinted, corner)).some(isThere), "the reason stands above");
  const counted = { hint: corner.sentence, count: "Count." };
  const withCount = withHint(withHint(first, counted), counted);
  const isCount = (/** @type {import("../../../www/review/rows.js").Row} */ { lead }) => lead === "Count.";
  assert.ok(again(withCount).some(isCount) && !again(withCount).some(isThere), "no card tells what to count");
  const below = again(withRead(hinted, few)).find(isThere);
  assert.deepEqual(below, { label: "", lead: corner.sentence }, "another one does");
});

test("the reasons against a try do not tell the better move, unless the reply has told its square", () => {
  const [key, other, none] = [
    { sentence: "It lets White play a1.", reply: ["a1"] },
    { sentence: "It lets White play b2.", reply: ["b2"] },
    { sentence: "Few moves are left.", reply: null },
  ];
  assert.deepEqual(
    toldOfTry([key, other, none], "a1", "c3"),
    [none, other],
    "no reply that is not on the board first",
  );
  assert.deepEqual(toldOfTry([key, other, none], "a1", "b2"), [other, none]);
  assert.deepEqual(toldOfTry([key, other, none], "a1", "a1"), [key, none, other]);
});

test("the card asks for a better move, gives hints, and says what a bad one gives up and the reply to it", () => {
  const first = begun(REVIEW, ["black"]);
  assert.match(cardOf(CHOOSING).headline, /^Whose mistakes/);
  const asked = cardOf(first);
  assert.equal(asked.headline, `Black to move: find the best move instead of ${GAME.moves[4]}.`);
  assert.deepEqual(asked.rows, [{ label: "Mistake 1 of 2", lead: "" }]);
  assert.deepEqual([asked.why, asked.reviewed], [null, null], "nothing tells the better move");

  const because = { hint: "because", count: null };
  const hinted = withHint(first, because);
  assert.deepEqual(cardOf(hinted).rows[1], {
    label: `What is wrong with ${GAME.moves[4]}?`,
    lead: "because",
  });
  const placed = withHint(hinted, because);
  assert.deepEqual(cardOf(placed).rows[2], {
    label: "",
    lead: `Look in the quarter from ${quarterOf(FIRST.best.move).join(" to ")}.`,
  });
  assert.deepEqual(cardOf(withHint(placed, because)).rows[2], {
    label: "",
    lead: `Look at ${FIRST.best.move}.`,
  });

  const [, region, ...others] = cardOf(withHint(first, { hint: null, count: null })).rows;
  assert.deepEqual(
    [region, others],
    [cardOf(placed).rows[2], []],
    "the region at once, where there is no reason",
  );

  const move = another(4, 1);
  const after = GAME.at(4).after(/** @type {any} */ (move));
  assert.equal(cardOf(first, after).headline, `Looking at ${move}…`);
  const wrong = withTry(first, tryOf(6));
  const refuted = cardOf(wrong, after);
  assert.deepEqual([refuted.verdict, refuted.why], [null, null], "no sign of a mistake beside a praise");
  const noBetter = cardOf(withTry(first, tryOf(12)), after);
  assert.equal(noBetter.verdict, "large");
  assert.equal(
    noBetter.headline,
    `Black's ${move} gives up about 12 discs. That probably gives the win away. It is no better than ${FIRST.move}.`,
  );
  assert.equal(refuted.headline, `${move} is better than ${FIRST.move}. Another move is better still.`);
  const [reply] = after.legalMoves();
  assert.deepEqual(refuted.rows[1], { label: "", lead: `White replies ${reply}.` });
  const long = /** @type {any} */ ({ ...tryOf(6), pv: [move, reply, "b5", "pass", "a5", "a6"] });
  assert.equal(
    cardOf(withTry(first, long), after).rows[1]?.lead,
    `White replies ${reply}; then b5, pass, a5.`,
    "one reply, and what follows it",
  );
  const takenBack = cardOf(wrong);
  assert.deepEqual(
    [takenBack.headline, takenBack.rows],
    [refuted.headline, [...refuted.rows, { label: "", lead: "Try another move." }]],
    "what was taken back is still spoken of",
  );
  const helped = cardOf(withHint(withHint(wrong, because), because));
  assert.equal(helped.headline, refuted.headline, "also with a hint, as one may still be reading");
  assert.deepEqual(
    helped.rows,
    [
      ...refuted.rows.map((row) => ({ ...row, isSpare: true })),
      { label: `What is wrong with ${GAME.moves[4]}?`, lead: "because" },
      cardOf(placed).rows[2],
    ],
    "which stands below, in the place of the call to go on",
  );
  assert.deepEqual(cardOf(withHint(wrong, because), after).rows, refuted.rows, "once the board is back");
  assert.equal(
    triedOnBoard(REVIEW, after.after(/** @type {any} */ (after.legalMoves()[0])), tasked(wrong)),
    move,
  );
  const again = `Black's ${GAME.moves[4]} gives up about 12 discs.`;
  assert.equal(cardOf(first, GAME.at(5)).headline, again);
  assert.equal(cardOf(refutedBy(first, String(GAME.moves[4]))).headline, again);
  assert.equal(cardOf(first, GAME.at(20)).headline, "You have left the exercise.");
});

test("of a wrong move the card says why, without the better one, and tells the moves that are on the board", () => {
  const first = begun(REVIEW, ["black"]);
  const tried = tryOf(6);
  const { move } = tried;
  const line = { ...FIRST.line, move, pv: tried.pv, score: tried.score };
  const report = /** @type {any} */ ({ turn: "black", lines: [FIRST.best, line] });
  const evaluations = withComparison(new Map(), GAME.at(4), report);
  const after = GAME.at(4).after(/** @type {any} */ (move));
  for (const game of [after, GAME.at(4)]) {
    const { why, whyLead, whyPlayer, isVeiled } = cardOf(
      withTry(first, tried),
      game,
      "black",
      REVIEW,
      evaluations,
    );
    assert.deepEqual([why?.move, why?.best.move, why?.ply], [move, FIRST.best.move, 4]);
    assert.deepEqual([whyLead, whyPlayer, isVeiled], [`What is wrong with ${move}?`, null, true]);
  }
  const again = cardOf(refutedBy(first, FIRST.move));
  assert.deepEqual([again.why?.move, again.isVeiled], [FIRST.move, true]);
  const found = cardOf(withTry(first, bestOf(FIRST)));
  assert.deepEqual([found.isVeiled, found.isFound], [false, true], "then nothing is kept back");

  const pv = ["a1", "b1", "pass", "c1", "d1", "e1", "f1"];
  assert.deepEqual(answersIn(pv, "h8"), ["b1", "pass", "c1", "d1"]);
  assert.deepEqual(answersIn(pv, "c1"), ["b1", "pass"], "not to the better move");
  assert.deepEqual(answersIn(pv, "b1").slice(0, 1), ["b1"], "but the answer is told");
  const lead = "Black replies b1; then pass, c1, d1.";
  assert.deepEqual(answerRows("white", pv, "h8"), [{ label: "", lead }]);
  assert.deepEqual(answerRows("white", ["a1"], "h8"), [], "the game ends by it");
});

test("the card says why when a move is found or shown, and at the end how each mistake went", () => {
  const first = begun(REVIEW, ["black"]);
  const nearly = cardOf(withTry(first, tryOf(1)));
  assert.equal(nearly.headline, `Black's ${another(4, 1)} is a good move: it gives up only 1 disc.`);
  assert.equal(nearly.rows[0]?.label, `Nearly as good as ${FIRST.best.move}: that counts.`);
  assert.equal(nearly.why?.ply, FIRST.ply);
  const shown = cardOf(solved(first));
  assert.deepEqual([shown.why, shown.whyLead], [nearly.why, "Why?"]);
  const numbered = `The numbers show the better line, from ${FIRST.best.move}.`;
  assert.equal(shown.rows[1]?.lead, numbered);
  const elsewhere = cardOf(solved(first), GAME.at(5));
  assert.ok(!elsewhere.rows.some(({ lead }) => lead === numbered), "no numbers stand on the board there");

  const found = withTry(withTry(withHint(first, { hint: "because", count: null }), tryOf(6)), bestOf(FIRST));
  const wellFound = cardOf(found);
  assert.equal(wellFound.headline, `Well found: ${FIRST.best.move} is the best move.`);
  assert.equal(
    wellFound.whyLead,
    `What is wrong with ${FIRST.move}?`,
    "the reasons are not about the best move",
  );
  assert.equal(wellFound.whyPlayer, null, "they are told to the person");
  assert.equal(cardOf(found, GAME.at(4), "both").whyPlayer, "black", "where nobody is, of the player");
  assert.ok(!wellFound.rows.some(({ lead }) => lead.includes("corner")));
  // A corner that the move gives is told.
  const best = { ...FIRST.best, move: "b7", pv: ["b7", "a8", "c1", "d1", "a1"] };
  const moves = REVIEW.moves.map((move) => (move.ply === 41 ? { ...move, best, loss: 12 } : move));
  const review = /** @type {any} */ ({ ...REVIEW, moves, again: [41] });
  const { turn } = GAME.at(41);
  const given = withTry(begun(review, turn ? [turn] : []), bestOf(/** @type {any} */ (moves[41])));
  const rowsFor = (/** @type {"black" | "both"} */ side) => cardOf(given, GAME.at(41), side, review).rows;
  assert.equal(
    rowsFor("both").at(-1)?.lead,
    "After b7, Black can take the corner a8; by best play White then takes a1.",
  );
  const end = cardOf(nextOf(solved(nextOf(found))), GAME);
  assert.equal(end.headline, "Better moves found: 1 of 2.");
  assert.deepEqual(
    end.rows.map(({ lead }) => lead),
    [
      `Found: ${FIRST.best.move}, after ${another(4, 1)}. With a hint.`,
      `Not found: ${another(8)}.`,
      "If you practice those not found, they come again in Train.",
    ],
  );
  assert.match(String(end.rows[0]?.label), /^Move 5, Black /);

  // A person who only goes on has asked for nothing.
  const skipped = nextOf(nextOf(first));
  assert.deepEqual(
    cardOf(skipped, GAME).rows.map(({ lead }) => lead),
    ["Skipped.", "Skipped."],
  );
  const practiced = (/** @type {Guided} */ guided) => toPractice(guided).map(({ ply }) => ply);
  assert.deepEqual(practiced(skipped), []);
  assert.deepEqual(practiced(nextOf(solved(nextOf(first)))), [8], "the solution was asked for");
  for (const looked of [
    withTry(first, tryOf(6)),
    withHint(first, { hint: null, count: null }),
    refutedBy(first, FIRST.move),
    solved(first),
  ])
    assert.deepEqual(practiced(nextOf(nextOf(looked))), [4]);
});

/** @param {Guided} guided */
function tasked(guided) {
  const task = taskOf(guided);
  assert.ok(task);
  return task;
}
