// Letters as moves are looked for in them: full-width ones as plain ones, without invisible ones, and each place with where it is in the text.

import { foldLetters } from "../../../notation/squares.js";

const INVISIBLE = /(?:\p{Cf}|\ufe0e|\ufe0f)+/gu;

/** @typedef {{ text: string, placeOf: (at: number) => number }} Folded */

/** The characters that are folded in one step. */
const STEP = 65_536;

/** @param {string} text @returns {Generator<void, Folded>} a step for some thousand characters */
export function* folded(text) {
  if (!/[\u0080-\uffff]/.test(text)) return { text, placeOf: (at) => at };
  /** @type {string[]} */
  const parts = [];
  /** Where letters were taken out, in what is left, and how many up to there. */
  const [places, counts] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  let count = 0;
  for (let from = 0; from < text.length; ) {
    // A letter of two units stays whole.
    const isHalf = /[\ud800-\udbff]/.test(text[from + STEP - 1] ?? "");
    const part = text.slice(from, from + STEP + (isHalf ? 1 : 0));
    for (const { 0: invisible, index } of part.matchAll(INVISIBLE)) {
      places.push(from + index - count);
      count += invisible.length;
      counts.push(count);
    }
    parts.push(foldLetters(part));
    from += part.length;
    yield;
  }
  const placeOf = (/** @type {number} */ at) => {
    let [from, to] = [0, places.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (places[middle] <= at) from = middle + 1;
      else to = middle;
    }
    return at + (from > 0 ? counts[from - 1] : 0);
  };
  return { text: parts.join(""), placeOf };
}
