// The cost of searches in nodes and time, natively and as WebAssembly.

import { Failure } from "../scripts/run.mjs";
import { grouped, percent } from "./measuring/table.js";

/** @import { Limits } from "flipside" */
/** @import { Environment } from "./measuring/environments.js" */

/** Without limits the position is solved exactly. @typedef {{ position: string, limits?: Limits }} Task */

/**
 * Seconds are of CPU time natively and in Node, and by the clock in a browser.
 * @typedef {{ score: number, nodes: number, seconds: number }} Cost
 */

/** A position that takes one or two tenths of a second, in which the WebAssembly is compiled with optimization. */
const WARM_UP = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

/**
 * Searches positions one after the other, each with an empty table of the default size.
 * @param {Environment} environment
 * @param {Task[]} tasks
 * @param {(cost: Cost, index: number) => void} [note] called with each as soon as it is done
 * @returns {Promise<Cost[]>}
 */
export async function measureAll(environment, tasks, note = () => {}) {
  const costs = [];
  await environment.call(measure, { position: WARM_UP });
  for (const [index, task] of tasks.entries()) {
    const cost = await environment.call(measure, task);
    note(cost, index);
    costs.push(cost);
  }
  return costs;
}

/**
 * Runs in the environment that is measured, so it uses no names from outside.
 * @param {Task & { dist: string }} task
 * @returns {Promise<Cost>}
 */
async function measure({ dist, position, limits }) {
  const { Engine } = /** @type {typeof import("flipside")} */ (await import(`${dist}flipside.js`));
  const isNode = "process" in globalThis;
  const engine = await Engine.create({ worker: !isNode });
  const before = isNode ? process.cpuUsage() : undefined;
  const { score, nodes, elapsedMs } = await (limits
    ? engine.search(position, { ...limits, book: false })
    : engine.solve(position));
  const used = before && process.cpuUsage(before);
  await engine.dispose();
  return { score, nodes, seconds: used ? (used.user + used.system) / 1e6 : elapsedMs / 1e3 };
}

/**
 * @param {Record<string, string>[]} rows what a native bench printed
 * @returns {Cost[]}
 */
export function readCosts(rows) {
  return rows.map(({ score, nodes, seconds }) => ({
    score: Number(score),
    nodes: Number(nodes),
    seconds: Number(seconds),
  }));
}

/** @param {Cost[]} costs @returns {{ nodes: number, seconds: number }} */
export function total(costs) {
  const sum = (/** @type {"nodes" | "seconds"} */ what) => costs.reduce((all, cost) => all + cost[what], 0);
  return { nodes: sum("nodes"), seconds: sum("seconds") };
}

/** Times below this are too short to measure. */
const LEAST_SECONDS = 0.001;

/** @param {{ nodes: number, seconds: number }} cost @returns {string} in millions of nodes a second */
export function speed({ nodes, seconds }) {
  return seconds < LEAST_SECONDS ? "–" : (nodes / seconds / 1e6).toFixed(1);
}

/**
 * Searches natively and in WebAssembly side by side; the engine promises that both visit the same nodes.
 * @param {string} name of the searches
 * @param {Cost[]} natively
 * @param {Cost[]} inWasm
 * @returns {Record<string, string>} columns of a table; throws a {@link Failure} where the nodes differ
 */
export function compare(name, natively, inWasm) {
  const [one, other] = [natively, inWasm].map(total);
  if (one.nodes !== other.nodes) {
    throw new Failure(`${name}: ${one.nodes} nodes natively, ${other.nodes} in WebAssembly`);
  }
  return {
    nodes: grouped(one.nodes),
    "native s": one.seconds.toFixed(2),
    "wasm s": other.seconds.toFixed(2),
    "native Mnodes/s": speed(one),
    "wasm Mnodes/s": speed(other),
    "wasm/native speed": one.seconds < LEAST_SECONDS ? "–" : percent(one.seconds, other.seconds),
  };
}
