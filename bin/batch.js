// The one way in which `solve`, `analyze` and `review` work through positions and games: several at a time, printed in
// order, each as soon as it is done. What is wrong with one is reported, and the others go on.

import { EnginePool } from "flipside";
import { Failure, isFlipsideError } from "./failure.js";
import { grouped, seconds, speed } from "./figures.js";
import { openInputs, placeOf } from "./inputs.js";
import { Progress } from "./progress.js";

/**
 * @import { Engine, FlipsideError, PoolOptions } from "flipside"
 * @import { Item } from "./inputs.js"
 * @import { Shard } from "./options.js"
 */

/**
 * The options that all three have.
 * @typedef {object} BatchOptions
 * @property {boolean} json
 * @property {boolean} reproducible
 * @property {Shard} [shard]
 * @property {number} [workers]
 * @property {number} [tableBits]
 */

/** What every answer and every report has. @typedef {{ nodes: number, elapsedMs: number }} Effort */

/**
 * What a command does with an item.
 * @template {Effort} Answer
 * @typedef {object} Task
 * @property {(pool: EnginePool) => Promise<void>} check Refuses options that no item can be worked on with.
 * @property {(engine: Engine, item: Item, warn: (warning: string) => void) => Promise<Answer> & AsyncIterable<Effort>} begin
 * @property {(item: Item, answer: Answer) => object} fields The fields of a JSON line beside those of the item.
 * @property {(item: Item, answer: Answer) => string} print The text for a person.
 * @property {() => string | undefined} [summary] What the last line for a person says beside the sums.
 * @property {() => string | undefined} [verdict] Why the command fails though every item was worked on.
 */

/** What became of an item. @template Answer @typedef {{ item: Item, answer: Answer } | { item: Item, error: FlipsideError }} Done */

/** After these the engines are of no use. */
const FATAL = ["DISPOSED", "UNSUPPORTED"];

/**
 * Works through the arguments of a command.
 * @template {Effort} Answer
 * @param {string[]} words
 * @param {BatchOptions} options
 * @param {Task<Answer>} task
 * @throws {Failure} at the end when an item was bad, or as the task's verdict says
 */
export async function workThrough(words, options, task) {
  const { json, reproducible, shard, workers, tableBits } = options;
  const { items, total } = await openInputs(words, shard);
  const pool = await EnginePool.create(poolOptions({ workers, tableBits, reproducible }, total));
  const progress = new Progress(process.stderr, total);
  const sum = { done: 0, bad: 0, nodes: 0, elapsedMs: 0 };
  try {
    await task.check(pool);
    for await (const done of pool.map(items, (engine, item) => workOn(engine, item, task, progress))) {
      progress.clear();
      if ("error" in done) {
        report(done.item, done.error, json);
        sum.bad += 1;
      } else {
        const { item, answer } = done;
        console.log(json ? jsonLine(item, task.fields(item, answer)) : task.print(item, answer));
        sum.done += 1;
        sum.nodes += answer.nodes;
        sum.elapsedMs += answer.elapsedMs;
      }
    }
  } finally {
    progress.clear();
    await pool.dispose();
  }
  if (sum.done + sum.bad === 0 && !shard) throw new Failure("expected positions or games, found none");
  if (!json && sum.done > 0) console.log([sumOf(sum), task.summary?.()].filter(Boolean).join("; "));
  const failures = [sum.bad > 0 && `failed: ${sum.bad} of ${sum.done + sum.bad}`, task.verdict?.()];
  if (failures.some(Boolean)) throw new Failure(failures.filter(Boolean).join("; "));
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
 * @returns {Promise<Done<Answer>>} an error that concerns the item alone is a result like others
 */
async function workOn(engine, item, task, progress) {
  let nodes = 0;
  const warn = (/** @type {string} */ warning) => {
    progress.clear();
    console.error(`flipside: ${warning}`);
  };
  try {
    const search = task.begin(engine, item, warn);
    for await (const report of search) {
      nodes = report.nodes;
      progress.note(item, nodes);
    }
    return { item, answer: await search };
  } catch (error) {
    if (!isFlipsideError(error) || FATAL.includes(error.code)) throw error;
    return { item, error };
  } finally {
    progress.finish(item, nodes);
  }
}

/** Says what is wrong with an item. @param {Item} item @param {FlipsideError} error @param {boolean} json */
function report(item, { code, message }, json) {
  // A misspelled file name is taken for a position.
  const hint = item.file === null && code === "INVALID_POSITION" ? "; nor is there a file of this name" : "";
  console.error(`flipside: ${placeOf(item)}: ${message}${hint}`);
  if (json) console.log(jsonLine(item, { error: { code, message } }));
}

/** @param {Item} item @param {object} fields */
function jsonLine({ file, line, text }, fields) {
  return JSON.stringify({ file, line, text, ...fields });
}

/** @param {{ done: number } & Effort} sum */
function sumOf({ done, nodes, elapsedMs }) {
  return `${done} done, ${grouped(nodes)} nodes, ${seconds(elapsedMs)}, ${speed(nodes, elapsedMs)}`;
}
