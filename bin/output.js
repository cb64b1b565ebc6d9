// Where a batch writes its lines of JSON: standard output, or a file to which an interrupted run adds what is missing.

import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Failure } from "./failure.js";

/** @import { Item } from "./inputs.js" */

/**
 * @typedef {object} Output
 * @property {number} size How many items are answered already.
 * @property {number} failed How many of these failed, or have another score than the one that is known.
 * @property {(item: Item) => boolean} has Whether an item is.
 * @property {(line: string) => Promise<void>} write
 * @property {() => Promise<void>} close
 */

/** @type {Output} */
const STANDARD_OUTPUT = {
  size: 0,
  failed: 0,
  has: () => false,
  write: async (line) => console.log(line),
  close: async () => {},
};

/**
 * Opens the output of a batch. A file may have lines of an earlier run; half a line at its end, where that run was
 * interrupted, is taken away.
 * @param {string | undefined} file standard output when left out
 * @returns {Promise<Output>}
 * @throws {Failure} when the file cannot be used, or holds something else
 */
export async function openOutput(file) {
  if (file === undefined) return STANDARD_OUTPUT;
  try {
    const handle = await open(file, "a+");
    const { answered, failed, length } = await readAnswers(file);
    await handle.truncate(length);
    return {
      size: answered.size,
      failed,
      has: (item) => answered.has(keyOf(item)),
      write: async (line) => void (await handle.write(`${line}\n`)),
      close: () => handle.close(),
    };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file} cannot be written: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * The items that the whole lines of a file answer, how many of them failed, and the length of these lines in bytes.
 * @param {string} file
 */
async function readAnswers(file) {
  /** @type {Set<string>} */
  const answered = new Set();
  const { size } = await stat(file);
  let [failed, length, number] = [0, 0, 0];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1;
    const end = length + Buffer.byteLength(line) + 1;
    if (end > size) break;
    const item = itemOf(line, `${file}:${number}`);
    answered.add(keyOf(item));
    if (item.error || item.known?.mistake) failed += 1;
    length = end;
  }
  return { answered, failed, length };
}

/** @param {string} line @param {string} place @returns {Item & { error?: object, known?: { mistake: string | null } }} */
function itemOf(line, place) {
  try {
    const item = JSON.parse(line);
    if (typeof item.text === "string") return item;
  } catch {}
  throw new Failure(
    `${place}: expected a line of JSON of an earlier run, found ${JSON.stringify(line.slice(0, 60))}`,
  );
}

/** @param {Item} item */
function keyOf({ file, line, text }) {
  return JSON.stringify([file, line, text]);
}
