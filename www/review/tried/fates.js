// What a move that was tried makes of the game: a verdict beside the best move alone would hide that it still loses.

/** @import { Line } from "../../package/flipside.js" */

/**
 * That a move loses where the best one wins, that it loses in any case, or that it draws where the best one wins.
 * @typedef {"thrown" | "lost" | "even"} Fate
 */

/** With a lead of so many discs that is not proven a game is as good as won; a draw is never sure. */
const SURE = 4;

/**
 * What a move makes of the game, as far as that is sure.
 * @param {Pick<Line, "score" | "exact">} best move of the position
 * @param {Pick<Line, "score" | "exact">} line of the move
 * @returns {Fate | null} `null` where it does not lose, nor give a win away
 */
export function fateOf(best, line) {
  const [before, after] = [sureEnding(best), sureEnding(line)];
  if (after === -1) return before === 1 ? "thrown" : "lost";
  return after === 0 && before === 1 ? "even" : null;
}

/**
 * Whether the opponent leads even against the best move: only then a lost game is *still* lost.
 * @param {Pick<Line, "score">} best
 */
export const isBehind = (best) => best.score < 0;

/** @param {Pick<Line, "score" | "exact">} line @returns {number | undefined} the sign of its score; `undefined` where it is not sure */
function sureEnding({ score, exact }) {
  return exact || Math.abs(score) >= SURE ? Math.sign(score) : undefined;
}
