// Searches positions of several phases to a fixed depth.

import { readFile } from "node:fs/promises";
import { native } from "./native.js";
import { openNode } from "./places.js";
import { compare, readSpent } from "./spent.js";
import { format } from "./table.js";

/** Natively and as WebAssembly in Node. */
export async function midgame() {
  const tasks = await read();
  const rows = await native("search", "midgame");
  const natively = readSpent(rows);
  const node = await openNode();
  /** @type {import("./places.js").Spent[]} */
  const inWasm = [];
  for (const task of tasks) inWasm.push(await node.spend(task));
  await node.close();
  const table = rows.map(({ empties, depth }, i) => ({
    empties,
    depth,
    ...compare(`the midgame with ${empties} empty squares`, [natively[i]], [inWasm[i]]),
  }));
  return format([...table, { empties: "all", depth: "", ...compare("the midgame", natively, inWasm) }]);
}

/** @returns {Promise<import("./places.js").Task[]>} */
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
