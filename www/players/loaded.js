// How a game ended that came in.

import { numbers } from "../words/language.js";

/** A final score. @param {number} result for black, the empty squares with the winner */
export function scoreText(result) {
  if (result % 2 === 0) return `${32 + result / 2}–${32 - result / 2}`;
  return result > 0 ? `+${numbers.whole(result)}` : numbers.whole(result);
}
