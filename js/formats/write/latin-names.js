// Names as files of fixed lengths in Latin 1 can hold them, two that are different as two.

import { deburr } from "es-toolkit";
import { nameOf } from "../read/records/tags.js";
import { folded } from "../search.js";
import { lineText } from "../words.js";

/**
 * A name that a file cannot hold as it is.
 * @typedef {object} RenamedName
 * @property {string} name The name.
 * @property {string} written What the file has instead.
 */

/**
 * The written form of names: the names themselves where that is possible. Others lose what is too long and letters that are not there;
 * where that leaves no name, or that of another player, a number is behind it.
 * @param {Iterable<string>} names each once
 * @param {number} most letters of a name
 * @returns {Map<string, string>}
 */
export function latinNames(names, most) {
  const plain = new Map(Array.from(names, (name) => [name, latinText(name).slice(0, most).trimEnd()]));
  /** The owner of each written name. @type {Map<string, string>} */
  const owners = new Map();
  // Names that can be kept are kept, in any order.
  for (const [name, written] of plain) if (!isRenamed(name, written)) owners.set(written, folded(name));
  /** @type {Map<string, string>} */
  const found = new Map();
  /**
   * The number that comes next behind each text, so that many names that are alike do not try all before theirs.
   * @type {Map<string, number>}
   */
  const numbers = new Map();
  for (const [name, written] of plain) {
    const isFree = (/** @type {string} */ text) =>
      nameOf(text) !== null && [undefined, folded(name)].includes(owners.get(text));
    let text = written;
    while (name !== "?" && !isFree(text)) {
      const number = numbers.get(written) ?? (nameOf(written) === null ? 1 : 2);
      numbers.set(written, number + 1);
      const end = ` ${number}`;
      text = (written.slice(0, most - end.length).trimEnd() + end).trimStart();
    }
    owners.set(text, folded(name));
    found.set(name, text);
  }
  return found;
}

/** The names that a file has in another way. @param {ReadonlyMap<string, string>} written @returns {RenamedName[]} */
export function renamedIn(written) {
  return [...written]
    .filter(([name, text]) => isRenamed(name, text))
    .map(([name, text]) => ({ name, written: text }));
}

/** @param {string} name @param {string} written */
function isRenamed(name, written) {
  return name.normalize("NFC") !== written;
}

/** A name in letters of Latin 1: others without their accents or as people type them, or as question marks. @param {string} name */
function latinText(name) {
  return Array.from(lineText(name).normalize("NFC"), latinLetters).join("");
}

/** @param {string} letter */
function latinLetters(letter) {
  const [plain] = letter.normalize("NFKD").replace("\u2019", "'");
  return [letter, plain, deburr(plain)].find((each) => /^[ -~\xa0-\xff]+$/.test(each)) ?? "?";
}
