/** @import { OthelloBoard } from "../app/flipside.js" */
/** @import { Page } from "../app/feature.js" */

import { latinKey } from "../dom/keys.js";

/**
 * What happens on the board: moves, squares where none can be played, discs that have come to rest, keys.
 * @param {OthelloBoard} board
 * @param {Page} page
 */
export function listenToBoard(board, { store, match, keys, act }) {
  board.addEventListener("move", (event) => {
    // The page says what is on the board, also after a move of its own.
    event.preventDefault();
    match.place(event.detail.move);
  });
  board.addEventListener("refuse", ({ detail }) => match.place(detail.square));
  board.addEventListener("settle", () => store.update({ settled: store.state.game }));
  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = latinKey(event);
    const action = keys[key] ?? keys[key.toLowerCase()];
    if (!action) return;
    act(action);
    event.preventDefault();
  });
}
