/** @import { Strength } from "../state/types.js" */

/** The opponents by skill, the weakest first, as `characters` of the package has them. */
export const CHARACTERS = Object.freeze([
  { name: "Pip", rating: 300 },
  { name: "Nell", rating: 590 },
  { name: "Otto", rating: 940 },
  { name: "Mira", rating: 1230 },
  { name: "Hugo", rating: 1580 },
  { name: "Vera", rating: 1890 },
  { name: "Kaito", rating: 2160 },
  { name: "Flipside", rating: 2430 },
]);

/** The opponent of a skill. @param {Pick<Strength, "skill">} strength 1 to 8 */
export function characterOf({ skill }) {
  return CHARACTERS[skill - 1] ?? CHARACTERS[0];
}
