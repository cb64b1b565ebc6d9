// Moves that are the same by symmetry have the same value: where the board is its own image, as at the start.

/** @import { Game, Line } from "../package/flipside.js" */
import { TURNS, turnedMove } from "../game/turns.js";

/**
 * Lines of a position, with those of the moves that are images of theirs.
 * @param {Game} position
 * @param {readonly Line[]} lines
 * @returns {Line[]}
 */
export function withImages(position, lines) {
  const board = String(position);
  const turns = TURNS.slice(1).filter((turn) => turn.every((to, from) => board[to] === board[from]));
  const all = new Map(lines.map((line) => [line.move, line]));
  for (const line of lines) {
    for (const turn of turns) {
      const turned = (/** @type {string} */ move) => /** @type {Line["move"]} */ (turnedMove(move, turn));
      const image = { ...line, move: turned(line.move), pv: line.pv.map(turned) };
      if (!all.has(image.move)) all.set(image.move, image);
    }
  }
  return [...all.values()];
}
