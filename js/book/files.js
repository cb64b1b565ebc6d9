// The files of a book: those of the package, and those that users give.

import { decodeBase64 } from "../base64.js";
import { describe, FlipsideError } from "../error.js";
import { isData, isPromise, messageOf, read, resolved } from "../source.js";

/** @import { DataSource } from "../source.js" */

/** Where the bytes of a book come from. @typedef {DataSource | PromiseLike<DataSource>} BookSource */

/** The magic of an exported book. */
const LEARNED = "FLIPMINE";

/** The packed book of the package; it is loaded with the first book that needs it. */
export async function shippedBook() {
  try {
    return decodeBase64((await import("../generated/book-data.js")).default);
  } catch (cause) {
    throw new FlipsideError("INVALID_DATA", `no book: ${messageOf(cause)}`, { cause });
  }
}

/**
 * The bytes of a source.
 * @param {BookSource} source
 * @param {string} name of the file, for errors
 * @returns {Promise<Uint8Array>}
 * @throws {FlipsideError} `INVALID_DATA` or `INVALID_OPTION`
 */
export async function bytesOf(source, name) {
  if (!isPromise(source)) checkSource(source, name);
  const found = await resolved(source, name);
  checkSource(found, name);
  const given = await read(found, name);
  if (given instanceof ArrayBuffer) return new Uint8Array(given);
  if (ArrayBuffer.isView(given)) return new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  try {
    return new Uint8Array(await given.arrayBuffer());
  } catch (cause) {
    throw new FlipsideError("INVALID_DATA", `no ${name}: ${messageOf(cause)}`, { cause });
  }
}

/** Whether bytes claim to be what {@link Book.export} made. @param {Uint8Array} bytes */
export function isLearned(bytes) {
  return [...LEARNED].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** @param {unknown} source @param {string} name @returns {asserts source is DataSource} @throws {FlipsideError} `INVALID_OPTION` */
function checkSource(source, name) {
  if (isData(source)) return;
  throw new FlipsideError(
    "INVALID_OPTION",
    `${name}: expected a URL, a Response or bytes, found ${describe(source)}`,
  );
}
