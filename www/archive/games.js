// The games that were played in this browser, in a database: one record for each, so that no tab overwrites the game of another. And the
// reviews of games, each by the moves of its game: another record of the same game has the same review.

/** @import { Game, ReviewedMove } from "../package/flipside.js" */
/** @import { About } from "../state/types.js" */
/** @import { Note } from "../game/notes.js" */

/**
 * A game in the list.
 * @typedef {object} PastGame
 * @property {string} key its own
 * @property {string} start as Game.start gives it
 * @property {string} tree its branches as text
 * @property {Note[]} [notes] what is written about them
 * @property {Readonly<About> | null} [about] what is told of it, if it came in
 * @property {string[]} moves of the line on the board
 * @property {string} black who played black
 * @property {string} white
 * @property {string} [opponent] how well the engine played against the person, as an entry in a list
 * @property {string | null} person the color of the person; null where two people or two engines played
 * @property {boolean} [isClaimed] whether a game that came in is one that the person has played
 * @property {string | null} [resigned] the color of who gave it up
 * @property {number | null} result black's final score; null before the end
 * @property {number} [seed] of a game that was begun here: which opening was dealt before it
 * @property {number} time when the last move was made, or it came in, in milliseconds since 1970
 * @property {FriendRecord} [friend] of a game with a friend by links
 */

/**
 * What is kept of a game with a friend: the game as a link, as it was last sent, the person's color, and whether it is their turn.
 * @typedef {{ text: string, sent: string, color: string | null, isToMove: boolean }} FriendRecord
 */

/**
 * What a whole review of a game has found.
 * @typedef {object} KeptReview
 * @property {string} key the start and the moves of the game
 * @property {readonly ReviewedMove[]} moves
 * @property {readonly number[]} again as in GameReview
 * @property {readonly number[]} [followed] as in GameReview
 * @property {string} [limits] by which it was made
 * @property {number} time when it was whole, in milliseconds since 1970, or when the game was played, where nobody had asked for it
 */

/**
 * What is left of a review when the review itself makes room for later ones.
 * @typedef {object} Digest
 * @property {string} key the start and the moves of the game
 * @property {number} time when the game was played, in milliseconds since 1970
 */

import { completed, result } from "../../js/host/database.js";

/** A review by other limits is made again, so that reviews of one game are the same. */
const LIMITS = "nodes, what decides solved, both moves, one value, apart";

const NAME = "flipside-games";

/** With version 2 came the reviews, with version 3 the digests. */
const VERSION = 3;

/** The most records of each kind: the oldest go first. @type {Readonly<Record<string, number>>} */
const MOST = Object.freeze({ games: 5000, reviews: 200, digests: 5000 });

/** @param {PastGame} game @returns {Promise<void>} */
export async function storeGame(game) {
  await transaction("readwrite", ({ games }) => put(games, game));
}

/** Stores a game that came in, where it is not there yet. @param {PastGame} game @returns {Promise<void>} */
export async function storeLoaded(game) {
  await transaction("readwrite", async ({ games }) => {
    if ((await result(games.getKey(game.key))) === undefined) await put(games, game);
  });
}

/**
 * Stores a game where it says something that its record does not: looking at a game is no move in it.
 * @param {PastGame} game
 * @param {(stored: PastGame, game: PastGame) => boolean} isSame
 * @returns {Promise<void>}
 */
export async function storeChanged(game, isSame) {
  await transaction("readwrite", async ({ games }) => {
    /** @type {PastGame | undefined} */
    const stored = await result(games.get(game.key));
    if (!stored || !isReadable(stored) || !isSame(stored, game)) await put(games, game);
  });
}

/** @param {IDBObjectStore} store @param {PastGame | KeptReview | Digest} record */
async function put(store, record) {
  store.put(record);
  await dropSurplus(store);
}

/** @param {IDBObjectStore} store */
async function dropSurplus(store) {
  const surplus = (await result(store.count())) - (MOST[store.name] ?? 0);
  // Of 0 keys a database gives all.
  if (surplus <= 0) return;
  for (const key of await result(store.index("time").getAllKeys(null, surplus))) store.delete(key);
}

/**
 * @param {Pick<Game, "start" | "moves">} game
 * @param {Pick<KeptReview, "moves" | "again" | "followed"> & { time?: number }} review
 * @returns {Promise<void>}
 */
export async function storeReview(game, { moves, again, followed = [], time = Date.now() }) {
  await transaction("readwrite", ({ reviews }) =>
    put(reviews, { key: lineOf(game), moves, again, followed, limits: LIMITS, time }),
  );
}

/** @param {Pick<Game, "start" | "moves">} game @returns {Promise<KeptReview | null>} null where there is none that can be read */
export async function storedReview(game) {
  /** @type {KeptReview | undefined} */
  const found = await transaction("readonly", ({ reviews }) => result(reviews.get(lineOf(game))));
  return found && isReviewOf(found, game) ? found : null;
}

/**
 * Whether a record is a review that can be shown: another version may have written it.
 * @param {KeptReview} record
 * @param {Pick<Game, "moves">} game
 */
