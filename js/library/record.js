// Entries as bytes: a header and records of 32 bytes each, as `docs/notes/layouts.md` describes them.

import { checksum } from "../host/bytes/checksum.js";
import { SQUARES } from "../rules/board.js";
import { MAX_SCORE } from "./entry.js";

/**
 * @import { Entry } from "./entry.js"
 */

/** The bytes of a record, and of the header. */
export const RECORD_BYTES = 32;

/** The bytes before the checksum, which is the last of a record's and of the header's fields. */
const CHECKED_BYTES = RECORD_BYTES - 4;

/** How a library begins: "FLIPSLIB". */
const MAGIC = Uint8Array.from("FLIPSLIB", (letter) => letter.charCodeAt(0));
const VERSION = 1;
/** In place of the number of records where more of them are appended. */
const OPEN_END = 0xffff_ffff;

/** How a record begins, so that the next one is found behind damaged bytes: "FR". */
const MARK = 0x5246;

/** The characters of a position. */
const [OWN, OTHER, EMPTY] = [..."XO-"].map((cell) => cell.charCodeAt(0));

const PASS = 64;
const NO_MOVE = 255;

/**
 * What bytes hold.
 * @typedef {object} Contents
 * @property {[key: string, entry: Entry][]} entries
 * @property {[from: number, to: number][]} damaged Where bytes are that belong to no record.
 * @property {number} expected How many records there should be; infinite where more of them are appended.
 */

