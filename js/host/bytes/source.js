// Reads the files that users give as an address, a response or bytes.

import { FlipsideError } from "../error.js";
import { isBuffer, isResponse, isUrl } from "../kind.js";
import { builtin, hasFiles } from "../node.js";

/**
 * Where a file comes from: its address, outside pages also its path, a response with it, or its bytes.
 * @typedef {string | URL | Response | ArrayBuffer | ArrayBufferView} DataSource
 */

/** @param {unknown} source @returns {source is DataSource} */
export function isData(source) {
  return typeof source === "string" || isUrl(source) || isBytes(source) || isResponse(source);
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
  if (typeof source === "string" || isUrl(source)) return readUrl(source, name);
  return checked(source, name);
}

/** The message of whatever was thrown. @param {unknown} error */
export function messageOf(error) {
  const { message } = /** @type {{ message?: unknown }} */ (error ?? {});
  return typeof message === "string" ? message : String(error);
}

/** @param {unknown} source @returns {source is ArrayBuffer | ArrayBufferView} */
export function isBytes(source) {
  return isBuffer(source) || ArrayBuffer.isView(source);
}

/** How an address begins; one letter before the colon is a drive of Windows. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

/** @param {string | URL} url @param {string} name */
async function readUrl(url, name) {
  const address = `${url}`;
  try {
    const isPath = hasFiles() && !SCHEME.test(address);
    if (!isPath && !/^file:/i.test(address)) return checked(await fetch(address), name);
    const files = builtin("fs/promises");
    return await files.readFile(isPath ? address : builtin("url").fileURLToPath(address));
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
