// The WebAssembly of the book, as `book/src/lib.rs` exports it. Each book has an instance of its own, which is freed as
// other objects are.

import { inflated } from "../host/bytes/inflate.js";
import { messageOf } from "../host/bytes/source.js";
import { FlipsideError } from "../host/error.js";
import { decoderFor } from "../host/platform.js";
import { checkWasm, compile } from "../loading/compile.js";
import { bitboards } from "../rules/bitboards.js";
import { SQUARES } from "../rules/board.js";
import { isEdax } from "./edax.js";
import { shippedWasm } from "./files.js";

/**
 * @import { WasmSource } from "../loading/wasm-source.js"
 * @import { Position } from "../rules/position.js"
 * @import { BookMove, BookScore, Bounds, Games } from "./entry.js"
 */

/** What is known of a position and of its moves. @typedef {{ position: BookScore & Bounds & Games, moves: BookMove[] }} Found */

/**
 * The functions of the module.
 * @typedef {Record<string, (...numbers: (number | bigint)[]) => number> & { memory: { buffer: ArrayBuffer } }} Exports
 */

/** How many numbers there are of a position or a move: square, score, depth, selectivity, games won, drawn and lost, bounds. */
const FIELDS = 9;
/** Stands for a bound that is not known. */
const NO_BOUND = -(2 ** 31);

/** A longer file is refused: it would be forty times the book of the package. */
const MAX_BYTES = 1 << 22;
/** A longer book of Edax is refused. These are not packed: the largest that are passed around have some million positions. */
const MAX_EDAX_BYTES = 1 << 28;

/** The compiled module of this package, once it was wanted. @type {Promise<WebAssembly.Module> | undefined} */
let shipped;

/** A book in the memory of the module. */
export class BookModule {
  #exports;

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /**
   * @param {WasmSource | PromiseLike<WasmSource> | undefined} source the module of this package when left out
   * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
   */
  static async start(source) {
    checkWasm(source);
    const module = await (source === undefined ? shippedModule() : compile(source));
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
    const missing = NEEDED.find((name) => !exported.includes(name));
    if (missing || WebAssembly.Module.imports(module).length > 0)
      throw new FlipsideError(
        "INVALID_DATA",
        `the wasm is not the book's of this version: ${missing ? `it has no ${missing}` : "it needs imports"}`,
      );
    try {
      const { exports } = await WebAssembly.instantiate(module);
      return new BookModule(/** @type {any} */ (exports));
    } catch (cause) {
      throw new FlipsideError("UNSUPPORTED", `no memory for a book: ${messageOf(cause)}`, { cause });
    }
  }

  /** How many positions the book has, the learned ones not counted. */
  get size() {
    return this.#call("size");
  }

  /** Loads a packed book or one of Edax. @param {Uint8Array} bytes @throws {FlipsideError} `INVALID_DATA` */
  load(bytes) {
    this.#read(bytes, "load", isEdax(bytes) ? MAX_EDAX_BYTES : MAX_BYTES);
  }

  /** Loads the statistics of the book. @param {Uint8Array} bytes @throws {FlipsideError} `INVALID_DATA` */
  count(bytes) {
    this.#read(bytes, "count");
  }

  /** Adds the learned positions of an exported book. @param {Uint8Array} bytes @throws {FlipsideError} `INVALID_DATA` */
  merge(bytes) {
    this.#read(bytes, "merge");
  }

  /** The years that the games of the statistics are from. @returns {[first: number, last: number] | null} */
  get years() {
    const years = this.#call("years");
    return years === 0 ? null : [years >>> 16, years & 0xffff];
  }

  /** The learned positions as bytes. @returns {Uint8Array<ArrayBuffer>} */
  export() {
    return this.#output(this.#call("export"));
  }

  /** All that is known as a book of Edax. @returns {Uint8Array<ArrayBuffer>} @throws {FlipsideError} `UNSUPPORTED` */
  exportEdax() {
    try {
      return this.#output(this.#exports.export_edax());
    } catch (cause) {
      throw new FlipsideError("UNSUPPORTED", `no memory for a book of Edax: ${messageOf(cause)}`, { cause });
    }
  }

  /** Forgets the learned positions. */
  forget() {
    this.#call("forget");
  }

