// Nothing that the coach says is cut: where it is longer than its place, it is set a little smaller.

/** How large the text may be set, the largest first. */
const SIZES = Object.freeze([1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66]);

/** The sizes that are nearly as large as the text around. */
export const LARGE = Object.freeze(SIZES.slice(0, 3));

/** The sizes that are read without effort. */
export const READABLE = Object.freeze(SIZES.slice(0, 5));

/**
 * Sets a text as large as its place allows, now and whenever that has another size. Where it could not be read without effort, its style
 * may leave out what can be spared.
 * @param {HTMLElement} element
 * @returns {() => void} to be called when the text has changed
 */
export function fitText(element) {
  const isWhole = () => element.scrollHeight <= element.clientHeight;
  const fit = () => {
    element.removeAttribute("data-tight");
    if (setSize(element, isWhole, READABLE)) return;
    element.setAttribute("data-tight", "");
    setSize(element, isWhole);
  };
  new ResizeObserver(fit).observe(element);
  return fit;
}

/**
 * Sets a text as large as its place allows.
 * @param {HTMLElement} element
 * @param {() => boolean} isWhole whether all of it is in view
 * @param {readonly number[]} [sizes]
 * @returns {boolean} whether it is
 */
export function setSize(element, isWhole, sizes = SIZES) {
  return sizes.some((size) => {
    element.style.setProperty("--fit", String(size));
    return isWhole();
  });
}
