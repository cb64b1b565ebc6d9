/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */

import { actionOf, isElsewhere } from "../keys/keys.js";
import { isGameShown } from "../state/rooms.js";

/**
 * What happens on the board: moves, squares where none can be played, discs that have come to rest, keys.
 * @param {OthelloBoard} board
 * @param {Page} page
 */
export function listenToBoard(board, { store, match, act, followed }) {
  board.addEventListener("move", (event) => {
    // The page says what is on the board, also after a move of its own.
    event.preventDefault();
    match.place(event.detail.move);
  });
  board.addEventListener("refuse", ({ detail }) => match.place(detail.square));
  board.addEventListener("settle", () => store.update({ settled: store.state.game }));
  /** @param {KeyboardEvent} event @param {boolean} [isLate] whether it had to wait for its action @returns {void} */
  const listen = (event, isLate) => {
    const action = actionOf(event, store.state.keys);
    if (event.defaultPrevented || (isLate && isElsewhere(event.target))) return;
    if (action) {
      act(action);
      event.preventDefault();
    } else if (!isLate) void followed.then(() => listen(event, true));
  };
  board.addEventListener("keydown", (event) => listen(event));
  // Before anything has the focus, as on a page that was just opened, the keys are those of the board as well.
  document.addEventListener("keydown", (event) => {
    if (event.target === document.body && isGameShown(store.state) && !isElsewhere(event.target))
      listen(event);
  });
}
