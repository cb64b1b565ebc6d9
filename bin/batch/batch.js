// Batch processing for `solve`, `analyze` and `review`: several positions or games are worked on at a time, and their
// answers are printed in order, each as soon as possible. An error in one is reported, and the others continue.

import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { EnginePool } from "flipside";
import { Library } from "flipside/library";
import { Failure, isFlipsideError } from "../failure.js";
import { grouped, seconds, speed } from "../figures.js";
import { openInputs } from "../input/inputs.js";
import { locationOf } from "../input/items.js";
import { withOptions } from "../options.js";
import { openOutput } from "./output.js";
import { Progress } from "./progress.js";

/**
 * @import { Engine, FlipsideError, PoolOptions } from "flipside"
 * @import { Reading } from "../input/files.js"
 * @import { Item } from "../input/items.js"
 * @import { Shard } from "../options.js"
 */

/**
 * The options that all three commands have.
 * @typedef {Reading & Working} BatchOptions
 */

/**
 * How the work is done.
 * @typedef {object} Working
 * @property {boolean} json
 * @property {boolean} reproducible
 * @property {Shard} [shard]
 * @property {number} [workers]
 * @property {number} [tableBits]
 * @property {string} [library] the file of solved positions
 * @property {string} [out] the file that lines of JSON are added to
 */

/** The fields that every answer and every report has. @typedef {{ nodes: number, elapsedMs: number }} Effort */

/**
 * How a command works on an item.
 * @template {Effort} Answer
 * @typedef {object} Task
 * @property {string} command What the answers depend on: the command with its options. A file of answers is of one.
 * @property {(pool: EnginePool) => Promise<void>} check Rejects invalid options before any item is read.
 * @property {(engine: Engine, item: Item, warn: (warning: string) => void) => Promise<Answer> & AsyncIterable<Effort>} begin
 * @property {(item: Item, answer: Answer) => object} fields The fields of a JSON line, besides those of the item.
 * @property {(item: Item, answer: Answer) => string} print The text for a person.
 * @property {() => string | undefined} [summary] What the last line says after the sums.
 * @property {() => string | undefined} [verdict] Why the command fails even though every item was answered.
 */

/** The result of an item. @template Answer @typedef {{ item: Item, answer: Answer } | { item: Item, error: FlipsideError }} Done */

/** Errors after which the engines cannot be used any more. */
const FATAL = ["DISPOSED", "UNSUPPORTED"];

/**
 * Works on all items that the arguments of a command name.
 * @template {Effort} Answer
 * @param {string[]} args
 * @param {BatchOptions} options
 * @param {Task<Answer>} task
 * @throws {Failure} at the end when an item was bad, in this run or in an earlier one, when something could not be read, or as the task's
 *   verdict says
 */
export async function runBatch(args, options, task) {
  const { reproducible, shard, workers, tableBits } = options;
  const json = options.json || options.out !== undefined;
  /** @type {Progress | undefined} */
  let progress;
  const sum = { done: 0, bad: 0, left: 0, nodes: 0, elapsedMs: 0 };
  const say = (/** @type {string} */ message) => {
    progress?.clear();
    console.error(`flipside: ${message}`);
  };
  const { items, total: all } = await openInputs(args, options, (message) => {
    say(message);
    sum.left += 1;
  });
  if (
    options.out !== undefined &&
    options.library !== undefined &&
    resolve(options.out) === resolve(options.library)
  )
    throw new Failure(`--library: expected another file than --out, found ${options.library}`);
  const output = await openOutput(options.out, commandOf(task.command, options));
  const total = all && Math.max(0, all - output.size);
  const shown = new Progress(process.stderr, total);
  progress = shown;
  /** @type {Library | undefined} */
  let library;
  /** @type {EnginePool | undefined} */
  let pool;
  try {
    if (options.library !== undefined) library = await openLibrary(options.library);
    pool = await EnginePool.create(poolOptions({ workers, tableBits, reproducible, library }, total));
    await task.check(pool);
    const missing = without(items, output.has);
    for await (const done of pool.map(missing, (engine, item) => runItem(engine, item, task, shown, say))) {
      shown.clear();
      if ("error" in done) {
        reportError(done.item, done.error);
        if (json) await output.write(errorLine(done.item, done.error, output.told));
        sum.bad += 1;
      } else {
        const { item, answer } = done;
        if (item.problem) say(`${locationOf(item)}: ${item.problem.message}`);
        if (item.problem?.isHarmless === false) sum.left += 1;
        if (json) await output.write(jsonLine(item, { ...output.told, ...task.fields(item, answer) }));
        else console.log(task.print(item, answer));
        sum.done += 1;
        sum.nodes += answer.nodes;
        sum.elapsedMs += answer.elapsedMs;
      }
    }
  } finally {
    shown.clear();
    await pool?.dispose();
    await library?.close();
    await output.close();
  }
  if (sum.done + sum.bad + sum.left + output.size === 0 && !shard)
    throw new Failure("expected positions or games, found none");
  if (output.size > 0)
    say(`${options.out}: ${output.size} were answered already, ${sum.done + sum.bad} are new`);
  if (!json && sum.done > 0) console.log([sumOf(sum), task.summary?.()].filter(Boolean).join("; "));
  const failures = [
    sum.bad > 0 && `failed: ${sum.bad} of ${sum.done + sum.bad}`,
    sum.left > 0 && `could not be read: ${sum.left}`,
    task.verdict?.(),
    output.failed > 0 && `failed: ${output.failed} of an earlier run, in ${options.out}`,
  ].filter(Boolean);
  if (failures.length > 0) throw new Failure(failures.join("; "));
}

