// The works of the soak, in any environment.

import { Engine } from "flipside";
import { randomFrom } from "../support/random.js";
import { endings } from "./endings.js";
import { killing } from "./killing.js";
import { playing } from "./playing.js";

/**
 * What is done for long.
 * @typedef {object} Work
 * @property {() => Promise<void>} step a piece of it, rejects where something is wrong
 * @property {() => number} done how much of it is done
 * @property {() => string} summary what came of it so far
 * @property {() => Promise<void>} close
 */

/**
 * Each with how much of it makes a whole soak.
 * @type {{ name: string, whole: number, open: (random: () => number) => Promise<Work> }[]}
 */
export const WORKS = [
  { name: "games", whole: 1000, open: playing },
  { name: "endings", whole: 10_000, open: endings },
  { name: "killing", whole: 1000, open: killing },
];

/** @type {Work} */
let work;
/** Its table lies in the memory of the module that all engines of this thread share. @type {Engine} */
let witness;

/** Begins a work. @param {{ name: string, seed: number }} plan */
export async function begin({ name, seed }) {
  const { open } = WORKS.find((each) => each.name === name) ?? WORKS[0];
  witness = await Engine.create({ worker: false, tableBits: 1 });
  work = await open(randomFrom(seed));
}

/**
 * Does a part of the work, until the time is spent or so much is done, but at least a step.
 * @param {{ milliseconds: number, until: number }} plan
 * @returns {Promise<{ latencies: number[], done: number, module: number, heap: number, summary: string }>} times in
 *   milliseconds; the memory of the module and of JavaScript in bytes, the latter 0 where it cannot be seen
 */
export async function part({ milliseconds, until }) {
  const latencies = [];
  const start = performance.now();
  do {
    const began = performance.now();
    await work.step();
    latencies.push(performance.now() - began);
  } while (performance.now() - start < milliseconds && work.done() < until);
  const scope = /** @type {any} */ (globalThis);
  // What waits to be collected is not kept.
  scope.gc?.();
  const heap = scope.process?.memoryUsage().heapUsed ?? scope.performance.memory?.usedJSHeapSize ?? 0;
  const module = witness.tableView().buffer.byteLength;
  return { latencies, done: work.done(), module, heap, summary: work.summary() };
}

export async function end() {
  await work.close();
  await witness.dispose();
}
