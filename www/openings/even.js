import { OPENINGS, PLIES } from "../../js/xot/openings.js";
import { chosenBy } from "../game/seed.js";

/** The opening of a game: one of many that are even, chosen by its seed. @param {number} seed @returns {string} its moves */
export function dealtOpening(seed) {
  return chosenBy(OPENINGS, seed, "opening");
}

/** How many moves of a game are one of these openings: all of one, or none. @param {string} transcript */
export function openingPlies(transcript) {
  return OPENINGS.includes(transcript.slice(0, 2 * PLIES)) ? PLIES : 0;
}
