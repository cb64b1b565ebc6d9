/** @import { Page } from "../feature.js" */
/** @import { Mark } from "../package/flipside.js" */

import { shownGame } from "../state/rooms.js";

/** Told apart from hints, and from what the coach marks. */
const COLOR = "#7fd4ff";

/**
 * The first tap shows what a move would flip, the second on the same square plays it.
 * @param {Pick<Page, "board" | "store">} page
 */
export function confirmMoves({ board, store }) {
  /** Where the first tap was. @type {string | null} */
  let aimed = null;
  const aim = (/** @type {string | null} */ square) => {
    if (square === aimed) return;
    aimed = square;
    store.update({ aimed: square === null ? [] : [markAt(square)] });
  };
  store.watch(shownGame, () => aim(null));
  // Before the page hears of it.
  board.addEventListener(
    "move",
    (event) => {
      const { move } = event.detail;
      if (move === "pass" || move === aimed || !store.state.settings.confirmMoves) return aim(null);
      event.preventDefault();
      event.stopImmediatePropagation();
      aim(move);
      pointAt(board, move);
    },
    { capture: true },
  );
}

/** @param {string} square */
function markAt(square) {
  return /** @type {Mark} */ ({ square, shape: "square", color: COLOR });
}

/** Has the board show what a move would flip, as where a mouse points at it. @param {Page["board"]} board @param {string} square */
function pointAt(board, square) {
  const cell = board.shadowRoot?.querySelector(`[data-square=${square}]`);
  cell?.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
}
