// The files of a book: those of the package, and those that users give.

import { decodeBase64 } from "../host/bytes/base64.js";
import { plainView } from "../host/bytes/bytes.js";
import { isBytes, isData, messageOf, read, resolved } from "../host/bytes/source.js";
import { describe, FlipsideError } from "../host/error.js";

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

/**
 * The bytes of a source.
 * @param {BookSource} source
 * @param {string} name of the file, for errors
 * @returns {Promise<Uint8Array>}
 * @throws {FlipsideError} `INVALID_DATA` or `INVALID_OPTION`
 */
export async function bytesOf(source, name) {
  const found = await resolved(source, name);
  checkSource(found, name);
  const given = await read(found, name);
  try {
    return isBytes(given) ? plainView(given) : new Uint8Array(await given.arrayBuffer());
  } catch (cause) {
    throw new FlipsideError("INVALID_DATA", `no ${name}: ${messageOf(cause)}`, { cause });
  }
}

/** @param {unknown} source @param {string} name @returns {asserts source is DataSource} @throws {FlipsideError} `INVALID_OPTION` */
function checkSource(source, name) {
  if (isData(source)) return;
  throw new FlipsideError(
    "INVALID_OPTION",
    `${name}: expected a URL, a Response or bytes, found ${describe(source)}`,
  );
}
