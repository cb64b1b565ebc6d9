/** @import { Engine } from "../dist/slim.js" */
import { codeOf } from "./errors.js";

/** The sizes of tables that are tried where there is no memory for the usual one. */
const SMALLER = Object.freeze([19, 18, 17, 16, 14, 12, 10]);

/** A bucket of the table, in bytes. */
const BUCKET = 32;

/**
 * Makes an engine with the largest table that there is memory for.
 * @param {(tableBits: number) => Promise<Engine>} create
 * @param {unknown} error with which the usual one failed: it is thrown again where its table was not the reason
 * @param {(tableBytes: number) => void} [tell] is told how large its table is
 * @returns {Promise<Engine>}
 */
export async function withLessMemory(create, error, tell) {
  if (codeOf(error) !== "UNSUPPORTED") throw error;
  for (const tableBits of SMALLER) {
    const engine = await create(tableBits).catch(() => null);
    if (!engine) continue;
    tell?.(BUCKET * 2 ** tableBits);
    return engine;
  }
  throw error;
}
