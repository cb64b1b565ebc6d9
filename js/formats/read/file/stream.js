// Reads a file of any size game by game: a part at a time, each up to where a game ends, so that never more than a part is in memory.

import { isSignal, throwIfAborted } from "../../../host/abort.js";
import { bytesOfBlob } from "../../../host/bytes/blob.js";
import { joinedBytes } from "../../../host/bytes/joined.js";
import { copyPlain } from "../../../host/copy.js";
import { describe, FlipsideError, invalid } from "../../../host/error.js";
import { isBlob, isLike } from "../../../host/kind.js";
import { decoderFor, platform } from "../../../host/platform.js";
import { problemOf, unreadable } from "../../problems.js";
import {
  checkedOptions,
  inTurns,
  isBytes,
  noGame,
  recordsReading,
  textReading,
  withLines,
  wrongSignal,
} from "../games.js";
import { bytesReaderOf, TEXT_READERS } from "../readers.js";
import { knownEncoding } from "./encoding.js";
import { controlIn, isGzip, isZip, kindOf } from "./kinds.js";

/** @import { ImportedGame } from "../../imported.js" */
/** @import { Problem } from "../../problems.js" */
/** @import { Imported, ReadOptions } from "../games.js" */
/** @import { BytesReader, TextReader } from "../reader.js" */
/** @import { SourceFormat } from "../readers.js" */
/** @import { FileLike, SignalLike, StreamLike } from "./sources.js" */

/**
 * What goes with a file that is read game by game.
 * @typedef {object} StreamDetails
 * @property {string} [name] The name of the file, which tells what it is where its bytes do not.
 * @property {SignalLike} [signal] An `AbortSignal`: ends the reading: it rejects with the signal's reason.
 * @property {(problem: Problem) => void} [onProblem] Called for each part that could not be read, with what and where; without it such a
 *   part rejects.
 */

/** How a stream is read, and what goes with it. @typedef {ReadOptions & StreamDetails} StreamOptions */

/**
 * Bytes as they come: a `Blob`, bytes, or a stream of them.
 * @typedef {FileLike | Uint8Array | StreamLike | AsyncIterable<Uint8Array>} ByteSource
 */

/** A part is about so long, in characters; a game that is longer than the greatest part is refused. */
const PART = 1_048_576;
const GREATEST = 16 * PART;

/**
 * Reads the games of a file of any size, one after the other. Each is complete, and those before it can be forgotten. The places of
 * problems are those in the whole text.
 *
 * ```js
 * for await (const { game, black } of gamesIn(await openAsBlob("games.pgn"))) console.log(black, game.transcript);
 * ```
 * @param {ByteSource} source a file, bytes, or a stream of bytes; gzip is unpacked; a zip archive is for `readFile`
 * @param {StreamOptions} [options]
 * @returns {AsyncGenerator<ImportedGame, void, void>} rejects with a {@link FlipsideError} as `readFile` does
 */
export async function* gamesIn(source, options = {}) {
  const { name = "", signal, onProblem, ...others } = copyPlain(options);
  if (typeof name !== "string") throw invalid("name", "a text", name);
  if (signal !== undefined && !isSignal(signal)) throw wrongSignal(signal);
  if (onProblem !== undefined && typeof onProblem !== "function")
    throw invalid("onProblem", "a function", onProblem);
  const given = checkedOptions(others);
  const onTurn = () => throwIfAborted(/** @type {AbortSignal | undefined} */ (signal));
  let count = 0;
  /** @type {FlipsideError | undefined} */
  let failure;
  for await (const { read, at } of partsOf(streamOf(source), given, name, onTurn)) {
    try {
      const { games, problems, question } = await read();
      count += games.length;
      for (const problem of problems) onProblem?.({ ...problem, place: problem.place + at });
      if (question) {
        const problem = problemOf("no-turn", { boards: 1 }, at);
        failure ??= new FlipsideError("INVALID_POSITION", problem.message);
        if (!onProblem) throw failure;
        onProblem(problem);
      }
      yield* games;
    } catch (error) {
      if (!(error instanceof FlipsideError)) throw error;
      failure ??= error;
      if (!onProblem) throw error;
      onProblem(unreadable(error, at));
    }
  }
  if (count === 0) throw failure ?? noGame("moves or a board", "nothing");
}

