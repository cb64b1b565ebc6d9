// What a file or a link tells of a game that came in: who played it, where, when, and how it ended.

/** @import { Game, Tags } from "../package/flipside.js" */

/** Nothing is told. @type {Readonly<Tags>} */
export const UNTOLD = Object.freeze({
  black: null,
  white: null,
  event: null,
  date: null,
  round: null,
  result: null,
});

/** How a game ended: its moves count, and what is told where they do not end it. @param {Game} game @param {Readonly<Tags> | null} about */
export function resultOf(game, about) {
  return game.at(game.moves.length).result ?? about?.result ?? null;
}

/** Whether something is told. @param {Readonly<Tags>} about */
export function isTold(about) {
  return Object.values(about).some((value) => value !== null);
}

/** What was kept; null if that cannot be read. @param {unknown} kept @returns {Tags | null} */
export function readAbout(kept) {
  if (typeof kept !== "object" || kept === null) return null;
  const { result } = /** @type {Record<string, unknown>} */ (kept);
  const isScore = typeof result === "number" && Number.isInteger(result) && Math.abs(result) <= 64;
  const texts = Object.entries(kept).filter(([, value]) => typeof value === "string");
  return { ...UNTOLD, ...Object.fromEntries(texts), result: isScore ? result : null };
}
