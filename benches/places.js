// Where the package is measured: in this process of Node, or in headless Chromium.

import { launchChromium } from "../scripts/browser.mjs";
import { serve } from "../scripts/serve.mjs";

/**
 * @typedef {object} Place
 * @property {(task: Task) => Promise<Spent>} spend Works a task off with an engine that remembers nothing.
 * @property {() => Promise<void>} close
 */

/** @typedef {{ position: string, limits?: { depth: number, selectivity: number } }} Task without limits: solved exactly */

/** @typedef {{ score: number, nodes: number, seconds: number }} Spent seconds of CPU time in Node, by the clock in Chromium */

/** Takes a tenth of a second or two, in which the engine's WebAssembly is compiled for speed. */
const WARM_UP = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

/** @returns {Promise<Place>} */
export async function openNode() {
  const { Engine } = await import("flipside");
  const engine = await Engine.create({ worker: false });
  /** @param {Task} task */
  const spend = async (task) => {
    await engine.newGame();
    const before = process.cpuUsage();
    const { score, nodes } = await work(engine, task);
    const { user, system } = process.cpuUsage(before);
    return { score: Number(score), nodes, seconds: (user + system) / 1e6 };
  };
  await spend({ position: WARM_UP });
  return { spend, close: () => engine.dispose() };
}

/** @returns {Promise<Place>} */
export async function openChromium() {
  const { url, close } = await serve();
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`${url}style/base.css`);
  const engine = await page.evaluateHandle(async (address) => {
    const { Engine } = /** @type {typeof import("flipside")} */ (await import(address));
    return Engine.create();
  }, `${url}dist/flipside.js`);
  /** @param {Task} task */
  const spend = async (task) => {
    await engine.evaluate((engine) => engine.newGame());
    const { score, nodes, elapsedMs } = await engine.evaluate(work, task);
    return { score: Number(score), nodes, seconds: elapsedMs / 1e3 };
  };
  await spend({ position: WARM_UP });
  return {
    spend,
    async close() {
      await browser.close();
      await close();
    },
  };
}

/**
 * Runs in the page too, so it names nothing from outside.
 * @param {import("flipside").Engine} engine
 * @param {Task} task
 * @returns {Promise<import("flipside").SearchResult | import("flipside").Solution>}
 */
function work(engine, { position, limits }) {
  return limits ? engine.search(position, { ...limits, book: false }) : engine.solve(position);
}
