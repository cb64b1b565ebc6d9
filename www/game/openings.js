import packed from "./openings-list.js";
import { chosenBy } from "./seed.js";

/** Of each opening, in moves. */
const LENGTH = 8;

/** All openings, as moves without spaces. @type {readonly string[]} */
const OPENINGS = unpacked(packed);

/** The opening of a game: one of many that are even, chosen by its seed. @param {number} seed @returns {string} its moves */
export function drawnOpening(seed) {
  return chosenBy(OPENINGS, seed, "opening");
}

/** How many moves of a game are one of these openings: all of one, or none. @param {string} transcript */
export function openingPlies(transcript) {
  return OPENINGS.includes(transcript.slice(0, 2 * LENGTH)) ? LENGTH : 0;
}

/** @param {string} text @returns {string[]} */
export function unpacked(text) {
  /** @type {string[]} */
  const openings = [];
  let previous = "";
  for (let at = 0; at < text.length; ) {
    const shared = Number(text[at]);
    const end = at + 1 + 2 * (LENGTH - shared);
    previous = previous.slice(0, 2 * shared) + text.slice(at + 1, end);
    openings.push(previous);
    at = end;
  }
  return openings;
}
