// Where on the board a reason is: the squares that it speaks of, in one of its two lines.

import { SQUARES } from "../rules/board.js";
import { lineIn, positionIn } from "./arguments.js";
import { squaresNamed } from "./experiment/named.js";
import { frontierDiscs, stableDiscs } from "./facts/board.js";
import { PlayedLine } from "./facts/line.js";

/**
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Square } from "../generated/types.js"
 * @import { CoachLine } from "./arguments.js"
 * @import { PlayedLine as Played } from "./facts/line.js"
 * @import { Reason } from "./reasons.js"
 */

/**
 * The squares that a reason speaks of, a1 first, so that they can be marked on a board:
 * - of what replies show those that its sentence names besides the two moves: the same ones in both lines;
 * - of corners the corner;
 * - of `"pass-suffered"` and `"pass-missed"` the move that leaves no move, of `"last-move"` the last move of the line;
 * - of `"discs-lost"` the discs, of `"region-last"` the squares of the region;
 * - of `"safe-moves"` one's own moves that are counted;
 * - of `"frontier"` and `"stable"` one's own discs that are counted;
 * - of `"own-regions"` the empty squares of the regions into which only oneself can move;
 * - of the others none.
 *
 * ```js
 * const [reason] = explain(game, played, best);
 * squaresOf(reason, game, played); // where it shows after the move played
 * squaresOf(reason, game, best); // and where after the best one
 * ```
 * @param {Reason} reason
 * @param {PositionLike} position as given to `explain`
 * @param {CoachLine} line one of the two
 * @returns {Square[]}
 * @throws {FlipsideError} `INVALID_POSITION`, `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function squaresOf(reason, position, line) {
  const start = positionIn(position);
  const played = new PlayedLine(start, lineIn("line", line, start).pv);
  const found = squaresIn(reason, played);
  return SQUARES.filter((square) => found.includes(square));
}

/** @param {Reason} reason @param {Played} line @returns {readonly Square[]} */
function squaresIn(reason, line) {
  if ("better" in reason) return squaresNamed(reason);
  if (reason.kind === "last-move")
    return [line.moves.at(-1) === reason.instead ? reason.instead : reason.square];
  if ("squares" in reason) return reason.squares;
  if ("square" in reason) return [reason.square];
  switch (reason.kind) {
    case "safe-moves":
      return standAt(line, reason.ply).safeMoves("own");
    case "frontier":
      return frontierDiscs(standAt(line, reason.ply).cells, 1);
    case "stable":
      return stableDiscs(standAt(line, reason.ply).cells, 1);
    case "own-regions":
      return standAt(line, reason.ply).regions("own").flat();
    default:
      return [];
  }
}

/** A reason of other lines may speak of a ply that this one does not have. @param {Played} line @param {number} ply */
function standAt({ stands }, ply) {
  return stands[Math.min(ply, stands.length - 1)];
}
