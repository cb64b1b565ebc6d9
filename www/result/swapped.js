/** @import { Settings } from "../state/types.js" */

/** The players with the colors exchanged. @param {Settings} settings @returns {Partial<Settings>} */
export function swapped({ side, strength, character, level, seconds, second }) {
  if (side === "none") return { ...second, second: { strength, character, level, seconds } };
  if (side === "both") return {};
  return { side: side === "black" ? "white" : "black", dealsColor: false };
}
