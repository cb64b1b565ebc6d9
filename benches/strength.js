// How often does the engine find the best move of positions whose every move is scored, and how far off are its scores?
// As WebAssembly in Node, in one thread, with an empty table of the default size for each position and a fixed time.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Engine } from "flipside";
import { Failure } from "../scripts/run.mjs";
import { format } from "./table.js";

/**
 * What one engine made of the positions of a file.
 * @typedef {object} Showing
 * @property {number} ms time for a move, on average
 * @property {number} best share of best moves, in percent
 * @property {number} loss discs lost by a move, on average
 * @property {number} error absolute error of the score in discs, on average
 */

/** @typedef {{ position: string, score: number, moves: Map<string, number> }} Problem `moves`: with their exact scores */

/**
 * @typedef {object} Set
 * @property {string} name
 * @property {string} file in the folder of test files
 * @property {number} [first] only so many positions
 * @property {number[]} budgetsMs
 * @property {Record<string, Showing>} peers what others made of the same positions, as measured on a cloud machine with two cores
 */

/** @type {Set[]} */
const SETS = [
  {
    name: "30 empty squares",
    file: "exact_30empties_500.txt",
    budgetsMs: [20, 200],
    peers: {
      "Egaroucid for Web, level 10": { ms: 76, best: 75.1, loss: 0.88, error: 3.47 },
      "Egaroucid for Web, level 15": { ms: 165, best: 80.3, loss: 0.64, error: 4.02 },
    },
  },
  {
    name: "25 empty squares",
    file: "exact_25empties_500.txt",
    first: 200,
    budgetsMs: [50, 100],
    peers: {
      "Egaroucid for Web, level 10": { ms: 48, best: 73.0, loss: 0.98, error: 3.79 },
      "Egaroucid for Web, level 15": { ms: 101, best: 84.0, loss: 0.5, error: 2.55 },
    },
  },
  {
    name: "25 empty squares, hard",
    file: "hard-25.txt",
    budgetsMs: [50, 100],
    peers: {
      "Egaroucid for Web, level 10": { ms: 55, best: 52.4, loss: 1.33, error: 4.14 },
      "Egaroucid for Web, level 15": { ms: 122, best: 64.6, loss: 0.88, error: 2.56 },
    },
  },
];

/** @param {{ tests?: string, first: number }} options `tests`: the folder of the test files; `first`: of each file at most so many positions */
export async function strength({ tests, first }) {
  if (!tests) throw new Failure("strength needs --tests FOLDER, where the files of test positions are");
  const engine = await Engine.create({ worker: false });
  const rows = [];
  for (const { name, file, first: most = first, budgetsMs, peers } of SETS) {
    const problems = (await read(join(tests, file))).slice(0, Math.min(first, most));
    const label = `${name} (${problems.length})`;
    for (const [peer, showing] of Object.entries(peers)) rows.push(rowOf(label, peer, showing));
    for (const budgetMs of budgetsMs) {
      const showing = await showingOf(engine, problems, budgetMs);
      rows.push(rowOf(label, "**Flipside**", showing));
    }
  }
  await engine.dispose();
  return format(rows);
}

/** @param {string} positions @param {string} player @param {Showing} showing */
function rowOf(positions, player, { ms, best, loss, error }) {
  return {
    positions,
    player,
    "ms a move": ms.toFixed(0),
    "best move": `${best.toFixed(1)} %`,
    "discs lost": loss.toFixed(2),
    "error of the score": error.toFixed(2),
  };
}

/**
 * The positions of a file; those with a score that is not certain are left out.
 * @param {string} file lines such as `BOARD X 7 30 -12 g5:-12,f1:-14`: the side to move, two numbers, the best score, the moves
 * @returns {Promise<Problem[]>}
 */
async function read(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    throw new Failure(`${file} cannot be read: ${error.message}`);
  });
  const lines = text.split("\n").filter((line) => line !== "" && !line.includes("|"));
  return lines.map((line) => {
    const [board, side, , , score, moves] = line.split(" ");
    const scored = moves.split(",").map((move) => {
      const [name, worth] = move.split(":");
      return /** @type {[string, number]} */ ([name === "ps" ? "pass" : name, Number(worth)]);
    });
    return { position: `${board} ${side}`, score: Number(score), moves: new Map(scored) };
  });
}

/** @param {Engine} engine @param {Problem[]} problems @param {number} budgetMs @returns {Promise<Showing>} */
async function showingOf(engine, problems, budgetMs) {
  const sum = { ms: 0, best: 0, loss: 0, error: 0 };
  for (const { position, score, moves } of problems) {
    await engine.newGame();
    const found = await engine.search(position, { budgetMs, book: false });
    const worth = moves.get(`${found.move}`);
    if (worth === undefined) throw new Failure(`${found.move} is not among the moves of ${position}`);
    sum.ms += found.elapsedMs;
    sum.best += worth === score ? 100 : 0;
    sum.loss += score - worth;
    sum.error += Math.abs(found.score - score);
  }
  const [ms, best, loss, error] = [sum.ms, sum.best, sum.loss, sum.error].map((all) => all / problems.length);
  return { ms, best, loss, error };
}
