// The options of the board: their names as attributes, their defaults, and what they take.

import { refusal } from "../notation/played.js";
import { readMove } from "./position.js";
import { ENGLISH } from "./texts.js";

/** @import { BoardOptions, Texts } from "./types.js" */

/** @type {Readonly<BoardOptions>} */
export const DEFAULTS = Object.freeze({
  lastMove: null,
  movable: "none",
  dots: true,
  previews: true,
  coordinates: "outside",
  frame: true,
  flipped: false,
  theme: "green",
  discs: "classic",
  sound: false,
  vibration: false,
  announce: true,
  values: Object.freeze([]),
  line: Object.freeze([]),
  marks: Object.freeze([]),
  texts: ENGLISH,
});

/** The options that are attributes as well, all but the last one, by the attribute. @type {Readonly<Record<string, keyof BoardOptions>>} */
export const ATTRIBUTES = Object.freeze(
  Object.fromEntries(
    /** @type {(keyof BoardOptions)[]} */ (Object.keys(DEFAULTS))
      .slice(0, -1)
      .map((name) => [name.replace("M", "-m"), name]),
  ),
);

/** What each option takes. @type {{ [Key in keyof BoardOptions]: (value: unknown, name: string) => BoardOptions[Key] }} */
const READ = {
  lastMove: readMove,
  movable: oneOf("none", "black", "white", "both"),
  dots: toggle,
  previews: toggle,
  coordinates: oneOf("outside", "inside", "none"),
  frame: toggle,
  flipped: toggle,
  theme: oneOf("green", "blue", "wood", "slate", "contrast"),
  discs: oneOf("classic", "flat", "paper"),
  sound: toggle,
  vibration: toggle,
  announce: toggle,
  values: list,
  line: list,
  marks: list,
  texts: (value) => Object.freeze({ ...ENGLISH, .../** @type {Partial<Texts>} */ (value) }),
};

/**
 * Reads an option. `null` and `undefined` mean its default.
 * @template {keyof BoardOptions} Key
 * @param {Key} name
 * @param {unknown} value
 * @returns {BoardOptions[Key]}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function readOption(name, value) {
  return value === null || value === undefined ? DEFAULTS[name] : READ[name](value, name);
}

/**
 * @template {string} Word
 * @param {Word[]} words
 * @returns {(value: unknown, name: string) => Word}
 */
function oneOf(...words) {
  return (value, name) => {
    const found = words.find((word) => word === value);
    if (found) return found;
    throw refusal("INVALID_OPTION", name, words.join(", "), value);
  };
}

/** @param {unknown} value as a property or as the text of an attribute @param {string} name @returns {boolean} */
function toggle(value, name) {
  if (typeof value === "boolean") return value;
  if (value === "" || value === "true") return true;
  if (value === "false") return false;
  throw refusal("INVALID_OPTION", name, "true or false", value);
}

/** @param {unknown} value as a property, or as JSON in an attribute @param {string} name @returns {any[]} */
function list(value, name) {
  const read = typeof value === "string" ? parsed(value) : value;
  if (Array.isArray(read)) return read;
  throw refusal("INVALID_OPTION", name, "an array, or one as JSON", value);
}

/** @param {string} text @returns {unknown} `undefined` if it is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {}
}
