// A change of a collection: the games added and removed at a time, and how they are kept as bytes.
//
// A change begins with the length of its head and the head, a JSON text of UTF-8 with the names. Then comes column after column: a byte
// that says how many bytes a number takes, 0 where all are 0, and the numbers, low bytes first. The squares are last. Changes that were
// written first lack the column of endings, and their head does not name it. Rounds are in the head alone, so that programs that do not
// know of them read the rest.

import { positionOf } from "../../game/game.js";
import { gameOf } from "../../game/position-like.js";
import { decoderFor, encoded } from "../../host/platform.js";
import { Collection } from "./collection.js";
import { Columns } from "./columns.js";
import { playEndings } from "./ending.js";

/**
 * What is added and removed at a time.
 * @typedef {object} Change
 * @property {Collection} collection The games that are new or have become others; their numbers tell.
 * @property {readonly number[]} removed The numbers of games.
 * @property {number} nextId No game has this number or a greater one.
 */

/**
 * @typedef {{ count: number, removed: number[], nextId: number, players: (string | null)[], events: (string | null)[], dates: (string |
 *   null)[], starts: string[], hasEndings?: boolean, rounds?: (string | null)[], roundOf?: number[] }} Head
 */

/** The columns in the order in which they are kept; numbers of games as the distance to the one before, less 1. */
const COLUMNS = /** @type {const} */ ([
  "id",
  "start",
  "symmetry",
  "black",
  "white",
  "event",
  "date",
  "result",
  "length",
  "ending",
]);

const SIZES = [0, 1, 2, 4];

/** @param {Change} change @returns {Generator<void, Uint8Array<ArrayBuffer>>} */
export function* changeBytes({ collection, removed, nextId }) {
  const { games, size, players, events, dates, rounds, starts } = collection;
  /** @type {Head} */
  const head = {
    count: size,
    removed: [...removed],
    nextId,
    hasEndings: true,
    players: players.texts,
    events: events.texts,
    dates: dates.texts,
    starts: starts.list.map(({ text }) => text),
    ...(rounds.texts.length > 1 ? { rounds: rounds.texts, roundOf: [...games.round.subarray(0, size)] } : {}),
  };
  const text = encoded(JSON.stringify(head));
  const columns = COLUMNS.map((name) => columnOf(collection, name));
  const sizes = columns.map(sizeOf);
  const bytes = new Uint8Array(
    4 + text.length + sizes.reduce((sum, each) => sum + 1 + each * size, 0) + games.from[size],
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = 4 + text.length;
  for (const [index, column] of columns.entries()) {
    yield;
    bytes[at++] = sizes[index];
    for (let row = 0; row < size; row += 1, at += sizes[index]) {
      if (sizes[index] === 1) bytes[at] = column[row];
      else if (sizes[index] === 2) view.setUint16(at, column[row], true);
      else if (sizes[index] === 4) view.setUint32(at, column[row], true);
    }
  }
  bytes.set(games.squares.subarray(0, games.from[size]), at);
  return bytes;
}

/**
 * The change that bytes are.
 * @param {Uint8Array} bytes
 * @returns {Generator<void, Change | undefined>} `undefined` if they are none, though their checksum is right
 */
export function* changeOf(bytes) {
  try {
    return yield* read(bytes);
  } catch {
    return undefined;
  }
}

/** @param {Uint8Array} bytes @returns {Generator<void, Change>} */
function* read(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  /** @type {Head} */
  const head = JSON.parse(decoderFor().decode(bytes.subarray(4, 4 + headLength)));
  const { count, removed, nextId, hasEndings } = head;
  if (!removed.every(Number.isInteger) || !Number.isInteger(nextId) || count > bytes.length)
    throw new RangeError();
  const collection = new Collection();
  for (const name of /** @type {const} */ (["players", "events", "dates", "rounds"]))
    for (const text of head[name] ?? []) collection[name].add(text === null ? null : String(text));
  for (const text of head.starts) collection.starts.add(positionOf(gameOf(text)));
  let at = 4 + headLength;
  const columns = /** @type {Record<(typeof COLUMNS)[number], Uint32Array>} */ ({});
  for (const name of COLUMNS) {
    yield;
    const size = name === "ending" && !hasEndings ? 0 : bytes[at++];
    const column = numbersAt(view, at, size, count);
    at += size * count;
    if (mostIn(column) >= mostOf(collection, name)) throw new RangeError();
    columns[name] = column;
  }
  yield;
  const { id, length: lengths } = columns;
  for (let row = 0, before = 0; row < count; row += 1) {
    before += id[row] + 1;
    if (before >= nextId) throw new RangeError();
    id[row] = before;
  }
  const squares = bytes.subarray(at);
  if (mostIn(squares) > 63 || sumOf(lengths) !== squares.length) throw new RangeError();
  yield;
  collection.games = Columns.of({ ...columns, round: roundsIn(head, collection) }, lengths, squares);
  if (!hasEndings) yield* playEndings(collection.games, collection.starts);
  collection.size = count;
  return { collection, removed, nextId };
}

/** The rounds of the games, which are in the head where one is known. @param {Head} head @param {Collection} collection */
function roundsIn({ count, roundOf }, { rounds }) {
  if (!roundOf) return new Uint32Array(count);
  const column = Uint32Array.from(roundOf);
  if (column.length !== count || mostIn(column) >= rounds.texts.length) throw new RangeError();
  return column;
}

/**
 * The numbers of a column, of so many bytes each.
 * @param {DataView} view
 * @param {number} from
 * @param {number} size
 * @param {number} count
 */
function numbersAt(view, from, size, count) {
  const numbers = new Uint32Array(count);
  if (size === 1) numbers.set(new Uint8Array(view.buffer, view.byteOffset + from, count));
  else if (size === 2)
    for (let row = 0; row < count; row += 1) numbers[row] = view.getUint16(from + 2 * row, true);
  else if (size === 4)
    for (let row = 0; row < count; row += 1) numbers[row] = view.getUint32(from + 4 * row, true);
  else if (size !== 0) throw new RangeError();
  return numbers;
}

/** @param {ArrayLike<number>} numbers */
function mostIn(numbers) {
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at] > most) most = numbers[at];
  return most;
}

/** @param {ArrayLike<number>} numbers */
function sumOf(numbers) {
  let sum = 0;
  for (let at = 0; at < numbers.length; at += 1) sum += numbers[at];
  return sum;
}

/** The numbers of a column are less. @param {Collection} collection @param {(typeof COLUMNS)[number]} name */
function mostOf({ players, events, dates, starts }, name) {
  const tables = { black: players, white: players, event: events, date: dates };
  if (name === "start") return starts.list.length;
  if (name === "length") return 65;
  if (name === "symmetry") return 8;
  if (name === "result") return 256;
  if (name === "ending") return 2 ** 16;
  return name === "id" ? 2 ** 32 : tables[name].texts.length;
}

/** @param {Collection} collection @param {(typeof COLUMNS)[number]} name @returns {ArrayLike<number>} */
function columnOf({ games, size }, name) {
  if (name === "id")
    return games.id.subarray(0, size).map((id, row) => id - 1 - (row > 0 ? games.id[row - 1] : 0));
  if (name === "length") return Uint32Array.from({ length: size }, (_, row) => games.lengthOf(row));
  if (name === "result") return new Uint8Array(games.result.buffer, 0, size);
  return games[name].subarray(0, size);
}

/** How many bytes each number of a column takes. @param {ArrayLike<number>} column */
function sizeOf(column) {
  return SIZES.find((size) => mostIn(column) < 2 ** (8 * size)) ?? 4;
}
