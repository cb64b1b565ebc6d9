import assert from "node:assert/strict";
import { Game } from "flipside";
import { pick } from "../support/random.js";

/** 14 empty squares, problem 1 of the FFO endgame suite: g8 wins by 18. */
export const ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

/** A game of a random number of random moves. @param {() => number} random @param {number} [most] */
export function randomGame(random, most = 60) {
  const game = new Game();
  for (let left = random() * most; left > 0 && !game.isOver; left -= 1)
    game.play(pick(random, game.legalMoves()));
  return game;
}

/**
 * Fails where a report cannot be right.
 * @param {import("flipside").Report} report
 * @param {Game} game that it is about
 */
export function checkReport({ turn, lines, nodes, elapsedMs, stopped }, game) {
  assert.equal(turn, game.turn);
  assert.ok(nodes >= 0 && elapsedMs >= 0);
  assert.notEqual(stopped, null);
  assert.equal(lines.length === 0, game.isOver);
  for (const { move, score, pv } of lines) {
    assert.ok(score >= -64 && score <= 64, `score ${score}`);
    assert.equal(pv[0], move);
    const line = game.clone();
    for (const each of pv) line.play(each);
  }
}
