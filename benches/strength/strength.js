// Measures how often the engine finds the best move of positions with exact scores for all moves, and the errors of its
// scores: as WebAssembly in Node, in one thread, with an empty table of the default size for each position and a fixed
// time.
//
// The files of test positions are in Open Board Format. This command converts files with lines such as
// `BOARD X 7 30 -12 g5:-12,f1:-14`, and leaves out positions with an uncertain score (`g6:0|2`):
//
//   awk '!/[|]/ { gsub(",", "; ", $6); print $1, $2 "; " $6 ";" }' FILE.txt > FILE.obf

import { join } from "node:path";
import { Engine } from "flipside";
import { Failure } from "../../scripts/run.mjs";
import { format } from "../measuring/table.js";
import { readScored } from "./scored.js";

/** @import { Scored } from "./scored.js" */

/**
 * How well one engine did on the positions of a file.
 * @typedef {object} Result
 * @property {number} ms time for a move, on average
 * @property {number} best share of best moves, in percent
 * @property {number} loss discs lost by a move, on average
 * @property {number} error absolute error of the score in discs, on average
 */

/**
 * @typedef {object} TestSet
 * @property {string} name
 * @property {string} file in the folder of test files
 * @property {number} [first] how many positions are used; all when left out
 * @property {number[]} budgetsMs
 * @property {Record<string, Result>} peers how other engines did on the same positions, as measured on a cloud machine with two cores
 */

/** @type {TestSet[]} */
const SETS = [
  {
    name: "30 empty squares",
    file: "exact_30empties_500.obf",
    budgetsMs: [20, 200],
    peers: {
      "Egaroucid for Web, level 10": { ms: 76, best: 75.1, loss: 0.88, error: 3.47 },
      "Egaroucid for Web, level 15": { ms: 165, best: 80.3, loss: 0.64, error: 4.02 },
    },
  },
  {
    name: "25 empty squares",
    file: "exact_25empties_500.obf",
    first: 200,
    budgetsMs: [50, 100],
    peers: {
      "Egaroucid for Web, level 10": { ms: 48, best: 73.0, loss: 0.98, error: 3.79 },
      "Egaroucid for Web, level 15": { ms: 101, best: 84.0, loss: 0.5, error: 2.55 },
    },
  },
  {
    name: "25 empty squares, hard",
    file: "hard-25.obf",
    budgetsMs: [50, 100],
    peers: {
      "Egaroucid for Web, level 10": { ms: 55, best: 52.4, loss: 1.33, error: 4.14 },
      "Egaroucid for Web, level 15": { ms: 122, best: 64.6, loss: 0.88, error: 2.56 },
    },
  },
];

/** @param {{ tests?: string, first: number }} options `tests`: the folder of the test files; `first`: the most positions of each file */
export async function strength({ tests, first }) {
  if (!tests) throw new Failure("strength needs --tests FOLDER, where the files of test positions are");
  const engine = await Engine.create({ worker: false });
  const rows = [];
  for (const { name, file, first: most, budgetsMs, peers } of SETS) {
    const all = (await readScored(join(tests, file))).slice(0, most);
    const problems = all.slice(0, first);
    const label = `${name} (${problems.length})`;
    // The others were measured on all positions.
    const shown = problems.length === all.length ? Object.entries(peers) : [];
    for (const [peer, result] of shown) rows.push(rowOf(label, peer, result));
    for (const budgetMs of budgetsMs) {
      const result = await resultOf(engine, problems, budgetMs);
      rows.push(rowOf(label, "**Flipside**", result));
    }
  }
  await engine.dispose();
  return format(rows);
}

/** @param {string} positions @param {string} player @param {Result} result */
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

/** @param {Engine} engine @param {Scored[]} problems @param {number} budgetMs @returns {Promise<Result>} */
async function resultOf(engine, problems, budgetMs) {
  const sum = { ms: 0, best: 0, loss: 0, error: 0 };
  for (const { position, best, moves } of problems) {
    await engine.newGame();
    const found = await engine.search(position, { budgetMs, book: false });
    const worth = moves.get(found.move);
    if (worth === undefined) throw new Failure(`${position}: expected a score of ${found.move}, found none`);
    sum.ms += found.elapsedMs;
    sum.best += worth === best ? 100 : 0;
    sum.loss += best - worth;
    sum.error += Math.abs(found.score - best);
  }
  const [ms, best, loss, error] = [sum.ms, sum.best, sum.loss, sum.error].map((all) => all / problems.length);
  return { ms, best, loss, error };
}
