/** @import { OthelloBoard } from "../package/flipside.js" */

/**
 * The square of a board at a place of the window; null beside it.
 * @param {OthelloBoard} board
 * @param {{ clientX: number, clientY: number }} place
 */
export function squareAt(board, { clientX, clientY }) {
  const under = board.shadowRoot?.elementFromPoint(clientX, clientY)?.closest("[data-square]");
  return under instanceof HTMLElement ? (under.dataset.square ?? null) : null;
}
