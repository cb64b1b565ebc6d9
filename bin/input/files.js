// Reads a file of positions or games, whatever it is: lines, any format that the package reads, an archive; standard input in the same way.

import { createReadStream } from "node:fs";
import { readFile as bytesOf, stat } from "node:fs/promises";
import { basename } from "node:path";
import { gamesIn, readFile } from "flipside/formats";
import { MOST_SIZE } from "../../js/formats/read/limits.js";
import { isFlipsideError } from "../failure.js";
import { GameItem, nameOf } from "./items.js";
import { areLines, beginsWithLine, hasContent, lineItems, streamedLines } from "./lines.js";
import { namesFor } from "./names.js";

/**
 * @import { ReadOptions } from "flipside/formats"
 * @import { Item } from "./items.js"
 */

/**
 * How files are read.
 * @typedef {object} Reading
 * @property {"black" | "white"} [turn] The side to move on boards that do not name it.
 * @property {string} [encoding]
 * @property {boolean} [lines] Whether each line is a position or a game, whatever it looks like.
 */

/** Told what could not be read. @typedef {(message: string) => void} Report */

/** What is looked at to know a file. */
const SAMPLE = 65_536;

/** Of what was looked at, so much is worked on at a time. */
const SLICE = 262_144;

/** The errors that mean that there is no such file, so the argument is a position or a game itself. */
const NO_FILE = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"];

/** Formats of texts that never have a game on each line. */
const IN_ONE = ["sgf", "ggf", "pgn"];

/** Reads files. */
export class Files {
  /** The files that were read, those of names included. @type {Set<string>} */
  opened = new Set();
  #reading;
  #names;
  #report;

  /** @param {Reading} reading @param {readonly string[]} names files of names that were given @param {Report} report */
  constructor(reading, names, report) {
    this.#reading = reading;
    this.#names = names;
    this.#report = report;
  }

  /**
   * The items of a file. What cannot be read is reported.
   * @param {string} file
   * @returns {Promise<Item[] | AsyncIterable<Item> | undefined>} `undefined` when there is no such file
   */
  async open(file) {
    const info = await stat(file).catch((error) => error);
    if (NO_FILE.includes(info.code)) return undefined;
    try {
      if (info instanceof Error) throw info;
      this.opened.add(file);
      const isLarge = info.size > MOST_SIZE || info.isFIFO() || info.isCharacterDevice();
      const names = await namesFor(file, this.#names);
      for (const each of names.files) this.opened.add(each);
      const options = { ...this.#options, ...names.bytes, name: basename(file) };
      if (isLarge) return this.#streamed(file, createReadStream(file), options);
      return await this.#whole(file, new Uint8Array(await bytesOf(file)), options);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.#report(`${file} cannot be read: ${error.message}`);
      return [];
    }
  }

  /** The items of standard input. @returns {AsyncIterable<Item>} */
  standardInput() {
    return this.#streamed("-", process.stdin, { ...this.#options, name: "" });
  }

  /** @returns {ReadOptions} */
  get #options() {
    const { turn, encoding } = this.#reading;
    return { ...(turn ? { turn } : {}), ...(encoding ? { encoding } : {}) };
  }

  /**
   * Looks at what comes until its kind is known; lines are worked on at once.
   * @param {string} file
   * @param {AsyncIterable<Buffer>} stream
   * @param {ReadOptions & { name: string }} options
   * @returns {AsyncGenerator<Item, void, void>}
   */
  async *#streamed(file, stream, options) {
    const chunks = stream[Symbol.asyncIterator]();
    try {
      const { bytes, isAll, areLines: isKnown } = await this.#headOf(chunks);
      const all = async function* () {
        for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
        if (!isAll) yield* { [Symbol.asyncIterator]: () => chunks };
      };
      if (isKnown) yield* streamedLines(file, all(), options.encoding ?? "utf-8");
      else if (isAll) yield* await this.#whole(file, bytes, options);
      else {
        const encoding = await this.#encodingOfLines(bytes, options);
        if (encoding) yield* streamedLines(file, all(), encoding);
        else yield* this.#games(file, all(), options);
      }
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.#report(`${nameOf(file)} cannot be read: ${error.message}`);
    } finally {
      await chunks.return?.();
    }
  }

  /** Reads until the first line tells what the others are, or until all or too much is there. @param {AsyncIterator<Buffer>} chunks */
  async #headOf(chunks) {
    /** @type {Buffer[]} */
    const parts = [];
    let size = 0;
    let areLines = this.#reading.lines ? true : undefined;
    const decoder = new TextDecoder(this.#reading.encoding);
    while (areLines !== true && size <= MOST_SIZE) {
      const { value, done } = await chunks.next();
      if (done) return { bytes: new Uint8Array(Buffer.concat(parts)), isAll: true, areLines };
      parts.push(value);
      size += value.length;
      areLines ??= size > SAMPLE ? false : beginsWithLine(decoder.decode(Buffer.concat(parts)));
    }
    return { bytes: new Uint8Array(Buffer.concat(parts)), isAll: false, areLines };
  }

