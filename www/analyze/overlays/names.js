// The names of openings on the squares that lead to them: over the board, as they are read with its squares and with the line.

/** @import { Page } from "../../feature.js" */
/** @import { Overlay } from "./overlays.js" */

import { create } from "../../dom/elements.js";
import { openingLanguage } from "../../words/language.js";

/**
 * Draws the names of marks on their squares from now on.
 * @param {Pick<Page, "board" | "store">} page
 */
export function createNames({ board, store }) {
  const layer = create("div", { class: "square-names", "aria-hidden": "true", lang: openingLanguage() });
  board.after(layer);

  /** The layer lies just over the squares, without the frame. */
  const fit = () => {
    const [first, last] = ["a1", "h8"].map((square) =>
      board.shadowRoot?.querySelector(`[data-square=${square}]`)?.getBoundingClientRect(),
    );
    const parent = layer.offsetParent?.getBoundingClientRect();
    if (!first || !last || !parent) return;
    Object.assign(layer.style, {
      left: `${Math.min(first.left, last.left) - parent.left}px`,
      top: `${Math.min(first.top, last.top) - parent.top}px`,
      width: `${Math.max(first.right, last.right) - Math.min(first.left, last.left)}px`,
      height: `${Math.max(first.bottom, last.bottom) - Math.min(first.top, last.top)}px`,
    });
  };
  new ResizeObserver(fit).observe(board);

  store.watch(
    ({ overlaid, hint, explained, settings }) => ({
      // Nothing is named where the marks give way.
      marks: hint || explained.length > 0 ? null : overlaid,
      isFlipped: settings.flipped,
    }),
    ({ marks, isFlipped }) => {
      layer.replaceChildren(...namesOf(marks ?? [], isFlipped));
      if (layer.firstChild) fit();
    },
  );
}

/** @param {Overlay["marks"]} marks @param {boolean} isFlipped */
function namesOf(marks, isFlipped) {
  return marks.flatMap((mark) => {
    if (!("square" in mark) || !mark.name) return [];
    const [file, rank] = [mark.square.charCodeAt(0) - 97, Number(mark.square[1]) - 1];
    const [column, row] = isFlipped ? [7 - file, 7 - rank] : [file, rank];
    const place = create("div", {}, create("span", {}, mark.name));
    Object.assign(place.style, { gridColumn: String(column + 1), gridRow: String(row + 1) });
    return [place];
  });
}