  /** Notes what a search found. @param {Position} position @param {BookScore} searched */
  learn(position, { score, depth, selectivity }) {
    const failed = this.#call("learn", ...sidesOf(position), score, depth, selectivity);
    if (failed > 0) throw new FlipsideError("INVALID_POSITION", this.#text(failed));
  }

  /** Carries what was learned back to every position before it. @returns {number} how many scores changed by that */
  settle() {
    return this.#call("settle");
  }

  /** What is known of a position; its moves are sorted, the best first. @param {Position} position @returns {Found | undefined} */
  lookup(position) {
    const count = this.#call("lookup", ...sidesOf(position));
    if (count === 0) return undefined;
    const { memory, answer } = this.#exports;
    const numbers = new Int32Array(memory.buffer, answer(), FIELDS * count);
    const row = (/** @type {number} */ index) => {
      const [square, score, depth, selectivity, ...rest] = numbers.subarray(
        FIELDS * index,
        FIELDS * (index + 1),
      );
      const move = SQUARES[square] ?? "pass";
      return { move, score, depth, selectivity, ...boundsOf(rest), ...gamesOf(rest, position) };
    };
    const { move: _, ...known } = row(0);
    return { position: known, moves: Array.from({ length: count - 1 }, (_, index) => row(index + 1)) };
  }

  /** @param {Uint8Array} bytes @param {"load" | "count" | "merge"} how @param {number} [most] how many bytes there may be */
  #read(bytes, how, most = MAX_BYTES) {
    if (bytes.length > most)
      throw new FlipsideError(
        "INVALID_DATA",
        `a book: expected at most ${most} bytes, found ${bytes.length}`,
      );
    const pointer = this.#call("reserve", bytes.length);
    if (pointer === 0)
      throw new FlipsideError("UNSUPPORTED", `no memory for a book of ${bytes.length} bytes`);
    new Uint8Array(this.#exports.memory.buffer, pointer, bytes.length).set(bytes);
    let failed = 0;
    try {
      failed = this.#exports[how]();
    } catch (cause) {
      throw new FlipsideError("INVALID_DATA", `a book: it cannot be read: ${messageOf(cause)}`, { cause });
    }
    if (failed > 0) throw new FlipsideError("INVALID_DATA", this.#text(failed));
  }

  /**
   * Calls the module, which traps when it needs memory that there is not.
   * @param {string} name
   * @param {(number | bigint)[]} numbers
   * @throws {FlipsideError} `CRASHED`
   */
  #call(name, ...numbers) {
    try {
      return this.#exports[name](...numbers);
    } catch (cause) {
      throw new FlipsideError("CRASHED", `the book crashed: ${messageOf(cause)}`, { cause });
    }
  }

  /** The text that the module has written. @param {number} length */
  #text(length) {
    return decoderFor().decode(this.#output(length));
  }

  /** A copy of what the module has written. @param {number} length */
  #output(length) {
    return new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), length).slice();
  }
}

/** The exports by which the module is recognized. */
const NEEDED =
  "reserve load count years merge export export_edax forget learn settle lookup answer output size".split(
    " ",
  );

function shippedModule() {
  shipped ??= shippedWasm().then((bytes) => compile(inflated(bytes)));
  // A chunk of the package that did not arrive may arrive the next time.
  shipped.catch(() => {
    shipped = undefined;
  });
  return shipped;
}

/** The bounds of a score, where it has some. @param {number[]} numbers those after the selectivity @returns {Bounds} */
function boundsOf([, , , lower, upper]) {
  return lower === NO_BOUND ? {} : { bounds: [lower, upper] };
}

/** The games that the side to move won, drew and lost, by color. @param {number[]} ends @param {Position} position @returns {Games} */
function gamesOf([wins, draws, losses], { turn }) {
  if (wins < 0) return {};
  const [black, white] = turn === "black" ? [wins, losses] : [losses, wins];
  return { games: wins + draws + losses, black, draws, white };
}

/** The discs of the side to move and of the other one. @param {Position} position @returns {[bigint, bigint]} */
function sidesOf(position) {
  const { black, white, blackToMove } = bitboards(position);
  return blackToMove ? [black, white] : [white, black];
}
