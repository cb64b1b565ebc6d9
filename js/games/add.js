// Takes games in: what files, texts and other programs have of them is checked against the rules, and put into columns.

import { isImported, mainLineOf } from "../formats/imported.js";
import { problemOf, problemOfGame } from "../formats/problems.js";
import { readFile } from "../formats/read/file/file.js";
import { isZip } from "../formats/read/file/kinds.js";
import { gamesIn } from "../formats/read/file/stream.js";
import { inTurns, isBytes, wrongSignal } from "../formats/read/games.js";
import { MOST_PROBLEMS, MOST_SIZE } from "../formats/read/limits.js";
import { checkedTags, recordOf } from "../formats/write/record.js";
import { isSignal, throwIfAborted } from "../host/abort.js";
import { bytesOfBlob } from "../host/bytes/blob.js";
import { copyPlain } from "../host/copy.js";
import { invalid } from "../host/error.js";
import { yieldToEventLoop } from "../host/event-loop.js";
import { isBlob } from "../host/kind.js";
import { encoded } from "../host/platform.js";
import { finalScore, isOver, numberOf, PASS } from "../rules/position.js";
import { Collection } from "./keeping/collection.js";
import { NO_RESULT } from "./keeping/columns.js";
import { endingOf } from "./keeping/ending.js";
import { orientationOf, TO } from "./keeping/orientation.js";

/**
 * @import { ImportedGame } from "../formats/imported.js"
 * @import { Problem } from "../formats/problems.js"
 * @import { Tags } from "../formats/tags.js"
 * @import { FileLike, SignalLike } from "../formats/read/file/sources.js"
 * @import { ReadOptions } from "../formats/read/games.js"
 * @import { GameLike } from "../formats/write/record.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * Games: a file in any format that `readFile` of `flipside/formats` reads, a `Blob` or bytes; a text with games; or games.
 * @typedef {FileLike | Uint8Array | string | GameLike | readonly GameLike[]} GameSource
 */

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

/**
 * How games are read, and what is known of those that do not say it themselves.
 * @typedef {ReadOptions & AddingDetails & Partial<Tags>} AddOptions
 */

/**
 * What was added.
 * @typedef {object} Added
 * @property {number} added How many games are new.
 * @property {number} known How many were there already, or twice among those that were read. Where one of them tells all that several
 *   games of the collection tell, these become one.
 * @property {Problem[]} problems What could not be read, at most a thousand; of a game that breaks the rules the legal part is kept.
 */

/**
 * A game as it is taken in.
 * @typedef {{ start: Position, moves: ArrayLike<number>, end: Position, tags: Tags, problem: Problem | null }} Taken
 */

/** Games between two steps. */
const STEP = 32;

/** Games between two calls that tell how far it is, and between two parts of a long file. */
const PART = 512;

/** The squares of the game that is taken. */
const played = new Uint8Array(64);

/**
 * Reads games.
 * @param {GameSource} source
 * @param {AddOptions} options
 * @returns {Promise<{ taken: Collection, problems: Problem[], onTurn: () => void }>} `onTurn` throws when the signal has aborted
 */
export async function readSource(source, options) {
  const { signal, onProgress, name, turn, players, tournaments, encoding, ...others } = copyPlain(options);
  if (signal !== undefined && !isSignal(signal)) throw wrongSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== "function")
    throw invalid("onProgress", "a function", onProgress);
  const tags = checkedTags(others);
  const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
  onTurn();
  const taken = new Collection();
  /** @type {Problem[]} */
  const problems = [];
  let done = 0;
  const reading = {
    turn,
    players,
    tournaments,
    encoding,
    ...(name === undefined ? {} : { name }),
    ...(signal ? { signal } : {}),
  };
  for await (const { games, total } of partsOf(source, /** @type {any} */ (reading), problems)) {
    const onStep = (/** @type {number} */ count) => onProgress?.({ done: done + count, total });
    await inTurns(takeAll(taken, games, tags, problems, done, onStep), onTurn);
    done += games.length;
    onTurn();
  }
  taken.size = taken.games.count;
  return { taken, problems: problems.slice(0, MOST_PROBLEMS), onTurn };
}

/**
 * The games of a source: all together, or a part after the other where it is long.
 * @param {GameSource} source
 * @param {any} options
 * @param {Problem[]} problems what could not be read is added
 * @returns {AsyncGenerator<{ games: readonly GameLike[], total: number | null }, void, void>}
 */