/** The header of a library. @param {number} [count] how many records follow; more are appended when it is left out */
export function headerOf(count = OPEN_END) {
  const bytes = new Uint8Array(RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  view.setUint32(8, VERSION, true);
  view.setUint32(12, RECORD_BYTES, true);
  view.setUint32(16, count, true);
  view.setUint32(CHECKED_BYTES, checksumAt(bytes, 0), true);
  return bytes;
}

/** The records of entries, one after the other. @param {Iterable<[key: string, entry: Entry]>} entries */
export function recordsOf(entries) {
  const all = [...entries];
  const bytes = new Uint8Array(all.length * RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  all.forEach(([key, { lower, upper, move, used }], index) => {
    const at = index * RECORD_BYTES;
    view.setUint16(at, MARK, true);
    view.setInt8(at + 2, lower);
    view.setInt8(at + 3, upper);
    view.setUint8(at + 4, move === null ? NO_MOVE : move === "pass" ? PASS : SQUARES.indexOf(move));
    writeBoard(view, at + 8, key);
    view.setUint32(at + 24, used, true);
    view.setUint32(at + CHECKED_BYTES, checksumAt(bytes, at), true);
  });
  return bytes;
}

/** Header and records in one. @param {Map<string, Entry>} entries @param {number} [count] as for {@link headerOf} */
export function libraryOf(entries, count) {
  const bytes = new Uint8Array((entries.size + 1) * RECORD_BYTES);
  bytes.set(headerOf(count));
  bytes.set(recordsOf(entries), RECORD_BYTES);
  return bytes;
}

/**
 * Reads a library.
 * @param {Uint8Array} bytes
 * @returns {Contents | string} what is wrong, if it is no library of this version
 */
export function readLibrary(bytes) {
  const contents = readRecords(bytes, RECORD_BYTES);
  const view = viewOf(bytes);
  const isWhole = bytes.length >= RECORD_BYTES && isIntact(bytes, view, 0);
  const isMarked = isWhole && MAGIC.every((byte, at) => bytes[at] === byte);
  if (isMarked) {
    const [version, size] = [view.getUint32(8, true), view.getUint32(12, true)];
    if (version !== VERSION) return `expected version ${VERSION}, found ${version}`;
    if (size !== RECORD_BYTES) return `expected records of ${RECORD_BYTES} bytes, found ${size}`;
    const count = view.getUint32(16, true);
    return { ...contents, expected: count === OPEN_END ? Number.POSITIVE_INFINITY : count };
  }
  // A library whose header is damaged is known by its records.
  if (contents.entries.length === 0) return `expected a library, found ${bytes.length} other bytes`;
  return {
    ...contents,
    damaged: [[0, RECORD_BYTES], ...contents.damaged],
    expected: Number.POSITIVE_INFINITY,
  };
}

/** Reads the records from a place on. @param {Uint8Array} bytes @param {number} from @returns {Omit<Contents, "expected">} */
export function readRecords(bytes, from) {
  const view = viewOf(bytes);
  /** @type {Contents["entries"]} */
  const entries = [];
  /** @type {Contents["damaged"]} */
  const damaged = [];
  let known = from;
  for (let at = from; at < bytes.length; ) {
    const record = readRecord(bytes, view, at);
    if (!record) {
      at += 1;
      continue;
    }
    if (at > known) damaged.push([known, at]);
    entries.push(record);
    at += RECORD_BYTES;
    known = at;
  }
  if (bytes.length > known) damaged.push([known, bytes.length]);
  return { entries, damaged };
}

/** @param {Uint8Array} bytes @param {DataView} view @param {number} at @returns {[string, Entry] | undefined} */
function readRecord(bytes, view, at) {
  if (at + RECORD_BYTES > bytes.length || view.getUint16(at, true) !== MARK || !isIntact(bytes, view, at))
    return undefined;
  const [lower, upper, code] = [view.getInt8(at + 2), view.getInt8(at + 3), view.getUint8(at + 4)];
  const key = readBoard(view, at + 8);
  const move = code === PASS ? "pass" : (SQUARES[code] ?? null);
  const isPossible =
    key !== undefined &&
    -MAX_SCORE <= lower &&
    lower <= upper &&
    upper <= MAX_SCORE &&
    (move !== null || code === NO_MOVE) &&
    // No game ends with an odd score, and bounds that exclude nothing are not kept.
    (lower | upper) % 2 === 0 &&
    upper - lower < 2 * MAX_SCORE;
  return isPossible ? [key, { lower, upper, move, used: view.getUint32(at + 24, true) }] : undefined;
}

/** Writes the discs of both sides. @param {DataView} view @param {number} at @param {string} key */
function writeBoard(view, at, key) {
  for (let half = 0; half < 2; half += 1) {
    let [own, other] = [0, 0];
    for (let index = 32 * half + 31; index >= 32 * half; index -= 1) {
      const cell = key.charCodeAt(index);
      own = (own << 1) | Number(cell === OWN);
      other = (other << 1) | Number(cell === OTHER);
    }
    view.setUint32(at + 4 * half, own >>> 0, true);
    view.setUint32(at + 8 + 4 * half, other >>> 0, true);
  }
}

/** The board as text, unless a square has two discs. @param {DataView} view @param {number} at @returns {string | undefined} */
function readBoard(view, at) {
  const codes = new Uint8Array(64);
  for (let index = 0; index < 64; index += 1) {
    const [byte, bit] = [at + (index >> 3), index & 7];
    const own = (view.getUint8(byte) >> bit) & 1;
    const other = (view.getUint8(byte + 8) >> bit) & 1;
    if (own & other) return undefined;
    codes[index] = own ? OWN : other ? OTHER : EMPTY;
  }
  return String.fromCharCode(...codes);
}

/** Whether the checksum of a record or of the header is right. @param {Uint8Array} bytes @param {DataView} view @param {number} at */
function isIntact(bytes, view, at) {
  return view.getUint32(at + CHECKED_BYTES, true) === checksumAt(bytes, at);
}

/** The checksum of a record without its last field. @param {Uint8Array} bytes @param {number} at */
function checksumAt(bytes, at) {
  return checksum(bytes, at, at + CHECKED_BYTES);
}

/** @param {Uint8Array} bytes */
function viewOf({ buffer, byteOffset, byteLength }) {
  return new DataView(buffer, byteOffset, byteLength);
}
