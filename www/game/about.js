// What a file or a link tells of a game that came in: who played it, where, when, and how it ended.

/** @import { Game, Tags } from "../package/flipside.js" */
/** @import { About } from "../state/types.js" */

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

/** What others are told of a game: not who of them is the person. @param {Readonly<About>} about @returns {Tags} */
export function tagsIn({ person: _, ...tags }) {
  return tags;
}

/** Whether something is told. @param {Readonly<About>} about */
export function isTold(about) {
  return Object.values(tagsIn(about)).some((value) => value !== null);
}

/** What was kept; null if that cannot be read. @param {unknown} kept @returns {About | null} */
export function readAbout(kept) {
  if (typeof kept !== "object" || kept === null) return null;
  const { person, result, ...others } = /** @type {Record<string, unknown>} */ (kept);
  const isScore = typeof result === "number" && Number.isInteger(result) && Math.abs(result) <= 64;
  const texts = Object.entries(others).filter(([, value]) => typeof value === "string");
  /** @type {Tags} */
  const tags = { ...UNTOLD, ...Object.fromEntries(texts), result: isScore ? result : null };
  return person === "black" || person === "white" ? { ...tags, person } : tags;
}
