// Measures how late answers come: searches with budgets from 0 to 1,000 ms on positions of every phase, in Node and in
// headless Chromium: how many milliseconds past the budget each answer came.

import { Failure } from "../../scripts/run.mjs";
import { ENVIRONMENTS } from "../measuring/environments.js";
import { percentile } from "../measuring/percentile.js";
import { format, grouped } from "../measuring/table.js";

const BUDGETS_MS = [0, 1, 10, 100, 1000];

const MEASURED_IN = /** @type {const} */ (["Node", "Chromium"]);

/** The number of searches for each budget, in each environment. */
const SEARCHES = 200;

/** @returns {Promise<string>} a table of milliseconds; rejects where a move was illegal */
export async function budget() {
  /** @type {Record<string, string>[]} */
  const rows = BUDGETS_MS.map((budgetMs) => ({ "budget, ms": grouped(budgetMs) }));
  for (const name of MEASURED_IN) {
    const environment = await ENVIRONMENTS[name]();
    for (const [index, budgetMs] of BUDGETS_MS.entries()) {
      const { late, illegal } = await environment.call(measure, { budgetMs, searches: SEARCHES });
      if (illegal.length > 0) throw new Failure(`illegal moves in ${name}: ${illegal.join("; ")}`);
      rows[index][`${name}: median`] = percentile(late, 0.5);
      rows[index][`${name}: 99 %`] = percentile(late, 0.99);
      rows[index][`${name}: most`] = percentile(late, 1);
    }
    await environment.close();
  }
  return format(rows);
}

/**
 * Runs in the environment that is measured, so it uses no names from outside.
 * @param {{ dist: string, budgetMs: number, searches: number, worker?: boolean }} plan
 * @returns {Promise<{ late: number[], illegal: string[] }>} by how many milliseconds each answer was late
 */
export async function measure({ dist, budgetMs, searches, worker = true }) {
  const { Engine, Game } = /** @type {typeof import("flipside")} */ (await import(`${dist}flipside.js`));
  const engine = await Engine.create({ worker });
  let state = 1;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
  const somewhere = (/** @type {number} */ plies) => {
    const game = new Game();
    while (game.ply < plies && !game.isOver) {
      const moves = game.legalMoves();
      game.play(moves[random(moves.length)]);
    }
    if (game.isOver) game.undo();
    return game;
  };
  const late = [];
  const illegal = [];
  for (let i = 0; i < searches; i += 1) {
    const game = somewhere(i % 60);
    const asked = performance.now();
    const { move } = await engine.search(game, { budgetMs });
    late.push(performance.now() - asked - budgetMs);
    if (!game.legalMoves().includes(move)) illegal.push(`${move} in ${game}`);
  }
  await engine.dispose();
  return { late, illegal };
}
