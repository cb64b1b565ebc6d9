/** @import { Strength } from "../state/types.js" */
import { phrasesOf } from "../words/language.js";

/** The names of the opponents, which a language may write in its own script. */
export const characters = phrasesOf("characters", {
  names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
});

const RATINGS = [300, 580, 900, 1170, 1500, 1780, 2100, 2280];

/** The opponents by skill, the weakest first, as `characters` of the package has them. */
export const CHARACTERS = Object.freeze(
  RATINGS.map((rating, index) => ({ name: characters.names[index] ?? "", rating })),
);

/** The opponent of a skill. @param {Pick<Strength, "skill">} strength 1 to 8 */
export function characterOf({ skill }) {
  return CHARACTERS[skill - 1] ?? /** @type {(typeof CHARACTERS)[number]} */ (CHARACTERS[0]);
}
