// Where a batch writes its lines of JSON: standard output, or a file to which an interrupted run adds what is missing.

import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Failure } from "../failure.js";

/**
 * @import { FileHandle } from "node:fs/promises"
 * @import { Item } from "../input/items.js"
 */

/**
 * @typedef {object} Output
 * @property {number} size How many items are answered already.
 * @property {number} failed How many of these failed, or have another score than the one that is known.
 * @property {object} told What each line tells besides the answer.
 * @property {(item: Item) => boolean} has Whether an item is.
 * @property {(line: string) => Promise<void>} write
 * @property {() => Promise<void>} close
 */

/** The byte that ends a line; one before it of other systems is space to JSON. */
const NEW_LINE = 10;

/** @type {Output} */
const STANDARD_OUTPUT = {
  size: 0,
  failed: 0,
  told: {},
  has: () => false,
  write: async (line) => console.log(line),
  close: async () => {},
};

/**
 * Opens the output of a batch. A file may have lines of an earlier run; half a line at its end, where that run was
 * interrupted, is taken away.
 * @param {string | undefined} file standard output when left out
 * @param {string} command what the answers depend on; that of an earlier run must be the same
 * @returns {Promise<Output>}
 * @throws {Failure} when the file cannot be used, or holds something else
 */
export async function openOutput(file, command) {
  if (file === undefined) return STANDARD_OUTPUT;
  /** @type {FileHandle | undefined} */
  let handle;
  try {
    handle = await open(file, "a+");
    if (!(await handle.stat()).isFile()) throw new Failure(`${file}: expected a file, found something else`);
    const { answered, failed, length, half } = await readAnswers(file, command);
    // If the file has grown meanwhile, another process wrote the line, which is not half.
    if (half > 0 && (await handle.stat()).size === length + half) await handle.truncate(length);
    return outputTo(handle, command, answered, failed);
  } catch (error) {
    await handle?.close();
    if (error instanceof Failure) throw error;
    throw new Failure(`${file} cannot be written: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {FileHandle} handle
 * @param {string} command
 * @param {Set<string>} answered
 * @param {number} failed
 * @returns {Output}
 */
function outputTo(handle, command, answered, failed) {
  return {
    size: answered.size,
    failed,
    told: { command },
    has: (item) => answered.has(keyOf(item)),
    write: async (line) => void (await handle.write(`${line}\n`)),
    close: () => handle.close(),
  };
}

/**
 * The items that the whole lines of a file answer, how many of them failed, the length of these lines in bytes, and that of the
 * half line behind them.
 * @param {string} file
 * @param {string} command
 */
async function readAnswers(file, command) {
  /** @type {Set<string>} */
  const answered = new Set();
  let [failed, length, number] = [0, 0, 0];
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      number += 1;
      const item = itemOf(`${rest.subarray(0, end)}`, `${file}:${number}`);
      if (item.command !== command)
        throw new Failure(
          `${file}:${number}: expected an answer of "${command}", found one of ${JSON.stringify(item.command ?? "an unknown command")}`,
        );
      answered.add(keyOf(item));
      if (item.error || item.known?.mistake) failed += 1;
      length += end + 1;
      rest = rest.subarray(end + 1);
    }
  }
  return { answered, failed, length, half: rest.length };
}

/** @param {string} line @param {string} place @returns {Key & { command?: string, error?: object, known?: { mistake: string | null } }} */
function itemOf(line, place) {
  try {
    const item = JSON.parse(line);
    if (typeof item.text === "string") return item;
  } catch {}
  throw new Failure(
    `${place}: expected a line of JSON of an earlier run, found ${JSON.stringify(line.slice(0, 60))}`,
  );
}

/** What tells an item from others. @typedef {Pick<Item, "file" | "line" | "game" | "text">} Key */

/** @param {Key} item */
function keyOf({ file, line, game, text }) {
  return JSON.stringify([file, line ?? { game }, text]);
}
