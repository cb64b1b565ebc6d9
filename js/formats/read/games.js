// Reads the games of a text, or of the bytes of a file in an encoding that needs no guess.

import { Game } from "../../game/game.js";
import { isSignal, throwIfAborted } from "../../host/abort.js";
import { copyPlain } from "../../host/copy.js";
import { describe, FlipsideError, invalid } from "../../host/error.js";
import { yieldToEventLoop } from "../../host/event-loop.js";
import { isUint8Array } from "../../host/kind.js";
import { looksLikeBoard } from "../../notation/board.js";
import { foldLetters, MAX_TEXT_LENGTH } from "../../notation/squares.js";
import { looksLikeTranscript } from "../../notation/transcript.js";
import { ImportedGame } from "../imported.js";
import { problemOf } from "../problems.js";
import { decoded, knownEncoding } from "./file/encoding.js";
import { isGzip, isZip, kindOf } from "./file/kinds.js";
import { MOST_SIZE } from "./limits.js";
import { BYTES_READERS, bytesReaderOf, TEXT_READERS } from "./readers.js";
import { siteIn } from "./text/sites.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { WrittenGame } from "../imported.js" */
/** @import { Problem } from "../problems.js" */
/** @import { SignalLike } from "./file/sources.js" */
/** @import { BytesReader, TextReader } from "./reader.js" */
/** @import { SourceFormat } from "./readers.js" */

/** How long reading goes on before the event loop has its turn, in milliseconds: a frame has sixteen. */
const TURN_MS = 8;

/** Games between two steps. */
const STEP = 1024;

/** The options that take files which go with others. */
const COMPANIONS = BYTES_READERS.flatMap(({ companions }) => Object.keys(companions));

/** A longer text is what it looks like: whether there is a move in it would take long to see. */
const LONGEST_DOUBT = 1_048_576;

/**
 * What was read.
 * @typedef {object} Imported
 * @property {SourceFormat} format What the source is; of an archive, what its first file with games is.
 * @property {ImportedGame[]} games The games in their order; none while there is a question.
 * @property {Question | null} question What must be known before the games can be read.
 * @property {Problem | null} problem The first of the problems.
 * @property {Problem[]} problems What could not be read besides the moves of the games, and what was left out.
 * @property {string | null} encoding The encoding of the bytes as `TextDecoder` names it; `null` for a text, and for files that are no
 *   text.
 */

/**
 * A board is there, but not who is to move: ask, and read again with the option `turn`.
 * @typedef {object} Question
 * @property {"turn"} asks Which option answers it.
 * @property {string} board The 64 squares of `-XO`.
 */

/**
 * What goes with a source.
 * @typedef {object} ReadOptions
 * @property {Color} [turn] The side to move on boards that do not name it.
 * @property {Uint8Array} [players] The file of players (.jou) of a WTHOR file.
 * @property {Uint8Array} [tournaments] The file of tournaments (.trn) of a WTHOR file.
 * @property {string} [encoding] The encoding of the bytes, such as `"shift_jis"`, instead of the one that is found.
 */

/**
 * What goes with reading in turns.
 * @typedef {object} TurnDetails
 * @property {SignalLike} [signal] An `AbortSignal`: ends the reading: it rejects with the signal's reason.
 */

/** How a source is read in turns. @typedef {ReadOptions & TurnDetails} TurnOptions */

/**
 * Reads the games of a file or of any text: SGF, GGF, PGN-like, OBF, WTHOR, transcripts and drawn boards, wherever they stand in it. A game
 * that breaks the rules is there as far as it is legal, and says where it breaks. Archives, and bytes in other encodings than UTF, are for
 * `readFile`.
 *
 * ```js
 * const { games, question } = readGames("I lost: 1. f5 d6 2. c3 d3 3. c4 f4");
 * games[0]?.game.transcript; // "f5d6c3d3c4f4"
 * question; // null
 * ```
 * @param {string | Uint8Array} source a text of at most 16,777,216 characters, or a file of as many bytes
 * @param {ReadOptions} [options]
 * @returns {Imported} with at least one game, or a question
 * @throws {FlipsideError} `INVALID_POSITION` where there is no game, `INVALID_DATA` for a broken file or one that is no text,
 *   `INVALID_OPTION`
 */
