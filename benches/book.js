// Measures the opening book: how long its module takes to decode it, how much memory it needs, and how long a look-up takes.

import { readFile } from "node:fs/promises";
import { Game } from "flipside";
import { Book } from "flipside/book";
import { format } from "./measuring/table.js";

/** Positions of a game in the book. */
const GAMES = ["", "f5", "f5d6", "f5d6c3", "f5d6c3d3c4", "f5d6c3d3c4f4"].map((moves) => Game.parse(moves));

/** How many times everything is measured; the least time counts. */
const ROUNDS = 9;

/** The time of the processor so far, in milliseconds. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The least time of several rounds, in milliseconds of the processor. @param {() => unknown} round */
function least(round) {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = spent();
    round();
    return spent() - start;
  });
  return Math.min(...times);
}

/** Decodes the book in a new instance of its module. @param {WebAssembly.Module} module @param {Buffer} bytes */
function decoded(module, bytes) {
  const exports = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const place = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  if (exports.load() !== 0) throw new Error("the book cannot be read");
  return exports;
}

/** @returns {Promise<string>} a table */
export async function book() {
  const [wasm, bytes] = await Promise.all(
    ["book_bg.wasm", "book.bin"].map((file) => readFile(new URL(import.meta.resolve(`flipside/${file}`)))),
  );
  const module = new WebAssembly.Module(wasm);
  const decoding = least(() => decoded(module, bytes));
  const { memory, lookup, size } = decoded(module, bytes);
  const loaded = await Book.load();
  const start = [0x0000_0008_1000_0000n, 0x0000_0010_0800_0000n];
  const turns = 20_000;
  const bare = least(() => {
    for (let turn = 0; turn < turns; turn += 1) lookup(...start);
  });
  const named = least(() => {
    for (let turn = 0; turn < turns; turn += 1) loaded.lookup(GAMES[turn % GAMES.length]);
  });
  const row = (/** @type {string} */ what, /** @type {string | number} */ value) => ({
    book: what,
    least: value,
  });
  return format([
    row("positions", size().toLocaleString("en")),
    row("bytes", bytes.length.toLocaleString("en")),
    row("decoding it, ms", decoding.toFixed(0)),
    row("its memory, MB", (memory.buffer.byteLength / 1e6).toFixed(1)),
    row("finding the start and its moves, µs", ((1000 * bare) / turns).toFixed(1)),
    row("`book.lookup(game)`, its name included, µs", ((1000 * named) / turns).toFixed(1)),
  ]);
}
