/** @import { Strength } from "../state/types.js" */

/** The opponents by skill, the weakest first, as `characters` of the package has them. */
export const CHARACTERS = Object.freeze([
  { name: "Pip", rating: 300 },
  { name: "Nell", rating: 580 },
  { name: "Otto", rating: 900 },
  { name: "Mira", rating: 1170 },
  { name: "Hugo", rating: 1500 },
  { name: "Vera", rating: 1780 },
  { name: "Kaito", rating: 2100 },
  { name: "Flipside", rating: 2280 },
]);

/** The opponent of a skill. @param {Pick<Strength, "skill">} strength 1 to 8 */
export function characterOf({ skill }) {
  return CHARACTERS[skill - 1] ?? CHARACTERS[0];
}