function isReviewOf({ moves, again, followed, limits }, game) {
  const isLine = (/** @type {any} */ line) => typeof line?.score === "number" && Array.isArray(line.pv);
  return (
    limits === LIMITS &&
    Array.isArray(again) &&
    Array.isArray(followed) &&
    moves?.length === game.moves.length &&
    moves.every(
      ({ ply, move, line, best, loss }, index) =>
        ply === index &&
        move === game.moves[index] &&
        typeof loss === "number" &&
        isLine(line) &&
        isLine(best),
    )
  );
}

/** By which text the review and the digest of a game are kept. @param {{ start: string, moves: readonly string[] }} game */
export function lineOf({ start, moves }) {
  return `${start} ${moves.join("")}`;
}

/** @returns {Promise<PastGame[]>} the latest first */
export async function storedGames() {
  /** @type {PastGame[]} */
  const games = await transaction("readonly", ({ games }) => result(games.getAll()));
  return games.filter(isReadable).sort((one, other) => other.time - one.time);
}

/** The game of a key. @param {string} key @returns {Promise<PastGame | null>} null where there is none that can be read */
export async function storedGame(key) {
  /** @type {PastGame | undefined} */
  const found = await transaction("readonly", ({ games }) => result(games.get(key)));
  return found && isReadable(found) ? found : null;
}

/**
 * Whether a game with a friend goes on: until both can know how it ended, nobody looks into it but the two.
 * @param {PastGame} game
 */
export function isWithFriend({ friend, result, resigned }) {
  return Boolean(friend) && ((result === null && !resigned) || friend?.text !== friend?.sent);
}

/** Whether a record is one that can be shown: another version may have written it. @param {PastGame} record */
export function isReadable({ key, start, tree, moves, black, white, result, time, friend }) {
  const areTexts = (/** @type {unknown[]} */ values) => values.every((value) => typeof value === "string");
  const isScore = result === null || (Number.isInteger(result) && Math.abs(result) <= 64);
  const isDay = typeof time === "number" && !Number.isNaN(new Date(time).valueOf());
  const isGame = areTexts([key, start, tree, black, white]) && Array.isArray(moves) && areTexts(moves);
  const isLink = friend === undefined || areTexts([friend?.text, friend?.sent]);
  return isGame && isLink && isScore && isDay;
}

/** Deletes a game, its review and what is left of one. @param {PastGame} game @returns {Promise<void>} */
export async function deleteGame(game) {
  await transaction("readwrite", async ({ games, reviews, digests }) => {
    games.delete(game.key);
    reviews.delete(lineOf(game));
    digests.delete(lineOf(game));
  });
}

/** Deletes a record whose game another record has as well. @param {string} key @returns {Promise<void>} */
export async function deleteRecord(key) {
  await transaction("readwrite", async ({ games }) => {
    games.delete(key);
  });
}

/** @param {Digest} digest @returns {Promise<void>} */
export async function storeDigest(digest) {
  await transaction("readwrite", ({ digests }) => put(digests, digest));
}

/** @returns {Promise<Digest[]>} the latest first */
export async function storedDigests() {
  /** @type {Digest[]} */
  const digests = await transaction("readonly", ({ digests }) => result(digests.getAll()));
  return digests.sort((one, other) => other.time - one.time);
}

/**
 * Stores games and digests out of a file, all or none.
 * @param {readonly PastGame[]} games
 * @param {readonly Digest[]} digests
 * @returns {Promise<void>}
 */
export async function storeAll(games, digests) {
  await transaction("readwrite", async (stores) => {
    for (const game of games) stores.games.put(game);
    for (const digest of digests) stores.digests.put(digest);
    await Promise.all([stores.games, stores.digests].map(dropSurplus));
  });
}

/**
 * Stores the latest of many games that came in, where they are not there yet. They fill half of the room at most, and push nothing out.
 * @param {readonly PastGame[]} games
 * @returns {Promise<void>}
 */
export async function storeWithRoom(games) {
  await transaction("readwrite", async ({ games: store }) => {
    const known = new Set(await result(store.getAllKeys()));
    const fresh = new Map(games.filter(({ key }) => !known.has(key)).map((game) => [game.key, game]));
    const most = Number(MOST.games);
    const room = Math.max(0, Math.min(most / 2, most - known.size));
    const latest = [...fresh.values()].sort((one, other) => other.time - one.time);
    for (const game of latest.slice(0, room)) store.put(game);
  });
}

/** Asks the browser not to delete what this page stores when the disk is full: games, settings, and the page itself. */
export async function askToPersist() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Pages without https have no say in it.
  }
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(stores: Record<"games" | "reviews" | "digests", IDBObjectStore>) => Promise<T>} work
 * @returns {Promise<T>} what it gives, when it lasts
 */
async function transaction(mode, work) {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    // What there is depends not on the version alone: who looks into a database before the page does makes an empty one.
    for (const name of Object.keys(MOST).filter((each) => !database.objectStoreNames.contains(each)))
      database.createObjectStore(name, { keyPath: "key" }).createIndex("time", "time");
  };
  const database = await result(opening);
  try {
    const running = database.transaction(Object.keys(MOST), mode);
    const stores = Object.keys(MOST).map((name) => [name, running.objectStore(name)]);
    const working = work(Object.fromEntries(stores));
    // Where a transaction fails, its own error says why: those of its requests say that it was given up.
    working.catch(() => {});
    await completed(running);
    return await working;
  } finally {
    database.close();
  }
}
