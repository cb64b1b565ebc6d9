// Every code of an error, raised through the public API. The files of this folder import nothing but each other, so they can be
// run with the package as built here or as installed elsewhere, in Node and in a browser.

import { CALLS } from "./calls.js";
import { SHORT } from "./case.js";
import { AFTERWARDS, BEFORE_LOADING, IN_A_WORKER, OBJECTS } from "./objects.js";

/** @import * as Package from "flipside" */
/** @import * as BookPackage from "flipside/book" */
/** @import { Case, Environment } from "./case.js" */

export const CODES = [
  "INVALID_POSITION",
  "ILLEGAL_MOVE",
  "INVALID_OPTION",
  "INVALID_DATA",
  "GAME_OVER",
  "BUSY",
  "UNSUPPORTED",
  "CRASHED",
  "DISPOSED",
];

/**
 * Raises every error, and checks that the engine still searches correctly after each.
 * @param {typeof Package} flipside
 * @param {typeof BookPackage.Book} Book
 * @param {{ worker: boolean, isLoaded?: boolean }} options `isLoaded`: the engine was loaded before, by another call
 * @returns {Promise<string[]>} what is not as it should be, a text for each; none if all is well
 */
export async function failuresOf(flipside, Book, { worker, isLoaded = false }) {
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<string>} */
  const raised = new Set();
  /** @param {Case} wanted @param {Environment} environment */
  const attempt = async ({ name, code, message, raise }, environment) => {
    const found = await outcomeOf(() => raise(environment));
    if (!(found instanceof flipside.FlipsideError)) failures.push(`${name}: not a FlipsideError: ${found}`);
    else if (found.code !== code) failures.push(`${name}: code ${found.code} instead of ${code}`);
    else if (!message.test(found.message)) failures.push(`${name}: message "${found.message}"`);
    else raised.add(code);
  };

  const early = /** @type {Environment} */ ({ flipside, Book, worker });
  if (!isLoaded) for (const each of BEFORE_LOADING) await attempt(each, early);
  const engine = await flipside.Engine.create({ worker, tableBits: 8 });
  const pool = await flipside.EnginePool.create({ worker, workers: 2, tableBits: 8 });
  const environment = { flipside, Book, worker, engine, pool, book: await Book.load() };
  for (const each of [...CALLS, ...OBJECTS, ...(worker ? [IN_A_WORKER] : [])]) {
    await attempt(each, environment);
    const { depth } = await engine.search("f5", SHORT);
    if (depth !== SHORT.depth) failures.push(`${each.name}: the next search is ${depth} plies deep`);
  }
  await engine.dispose();
  await pool.dispose();
  for (const each of AFTERWARDS) await attempt(each, environment);
  for (const code of CODES) if (!raised.has(code)) failures.push(`${code} was not raised`);
  return failures;
}

/** @param {() => unknown} action what it throws or rejects with */
async function outcomeOf(action) {
  try {
    await action();
    return "nothing was thrown";
  } catch (error) {
    return error;
  }
}
