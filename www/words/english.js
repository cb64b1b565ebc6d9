/** @import { Color } from "../package/flipside.js" */
import { numbersOf } from "./numbers.js";

// What English phrases are made with.

export const { counted, plural, whole, percent } = numbersOf("en");

/** @type {Readonly<Record<Color, string>>} */
export const COLORS = Object.freeze({ black: "Black", white: "White" });

/**
 * Who does something: the person, the engine, an opponent by name, or whoever has a color.
 * @typedef {"you" | "engine" | Color | { name: string }} Subject
 */

/** A side, as a sentence speaks of it: to the person who has it, or else of its color. @typedef {"you" | Color} Who */

const SUBJECTS = Object.freeze({ ...COLORS, you: "You", engine: "The engine" });

/** Who does something, at the beginning of a sentence. @param {Subject} who */
export const subject = (who) => (typeof who === "object" ? who.name : SUBJECTS[who]);

/** A message of the package as a sentence of its own. @param {string} message which may begin with the name of a square */
export function asSentence(message) {
  const begun = message.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
