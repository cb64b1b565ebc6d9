/** @import { OthelloBoard } from "../package.js" */
/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */

/**
 * What happens on the board: moves, squares where none can be played, discs that have come to rest, keys.
 * @param {OthelloBoard} board
 * @param {Match} match
 * @param {Record<string, () => void>} actions by the letter that asks for them
 */
export function listenToBoard(board, match, actions) {
  board.addEventListener("move", (event) => {
    // The page says what is on the board, also after a move of its own.
    event.preventDefault();
    match.place(event.detail.move);
  });
  board.addEventListener("refuse", ({ detail }) => match.place(detail.square));
  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    action();
    event.preventDefault();
  });
}

/**
 * Notes when the discs are at rest.
 * @param {OthelloBoard} board
 * @param {Store} store
 */
export function listenToRest(board, store) {
  board.addEventListener("settle", () => store.update({ landed: store.state.game }));
}

/**
 * Draws the expected line on the board while it is pointed at or has the focus.
 * @param {HTMLElement} line
 * @param {Store} store
 */
export function listenToLine(line, store) {
  line.tabIndex = 0;
  const show = (/** @type {boolean} */ isLineShown) => () => store.update({ isLineShown });
  for (const type of ["pointerenter", "focus"]) line.addEventListener(type, show(true));
  for (const type of ["pointerleave", "blur"]) line.addEventListener(type, show(false));
}
