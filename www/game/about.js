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

/** What is told of a game that was read. @param {Readonly<Tags>} game @returns {Tags} */
export function aboutOf({ black, white, event, date, round, result }) {
  return { black, white, event, date, round, result };
}

/** How a game ended: its moves count, and what is told where they do not end it. @param {Game} game @param {Readonly<Tags> | null} about */
export function resultOf(game, about) {
  return game.at(game.moves.length).result ?? about?.result ?? null;
}

/** Whether something is told. @param {Readonly<Tags>} about */
export function isTold(about) {
  return Object.values(about).some((value) => value !== null);
}

/** What was kept; null where that is nothing that can be read. @param {unknown} kept @returns {Tags | null} */
export function readAbout(kept) {
  if (typeof kept !== "object" || kept === null) return null;
  const { black, white, event, date, round, result } = /** @type {Record<string, unknown>} */ (kept);
  const text = (/** @type {unknown} */ value) => (typeof value === "string" ? value : null);
  const isScore = typeof result === "number" && Number.isInteger(result) && Math.abs(result) <= 64;
  return {
    ...{ black: text(black), white: text(white), event: text(event), date: text(date) },
    round: text(round),
    result: isScore ? result : null,
  };
}
