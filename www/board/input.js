/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */

import { isElsewhere } from "../dom/controls.js";
import { latinKey } from "../keys/latin.js";
import { isGameShown } from "../state/rooms.js";

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
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = latinKey(event);
    const action = keys[key] ?? keys[key.toLowerCase()];
    if (!action) return;
    act(action);
    event.preventDefault();
  };
  board.addEventListener("keydown", listen);
  // Before anything has the focus, as on a page that was just opened, the keys are those of the board as well.
  document.addEventListener("keydown", (event) => {
    if (event.target === document.body && isGameShown(store.state) && !isElsewhere(event.target))
      listen(event);
  });
}
