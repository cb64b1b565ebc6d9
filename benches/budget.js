// How late do answers come? Searches with budgets of 0, 1, 10, 100 and 1,000 ms on positions of every phase, in Node or,
// with --browser, in Chromium; prints how many milliseconds past the budget each answer came, by percentile.
//
//   node benches/budget.js [--browser] [--same-thread] [--searches 200]

import { parseArgs } from "node:util";
import { launchChromium } from "../scripts/browser.mjs";
import { serve } from "../scripts/serve.mjs";

const { values } = parseArgs({
  options: {
    browser: { type: "boolean", default: false },
    "same-thread": { type: "boolean", default: false },
    searches: { type: "string", default: "200" },
  },
});

const BUDGETS = [0, 1, 10, 100, 1000];

/** @typedef {{ entry: string, budgets: number[], searches: number, worker: boolean }} Plan `entry`: of the package */

/**
 * Measures in the place it is called, so it names nothing from outside.
 * @param {Plan} plan
 * @returns {Promise<{ budget: number, late: number[], illegal: number }[]>}
 */
async function measure({ entry, budgets, searches, worker }) {
  const { Engine, Game } = /** @type {typeof import("flipside")} */ (await import(entry));
  const engine = await Engine.create({ worker });
  let state = 1;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
  const somewhere = (/** @type {number} */ plies) => {
    const game = new Game();
    while (game.history.length < plies && !game.isOver) {
      const moves = game.legalMoves();
      game.play(moves[random(moves.length)]);
    }
    if (game.isOver) game.undo();
    return game;
  };
  const results = [];
  for (const budget of budgets) {
    const late = [];
    let illegal = 0;
    for (let i = 0; i < searches; i += 1) {
      const game = somewhere(i % 60);
      const asked = performance.now();
      const { move } = await engine.search(game, { budgetMs: budget });
      late.push(performance.now() - asked - budget);
      if (!game.legalMoves().includes(String(move))) illegal += 1;
    }
    results.push({ budget, late, illegal });
  }
  await engine.dispose();
  return results;
}

/** @param {Plan} plan */
async function measureInChromium(plan) {
  const { url, close } = await serve();
  const browser = await launchChromium();
  const page = await browser.newPage();
  // Any file of the server that runs nothing itself.
  await page.goto(`${url}style/base.css`);
  const results = await page.evaluate(measure, { ...plan, entry: `${url}dist/flipside.js` });
  await browser.close();
  await close();
  return results;
}

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const plan = {
  entry: "flipside",
  budgets: BUDGETS,
  searches: Number(values.searches),
  worker: !values["same-thread"],
};
const results = await (values.browser ? measureInChromium(plan) : measure(plan));
const table = results.map(({ budget, late, illegal }) => {
  const sorted = late.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => Number(percentile(sorted, share).toFixed(2));
  return { "budget ms": budget, "late: median": at(0.5), "99 %": at(0.99), most: at(1), illegal };
});
console.table(table);