async function* partsOf(source, options, problems) {
  if (!isBlob(source) && !isBytes(source) && typeof source !== "string") {
    const games = Array.isArray(source) ? [...source] : [/** @type {GameLike} */ (source)];
    yield { games, total: games.length };
    return;
  }
  // A text is turned into bytes as well: like every file but an archive, a long one is read game by game.
  const file = typeof source === "string" ? encoded(source) : source;
  const head = isBytes(file) ? file : new Uint8Array(await bytesOfBlob(file.slice(0, 4)));
  if ((isBytes(file) ? file.length : file.size) > MOST_SIZE && !isZip(head)) {
    yield* longParts(file, options, problems);
    return;
  }
  const { games, question, problems: told } = await readFile(file, options);
  problems.push(...told);
  if (question) problems.push(problemOf("no-turn", { boards: 1 }));
  yield { games, total: games.length };
}

/**
 * @param {FileLike | Uint8Array} file
 * @param {any} options
 * @param {Problem[]} problems
 * @returns {AsyncGenerator<{ games: readonly GameLike[], total: null }, void, void>}
 */
async function* longParts(file, options, problems) {
  /** @type {GameLike[]} */
  let games = [];
  const onProblem = (/** @type {Problem} */ problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  for await (const game of gamesIn(file, { ...options, onProblem })) {
    games.push(game);
    if (games.length < PART) continue;
    yield { games, total: null };
    games = [];
    await yieldToEventLoop();
  }
  yield { games, total: null };
}

/**
 * @param {Collection} taken
 * @param {readonly GameLike[]} games
 * @param {Partial<Tags>} tags
 * @param {Problem[]} problems
 * @param {number} before how many games were taken in before these
 * @param {(done: number) => void} onStep
 */
function* takeAll(taken, games, tags, problems, before, onStep) {
  for (const [index, game] of games.entries()) {
    if (index % STEP === 0) yield;
    if (index % PART === 0) onStep(index);
    const each = takenOf(game, tags);
    if (each.moves.length > 0) take(taken, each);
    const told = each.problem ?? (each.moves.length === 0 ? problemOf("no-moves", {}) : null);
    if (told && problems.length < MOST_PROBLEMS) problems.push(problemOfGame(told, before + index + 1));
  }
  onStep(games.length);
}

/** @param {GameLike} game @param {Partial<Tags>} tags @returns {Taken} */
function takenOf(game, tags) {
  if (isImported(game)) {
    const { start, moves, end, problem } = mainLineOf(game);
    return { start, moves, end, problem, tags: filled(game, tags) };
  }
  const { start, moves, end, tags: known } = recordOf(game, {});
  return { start, moves: moves.map(numberOf), end, tags: filled(known, tags), problem: null };
}

/** @param {Tags | ImportedGame} known @param {Partial<Tags>} tags @returns {Tags} */
function filled(known, tags) {
  return {
    black: known.black ?? tags.black ?? null,
    white: known.white ?? tags.white ?? null,
    // A place where games are played says more than nothing.
    event: known.event ?? known.site ?? tags.event ?? tags.site ?? null,
    date: known.date ?? tags.date ?? null,
    round: known.round ?? tags.round ?? null,
    result: known.result ?? tags.result ?? null,
  };
}

/** @param {Collection} collection @param {Taken} game */
function take({ games, players, events, dates, rounds, starts }, { start: position, moves, end, tags }) {
  const start = starts.add(position);
  let count = 0;
  for (let ply = 0; ply < moves.length; ply += 1) if (moves[ply] !== PASS) played[count++] = moves[ply];
  const squares = played.subarray(0, count);
  const symmetry = orientationOf(starts.list[start].symmetries, squares);
  for (let index = 0; index < count; index += 1) squares[index] = TO[symmetry][squares[index]];
  games.add({
    id: games.count + 1,
    start,
    symmetry,
    squares,
    black: players.add(tags.black),
    white: players.add(tags.white),
    event: events.add(tags.event),
    date: dates.add(tags.date),
    round: rounds.add(tags.round),
    result: isOver(end) ? finalScore(end) : (tags.result ?? NO_RESULT),
    ending: endingOf(end, symmetry),
  });
}
