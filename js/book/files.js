// The files of the package's book.

import { decodeBase64 } from "../host/bytes/base64.js";
import { resolved } from "../host/bytes/source.js";
import { FlipsideError } from "../host/error.js";

/** @import { DataSource } from "../host/bytes/source.js" */

/** Where the bytes of a book come from. @typedef {DataSource | PromiseLike<DataSource>} BookSource */

/**
 * The packed book of the package. It is a chunk of its own, loaded when it is first needed.
 * @throws {FlipsideError} `INVALID_DATA` or `UNSUPPORTED`
 */
export function shippedBook() {
  return chunk(() => import("../generated/book-data.js"), "book");
}

/** The statistics of that book. @throws {FlipsideError} `INVALID_DATA` or `UNSUPPORTED` */
export function shippedStatistics() {
  return chunk(() => import("../generated/book-statistics.js"), "statistics");
}

/** The compressed module of the package's book, which is a chunk, too. @throws {FlipsideError} `INVALID_DATA` or `UNSUPPORTED` */
export function shippedWasm() {
  return chunk(() => import("../generated/book-wasm.js"), "book_bg.wasm");
}

/** @param {() => Promise<{ default: string }>} load @param {string} name of the file, for errors */
async function chunk(load, name) {
  if ("ServiceWorkerGlobalScope" in globalThis)
    throw new FlipsideError(
      "UNSUPPORTED",
      `no ${name}: a service worker cannot load parts of the package later: give the bytes or the addresses of its files, as in \`Book.load("book.bin", { wasm: "book_bg.wasm" })\` and \`loadStatistics("statistics.bin")\``,
    );
  const { default: text } = await resolved(load(), name);
  return decodeBase64(text);
}
