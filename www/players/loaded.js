// Who a game is between that came in: its two players, with what is told of it below their names.

/** @import { Tags } from "../app/flipside.js" */
/** @import { Color } from "../app/types.js" */
import { numbers } from "../words/language.js";

/** The event stands with one player and the day with the other: a name plate has one line for both. @param {Readonly<Tags>} about @param {Color} color */
export function loadedDetail({ event, date, result }, color) {
  const told = color === "black" ? [event] : [date, result === null ? null : scoreText(result)];
  return told.filter(Boolean).join(" · ");
}

/** A final score. @param {number} result for black, the empty squares with the winner */
export function scoreText(result) {
  if (result % 2 === 0) return `${32 + result / 2}–${32 - result / 2}`;
  return result > 0 ? `+${numbers.whole(result)}` : numbers.whole(result);
}
