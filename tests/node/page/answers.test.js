// The person's best move that the result of a game names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bestAnswer } from "../../../www/review/answers.js";
import { firstMoves, reviewOf } from "./table.js";

const GAME = firstMoves();

/** A review in which some moves lost discs, and all others are the best ones. @param {Record<number, number>} losses by ply */
function reviewWith(losses) {
  const review = reviewOf(GAME);
  const moves = review.moves.map((move) => {
    const loss = losses[move.ply] ?? 0;
    const best = { ...move.best, score: 0, move: loss > 0 ? move.best.move : move.move };
    return { ...move, best, loss, score: -loss };
  });
  const again = Object.keys(losses).map(Number);
  return /** @type {typeof review} */ ({ ...review, moves, again });
}

test("the best move of a side is the best one after the opponent's largest mistake that it answered so", () => {
  const white = GAME.at(5).turn;
  const named = bestAnswer(reviewWith({ 2: 6, 4: 12 }), white);
  assert.deepEqual([named?.move, named?.to.ply], [GAME.moves[5], 4]);
  const missed = bestAnswer(reviewWith({ 2: 6, 4: 12, 5: 9 }), white);
  assert.deepEqual([missed?.move, missed?.to.ply], [GAME.moves[3], 2]);
  assert.equal(bestAnswer(reviewWith({}), white), null);
});
