// Searches positions of several phases to a fixed depth.

import { readFile } from "node:fs/promises";
import { compare, measureAll, readCosts } from "./cost.js";
import { ENVIRONMENTS } from "./measuring/environments.js";
import { native } from "./measuring/native.js";
import { format } from "./measuring/table.js";

/** @import { Selectivity } from "flipside" */
/** @import { Cost, Task } from "./cost.js" */

/** Natively and as WebAssembly in Node. */
export async function midgame() {
  const tasks = await read();
  const rows = await native("search", "midgame");
  const natively = readCosts(rows);
  const inWasm = await measureAll(await ENVIRONMENTS.Node(), tasks);
  const phases = [...new Set(rows.map((row) => row.empties))].map((empties) => {
    const ofPhase = (/** @type {Cost[]} */ costs) => costs.filter((_, i) => rows[i].empties === empties);
    const name = `the midgame with ${empties} empty squares`;
    return { empties, ...compare(name, ofPhase(natively), ofPhase(inWasm)) };
  });
  return format([...phases, { empties: "all", ...compare("the midgame", natively, inWasm) }]);
}

/** @returns {Promise<Task[]>} */
async function read() {
  const text = await readFile(new URL("games/midgame.txt", import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [depth, selectivity, position] = line.split(" ");
      const limits = { depth: Number(depth), selectivity: /** @type {Selectivity} */ (Number(selectivity)) };
      return { position, limits };
    });
}
