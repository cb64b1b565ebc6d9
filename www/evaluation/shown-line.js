/** @import { Store } from "../state/store.js" */

/**
 * Draws an expected line on the board while it is pointed at, held, or has the focus: an element names the first move of its line
 * in `data-line`.
 * @param {HTMLElement} place
 * @param {Store} store
 */
export function listenToLine(place, store) {
  const show = (/** @type {Event} */ { target }) => {
    const line = target instanceof Element ? target.closest("[data-line]") : null;
    store.update({ shownLine: line?.getAttribute("data-line") ?? null });
  };
  const hide = () => store.update({ shownLine: null });
  for (const type of ["pointerover", "focusin"]) place.addEventListener(type, show);
  for (const type of ["pointerleave", "focusout"]) place.addEventListener(type, hide);
}
