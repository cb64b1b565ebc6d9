// What is known of a game besides its moves, by the names that all formats share. What a format has beyond these is in `others.js`.

/**
 * What is known of a game besides its moves; `null` where it is not known.
 * @typedef {object} Tags
 * @property {string | null} black The name of the player of black.
 * @property {string | null} white The name of the player of white.
 * @property {string | null} event The tournament.
 * @property {string | null} date The day as `2026-11-24`, or as much as is known of it; as it is written where that is something else.
 * @property {string | null} round The round or the number of the game in the event, as it is written: `"3"`, `"Final"`.
 * @property {number | null} result The final score in discs for black.
 * @property {string | null} [site] The place, or the server.
 * @property {string | null} [blackRating] The rating or rank of the player of black.
 * @property {string | null} [whiteRating] The rating or rank of the player of white.
 * @property {string | null} [timeControl] As PGN has it, `"300+2"` in seconds for the game and for a move; as it is written where that is
 *   something else.
 * @property {string | null} [annotator] Who wrote the comments.
 */

/** Those that every answer has, known or not. */
const FIRST = /** @type {const} */ (["black", "white", "event", "date", "round", "result"]);

/** Those that not every format knows: texts. */
const MORE = /** @type {const} */ (["site", "blackRating", "whiteRating", "timeControl", "annotator"]);

/** The names of all. */
export const TAG_NAMES = Object.freeze(/** @type {const} */ ([...FIRST, ...MORE]));

/** Nothing is known. @type {Readonly<Tags>} */
export const NO_TAGS = Object.freeze({
  black: null,
  white: null,
  event: null,
  date: null,
  round: null,
  result: null,
});

/**
 * The tags in the order of their names. Those that not every format knows are left out where they are not known.
 * @param {Tags} given
 * @returns {Tags}
 */
export function tagsOf(given) {
  const more = MORE.flatMap((name) => (given[name] ? [[name, given[name]]] : []));
  const { black, white, event, date, round, result } = given;
  return { black, white, event, date, round, result, ...Object.fromEntries(more) };
}

/**
 * The tags of a game in something that was saved. Values of another kind are left out.
 * @param {Record<string, unknown>} saved
 * @returns {Tags}
 */
export function savedTags(saved) {
  const { result } = saved;
  const isScore = typeof result === "number" && Math.abs(result) <= 64;
  const texts = TAG_NAMES.filter((name) => name !== "result").map((name) => {
    const value = saved[name];
    return [name, typeof value === "string" && value !== "" ? value : null];
  });
  return tagsOf({ ...Object.fromEntries(texts), result: isScore ? result : null });
}
