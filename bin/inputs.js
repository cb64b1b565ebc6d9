// Reads the positions and games to work on, from arguments, from files, and line by line from standard input.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Failure } from "./failure.js";

/** @import { Shard } from "./options.js" */

/**
 * A position or a game to work on.
 * @typedef {object} Item
 * @property {string | null} file The file it is from, `"-"` for standard input, `null` for an argument.
 * @property {number} line Its number in the file, or among the arguments, from 1.
 * @property {string} text
 */

/** All items; `total` is their number where it is known beforehand. @typedef {{ items: AsyncIterable<Item>, total: number | undefined }} Inputs */

/** The errors that mean that there is no such file, so the argument is a position or a game itself. */
const NO_FILE = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"];

/**
 * Opens the arguments of a command. The name of a file stands for its lines, `-` stands for the lines of standard
 * input, and any other argument is a position or a game itself. Empty lines and comments, which begin with `%`, are
 * skipped.
 * @param {string[]} args
 * @param {Shard} [shard] the part of the items to work on
 * @returns {Promise<Inputs>}
 * @throws {Failure} when a file cannot be read or there is nothing to work on
 */
export async function openInputs(args, shard = { index: 1, count: 1 }) {
  if (args.filter((word) => word === "-").length > 1)
    throw new Failure("expected - once, found it several times");
  const sources = [];
  for (const [index, word] of args.entries()) {
    if (word === "-") sources.push(standardInput());
    else sources.push((await itemsOfFile(word)) ?? [{ file: null, line: index + 1, text: word.trim() }]);
  }
  const lists = sources.map((source) => (Array.isArray(source) ? source : undefined));
  const count = lists.reduce((sum, list) => sum + (list?.length ?? Number.NaN), 0);
  if (count === 0) throw new Failure(`${args.join(", ")}: expected positions or games, found none`);
  const total = Number.isNaN(count) ? undefined : Math.ceil((count + 1 - shard.index) / shard.count);
  return { items: shardOf(sources, shard), total };
}

/** Where an item is from, as messages name it. @param {Item} item */
export function locationOf({ file, line }) {
  if (file === null) return `argument ${line}`;
  return `${file === "-" ? "standard input" : file}:${line}`;
}

/** @param {(Item[] | AsyncIterable<Item>)[]} sources @param {Shard} shard @returns {AsyncGenerator<Item, void, void>} */
async function* shardOf(sources, { index, count }) {
  let place = 0;
  for (const source of sources) {
    for await (const item of source) {
      place += 1;
      if ((place - index) % count === 0) yield item;
    }
  }
}

/** @param {string} file @returns {Promise<Item[] | undefined>} `undefined` when there is no such file */
async function itemsOfFile(file) {
  try {
    const lines = (await readFile(file, "utf8")).split(/\r\n?|\n/);
    return lines.map((text, index) => ({ file, line: index + 1, text: text.trim() })).filter(isItem);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (NO_FILE.includes(String(code))) return undefined;
    throw new Failure(`${file} cannot be read: ${message}`);
  }
}

/** @returns {AsyncGenerator<Item, void, void>} */
async function* standardInput() {
  let line = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    const item = { file: "-", line, text: text.trim() };
    if (isItem(item)) yield item;
  }
}

/** @param {Item} item */
function isItem({ text }) {
  return text !== "" && !text.startsWith("%");
}
