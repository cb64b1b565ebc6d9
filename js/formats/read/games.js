// Reads the games of a file or of a text.

import { Game } from "../../game/game.js";
import { copyPlain } from "../../host/copy.js";
import { describe, FlipsideError } from "../../host/error.js";
import { yieldToEventLoop } from "../../host/event-loop.js";
import { looksLikeBoard } from "../../notation/board.js";
import { MAX_TEXT_LENGTH, plain } from "../../notation/squares.js";
import { looksLikeTranscript } from "../../notation/transcript.js";
import { ImportedGame } from "../imported.js";
import { picturesIn } from "./pictures.js";
import { READERS } from "./readers.js";
import { siteIn } from "./sites.js";
import { looksLikeWthor, readWthor } from "./wthor.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Problem } from "../tree.js" */
/** @import { SourceFormat } from "./readers.js" */

/** The length of the longest text that is read, in characters, and of the longest file, in bytes. */
export const MOST = Object.freeze({ text: 4_194_304, bytes: 16_777_216 });

/** How long reading goes on before the event loop has its turn, in milliseconds: a frame has sixteen. */
const TURN_MS = 8;

/**
 * What was read.
 * @typedef {object} Imported
 * @property {SourceFormat} format What the source is.
 * @property {ImportedGame[]} games The games in their order; none while there is a question.
 * @property {Question | null} question What must be known before the games can be read.
 * @property {Problem | null} problem The first thing in the source that could not be read, besides the moves of the games.
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
 */

/**
 * Reads the games of a file or of any text: SGF, GGF, PGN-like, OBF, WTHOR, transcripts and drawn boards, wherever they stand in it. A game
 * that breaks the rules is there as far as it is legal, and says where it breaks.
 *
 * ```js
 * const { games, question } = readGames("I lost: 1. f5 d6 2. c3 d3 3. c4 f4");
 * games[0]?.game.transcript; // "f5d6c3d3c4f4"
 * question; // null
 * ```
 * @param {string | Uint8Array} source a text of at most 4,194,304 characters, or a file of at most 16,777,216 bytes
 * @param {ReadOptions} [options]
 * @returns {Imported} with at least one game, or a question
 * @throws {FlipsideError} `INVALID_POSITION` where there is no game, `INVALID_DATA` for a broken file, `INVALID_OPTION`
 */
export function readGames(source, options = {}) {
  const steps = reading(source, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same in turns with the event loop: a page goes on answering while it reads megabytes, which takes seconds.
 * @param {string | Uint8Array} source a text of at most 4,194,304 characters, or a file of at most 16,777,216 bytes
 * @param {ReadOptions} [options]
 * @returns {Promise<Imported>} with at least one game, or a question; rejects as {@link readGames} throws
 */
export async function readGamesInTurns(source, options = {}) {
  const steps = reading(source, options);
  let begun = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    await yieldToEventLoop();
    begun = performance.now();
  }
}

/** Reads in steps. @param {string | Uint8Array} source @param {ReadOptions} options @returns {Generator<void, Imported>} */
function* reading(source, options) {
  const { turn, players, tournaments } = checkedOptions(options);
  if (typeof source === "string") return yield* textGames(source, turn);
  if (!isBytes(source)) throw noGame("a text or a Uint8Array", describe(source));
  if (source.length > MOST.bytes) throw noGame(`at most ${MOST.bytes} bytes`, `${source.length}`);
  // A copy, as the games are read when they are asked for.
  const bytes = new Uint8Array(source);
  if (!looksLikeWthor(bytes)) return yield* textGames(decoded(bytes), turn);
  const { games, problem } = readWthor(bytes, { players, tournaments });
  if (games.length === 0)
    throw new FlipsideError("INVALID_DATA", problem?.message ?? "WTHOR file: expected games, found none");
  return { format: "wthor", games: games.map((game) => new ImportedGame(game)), question: null, problem };
}

/** @param {string} source @param {Color | undefined} turn @returns {Generator<void, Imported>} */
function* textGames(source, turn) {
  if (source.length > MOST.text)
    throw noGame(`a text of at most ${MOST.text} characters`, `${source.length}`);
  const text = plain(source);
  const placeOf = placesOf(source, text);
  const pictures = yield* picturesIn(text);
  const asked = pictures.find((picture) => !picture.turn && !turn);
  /** Why what looked like a format is none. @type {string | undefined} */
  let reason;
  for (const reader of READERS) {
    const read = yield* reader(text, { pictures, turn, isAsked: Boolean(asked) });
    const games = read?.games.map((game) => new ImportedGame(game, placeOf)) ?? [];
    // What only looks like a format has no move in it.
    const [only] = games.length === 1 && games[0].tree.branches.length === 0 ? games : [];
    if (only?.problem) reason ??= only.problem.message;
    else if (read && games.length > 0)
      return { format: read.format, games, question: null, problem: read.problem };
    if (read?.problem) throw new FlipsideError("INVALID_POSITION", read.problem.message);
  }
  if (!asked && reason) throw new FlipsideError("INVALID_POSITION", reason);
  if (!asked) throw garbage(text);
  return { format: "board", games: [], question: { asks: "turn", board: asked.board }, problem: null };
}

/** The text of a file: in UTF-8, or as older programs write it. @param {Uint8Array} bytes */
function decoded(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** The index in a source of a place in its text, from which invisible characters were removed. @param {string} source @param {string} text */
function placesOf(source, text) {
  if (source.length === text.length) return (/** @type {number} */ at) => at;
  return (/** @type {number} */ at) => {
    let left = at;
    let place = 0;
    for (const letter of source) {
      left -= plain(letter).length;
      if (left < 0) break;
      place += letter.length;
    }
    return place;
  };
}

/** Why a text has no game. @param {string} text @returns {FlipsideError} */
function garbage(text) {
  const words = text.trim();
  if (words === "") return noGame("moves or a board", "nothing");
  const site = siteIn(text);
  if (site) {
    const found = `the address of a game at ${site}, which has no moves in it: copy them from the page there`;
    return noGame("moves", found);
  }
  if (words.length <= MAX_TEXT_LENGTH && (looksLikeBoard(words) || looksLikeTranscript(words))) {
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
function noGame(expected, found) {
  return new FlipsideError("INVALID_POSITION", `no game: expected ${expected}, found ${found}`);
}

/** @param {unknown} value @returns {value is Uint8Array} */
function isBytes(value) {
  return ArrayBuffer.isView(value) && value instanceof Uint8Array;
}

/** @param {ReadOptions} options @returns {ReadOptions} */
function checkedOptions(options) {
  const { turn, players, tournaments } = copyPlain(options);
  if (turn !== undefined && turn !== "black" && turn !== "white")
    throw new FlipsideError("INVALID_OPTION", `turn: expected black or white, found ${describe(turn)}`);
  for (const [name, bytes] of Object.entries({ players, tournaments })) {
    if (bytes === undefined || isBytes(bytes)) continue;
    throw new FlipsideError("INVALID_OPTION", `${name}: expected a Uint8Array, found ${describe(bytes)}`);
  }
  return { turn, players, tournaments };
}
