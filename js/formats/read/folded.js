// Letters as moves are looked for in them: full-width ones as plain ones, without invisible ones, and each place with where it is in the text.

import { plain } from "../../notation/squares.js";

const INVISIBLE = /(?:\p{Cf}|\ufe0e|\ufe0f)+/gu;

/** @typedef {{ text: string, placeOf: (at: number) => number }} Folded */

/** @param {string} text @returns {Folded} */
export function folded(text) {
  if (!/[\u0080-\uffff]/.test(text)) return { text, placeOf: (at) => at };
  if (text.search(INVISIBLE) < 0) return { text: plain(text), placeOf: (at) => at };
  /** Where letters were taken out, in what is left, and how many up to there. */
  const [places, counts] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  let count = 0;
  for (const { 0: invisible, index } of text.matchAll(INVISIBLE)) {
    places.push(index - count);
    count += invisible.length;
    counts.push(count);
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
  return { text: plain(text), placeOf };
}