export function readGames(source, options = {}) {
  const steps = reading(source, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Reads in turns with the event loop: a page goes on answering while it reads megabytes.
 * @param {string | Uint8Array} source a text of at most 16,777,216 characters, or a file of as many bytes
 * @param {TurnOptions} [options]
 * @returns {Promise<Imported>} with at least one game, or a question; rejects as {@link readGames} throws
 */
export async function readGamesInTurns(source, options = {}) {
  const { signal, ...others } = copyPlain(options);
  if (signal !== undefined && !isSignal(signal)) throw wrongSignal(signal);
  const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
  onTurn();
  return inTurns(reading(source, others), onTurn);
}

/** @param {unknown} signal */
export function wrongSignal(signal) {
  return invalid("signal", "an AbortSignal", signal);
}

/**
 * Goes through steps in turns with the event loop.
 * @template T
 * @param {Generator<void, T>} steps
 * @param {() => void} [onTurn] called before each turn; what it throws ends the reading
 * @returns {Promise<T>}
 */
export async function inTurns(steps, onTurn) {
  let begun = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    onTurn?.();
    await yieldToEventLoop();
    begun = performance.now();
  }
}

/** Reads in steps. @param {string | Uint8Array} source @param {ReadOptions} options @returns {Generator<void, Imported>} */
function* reading(source, options) {
  const checked = checkedOptions(options);
  if (typeof source === "string") return yield* textReading(source, checked.turn);
  if (!isBytes(source)) throw noGame("a text or a Uint8Array", describe(source));
  refuseSize(source.length, "bytes");
  // A copy, as the games are read when they are asked for.
  const bytes = new Uint8Array(source);
  if (isZip(bytes) || isGzip(bytes))
    throw new FlipsideError(
      "INVALID_DATA",
      "no game: expected a file of games, found an archive, which readFile looks into",
    );
  return yield* bytesReading(bytes, checked, checked.encoding ?? knownEncoding(bytes) ?? "windows-1252", "");
}

/**
 * Reads a file that is no archive.
 * @param {Uint8Array} bytes
 * @param {ReadOptions} options
 * @param {string} encoding
 * @param {string} name of the file; empty where it is not known
 * @returns {Generator<void, Imported>}
 * @throws {FlipsideError}
 */
export function* bytesReading(bytes, options, encoding, name) {
  const reader = bytesReaderOf(bytes, name);
  if (reader) return yield* recordsReading(reader, bytes, options);
  const kind = kindOf(bytes);
  if (kind) throw new FlipsideError("INVALID_DATA", `no game: expected games, found ${kind}`);
  const { text, damaged, encoding: taken } = decoded(bytes, encoding);
  yield;
  const read = yield* textReading(text, options.turn);
  if (damaged === 0) return { ...read, encoding: taken };
  const problem = problemOf("damaged-letters", { encoding: taken, letters: damaged }, text.indexOf("\ufffd"));
  return {
    ...importedOf(read.format, read.games, [...read.problems, problem], taken),
    question: read.question,
  };
}

/** @param {BytesReader<SourceFormat>} reader @param {Uint8Array} bytes @param {ReadOptions} options @returns {Generator<void, Imported>} */
export function* recordsReading({ format, read }, bytes, options) {
  const { games, problems } = yield* read(bytes, options);
  return importedOf(format, yield* importedGames(games), problems, null);
}

/**
 * @param {string} source
 * @param {Color | undefined} turn
 * @param {number} [before] how many characters stand before it
 * @returns {Generator<void, Imported>}
 */
export function* textReading(source, turn, before = 0) {
  refuseSize(source.length, "characters");
  const text = withLines(source);
  const placeOf = (/** @type {number} */ at) => at + before;
  /** Why what looked like a format is none. @type {string | undefined} */
  let reason;
  let isCertain = false;
  for (const reader of TEXT_READERS) {
    const read = yield* /** @type {TextReader<SourceFormat>} */ (reader).read(text, turn);
    if (!read) continue;
    const { format, collected, asked } = read;
    // A board may stand among names; moves that only make a game without what is wrong are none.
    if (isCertain && format === "transcript") break;
    const games = yield* importedGames(collected.games, placeOf);
    const { problems } = collected;
    // What only looks like a format has no move in it.
    const [only] =
      games.length === 1 && text.length <= LONGEST_DOUBT && games[0].tree.branches.length === 0 ? games : [];
    if (only?.problem) {
      reason ??= only.problem.message;
      isCertain ||= read.isCertain === true;
      continue;
    }
    if (games.length > 0) return importedOf(format, games, problems, null);
    if (problems.length > 0) throw new FlipsideError("INVALID_POSITION", problems[0].message);
    if (asked)
      return { ...importedOf("board", [], [], null), question: { asks: "turn", board: asked.board } };
  }
  throw reason ? new FlipsideError("INVALID_POSITION", reason) : garbage(text);
}

/** A text with its lines as they are today: old computers ended them by a carriage return alone. @param {string} text */
export function withLines(text) {
  return text.includes("\r") && !text.includes("\n") ? text.replaceAll("\r", "\n") : text;
}

/** @param {readonly WrittenGame[]} written @param {(at: number) => number} [placeOf] @returns {Generator<void, ImportedGame[]>} */
function* importedGames(written, placeOf) {
  const games = [];
  for (const game of written) {
    games.push(new ImportedGame(game, placeOf));
    if (games.length % STEP === 0) yield;
  }
  return games;
}

/**
 * @param {SourceFormat} format
 * @param {ImportedGame[]} games
 * @param {Problem[]} problems
 * @param {string | null} encoding
 * @returns {Imported}
 */
export function importedOf(format, games, problems, encoding) {
  return { format, games, question: null, problem: problems[0] ?? null, problems, encoding };
}

/** @param {number} size @param {"bytes" | "characters"} unit @throws {FlipsideError} */
export function refuseSize(size, unit) {
  if (size > MOST_SIZE)
    throw noGame(`at most ${MOST_SIZE} ${unit}`, `${size}, which gamesIn reads game by game`);
}

/** Why a text has no game. @param {string} source @returns {FlipsideError} */
function garbage(source) {
  const text = foldLetters(source.slice(0, MAX_TEXT_LENGTH));
  const words = text.trim();
  if (words === "") return noGame("moves or a board", "nothing");
  const site = siteIn(text);
  if (site) {
    const found = `the address of a game at ${site}, which has no moves in it: copy them from the page there`;
    return noGame("moves", found);
  }
  if (source.length <= MAX_TEXT_LENGTH && (looksLikeBoard(words) || looksLikeTranscript(words))) {
    try {
      Game.parse(words);
    } catch (error) {
      if (error instanceof FlipsideError) return new FlipsideError("INVALID_POSITION", error.message);
    }
  }
  const place = text.length - text.trimStart().length + 1;
  return noGame(
    "moves such as f5d6c3, or a board",
    `${JSON.stringify(words.slice(0, 40))} at character ${place}`,
  );
}

/** @param {string} expected @param {string} found */
export function noGame(expected, found) {
  return new FlipsideError("INVALID_POSITION", `no game: expected ${expected}, found ${found}`);
}

/** @param {unknown} value @returns {value is Uint8Array} */
export function isBytes(value) {
  return isUint8Array(value);
}

/** @param {ReadOptions} options @returns {ReadOptions} */
export function checkedOptions(options) {
  const given = copyPlain(options);
  const { turn, encoding } = given;
  if (turn !== undefined && turn !== "black" && turn !== "white")
    throw invalid("turn", "black or white", turn);
  const companions = COMPANIONS.map(
    (name) => /** @type {const} */ ([name, given[/** @type {keyof ReadOptions} */ (name)]]),
  );
  for (const [name, bytes] of companions)
    if (bytes !== undefined && !isBytes(bytes)) throw invalid(name, "a Uint8Array", bytes);
  if (encoding !== undefined && typeof encoding !== "string") throw invalid("encoding", "a text", encoding);
  return { turn, encoding, ...Object.fromEntries(companions) };
}
