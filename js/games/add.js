// Takes games in: what files, texts and other programs have of them is checked against the rules, and put into columns.

import { isImported, mainLineOf, NO_TAGS } from "../formats/imported.js";
import { readFile } from "../formats/read/file/file.js";
import { inTurns, readGamesInTurns, wrongSignal } from "../formats/read/games.js";
import { checkedTags, recordOf } from "../formats/write/record.js";
import { isSignal, throwIfAborted } from "../host/abort.js";
import { copyPlain } from "../host/copy.js";
import { finalScore, isOver, numberOf, PASS } from "../rules/position.js";
import { Collection } from "./collection.js";
import { NO_RESULT } from "./columns.js";
import { wrong } from "./filter.js";
import { orientationOf, TO } from "./orientation.js";

/**
 * @import { ImportedGame, Tags } from "../formats/imported.js"
 * @import { FileLike, SignalLike } from "../formats/read/file/sources.js"
 * @import { ReadOptions } from "../formats/read/games.js"
 * @import { Problem } from "../formats/tree.js"
 * @import { GameLike } from "../formats/write/record.js"
 * @import { Position } from "../rules/position.js"
 */

/** Games: a file in any format that `readFile` of `flipside/formats` reads, a `Blob` or bytes; a text with games; or games. @typedef {FileLike | Uint8Array | string | GameLike | readonly GameLike[]} GameSource */

/**
 * How far games are taken in.
 * @typedef {object} AddingProgress
 * @property {number} done How many games were looked at.
 * @property {number | null} total How many there are; `null` where that is not known before the end.
 */

/**
 * What goes with games that are added.
 * @typedef {object} AddingDetails
 * @property {string} [name] The name of the file, which tells what it is where its bytes do not.
 * @property {SignalLike} [signal] An `AbortSignal`: ends it: it rejects with the signal's reason, and nothing was added.
 * @property {(progress: AddingProgress) => void} [onProgress] Called again and again while games are taken in.
 */

/** How games are read, and what is known of those that do not say it themselves. @typedef {ReadOptions & AddingDetails & Partial<Tags>} AddOptions */

/**
 * What was added.
 * @typedef {object} Added
 * @property {number} added How many games are new.
 * @property {number} known How many were there already, or twice among those that were read.
 * @property {Problem[]} problems What could not be read, at most a thousand; of a game that breaks the rules the legal part is kept.
 */

/** A game as it is taken in. @typedef {{ start: Position, moves: ArrayLike<number>, end: Position, tags: Partial<Tags>, problem: Problem | null }} Taken */

/** More problems tell nobody more. */
const MOST_PROBLEMS = 1000;

/** Games between two steps. */
const STEP = 32;

/**
 * Reads games.
 * @param {GameSource} source
 * @param {AddOptions} options
 * @returns {Promise<{ taken: Collection, problems: Problem[] }>}
 */
export async function readSource(source, options) {
  const { name, signal, onProgress, turn, players, tournaments, encoding, ...others } = copyPlain(options);
  if (signal !== undefined && !isSignal(signal)) throw wrongSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== "function")
    throw wrong("onProgress", "a function", onProgress);
  const tags = checkedTags(others);
  const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
  onTurn();
  const reading = { turn, players, tournaments, encoding, ...(signal ? { signal } : {}) };
  const { games, problems } = await gamesOf(
    source,
    /** @type {any} */ ({ ...reading, ...(name === undefined ? {} : { name }) }),
  );
  const taken = new Collection();
  await inTurns(takeAll(taken, games, tags, problems, onProgress), onTurn);
  return { taken, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** @param {GameSource} source @param {any} options @returns {Promise<{ games: readonly GameLike[], problems: Problem[] }>} */
async function gamesOf(source, options) {
  const isFile = ArrayBuffer.isView(source) || (typeof Blob !== "undefined" && source instanceof Blob);
  if (!isFile && typeof source !== "string")
    return { games: Array.isArray(source) ? [...source] : [/** @type {GameLike} */ (source)], problems: [] };
  const { name, ...others } = options;
  const read = isFile
    ? await readFile(/** @type {FileLike | Uint8Array} */ (source), options)
    : await readGamesInTurns(/** @type {string} */ (source), others);
  const { games, question, problems } = read;
  const told = question
    ? [{ message: "board: expected a side to move beside it, found none", place: 0 }]
    : [];
  return { games, problems: [...problems, ...told] };
}

/**
 * @param {Collection} taken
 * @param {readonly GameLike[]} games
 * @param {Partial<Tags>} tags
 * @param {Problem[]} problems
 * @param {AddOptions["onProgress"]} onProgress
 */
function* takeAll(taken, games, tags, problems, onProgress) {
  for (const [index, game] of games.entries()) {
    if (index % STEP === 0) yield;
    if (index % 1024 === 0) onProgress?.({ done: index, total: games.length });
    const { problem, ...each } = takenOf(game, tags);
    if (problem) problems.push({ ...problem, message: `game ${index + 1}: ${problem.message}` });
    if (each.moves.length > 0) take(taken, each);
    else if (!problem) problems.push({ message: `game ${index + 1}: expected moves, found none`, place: 0 });
  }
  onProgress?.({ done: games.length, total: games.length });
}

/** @param {GameLike} game @param {Partial<Tags>} tags @returns {Taken} */
function takenOf(game, tags) {
  if (isImported(game)) return { ...mainLineOf(game), tags: filled(game, tags), problem: game.problem };
  const { start, moves, end, tags: known } = recordOf(game, {});
  return { start, moves: moves.map(numberOf), end, tags: filled(known, tags), problem: null };
}

/** @param {Tags | ImportedGame} known @param {Partial<Tags>} tags */
function filled(known, tags) {
  const names = /** @type {(keyof Tags)[]} */ (Object.keys(NO_TAGS));
  return Object.fromEntries(names.map((name) => [name, known[name] ?? tags[name] ?? null]));
}

/** @param {Collection} collection @param {Omit<Taken, "problem">} game */
function take({ games, players, events, dates, starts }, { start: position, moves, end, tags }) {
  const start = starts.add(position);
  const played = Array.from(moves).filter((move) => move !== PASS);
  const symmetry = orientationOf(starts.list[start].symmetries, played);
  const result = isOver(end) ? finalScore(end) : (tags.result ?? NO_RESULT);
  games.add({
    ...{ id: games.count, start, symmetry, squares: played.map((square) => TO[symmetry][square]) },
    ...{ black: players.add(tags.black ?? null), white: players.add(tags.white ?? null) },
    ...{ event: events.add(tags.event ?? null), date: dates.add(tags.date ?? null), result },
  });
}
