/** @import { Color } from "../state/types.js" */
import { COLORS } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

/** What stands on a printed sheet. */
export const printed = phrasesOf("printed", {
  record: "Record: each disc in the color that placed it, with the number of the move",
  end: "Final position",
  /** @param {Color} color */
  position: (color) => `${COLORS[color]} to move`,
  /** A position in a game. @param {number} number of the last move @param {Color} color */
  after: (number, color) => `After move ${number}, ${COLORS[color]} to move`,
});
