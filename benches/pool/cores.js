// Measures what more engines bring to each task of a pool on a machine with many cores, in Node: seconds by the clock, and
// how many times as fast that is as one engine. Where engines search one position together, nodes tell what is done twice.

import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { EnginePool, Game } from "flipside";
import { format } from "../measuring/table.js";

const WORKERS = [1, 2, 4, 8, 16];
/** Problems of the FFO endgame suite, 24 to 26 empty squares. */
const PROBLEMS = [45, 46, 47, 48, 49];
/** Each time is the least of so many. */
const ROUNDS = 2;
const MILLION = 1e6;

/** @typedef {(pool: EnginePool) => Promise<number>} Task gives the nodes it took */

/** @returns {Promise<string>} a table */
export async function cores() {
  const counts = WORKERS.filter((workers) => workers <= availableParallelism());
  const rows = [];
  for (const [name, task] of Object.entries(await tasks())) {
    /** @type {{ seconds: number, nodes: number }[]} */
    const taken = [];
    for (const workers of counts) taken.push(await least(task, workers));
    rows.push(
      rowOf(
        `${name}, s`,
        counts,
        taken.map(({ seconds }) => `${seconds.toFixed(2)} (${(taken[0].seconds / seconds).toFixed(1)})`),
      ),
    );
    rows.push(
      rowOf(
        "million nodes",
        counts,
        taken.map(({ nodes }) => (nodes / MILLION).toFixed(1)),
      ),
    );
  }
  return format(rows);
}

/** @returns {Promise<Record<string, Task>>} */
async function tasks() {
  const read = (/** @type {string} */ name) => readFile(new URL(name, import.meta.url), "utf8");
  const problems = (await read("../../tests/data/ffo.obf")).split("\n");
  const games = (await read("../games/games.txt")).trim().split("\n");
  const game = () => Game.parse(games[0]);
  const positions = games.slice(0, 20).flatMap((transcript) => {
    const { moves } = Game.parse(transcript);
    return [20, 24, 28, 32].map((ply) => Game.parse(moves.slice(0, ply).join("")));
  });
  return {
    "FFO #45 to #49 solved": async (pool) => {
      let nodes = 0;
      for (const problem of PROBLEMS) {
        const [position, best] = problems[problem - 1].split(";");
        const solved = await pool.solve(position);
        if (solved.score !== Number(best.split(":")[1]))
          throw new Error(`FFO #${problem}: found ${solved.score}`);
        nodes += solved.nodes;
      }
      return nodes;
    },
    "a position analyzed, level 18": async (pool) => (await pool.analyze(game().at(24), { level: 18 })).nodes,
    "a game reviewed, level 16": async (pool) => (await pool.review(game())).nodes,
    "a game reviewed, level 18": async (pool) => (await pool.review(game(), { level: 18 })).nodes,
    "80 positions mapped, level 16": async (pool) => {
      let nodes = 0;
      for await (const result of pool.map(positions, (engine, position) =>
        engine.search(position, { level: 16 }),
      ))
        nodes += result.nodes;
      return nodes;
    },
  };
}

/** @param {Task} task @param {number} workers */
async function least(task, workers) {
  let seconds = Number.POSITIVE_INFINITY;
  let nodes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pool = await EnginePool.create({ workers });
    // A worker that has just begun runs in the first tier of the compiler.
    await pool.solve(`${"X".repeat(40)}${"O".repeat(14)}${"-".repeat(10)} X`);
    const begin = performance.now();
    nodes = await task(pool);
    seconds = Math.min(seconds, (performance.now() - begin) / 1000);
    await pool.dispose();
  }
  return { seconds, nodes };
}

/** @param {string} name @param {number[]} counts @param {string[]} cells */
function rowOf(name, counts, cells) {
  const columns = counts.map((workers, index) => [
    `${workers} engine${workers === 1 ? "" : "s"}`,
    cells[index],
  ]);
  return { task: name, ...Object.fromEntries(columns) };
}
