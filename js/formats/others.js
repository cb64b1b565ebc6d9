// Properties of a format that have no name here: they are kept as they are written, and come back in that format.

import { withoutControls } from "./words.js";

/** The formats that have such, and what they call it by. @type {Readonly<Record<OtherTag["format"], RegExp>>} */
const NAMES = Object.freeze({ pgn: /^\w{1,40}$/, sgf: /^[A-Z]{1,40}$/, ggf: /^[A-Z]{1,40}$/ });

/**
 * A tag of PGN, or a property of SGF or GGF.
 * @typedef {object} OtherTag
 * @property {"pgn" | "sgf" | "ggf"} format Which format has it.
 * @property {string} name As it is called there.
 * @property {readonly string[]} values As they are written there: of SGF and GGF with their backslashes.
 */

/**
 * Such tags in a list of anything, each name once with all of its values: what is none is left out.
 * @param {unknown} given
 * @returns {OtherTag[]}
 */
export function othersOf(given) {
  /** @type {Map<string, { format: OtherTag["format"], name: string, values: string[] }>} */
  const tags = new Map();
  for (const each of Array.isArray(given) ? given : []) {
    const { format, name, values } = Object(each);
    const names = Object.hasOwn(NAMES, format) && NAMES[/** @type {OtherTag["format"]} */ (format)];
    if (!names || typeof name !== "string" || !names.test(name) || !Array.isArray(values)) continue;
    const texts = values.filter((value) => typeof value === "string");
    if (texts.length === 0) continue;
    const key = `${format} ${name}`;
    const known = tags.get(key);
    if (known) for (const text of texts) known.values.push(text);
    else tags.set(key, { format, name, values: texts });
  }
  return [...tags.values()];
}

/**
 * The first value of a tag of a format; `undefined` where it is not among them.
 * @param {readonly OtherTag[] | undefined} others
 * @param {OtherTag["format"]} format
 * @param {string} name
 */
export function otherOf(others, format, name) {
  return others?.find((tag) => tag.format === format && tag.name === name)?.values[0];
}

/** A property of SGF or GGF with its values, none of which ends too early. @param {OtherTag} tag */
export function propertyText({ name, values }) {
  const written = values.map((value) =>
    withoutControls(value).replace(/\\[\s\S]|[\]\\]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`)),
  );
  return name + written.map((value) => `[${value}]`).join("");
}
