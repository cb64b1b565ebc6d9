// The phases of a game, by how many discs are placed.

/** @typedef {"opening" | "midgame" | "endgame"} Phase */

/** The phases, and the number of the disc with which each ends. @type {readonly (readonly [Phase, number])[]} */
export const PHASES = Object.freeze([
  ["opening", 20],
  ["midgame", 40],
  ["endgame", 60],
]);

/** The phase of a move. @param {number} disc the number of the disc that it places, 1 to 60 @returns {Phase} */
export function phaseOf(disc) {
  return PHASES.find(([, last]) => disc <= last)?.[0] ?? "endgame";
}
