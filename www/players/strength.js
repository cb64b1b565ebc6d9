/** @import { Strength } from "../state/types.js" */

// A strength in one word and a number, as the value of an entry in a list: "character 3", "level 12", "time 0.5".

/** @type {Readonly<Record<Strength["strength"], "skill" | "level" | "seconds">>} */
const AMOUNTS = Object.freeze({ character: "skill", level: "level", time: "seconds" });

/** @param {Strength} strength */
export function strengthText(strength) {
  return `${strength.strength} ${strength[AMOUNTS[strength.strength]]}`;
}

/** A strength that is another one only in what the text says. @param {Strength} from @param {string} text @returns {Strength} */
export function withStrength({ strength: _, skill, level, seconds }, text) {
  const [kind, amount] = text.split(" ");
  const strength = /** @type {Strength["strength"]} */ (kind);
  return { skill, level, seconds, strength, [AMOUNTS[strength]]: Number(amount) };
}
