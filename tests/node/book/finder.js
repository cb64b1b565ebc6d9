/**
 * @import { Game, Line, Review } from "flipside"
 * @import { Reviewer } from "flipside/book"
 */

/**
 * A reviewer that finds what the test says: at each ply of the game the best move and what it is worth.
 * @param {string[]} best the moves
 * @param {number[]} scores for the side to move
 * @param {number} [depth]
 * @param {number} [selectivity]
 * @returns {Reviewer}
 */
export function finder(best, scores, depth = 50, selectivity = 87) {
  return {
    async review(position) {
      const game = /** @type {Game} */ (position);
      const moves = game.moves.map((move, ply) => {
        const line = {
          move: best[ply],
          score: scores[ply],
          exact: false,
          depth,
          selectivity,
          pv: [best[ply]],
        };
        const { turn } = game.at(ply);
        return {
          ply,
          turn,
          move,
          score: scores[ply],
          best: /** @type {Line} */ (line),
          loss: 0,
          forced: false,
        };
      });
      return /** @type {Review} */ ({ moves, done: moves.length, total: moves.length });
    },
  };
}
