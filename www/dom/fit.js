// Nothing that the coach says is cut: where it is longer than its place, it is set a little smaller.

/** How large the text may be set, the largest first. */
const SIZES = Object.freeze([1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66]);

/**
 * Sets a text as large as its place allows, now and whenever that has another size.
 * @param {HTMLElement} element
 * @param {() => boolean} [isWhole] whether all of it is in view
 * @returns {() => void} to be called when the text has changed
 */
export function fitText(element, isWhole = () => element.scrollHeight <= element.clientHeight) {
  const fit = () => {
    for (const size of SIZES) {
      element.style.setProperty("--fit", String(size));
      if (isWhole()) break;
    }
  };
  new ResizeObserver(fit).observe(element);
  return fit;
}
