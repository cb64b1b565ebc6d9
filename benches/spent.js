// What searches took, natively and as WebAssembly.

import { Failure } from "../scripts/run.mjs";
import { grouped, percent } from "./table.js";

/** @import { Spent } from "./places.js" */

/**
 * @param {Record<string, string>[]} rows what a native bench printed
 * @returns {Spent[]}
 */
export function readSpent(rows) {
  return rows.map(({ score, nodes, seconds }) => ({
    score: Number(score),
    nodes: Number(nodes),
    seconds: Number(seconds),
  }));
}

/** @param {Spent[]} spents @returns {{ nodes: number, seconds: number }} */
export function total(spents) {
  const sum = (/** @type {"nodes" | "seconds"} */ what) =>
    spents.reduce((all, spent) => all + spent[what], 0);
  return { nodes: sum("nodes"), seconds: sum("seconds") };
}

/** Less is too short to measure. */
const LEAST_SECONDS = 0.001;

/** @param {{ nodes: number, seconds: number }} spent @returns {string} in millions of nodes a second */
export function speed({ nodes, seconds }) {
  return seconds < LEAST_SECONDS ? "–" : (nodes / seconds / 1e6).toFixed(1);
}

/**
 * The same searches side by side; the engine promises that they visit the same nodes.
 * @param {string} name of the searches
 * @param {Spent[]} natively
 * @param {Spent[]} inWasm
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
