// The line of a puzzle: its best move, and what follows as long as one's next move is again the only one that is best.

import { Game } from "../../dist/flipside.js";

/** @import { Engine, Move } from "../../dist/flipside.js" */

/** The most own moves of a line. */
const OWN_MOVES = 3;

/**
 * The line of a puzzle, which ends with an own move. The opponent replies as well as possible.
 * @param {Engine} engine
 * @param {string} position
 * @param {readonly Move[]} best the best line as the engine has it, the opponent's replies included
 * @returns {Promise<Move[]>}
 */
export async function lineOf(engine, position, best) {
  const game = Game.parse(position);
  const { turn } = game;
  const line = [best[0]];
  game.play(best[0]);
  for (let own = 1; own < OWN_MOVES && !game.isOver; own += 1) {
    /** @type {Move[]} */
    const between = [];
    while (!game.isOver && game.turn !== turn) {
      const { move } = game.mustPass
        ? { move: /** @type {Move} */ ("pass") }
        : (await engine.solve(game)).lines[0];
      between.push(move);
      game.play(move);
    }
    if (game.isOver || game.mustPass || game.legalMoves().length < 2) return line;
    const limits = /** @type {const} */ ({ depth: game.empties, selectivity: 100, count: 2 });
    const [first, second] = (await engine.analyze(game, limits)).lines;
    if (first.score === second.score) return line;
    line.push(...between, first.move);
    game.play(first.move);
  }
  return line;
}
