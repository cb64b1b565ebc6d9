// Which characters there are. What a person has chosen is kept by the id of a character, since a skill is a rank: one more character
// changes those of all above it.

/** The ids, the weakest first. */
export const CHARACTER_IDS = ["pip", "nell", "otto", "mira", "hugo", "vera", "kaito", "flipside"];

/** Those of the time in which a skill was kept, 1 to 8. Nothing is ever added to it. */
const BY_KEPT_SKILL = ["pip", "nell", "otto", "mira", "hugo", "vera", "kaito", "flipside"];

/** The skill by which the engine plays a character. @param {string} id */
export const skillOf = (id) => CHARACTER_IDS.indexOf(id) + 1;

/**
 * The id of a character, of which an earlier version has kept the skill.
 * @param {any} kept an id or a skill, as text too
 * @returns {string}
 */
export const idOf = (kept) => BY_KEPT_SKILL[kept - 1] ?? kept;
