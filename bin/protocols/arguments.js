// Reads the arguments of commands of the Go Text Protocol.

/** @import { Color } from "flipside" */

/** The error of a refused command, in the words of the protocol where it has some. */
export class GtpError extends Error {}

/** @param {string} name of what was sent @param {string} expected @param {string | undefined} found */
export function syntaxError(name, expected, found) {
  return new GtpError(`syntax error: ${name}: expected ${expected}, found ${found ?? "nothing"}`);
}

/** @param {string | undefined} word @returns {Color} */
export function colorOf(word) {
  const name = word?.toLowerCase();
  if (name === "b" || name === "black") return "black";
  if (name === "w" || name === "white") return "white";
  throw syntaxError("color", "b, w, black or white", word);
}

/** @param {string} name @param {string | undefined} word */
export function numberOf(name, word) {
  const number = Number(word ?? Number.NaN);
  if (!Number.isFinite(number)) throw syntaxError(name, "a number", word);
  return number;
}

/** About thirty years: longer than any match, and still a finite number of milliseconds. */
const MAX_SECONDS = 1e9;

/** Reads seconds. @param {string} name @param {string | undefined} word @returns {number} in milliseconds */
export function timeOf(name, word) {
  const seconds = numberOf(name, word);
  if (seconds < 0) throw syntaxError(name, "seconds, 0 or more", word);
  return 1000 * Math.min(seconds, MAX_SECONDS);
}

/** @param {string} name @param {string | undefined} word */
export function wholeOf(name, word) {
  const number = numberOf(name, word);
  if (!Number.isInteger(number) || number < 0) throw syntaxError(name, "a whole number, 0 or more", word);
  return number;
}