/**
 * A part of a source, and where it begins.
 * @typedef {{ at: number, read: () => Promise<Pick<Imported, "games" | "problems" | "question">> }} Part
 */

/**
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {ReadOptions} options
 * @param {string} name
 * @param {() => void} onTurn
 * @returns {AsyncGenerator<Part>}
 */
async function* partsOf(chunks, options, name, onTurn) {
  const source = chunks[Symbol.asyncIterator]();
  const { bytes: head, isAll } = await headOf(source);
  onTurn();
  if (isZip(head))
    throw new FlipsideError(
      "INVALID_DATA",
      "no game: expected a file of games, found an archive, which readFile looks into",
    );
  if (isGzip(head)) {
    const stream = restOf(head, source, isAll);
    yield* partsOf(unpacked(stream), options, name.replace(/\.gz$/i, ""), onTurn);
    return;
  }
  const reader = bytesReaderOf(head, name);
  if (reader) {
    yield* recordParts(reader, head, source, options, onTurn);
    return;
  }
  const kind = kindOf(head);
  if (kind) throw new FlipsideError("INVALID_DATA", `no game: expected games, found ${kind}`);
  const encoding =
    options.encoding ??
    knownEncoding(whole(head, isAll)) ??
    (await import("./detection.js")).detectedEncoding(head);
  yield* textParts(restOf(head, source, isAll), encoding, options, onTurn);
}

/**
 * @param {AsyncIterable<Uint8Array>} chunks
 * @param {string} encoding
 * @param {ReadOptions} options
 * @param {() => void} onTurn
 * @returns {AsyncGenerator<Part>}
 */
async function* textParts(chunks, encoding, options, onTurn) {
  const decoder = decoderFor(encoding);
  let [text, at] = ["", 0];
  let wanted = PART;
  let linesOf = (/** @type {string} */ part) => part;
  const partOf = (/** @type {string} */ part) => {
    const place = at;
    at += part.length;
    return { at: place, read: () => inTurns(textReading(part, options.turn, place), onTurn) };
  };
  for await (const chunk of chunks) {
    onTurn();
    const control = encoding.startsWith("utf-16") ? -1 : controlIn(chunk);
    if (control >= 0)
      throw new FlipsideError(
        "INVALID_DATA",
        "no game: expected games, found a file with control characters",
      );
    text += linesOf(decoder.decode(chunk, { stream: true }));
    // What the lines end with is known by the first part.
    if (at === 0 && text.length >= wanted && withLines(text) !== text) {
      text = withLines(text);
      linesOf = (part) => part.replaceAll("\r", "\n");
    }
    while (text.length >= wanted) {
      const end = await inTurns(lastEndIn(text), onTurn);
      // A long game: more of it has to be there.
      wanted = end === 0 ? 2 * text.length : PART;
      if (end === 0 && text.length < GREATEST) break;
      if (end === 0) throw noGame(`a game of at most ${GREATEST} characters`, "a longer one");
      yield partOf(text.slice(0, end));
      text = text.slice(end);
    }
  }
  text += linesOf(decoder.decode());
  if (text.trim() !== "" || at === 0) yield partOf(text);
}

/** Where the last game of a part ends that is whole; 0 where none does. @param {string} text @returns {Generator<void, number>} */
function* lastEndIn(text) {
  for (const { lastEnd } of /** @type {readonly TextReader[]} */ (TEXT_READERS)) {
    const end = lastEnd && (yield* lastEnd(text));
    if (end !== undefined) return end;
  }
  return 0;
}

/**
 * @param {BytesReader<SourceFormat>} reader
 * @param {Uint8Array} head
 * @param {AsyncIterator<Uint8Array>} source
 * @param {ReadOptions} options
 * @param {() => void} onTurn
 * @returns {AsyncGenerator<Part>}
 */