/**
 * The items that are not answered yet.
 * @param {AsyncIterable<Item>} items
 * @param {(item: Item) => boolean} isAnswered
 */
async function* without(items, isAnswered) {
  for await (const item of items) if (!isAnswered(item)) yield item;
}

/** A command with how its files are read, which its answers depend on as well. @param {string} command @param {Reading} reading */
function commandOf(command, { turn, encoding, lines }) {
  return withOptions(command, { turn, encoding, lines });
}

/** Opens a library, and says what is damaged in it. @param {string} file @throws {Failure} where there is no folder for it */
async function openLibrary(file) {
  const folder = dirname(file);
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere) throw new Failure(`--library: expected a file in a folder that is there, found ${file}`);
  const library = await Library.open(file);
  for (const damage of library.damaged) console.error(`flipside: ${damage}`);
  return library;
}

/** @param {PoolOptions} options @param {number | undefined} total @returns {PoolOptions} a single item needs no second engine */
function poolOptions(options, total) {
  return total === 1 ? { ...options, workers: options.workers ?? 1 } : options;
}

/**
 * @template {Effort} Answer
 * @param {Engine} engine
 * @param {Item} item
 * @param {Task<Answer>} task
 * @param {Progress} progress
 * @param {(warning: string) => void} warn
 * @returns {Promise<Done<Answer>>} an error that concerns only this item is a result too
 */
async function runItem(engine, item, task, progress, warn) {
  let nodes = 0;
  try {
    const search = task.begin(engine, item, warn);
    // Reports are made only when they are asked for.
    if (progress.isShown)
      for await (const report of search) {
        nodes = report.nodes;
        progress.note(item, nodes);
      }
    const answer = await search;
    nodes = answer.nodes;
    return { item, answer };
  } catch (error) {
    if (!isFlipsideError(error) || FATAL.includes(error.code)) throw error;
    return { item, error };
  } finally {
    progress.finish(item, nodes);
  }
}

/** Reports an error of an item on standard error. @param {Item} item @param {{ code: string, message: string }} error */
export function reportError(item, { code, message }) {
  // A misspelled file name is read as a position.
  const hint = item.file === null && code === "INVALID_POSITION" ? "; nor is there a file of this name" : "";
  console.error(`flipside: ${locationOf(item)}: ${message}${hint}`);
}

/** The line of JSON of a bad item. @param {Item} item @param {FlipsideError} error @param {object} [told] of every line */
export function errorLine(item, { code, message }, told = {}) {
  return jsonLine(item, { ...told, error: { code, message } });
}

/** @param {Item} item @param {object} fields */
export function jsonLine({ file, line, game, text, names, problem }, fields) {
  const cut = problem && !("error" in fields) ? { problem: problem.message } : {};
  return JSON.stringify({ file, line, game, text, ...names, ...cut, ...fields });
}

/** @param {{ done: number } & Effort} sum */
function sumOf({ done, nodes, elapsedMs }) {
  return `${done} done, ${grouped(nodes)} nodes, ${seconds(elapsedMs)}, ${speed(nodes, elapsedMs)}`;
}
