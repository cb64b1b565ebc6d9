// What a review says of each move, by the best lines of the positions before and after it.

import { imageOf } from "./images.js";

/**
 * @import { Color, Line, Move } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { RepliesToBoth } from "./replies.js"
 */

/**
 * A move of a reviewed game.
 * @typedef {object} ReviewedMove
 * @property {number} ply How many moves were played before it.
 * @property {Color} turn The side that played it.
 * @property {Move} move What was played.
 * @property {number} score What it is worth, in discs, for the side that played it.
 * @property {Line} line The move with that score, and how the game would go on with best play.
 * @property {Line} best The best move in that position; the one that was played when it is as good by symmetry.
 * @property {number} loss By how many discs the best move is better; 0 when it was played.
 * @property {boolean} forced Whether there was no other legal move.
 * @property {RepliesToBoth | undefined} [replies] Of a mistake, where `replies` asks for them: what the opponent can do after it, and after
 *   the best move.
 * @property {true | undefined} [provisional] Where it rests on the survey so far that `surveyMs` asks for.
 */

/**
 * Compares each move with the best one. A move other than the best is worth the score of the next position, seen from
 * the other side. If that is more than the score of the best move, it counts as the best move, but is not proven to be: the
 * other moves were not searched as deep. An image of the best move counts as the best move too, although the next
 * position, which was searched deeper, may have another score.
 * @param {readonly Move[]} moves
 * @param {readonly { ply: number, position: Position, forced: boolean }[]} positions those before the moves that are compared
 * @param {(ply: number) => Omit<Line, "move"> | undefined} lineAt the best line of the position at a ply
 * @param {(ply: number) => boolean | undefined} isProvisional
 * @returns {ReviewedMove[]}
 */
export function compare(moves, positions, lineAt, isProvisional) {
  return positions.flatMap(({ ply, position, forced }) => {
    const move = moves[ply];
    const known = /** @type {Line | undefined} */ (lineAt(ply));
    const next = lineAt(ply + 1);
    if (!known) return [];
    const played = next && leadingTo(next, move);
    const same = imageOf(position, known, move);
    const line = same ? longer(same, played) : played;
    if (!line) return [];
    const isBetter = line.score > known.score;
    const best = same ? line : isBetter ? { ...line, exact: false } : known;
    const { score } = line;
    /** @type {ReviewedMove} */
    const row = { ply, turn: position.turn, move, score, line, best, loss: best.score - score, forced };
    return [isProvisional(ply) ? { ...row, provisional: true } : row];
  });
}

/**
 * The line of a move that leads to a position, by the best line there.
 * @param {Omit<Line, "move">} next
 * @param {Move} move
 * @returns {Line}
 */
function leadingTo(next, move) {
  return { ...next, move, score: 0 - next.score, depth: next.depth + 1, pv: [move, ...next.pv] };
}

/**
 * The line of the move that was played, with the variation of the next position where that is longer. The variation of a
 * proven score stays, because only that one is proven to keep it.
 * @param {Line} line
 * @param {Line | undefined} played the line by the next position
 * @returns {Line}
 */
function longer(line, played) {
  const isLonger = !line.exact && played && played.pv.length > line.pv.length;
  return isLonger ? { ...line, pv: played.pv } : line;
}
