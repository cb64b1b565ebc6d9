// Reads the files that users give as an address, a response or bytes.

import { FlipsideError } from "./error.js";
import { builtin } from "./node.js";

/** Where a file comes from: its address, a response with it, or its bytes. @typedef {string | URL | Response | ArrayBuffer | ArrayBufferView} DataSource */

/** @param {unknown} source @returns {source is DataSource} */
export function isData(source) {
  try {
    return (
      typeof source === "string" ||
      source instanceof URL ||
      isBytes(source) ||
      (typeof Response === "function" && source instanceof Response)
    );
  } catch {
    // A proxy can refuse to be asked.
    return false;
  }
}

/** Whether a source is a promise of one. @param {unknown} source @returns {source is PromiseLike<any>} */
export function isPromise(source) {
  try {
    return typeof (/** @type {any} */ (source)?.then) === "function";
  } catch {
    return false;
  }
}

/**
 * What a promise of a source brings, which is not checked.
 * @template T
 * @param {T | PromiseLike<T>} source
 * @param {string} name of the file, for errors
 * @throws {FlipsideError} `INVALID_DATA`
 */
export async function resolved(source, name) {
  try {
    return await source;
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    throw new FlipsideError("INVALID_DATA", `no ${name}: ${messageOf(cause)}`, { cause });
  }
}

/**
 * Begins to read a file.
 * @param {DataSource} source
 * @param {string} name of the file, for errors
 * @returns {Promise<ArrayBuffer | ArrayBufferView<ArrayBuffer> | Response>}
 * @throws {FlipsideError} `INVALID_DATA`
 */
export async function read(source, name) {
  if (isBytes(source)) return /** @type {ArrayBuffer | ArrayBufferView<ArrayBuffer>} */ (source);
  if (typeof source === "string" || source instanceof URL) return readUrl(source, name);
  return checked(source, name);
}

/** The message of whatever was thrown. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {unknown} source @returns {source is ArrayBuffer | ArrayBufferView} */
function isBytes(source) {
  return source instanceof ArrayBuffer || ArrayBuffer.isView(source);
}

/** @param {string | URL} url @param {string} name */
async function readUrl(url, name) {
  try {
    if (`${url}`.startsWith("file:")) return await builtin("fs/promises").readFile(new URL(url));
    return checked(await fetch(url), name);
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    throw new FlipsideError("INVALID_DATA", `no ${name} at ${url}: ${messageOf(cause)}`, { cause });
  }
}

/** @param {Response} response @param {string} name */
function checked(response, name) {
  if (response.ok) return response;
  throw new FlipsideError("INVALID_DATA", `no ${name} at ${response.url}: HTTP status ${response.status}`);
}
