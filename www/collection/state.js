// The questions to the collection, and what the page makes of the answers.

/** @import { Game, GameClass, GameFilter, KeptGame, SortOrder, Tags } from "../package/flipside.js" */
/** @import { PastGame } from "../archive/games.js" */

import { isWithFriend } from "../archive/games.js";

/**
 * The fields of the filter, as a person fills them in; empty for what does not matter.
 * @typedef {object} Fields
 * @property {string} player
 * @property {"" | "black" | "white"} color which the player has
 * @property {string} opponent
 * @property {string} event
 * @property {string} first year
 * @property {string} last year
 * @property {"" | "black" | "draw" | "white"} result who won
 */

/**
 * A place in a list of games.
 * @typedef {object} ListPlace
 * @property {Readonly<Fields>} fields of the filter
 * @property {SortOrder} sort
 * @property {Game | null} position that the games of the list come to; null where all are listed
 * @property {number} index of the game in the list
 * @property {number} total how many games there are in it
 */

/** Nothing is asked for. @type {Readonly<Fields>} */
export const NO_FIELDS = Object.freeze({
  player: "",
  color: "",
  opponent: "",
  event: "",
  first: "",
  last: "",
  result: "",
});

/** No game was played before or after these. */
const YEARS = /** @type {const} */ ([1000, 9999]);

/** What the collection is asked for. @param {Readonly<Fields>} fields @returns {GameFilter} */
export function filterOf({ player, color, opponent, event, first, last, result }) {
  const years = [yearIn(first) ?? YEARS[0], yearIn(last) ?? YEARS[1]].sort((one, other) => one - other);
  const isBetween = yearIn(first) !== null || yearIn(last) !== null;
  return {
    ...playersIn(player.trim(), color, opponent.trim()),
    ...(event.trim() && { event: event.trim() }),
    ...(isBetween && { years: /** @type {[number, number]} */ (years) }),
    ...(result && { result }),
  };
}

/** @param {string} player @param {Fields["color"]} color @param {string} opponent @returns {GameFilter} */
function playersIn(player, color, opponent) {
  if (color === "") return { ...(player && { player }), ...(opponent && { opponent }) };
  const other = color === "black" ? "white" : "black";
  return { ...(player && { [color]: player }), ...(opponent && { [other]: opponent }) };
}

/** How many things are asked for. @param {Readonly<Fields>} fields */
export function countOf(fields) {
  return Object.values(filterOf(fields)).length;
}

/** @param {string} text @returns {number | null} */
function yearIn(text) {
  const year = /^\s*(\d{4})\s*$/.exec(text)?.[1];
  return year === undefined ? null : Number(year);
}

/**
 * The order after a click on a column: the same column turns round; of days the newest come first.
 * @param {SortOrder} sort
 * @param {"black" | "white" | "event" | "date" | "result"} column
 * @returns {SortOrder}
 */
export function sortedBy(sort, column) {
  const isDescendingFirst = column === "date" || column === "result";
  if (sort === column) return `-${column}`;
  if (sort === `-${column}`) return column;
  return isDescendingFirst ? `-${column}` : column;
}

/** A game as JSON, which the collection reads again. @typedef {{ start: string, moves: readonly string[] } & Tags} SavedGame */

/**
 * A game of the collection as one that is added again. Its moves are told without passes, and added with them.
 * @param {GameClass} Game
 * @param {Omit<KeptGame, "id" | "year">} kept
 * @returns {SavedGame}
 */
export function savedGame(Game, { start, transcript, black, white, event, date, round, result }) {
  const game = Game.parse(start);
  for (const square of transcript.match(/../g) ?? []) {
    if (game.mustPass) game.pass();
    game.play(square);
  }
  return { start, moves: game.moves, black, white, event, date, round, result };
}

/** The event of games that are played here, by which they are found. */
export const EVENT = "Flipside";

/**
 * The games that were played here to their end since the last ones were added to the collection: those that came in are not among them.
 * @param {readonly PastGame[]} past
 * @param {number} since when the last of them was played
 */
export function playedSince(past, since) {
  return past.filter(
    (game) => !game.about && game.result !== null && game.time > since && !isWithFriend(game),
  );
}

/** A past game as one that is added. @param {PastGame} game @param {(time: Date) => string} dayOf @returns {SavedGame} */
export function playedGame({ start, moves, black, white, result, time }, dayOf) {
  return { start, moves, black, white, event: EVENT, date: dayOf(new Date(time)), round: null, result };
}

/**
 * Which game comes after another one, or before it, in a part of the list as it is now.
 * @param {readonly { id: number }[]} games
 * @param {{ id: number, at: number, by: 1 | -1 }} from the game, where it was in this part, and which way one goes
 * @returns {number} its index, which may be outside
 */
export function indexOfNext(games, { id, at, by }) {
  const now = games.findIndex((game) => game.id === id);
  if (now >= 0) return now + by;
  // Without the game itself the next one has moved to its place.
  return by === 1 ? at : at - 1;
}
