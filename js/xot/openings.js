// The openings of XOT, which are even: a game begins with one of them by lot.

import packed from "./list.js";

/** Of each opening, in moves. */
export const PLIES = 8;

/** All of them, as moves without spaces. @type {readonly string[]} */
export const OPENINGS = unpacked(packed);

/** @param {string} text each opening as the number of moves that it shares with the one before, then the others @returns {string[]} */
function unpacked(text) {
  /** @type {string[]} */
  const openings = [];
  let previous = "";
  for (let at = 0; at < text.length; ) {
    const shared = Number(text[at]);
    const end = at + 1 + 2 * (PLIES - shared);
    previous = previous.slice(0, 2 * shared) + text.slice(at + 1, end);
    openings.push(previous);
    at = end;
  }
  return openings;
}
