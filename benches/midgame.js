// Searches positions of several phases to a fixed depth.

import { readFile } from "node:fs/promises";
import { native } from "./native.js";
import { PLACES } from "./places.js";
import { compare, readSpent, spend } from "./spent.js";
import { format } from "./table.js";

/** @import { Spent, Task } from "./spent.js" */

/** Natively and as WebAssembly in Node. */
export async function midgame() {
  const tasks = await read();
  const rows = await native("search", "midgame");
  const natively = readSpent(rows);
  const inWasm = await spend(await PLACES.Node(), tasks);
  const phases = [...new Set(rows.map((row) => row.empties))].map((empties) => {
    const ofPhase = (/** @type {Spent[]} */ spents) => spents.filter((_, i) => rows[i].empties === empties);
    const name = `the midgame with ${empties} empty squares`;
    return { empties, ...compare(name, ofPhase(natively), ofPhase(inWasm)) };
  });
  return format([...phases, { empties: "all", ...compare("the midgame", natively, inWasm) }]);
}

/** @returns {Promise<Task[]>} */
async function read() {
  const text = await readFile(new URL("midgame.txt", import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [depth, selectivity, position] = line.split(" ");
      return { position, limits: { depth: Number(depth), selectivity: Number(selectivity) } };
    });
}
