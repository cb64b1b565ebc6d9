// Solves the FFO endgame suite exactly.

import { readFile } from "node:fs/promises";
import { Failure } from "../scripts/run.mjs";
import { native } from "./native.js";
import { openChromium, openNode } from "./places.js";
import { compare, readSpent, speed, total } from "./spent.js";
import { format, grouped } from "./table.js";

/** @import { Place, Spent } from "./places.js" */
/** @typedef {{ number: number, position: string, empties: number, score: number }} Problem */
/** @typedef {{ from: number, to: number }} Range */

const TOTALS = [
  [20, 39],
  [40, 44],
  [40, 46],
  [40, 49],
];

/** Natively and as WebAssembly in Node. @param {Range} range */
export async function ffo(range) {
  const problems = await read(range);
  const natively = readSpent(await native("ffo", range.from, range.to));
  const inWasm = await solve(problems, await openNode());
  return tabulate(problems, (name, from, to) =>
    compare(name, natively.slice(from, to), inWasm.slice(from, to)),
  );
}

/** In headless Chromium. @param {Range} range */
export async function ffoInChromium(range) {
  const problems = await read(range);
  const spents = await solve(problems, await openChromium());
  return tabulate(problems, (_, from, to) => {
    const sum = total(spents.slice(from, to));
    return { nodes: grouped(sum.nodes), s: sum.seconds.toFixed(2), "Mnodes/s": speed(sum) };
  });
}

/** @param {Range} range @returns {Promise<Problem[]>} */
async function read({ from, to }) {
  const text = await readFile(new URL("../tests/data/ffo.obf", import.meta.url), "utf8");
  const problems = text
    .trim()
    .split("\n")
    .map(problemOf)
    .slice(from - 1, to);
  if (problems.length === 0) throw new Failure(`no positions from ${from} to ${to} in the FFO suite`);
  return problems;
}

/** @param {string} line of an OBF file @param {number} index @returns {Problem} */
function problemOf(line, index) {
  const [position, ...moves] = line.split("%")[0].split(";");
  const scores = moves.filter((move) => move.includes(":")).map((move) => Number(move.split(":")[1]));
  return { number: index + 1, position, empties: position.split("-").length - 1, score: Math.max(...scores) };
}

/** @param {Problem[]} problems @param {Place} place @returns {Promise<Spent[]>} rejects at a wrong score */
async function solve(problems, place) {
  const spents = [];
  try {
    for (const { number, position, score } of problems) {
      const spent = await place.spend({ position });
      console.log(`#${number}: ${spent.score}, ${grouped(spent.nodes)} nodes, ${spent.seconds.toFixed(2)} s`);
      if (spent.score !== score) throw new Failure(`FFO #${number} is ${score}, found ${spent.score}`);
      spents.push(spent);
    }
  } finally {
    await place.close();
  }
  return spents;
}

/**
 * A row for each position, and one for each of the totals that all positions are there for.
 * @param {Problem[]} problems
 * @param {(name: string, from: number, to: number) => Record<string, string>} columns what to say of the problems at
 *   the places `from` to before `to`
 */
function tabulate(problems, columns) {
  const rows = problems.map(({ number, empties, score }, i) => ({
    FFO: `#${number}`,
    empties: String(empties),
    score: score > 0 ? `+${score}` : String(score),
    ...columns(`FFO #${number}`, i, i + 1),
  }));
  const [first, last] = [problems[0].number, problems[problems.length - 1].number];
  for (const [from, to] of TOTALS.filter(([from, to]) => from >= first && to <= last)) {
    const name = `#${from}–${to}`;
    rows.push({ FFO: name, empties: "", score: "", ...columns(name, from - first, to - first + 1) });
  }
  return format(rows);
}
