// Moves that lead to the same board up to symmetry, such as the four first moves of a game: they are images of each
// other, and worth the same. One of them is searched, and the others have its line, mirrored or rotated.

import { positionOf } from "../game/game.js";
import { encode } from "../request/request.js";
import { chosenMoves } from "../request/selection.js";
import { countOf } from "../rules/bits.js";
import { SQUARES } from "../rules/board.js";
import { after } from "../rules/position.js";
import { canonicalImage } from "../rules/symmetry.js";

/**
 * @import { Line, Move } from "../generated/types.js"
 * @import { Request } from "../request/request.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * The line of a move that is an image of the line's own move, or that move itself; `undefined` when it is neither.
 * @param {Position} position
 * @param {Line} line
 * @param {Move} move
 * @returns {Line | undefined}
 */
export function imageOf(position, line, move) {
  if (line.move === move) return line;
  const [known, other] = [line.move, move].map((each) => after(position, each));
  // Most boards differ in the number of discs, which is found sooner.
  if (!known || !other || ownDiscs(known) !== ownDiscs(other)) return undefined;
  const [from, to] = [known, other].map(({ board }) => canonicalImage(board));
  if (from.image !== to.image) return undefined;
  const carried = line.pv.slice(1).map((next) => {
    if (next === "pass") return next;
    return SQUARES[to.squares[from.squares.indexOf(SQUARES.indexOf(next))]];
  });
  return { ...line, move, pv: [move, ...carried] };
}

/**
 * The moves in groups that are images of each other, in the order in which they come.
 * @param {Position} position
 * @param {readonly Move[]} moves that are legal
 * @returns {Move[][]}
 */
function groupsOfImages(position, moves) {
  /** @type {Map<string | undefined, Move[]>} */
  const groups = new Map();
  for (const move of moves) {
    const next = after(position, move);
    const image = next && canonicalImage(next.board).image;
    const group = groups.get(image);
    if (group) group.push(move);
    else groups.set(image, [move]);
  }
  return [...groups.values()];
}

/**
 * Narrows an analysis to one move of each group of images.
 * @param {Request} request of an analysis
 * @returns {{ narrowed: Request, moves: Move[], whole: (lines: readonly Line[]) => Line[] }} what is searched, about which
 *   moves, and what adds the lines of the images to those that were found: as many lines as were asked for
 */
export function withoutImages(request) {
  const { game, options } = request;
  const position = positionOf(game);
  const chosen = chosenMoves(game.legalMoves(), options.moves);
  const groups = groupsOfImages(position, chosen);
  const moves = groups.map(([first]) => first);
  if (moves.length === chosen.length)
    return { narrowed: request, moves, whole: (lines) => lines.slice(0, options.count) };
  const narrowed = { ...request, encoded: encode("analyze", game, { ...options, moves }) };
  /** @param {Line} line */
  const imagesOf = (line) => {
    const group = groups.find(([first]) => first === line.move) ?? [line.move];
    return group.flatMap((move) => imageOf(position, line, move) ?? []);
  };
  return { narrowed, moves, whole: (lines) => lines.flatMap(imagesOf).slice(0, options.count) };
}

/** How many discs the side to move has. @param {Position} position */
function ownDiscs({ ownLow, ownHigh }) {
  return countOf(ownLow) + countOf(ownHigh);
}
