// What the cases of the failure model have in common. It imports nothing.

/** @import * as Package from "flipside" */

/**
 * @typedef {object} Place
 * @property {typeof Package} flipside the slim entry
 * @property {{ wasm: string, worker: string }} urls of the package's files
 */

/**
 * @typedef {object} Case
 * @property {string} row of the table: what fails
 * @property {string} name what the caller gets
 * @property {boolean} [needsNew] whether nothing may have been loaded before
 * @property {string[]} expected
 * @property {(place: Place) => Promise<unknown[]>} run
 */

export const POSITION = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6";
export const LONG = "f5d6";
export const SMALL = { tableBits: 8 };

/** What a call comes to, in a word: the code or the name of its error. @param {() => unknown} call */
export async function outcomeOf(call) {
  try {
    await call();
    return "answered";
  } catch (error) {
    const { code, name } = /** @type {any} */ (error);
    return String(name === "FlipsideError" ? code : name);
  }
}

/** @param {string} url @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function bytesOf(url) {
  if (!url.startsWith("file:")) return new Uint8Array(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import(/** @type {string} */ ("node:fs/promises"));
  return new Uint8Array(await readFile(new URL(url)));
}