  /** @param {string} file @param {Uint8Array} bytes @param {ReadOptions & { name: string }} options @returns {Promise<Item[]>} */
  async #whole(file, bytes, options) {
    const lineEncoding = await this.#encodingOfLines(bytes, options);
    if (lineEncoding) return lineItems(file, new TextDecoder(lineEncoding).decode(bytes));
    try {
      const { games, problems, question, format, encoding } = await readFile(bytes, options);
      const places = new Places(bytes, encoding);
      for (const { message, place } of problems)
        this.#report(`${nameOf(file)}: ${message}${places.textOf(place)}`);
      if (question) this.#report(`${nameOf(file)}: ${NO_TURN}`);
      return games.map(
        (game, index) => new GameItem(file, index + 1, game, format, (place) => places.textOf(place)),
      );
    } catch (error) {
      this.#refused(file, error);
      return [];
    }
  }

  /** @param {string} file @param {AsyncIterable<Uint8Array>} chunks @param {ReadOptions & { name: string }} options */
  async *#games(file, chunks, options) {
    const placeOf = (/** @type {number} */ place) => ` (character ${place + 1})`;
    let number = 0;
    let isReported = false;
    const onProblem = (/** @type {{ message: string, place: number }} */ { message, place }) => {
      isReported = true;
      this.#report(`${nameOf(file)}: ${message}${placeOf(place)}`);
    };
    try {
      for await (const game of gamesIn(chunks, { ...options, onProblem })) {
        number += 1;
        yield new GameItem(file, number, game, undefined, placeOf);
      }
    } catch (error) {
      if (!isReported || !isFlipsideError(error)) this.#refused(file, error);
    }
  }

  /**
   * The encoding of a file that has a position or a game on each line.
   * @param {Uint8Array} bytes
   * @param {ReadOptions & { name: string }} options
   * @returns {Promise<string | undefined>} `undefined` for another file
   */
  async #encodingOfLines(bytes, options) {
    if (isPacked(bytes)) return undefined;
    const isAll = bytes.length <= SAMPLE;
    const sample = isAll ? bytes : bytes.subarray(0, bytes.lastIndexOf(10, SAMPLE) + 1);
    let encoding = options.encoding ?? "utf-8";
    try {
      const read = await readFile(sample, options);
      // What has no encoding is no text.
      const isInOne = read.encoding === null || IN_ONE.includes(read.format);
      if (isInOne && !this.#reading.lines) return undefined;
      encoding = read.encoding ?? encoding;
    } catch (error) {
      if (!isFlipsideError(error) || error.code === "INVALID_OPTION") throw error;
    }
    if (this.#reading.lines) return encoding;
    const text = new TextDecoder(encoding).decode(sample);
    const isEmpty = isAll && !text.split(/\r\n?|\n/).some(hasContent);
    return isEmpty || areLines(text) ? encoding : undefined;
  }

  /** @param {string} file @param {unknown} error */
  #refused(file, error) {
    if (!isFlipsideError(error) || error.code === "INVALID_OPTION") throw error;
    this.#report(`${nameOf(file)}: ${error.message}`);
  }
}

const NO_TURN = "board: expected a side to move beside it, found none; --turn tells it";

/** Names the places of a file. */
class Places {
  #bytes;
  #encoding;
  /** Where lines end. @type {number[] | undefined} */
  #ends;

  /** @param {Uint8Array} bytes @param {string | null} encoding */
  constructor(bytes, encoding) {
    this.#bytes = bytes;
    this.#encoding = encoding;
  }

  /** @param {number} place */
  textOf(place) {
    // Places within an archive are not places of the file.
    if (isPacked(this.#bytes)) return "";
    if (this.#encoding === null) return ` (byte ${place + 1})`;
    this.#ends ??= endsOfLines(new TextDecoder(this.#encoding).decode(this.#bytes));
    return ` (line ${1 + countUpTo(this.#ends, place)})`;
  }
}

/** Where the lines of a text end, in their order. @param {string} text */
function endsOfLines(text) {
  return Array.from(text.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length);
}

/** How many numbers of a list, the least first, are not greater than another. @param {readonly number[]} list @param {number} most */
function countUpTo(list, most) {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle] <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether the system refused something, as it does where a file cannot be read. @param {unknown} error @returns {error is Error} */
function isSystemError(error) {
  return error instanceof Error && "syscall" in error;
}

/** Whether a file is an archive. @param {Uint8Array} bytes */
function isPacked(bytes) {
  const [first, second] = bytes;
  return (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b);
}
