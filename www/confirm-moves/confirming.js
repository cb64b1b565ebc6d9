// Moves that take two taps, where a person wants that: the first shows what it would flip, the second on the same square plays it.

/** @import { Page } from "../feature.js" */
/** @import { Drawing } from "../sketch/sketch.js" */

import { shownGame } from "../state/rooms.js";

/**
 * @param {Pick<Page, "board" | "store">} page
 * @param {Pick<Drawing, "aim">} drawing
 * @param {() => boolean} isWanted
 */
export function confirmMoves({ board, store }, drawing, isWanted) {
  /** Where the first tap was. @type {string | null} */
  let aimed = null;
  const aim = (/** @type {string | null} */ square) => {
    aimed = square;
    drawing.aim(square);
  };
  store.watch(shownGame, () => aim(null));
  // Before the page hears of it.
  board.addEventListener(
    "move",
    (event) => {
      const { move } = event.detail;
      if (move === "pass" || move === aimed || !isWanted()) return aim(null);
      event.preventDefault();
      event.stopImmediatePropagation();
      aim(move);
      pointAt(board, move);
    },
    { capture: true },
  );
}

/** Has the board show what a move would flip, as where a mouse points at it. @param {Page["board"]} board @param {string} square */
function pointAt(board, square) {
  const cell = board.shadowRoot?.querySelector(`[data-square=${square}]`);
  cell?.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
}
