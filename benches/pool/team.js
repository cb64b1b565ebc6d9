// Measures how much sooner the engines of a pool solve a position together than one alone, in elapsed time, in Node.

import { readFile } from "node:fs/promises";
import { EnginePool } from "flipside";
import { format } from "../measuring/table.js";

/** Problems of the FFO endgame suite, 23 to 26 empty squares. */
const PROBLEMS = [43, 45, 48, 49, 50];
const WORKERS = [1, 2];
const ROUNDS = 2;

/** @returns {Promise<string>} a table: the least time of several rounds for each number of engines */
export async function team() {
  const lines = (await readFile(new URL("../../tests/data/ffo.obf", import.meta.url), "utf8")).split("\n");
  const rows = [];
  const totals = WORKERS.map(() => 0);
  for (const problem of PROBLEMS) {
    const [position, best] = lines[problem - 1].split(";");
    const expected = Number(best.split(":")[1]);
    const least = WORKERS.map(() => Number.POSITIVE_INFINITY);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, workers] of WORKERS.entries())
        least[at] = Math.min(least[at], await secondsFor(position, workers, expected));
    }
    least.forEach((seconds, at) => {
      totals[at] += seconds;
    });
    rows.push(row(`#${problem}`, least));
  }
  return format([...rows, row("together", totals)]);
}

/** @param {string} name @param {number[]} seconds of each number of engines */
function row(name, seconds) {
  const cells = WORKERS.map((workers, at) => [
    workers === 1 ? "one engine, s" : `${workers} engines, s`,
    seconds[at].toFixed(2),
  ]);
  return {
    FFO: name,
    ...Object.fromEntries(cells),
    "times as fast": (seconds[0] / seconds[seconds.length - 1]).toFixed(2),
  };
}

/** @param {string} position @param {number} workers @param {number} expected score @returns {Promise<number>} */
async function secondsFor(position, workers, expected) {
  const pool = await EnginePool.create({ workers });
  const begin = performance.now();
  const { score } = await pool.solve(position);
  const seconds = (performance.now() - begin) / 1000;
  await pool.dispose();
  if (score !== expected) throw new Error(`${position}: expected the score ${expected}, found ${score}`);
  return seconds;
}
