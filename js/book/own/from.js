// Makes a book of games, or of positions with moves.

import { isSignal, throwIfAborted, unlessAborted } from "../../host/abort.js";
import { copyOnly } from "../../host/copy.js";
import { FlipsideError, invalid } from "../../host/error.js";
import { yieldToEventLoop } from "../../host/event-loop.js";
import { LIMIT_NAMES } from "../../request/limits.js";
import { bytesOf } from "./bytes.js";
import { playedBefore, readItem } from "./items.js";
import { scoresByResults, scoresBySearch } from "./scores.js";
import { Tally } from "./tally.js";

/**
 * @import { WasmSource } from "../../loading/wasm-source.js"
 * @import { Limits } from "../../generated/types.js"
 * @import { Signal } from "../../request/options.js"
 * @import { BookItem } from "./items.js"
 * @import { Searcher } from "./scores.js"
 */

/**
 * How far the making of a book has come.
 * @typedef {object} BookProgress
 * @property {number} items How many games and positions were read.
 * @property {number} positions How many positions the book will have; 0 until all games are read.
 * @property {number} searched How many of them were searched.
 */

/**
 * What has no place in a book.
 * @typedef {object} BookProblem
 * @property {number} index Which item of the source it is, from 0.
 * @property {string} code That of the error: `"ILLEGAL_MOVE"`, for example.
 * @property {string} message What is wrong with it.
 */

/**
 * How a book is made of games.
 * @typedef {object} BookMaking
 * @property {number | undefined} [least] How many games a position must have come in, 1 or more; 2 when left out.
 * @property {number | undefined} [plies] How many discs may have been played before a position of the book, 1 to 30; 20 when left out.
 * @property {Searcher | undefined} [engine] An `Engine` or an `EnginePool` that searches each position. Without it a score is the mean
 *   of the results.
 * @property {WasmSource | PromiseLike<WasmSource> | undefined} [wasm] Where the package's `book_bg.wasm` comes from; it is built in.
 * @property {((progress: BookProgress) => void) | undefined} [onProgress] Called now and then while games are read, and after each search.
 * @property {((problem: BookProblem) => void) | undefined} [onProblem] Called for each item that is broken, which is passed over; without
 *   it such an item rejects.
 */

/**
 * How a book is made, with the limits of each search; level 12 when none is given.
 * @typedef {BookMaking & Limits & Signal} BookFromOptions
 */

/** What a book is made of. @typedef {Iterable<BookItem> | AsyncIterable<BookItem>} BookItems */

const NAMES = /** @type {const} */ ([
  "least",
  "plies",
  "engine",
  "wasm",
  "signal",
  "onProgress",
  "onProblem",
]);

/** Searched with, when no limits are given. */
const LEVEL = 12;

/** With fewer empty squares the levels of Edax, in whose form the book is kept, stand for exact scores. */
const MOST_PLIES = 30;

/** After so many items the event loop has its turn. */
const TURN = 64;

/**
 * The bytes of a book, as `Book.load` reads them.
 * @param {BookItems} source
 * @param {BookFromOptions} given
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {FlipsideError} `INVALID_OPTION`, or what is wrong with an item; the signal's reason after an abort
 */
export async function bookBytes(source, given) {
  const options = checkedOptions(given);
  const { least, plies, engine, limits, signal, onProgress } = options;
  checkSource(source);
  throwIfAborted(signal);
  const tally = new Tally(plies);
  const items = await readAll(source, tally, options);
  throwIfAborted(signal);
  const kept = tally.kept(least);
  if (kept.length === 0)
    throw new FlipsideError(
      "INVALID_DATA",
      `no book: expected a position that ${least} games came to, found none in ${items} items`,
    );
  const tell = (/** @type {number} */ searched) => onProgress?.({ items, positions: kept.length, searched });
  tell(0);
  const scores = engine
    ? await unlessAborted(
        scoresBySearch(kept, engine, { ...limits, ...(signal && { signal }) }, tell),
        signal,
      )
    : scoresByResults(kept);
  return bytesOf(kept, scores);
}

/**
 * Counts all items.
 * @param {BookItems} source
 * @param {Tally} tally
 * @param {BookFromOptions} options
 * @returns {Promise<number>} how many they are
 */
async function readAll(source, tally, { plies, signal, onProgress, onProblem }) {
  let index = 0;
  for await (const item of source) {
    try {
      const read = readItem(item);
      if ("line" in read) tally.addLine(read);
      else if (!tally.addAdvice(read))
        throw new FlipsideError(
          "INVALID_POSITION",
          `position: expected one with at most ${plies} discs played, found ${playedBefore(read.position)}`,
        );
    } catch (cause) {
      if (!(cause instanceof FlipsideError)) throw cause;
      const { code, message } = cause;
      if (!onProblem) throw new FlipsideError(code, `item ${index}: ${message}`, { cause });
      onProblem({ index, code, message });
    }
    index += 1;
    if (index % TURN > 0) continue;
    onProgress?.({ items: index, positions: 0, searched: 0 });
    await yieldToEventLoop();
    throwIfAborted(signal);
  }
  return index;
}

/** @param {BookFromOptions} options */
function checkedOptions(options) {
  const copied = copyOnly(options, [...NAMES, ...LIMIT_NAMES]);
  const { least = 2, plies = 20, engine, signal, onProgress, onProblem } = copied;
  if (signal !== undefined && !isSignal(signal)) throw invalid("signal", "an AbortSignal", signal);
  checkWhole("least", least, Number.MAX_SAFE_INTEGER);
  checkWhole("plies", plies, MOST_PLIES);
  for (const [name, value] of Object.entries({ onProgress, onProblem }))
    if (value !== undefined && typeof value !== "function") throw invalid(name, "a function", value);
  if (engine !== undefined && !isSearcher(engine))
    throw invalid("engine", "an Engine or an EnginePool", engine);
  const limits = Object.fromEntries(
    LIMIT_NAMES.filter((name) => copied[name] !== undefined).map((name) => [name, copied[name]]),
  );
  const [first] = Object.keys(limits);
  if (first && !engine)
    throw new FlipsideError("INVALID_OPTION", `${first}: expected an engine with it, found none`);
  return { ...copied, least, plies, limits: first ? limits : { level: LEVEL } };
}

/** @param {string} name @param {unknown} value @param {number} most */
function checkWhole(name, value, most) {
  if (Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? "1 or more" : `1 to ${most}`;
  throw invalid(name, `a whole number, ${range}`, value);
}

/** @param {unknown} source */
function checkSource(source) {
  const isIterable =
    typeof source === "object" &&
    source !== null &&
    (Symbol.iterator in source || Symbol.asyncIterator in source);
  if (!isIterable) throw invalid("source", "an iterable of games", source);
}

/** @param {unknown} engine */
function isSearcher(engine) {
  try {
    return typeof (/** @type {any} */ (engine)?.search) === "function";
  } catch {
    // A proxy can refuse to be asked.
    return false;
  }
}
