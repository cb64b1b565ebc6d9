/** @import { Strength } from "../state/types.js" */
import { skillOf } from "../state/characters.js";
import { phrasesOf } from "../words/language.js";

/** The names of the opponents, which a language may write in its own script. */
export const characters = phrasesOf("characters", {
  names: ["Pip", "Nell", "Otto", "Mira", "Hugo", "Vera", "Kaito", "Flipside"],
});

/** The ratings, the weakest first. */
const RATINGS = [300, 580, 900, 1170, 1500, 1780, 2100, 2280];

/** The name and rating of a character, as `characters` of the package has them. @param {Pick<Strength, "character">} strength */
export function characterOf({ character }) {
  const rank = skillOf(character) - 1;
  return { name: characters.names[rank] ?? "", rating: RATINGS[rank] ?? 0 };
}
