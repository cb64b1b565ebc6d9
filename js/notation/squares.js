// How moves and sides are written: squares and passes in any case, full-width letters, discs of several styles.

/** @import { Color, Move } from "../generated/types.js" */

/** The length of the longest text that is read, in characters. */
export const MAX_TEXT_LENGTH = 65_536;

/**
 * Replaces full-width letters, digits and signs, which people type in Japanese, by plain ones. Removes invisible characters,
 * which text copied from pages often contains.
 * @param {string} text
 */
export function foldLetters(text) {
  return text
    .replace(/\p{Cf}|\ufe0e|\ufe0f/gu, "")
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll("　", " ");
}

/** A written move: a square, or a pass in one of its spellings. @param {string} word @returns {Move | undefined} */
export function moveOf(word) {
  const lower = word.toLowerCase();
  if (/^[a-h][1-8]$/.test(lower)) return /** @type {Move} */ (lower);
  return ["pass", "pas", "pa", "ps", "--"].includes(lower) ? "pass" : undefined;
}

/** What stands for a disc or an empty square in a picture of a board. @type {ReadonlyMap<string, "X" | "O" | "-">} */
const CELLS = new Map([
  ...Array.from("Xx*Bb●⚫", (sign) => /** @type {const} */ ([sign, "X"])),
  ...Array.from("OoWw○⚪", (sign) => /** @type {const} */ ([sign, "O"])),
  ...Array.from("-.・·□_", (sign) => /** @type {const} */ ([sign, "-"])),
]);

/** @param {string} letter @returns {"X" | "O" | "-" | undefined} */
export function cellOf(letter) {
  return CELLS.get(letter);
}

/** The side that a word after a board means. @param {string} word @returns {Color | undefined} */
export function colorOf(word) {
  const lower = word.toLowerCase();
  if (lower === "black" || lower === "white") return lower;
  const cell = [...word].length === 1 ? cellOf(word) : undefined;
  if (cell === "X") return "black";
  return cell === "O" ? "white" : undefined;
}
