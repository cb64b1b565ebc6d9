// Compiled, never run: the files of the package as bundlers import them.

import { Book, type BookSource } from "flipside/book";
import data from "flipside/book.bin";
import reader from "flipside/book_bg.wasm";
import wasm from "flipside/engine_bg.wasm";
import { Engine, type WasmSource } from "flipside/slim";
import statistics from "flipside/statistics.bin";

const sources: readonly WasmSource[] = [wasm, reader];
const address: URL = new URL(`${wasm}`, "https://example.org/");
export const engine: Promise<Engine> = Engine.create({ wasm });
export const book: Promise<Book> = Book.load(data, { wasm: reader });
const kept: BookSource = data;
export const loaded = book.then((opened) => opened.loadStatistics(statistics));

// @ts-expect-error: what a bundler gives may be a compiled module.
export const text: string = wasm;
export default [sources, address, kept];
