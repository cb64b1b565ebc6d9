// Opens the arguments of a command: positions and games, files of them, and standard input.

import { Failure } from "../failure.js";
import { Files } from "./files.js";
import { LineItem } from "./items.js";
import { isNameFile } from "./names.js";

/**
 * @import { Reading, Report } from "./files.js"
 * @import { Item } from "./items.js"
 * @import { Shard } from "../options.js"
 */

/**
 * All items; `total` is their number where it is known beforehand.
 * @typedef {{ items: AsyncIterable<Item>, total: number | undefined }} Inputs
 */

/** The part of the items to work on, and how files are read. @typedef {Reading & { shard?: Shard | undefined }} InputOptions */

/**
 * Opens the arguments of a command. The name of a file stands for its positions or games, `-` for those of standard input, and any
 * other argument is a position or a game itself. Files of names (.jou, .trn) go with the files of WTHOR.
 * @param {string[]} args
 * @param {InputOptions} options
 * @param {Report} report told what cannot be read
 * @returns {Promise<Inputs>}
 * @throws {Failure} when there is nothing to work on
 */
export async function openInputs(args, { shard = { index: 1, count: 1 }, ...reading }, report) {
  let isComplete = true;
  const { files, words } = filesOf(args, reading, (message) => {
    isComplete = false;
    report(message);
  });
  const sources = [];
  for (const { word, index } of words) sources.push(await sourceOf(files, word, index));
  const lists = sources.map((source) => (Array.isArray(source) ? source : undefined));
  const count = lists.reduce((sum, list) => sum + (list?.length ?? Number.NaN), 0);
  if (count === 0 && isComplete)
    throw new Failure(`${args.join(", ")}: expected positions or games, found none`);
  const total = Number.isNaN(count) ? undefined : Math.ceil((count + 1 - shard.index) / shard.count);
  return { items: shardOf(sources, shard), total };
}

/**
 * The items of files. Each file is opened when those before it are done, so that never more than one of them is in memory.
 * @param {string[]} args
 * @param {Reading} reading
 * @param {Report} report
 * @returns {{ items: AsyncIterable<Item>, opened: Set<string> }} `opened`: the files that were read so far
 * @throws {Failure}
 */
export function openInTurn(args, reading, report) {
  const { files, words } = filesOf(args, reading, report);
  const items = async function* () {
    for (const { word, index } of words) {
      const source = await sourceOf(files, word, index);
      if (Array.isArray(source)) yield* withoutKeeping(source);
      else yield* source;
    }
  };
  return { items: items(), opened: files.opened };
}

/** Items that nobody needs when they are done: a game that was checked takes much more memory than its text. @param {Item[]} list */
function* withoutKeeping(list) {
  list.reverse();
  for (let item = list.pop(); item; item = list.pop()) yield item;
}

/** @param {string[]} args @param {Reading} reading @param {Report} report */
function filesOf(args, reading, report) {
  if (args.filter((word) => word === "-").length > 1)
    throw new Failure("expected - once, found it several times");
  const words = args.map((word, index) => ({ word, index }));
  const names = args.filter(isNameFile);
  const others = words.filter(({ word }) => !isNameFile(word));
  // Alone they are refused by what they are.
  return { files: new Files(reading, names, report), words: others.length > 0 ? others : words };
}

/** @param {Files} files @param {string} word @param {number} index @returns {Promise<Item[] | AsyncIterable<Item>>} */
async function sourceOf(files, word, index) {
  if (word === "-") return files.standardInput();
  return (await files.open(word)) ?? [new LineItem(null, index + 1, word.trim())];
}

/** @param {(Item[] | AsyncIterable<Item>)[]} sources @param {Shard} shard @returns {AsyncGenerator<Item, void, void>} */
async function* shardOf(sources, { index, count }) {
  let number = 0;
  for (const source of sources) {
    for await (const item of source) {
      number += 1;
      if ((number - index) % count === 0) yield item;
    }
  }
}
