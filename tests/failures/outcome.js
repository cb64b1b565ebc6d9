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
/** 22 empty squares, problem 41 of the FFO endgame suite: a draw. Millions of nodes, so there is time to help. */
export const DRAWN = "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X";
/** Longer than any test takes: a search that ends was ended. */
export const FOREVER = { budgetMs: 600_000 };
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

/** What a call comes to where the package pings its worker so many times as often. @param {() => unknown} call @param {number} [times] */
export async function hastily(call, times = 100) {
  const { setInterval } = globalThis;
  const hasty = (/** @type {() => void} */ look, /** @type {number} */ every) =>
    setInterval(look, every / times);
  globalThis.setInterval = /** @type {typeof setInterval} */ (hasty);
  try {
    return await outcomeOf(call);
  } finally {
    globalThis.setInterval = setInterval;
  }
}

/** An engine in a worker, the package's own if none is given. @param {Place} place @param {string} [worker] */
export function engineIn({ flipside, urls }, worker = urls.worker) {
  return flipside.Engine.create({ ...SMALL, wasm: urls.wasm, worker });
}

/** @param {string} url @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function bytesOf(url) {
  if (!url.startsWith("file:")) return new Uint8Array(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import(/** @type {string} */ ("node:fs/promises"));
  return new Uint8Array(await readFile(new URL(url)));
}