async function* recordParts(reader, head, source, options, onTurn) {
  const { header, size, withCount } = reader.records;
  let rest = head.subarray(header);
  let at = 0;
  for (let isLast = false; !isLast; ) {
    const next = await source.next();
    onTurn();
    isLast = next.done === true;
    if (!next.done) rest = joinedBytes([rest, next.value]);
    const count = Math.floor(rest.length / size);
    if (count === 0 || (!isLast && rest.length < PART)) continue;
    const bytes = joinedBytes([head.subarray(0, header), rest.subarray(0, count * size)]);
    withCount(bytes, count);
    yield { at, read: () => inTurns(recordsReading(reader, bytes, options), onTurn) };
    at += count * size;
    rest = rest.subarray(count * size);
  }
}

/**
 * The first bytes, enough to know what they are.
 * @param {AsyncIterator<Uint8Array>} source
 * @returns {Promise<{ bytes: Uint8Array, isAll: boolean }>}
 */
async function headOf(source) {
  /** @type {Uint8Array[]} */
  const parts = [];
  for (let size = 0; size < PART; ) {
    const { done, value } = await source.next();
    if (done) return { bytes: joinedBytes(parts), isAll: true };
    parts.push(value);
    size += value.length;
  }
  return { bytes: joinedBytes(parts), isAll: false };
}

/** Without the end, which may be the beginning of a letter. @param {Uint8Array} head @param {boolean} isAll */
function whole(head, isAll) {
  return isAll ? head : head.subarray(0, head.length - 4 + (head.length % 2));
}

/** @param {Uint8Array} head @param {AsyncIterator<Uint8Array>} source @param {boolean} isAll */
async function* restOf(head, source, isAll) {
  yield head;
  for (let next = isAll ? undefined : await source.next(); next && !next.done; next = await source.next())
    yield next.value;
}

/**
 * What gzip has packed.
 * @param {AsyncIterable<Uint8Array>} chunks
 * @returns {AsyncGenerator<Uint8Array>} rejects as the chunks do, or with `INVALID_DATA`
 */
async function* unpacked(chunks) {
  const source = chunks[Symbol.asyncIterator]();
  /** @type {unknown} */
  let failure;
  const Stream = platform("ReadableStream");
  const Inflating = platform("DecompressionStream");
  const packed = new Stream({
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        failure = error;
        throw error;
      }
    },
  });
  try {
    yield* chunksOf(packed.pipeThrough(new Inflating("gzip")));
  } catch (cause) {
    if (failure !== undefined) throw failure;
    throw new FlipsideError("INVALID_DATA", "no game: expected a gzip archive, found a damaged one", {
      cause,
    });
  }
}

/** @param {unknown} source @returns {AsyncIterable<Uint8Array>} */
function streamOf(source) {
  if (isBlob(source)) return slicesOf(source);
  if (isBytes(source)) return piecesOf(new Uint8Array(source));
  if (isLike(source, ["ReadableStream"], { getReader: "function" }))
    return chunksOf(/** @type {ReadableStream<Uint8Array>} */ (source));
  if (typeof source === "object" && source !== null && Symbol.asyncIterator in source)
    return /** @type {any} */ (source);
  throw noGame("a Blob, a Uint8Array or a stream of bytes", describe(source));
}

/** @param {Blob} blob */
async function* slicesOf(blob) {
  for (let at = 0; at < blob.size; at += PART / 4)
    yield new Uint8Array(await bytesOfBlob(blob.slice(at, at + PART / 4)));
}

/** @param {Uint8Array} bytes */
async function* piecesOf(bytes) {
  for (let at = 0; at < bytes.length; at += PART / 4) yield bytes.subarray(at, at + PART / 4);
}

/** Not every browser can iterate a stream. @param {ReadableStream<Uint8Array>} stream */
async function* chunksOf(stream) {
  const reader = stream.getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) yield value;
  } finally {
    await reader.cancel();
  }
}
