// The options of the board: their names as attributes, their defaults, and what they take.

import { describe, FlipsideError } from "../error.js";
import { readMove } from "./position.js";
import { ENGLISH } from "./texts.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Coordinates, DiscSet, Mark, Movable, Texts, Theme, Value } from "./types.js"
 */

/**
 * What a page can set, but for the position.
 * @typedef {object} Options
 * @property {Move | null | undefined} lastMove undefined where it follows from the position
 * @property {Movable} movable
 * @property {boolean} dots
 * @property {boolean} previews
 * @property {Coordinates} coordinates
 * @property {boolean} frame
 * @property {Theme} theme
 * @property {DiscSet} discs
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {boolean} announce
 * @property {readonly Value[]} values
 * @property {readonly string[]} line
 * @property {readonly Mark[]} marks
 * @property {Readonly<Texts>} texts
 */

/** @type {Readonly<Options>} */
export const DEFAULTS = Object.freeze({
  lastMove: undefined,
  movable: "none",
  dots: true,
  previews: true,
  coordinates: "outside",
  frame: true,
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

/** The options that are attributes as well, by the attribute. @type {Readonly<Record<string, keyof Options>>} */
export const ATTRIBUTES = Object.freeze({
  "last-move": "lastMove",
  ...same(
    "movable",
    "dots",
    "previews",
    "coordinates",
    "frame",
    "theme",
    "discs",
    "sound",
    "vibration",
    "announce",
  ),
});

/** What each option takes. @type {{ [Key in keyof Options]: (value: unknown, name: string) => Options[Key] }} */
const READ = {
  lastMove: (value) => (value === undefined ? undefined : readMove(value)),
  movable: oneOf("none", "black", "white", "both"),
  dots: toggle,
  previews: toggle,
  coordinates: oneOf("outside", "inside", "none"),
  frame: toggle,
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
 * @template {keyof Options} Key
 * @param {Key} name
 * @param {unknown} value
 * @returns {Options[Key]}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function readOption(name, value) {
  return value === null || value === undefined ? DEFAULTS[name] : READ[name](value, name);
}

/** @param {(keyof Options)[]} names @returns {Record<string, keyof Options>} */
function same(...names) {
  return Object.fromEntries(names.map((name) => [name, name]));
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
    throw refusal(name, words.join(", "), value);
  };
}

/** @param {unknown} value as a property or as the text of an attribute @param {string} name @returns {boolean} */
function toggle(value, name) {
  if (typeof value === "boolean") return value;
  if (value === "" || value === "true") return true;
  if (value === "false") return false;
  throw refusal(name, "true or false", value);
}

/** @param {unknown} value @param {string} name @returns {any[]} */
function list(value, name) {
  if (Array.isArray(value)) return value;
  throw refusal(name, "an array", value);
}

/** @param {string} name @param {string} expected @param {unknown} found */
function refusal(name, expected, found) {
  return new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(found)}`);
}
