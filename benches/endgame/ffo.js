// Solves the FFO endgame suite exactly.

import { Failure } from "../../scripts/run.mjs";
import { compare, measureAll, readCosts, speed, total } from "../cost.js";
import { ENVIRONMENTS } from "../measuring/environments.js";
import { native } from "../measuring/native.js";
import { format, grouped } from "../measuring/table.js";
import { readScored } from "../strength/scored.js";

/**
 * @import { Environment } from "../measuring/environments.js"
 * @import { Scored } from "../strength/scored.js"
 * @import { Cost } from "../cost.js"
 */
/** @typedef {Scored & { number: number }} Problem */
/** @typedef {{ from: number, to: number }} Range */

const SUITE = new URL("../../tests/data/ffo.obf", import.meta.url);

const TOTALS = [
  [20, 39],
  [40, 44],
  [40, 46],
  [40, 49],
];

/** Natively and as WebAssembly in Node. @param {Range} range */
export async function ffo(range) {
  const problems = await read(range);
  const natively = readCosts(await native("ffo", range.from, range.to));
  const inWasm = await solve(problems, await ENVIRONMENTS.Node());
  return tabulate(problems, (name, from, to) =>
    compare(name, natively.slice(from, to), inWasm.slice(from, to)),
  );
}

/** In headless Chromium. @param {Range} range */
export async function ffoInChromium(range) {
  const problems = await read(range);
  const costs = await solve(problems, await ENVIRONMENTS.Chromium());
  return tabulate(problems, (_, from, to) => {
    const sum = total(costs.slice(from, to));
    return { nodes: grouped(sum.nodes), s: sum.seconds.toFixed(2), "Mnodes/s": speed(sum) };
  });
}

/** @param {Range} range @returns {Promise<Problem[]>} */
async function read({ from, to }) {
  const problems = (await readScored(SUITE))
    .map((scored, index) => ({ ...scored, number: index + 1 }))
    .slice(from - 1, to);
  if (problems.length === 0) throw new Failure(`no positions from ${from} to ${to} in the FFO suite`);
  return problems;
}

/** @param {Problem[]} problems @param {Environment} environment @returns {Promise<Cost[]>} rejects at a wrong score */
async function solve(problems, environment) {
  try {
    return await measureAll(environment, problems, ({ score, nodes, seconds }, index) => {
      const { number, best } = problems[index];
      console.log(`#${number}: ${score}, ${grouped(nodes)} nodes, ${seconds.toFixed(2)} s`);
      if (score !== best) throw new Failure(`FFO #${number}: expected ${best}, found ${score}`);
    });
  } finally {
    await environment.close();
  }
}

/**
 * A row for each position, and one for each of the totals that all positions are there for.
 * @param {Problem[]} problems
 * @param {(name: string, from: number, to: number) => Record<string, string>} columns what to say of the problems at
 *   the indices `from` to before `to`
 */
function tabulate(problems, columns) {
  const rows = problems.map(({ number, empties, best }, i) => ({
    FFO: `#${number}`,
    empties: String(empties),
    score: best > 0 ? `+${best}` : String(best),
    ...columns(`FFO #${number}`, i, i + 1),
  }));
  const [first, last] = [problems[0].number, problems[problems.length - 1].number];
  for (const [from, to] of TOTALS.filter(([from, to]) => from >= first && to <= last)) {
    const name = `#${from}–${to}`;
    rows.push({ FFO: name, empties: "", score: "", ...columns(name, from - first, to - first + 1) });
  }
  return format(rows);
}
