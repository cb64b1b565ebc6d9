/** @import { Strength } from "../state/types.js" */

import { idOf } from "../state/characters.js";
import { amountOf } from "../state/settings.js";

// A strength in one word and a number, as the value of an entry in a list: "character otto", "level 12", "time 0.5".

/** @param {Strength} strength */
export function strengthText(strength) {
  return `${strength.strength} ${strength[amountOf(strength.strength)]}`;
}

/**
 * A strength that is another one only in what the text says; one of an earlier version has a skill.
 * @param {Strength} from
 * @param {string} text
 * @returns {Strength}
 */
export function withStrength({ strength: _, character, level, seconds }, text) {
  const [kind, amount] = text.split(" ");
  const strength = /** @type {Strength["strength"]} */ (kind);
  return {
    character,
    level,
    seconds,
    strength,
    [amountOf(strength)]: strength === "character" ? idOf(amount) : Number(amount),
  };
}
