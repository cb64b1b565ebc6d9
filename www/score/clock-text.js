import { numbers } from "../words/language.js";

/** From here on tenths of a second are shown, in milliseconds. */
const CLOSE_MS = 10_000;

/** What is left on a clock: minutes and seconds, and tenths at the end. @param {number} ms */
export function clockText(ms) {
  if (ms < CLOSE_MS) return `0:0${numbers.tenths(Math.floor(ms / 100) / 10)}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
