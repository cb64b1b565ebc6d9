/** @import { OthelloBoard } from "../../package/flipside.js" */

import { squareAt } from "../../dom/square-at.js";

/** A square as an index, a1 first, and what a key there means. @typedef {{ index: number, cell: string | null }} Stroke */

/** What keys paint, whatever the brush is. @type {Readonly<Record<string, string | null>>} */
const KEYS = Object.freeze({
  Enter: null,
  " ": null,
  x: "X",
  o: "O",
  Delete: "-",
  Backspace: "-",
  "-": "-",
  ".": "-",
});

/**
 * Lets a person paint on a board by mouse, by touch and by keys.
 * @param {OthelloBoard} board
 * @param {object} painter
 * @param {(stroke: Stroke) => void} painter.begin a square was pressed
 * @param {(index: number) => void} painter.go the pointer went on to another square
 */
export function listenToPainting(board, { begin, go }) {
  /** The square under the pointer while it is pressed. @type {number | null} */
  let last = null;
  /** Where the focus is. @type {number | null} */
  let focused = null;
  const indexAt = (/** @type {PointerEvent} */ event) => {
    const square = squareAt(board, event);
    return square === null ? null : indexOf(square);
  };
  board.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    last = indexAt(event);
    if (last === null) return;
    board.setPointerCapture(event.pointerId);
    begin({ index: last, cell: null });
  });
  board.addEventListener("pointermove", (event) => {
    const index = last === null ? null : indexAt(event);
    if (index === null || index === last) return;
    last = index;
    go(index);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
    board.addEventListener(type, () => {
      last = null;
    });
  board.addEventListener("focus-square", ({ detail: { square } }) => {
    if (square) focused = indexOf(square);
  });
  // Before the board takes it for a move that cannot be played.
  board.addEventListener("click", (event) => event.stopPropagation(), { capture: true });
  board.addEventListener(
    "keydown",
    (event) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (focused === null || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, key))
        return;
      event.preventDefault();
      event.stopPropagation();
      begin({ index: focused, cell: KEYS[key] ?? null });
    },
    { capture: true },
  );
}

/** @param {string} square such as f5 */
function indexOf(square) {
  return 8 * (Number(square[1]) - 1) + square.charCodeAt(0) - 97;
}
