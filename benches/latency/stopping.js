// Measures how soon a stop or an abort takes effect, in Node and in headless browsers. Searches, analyses and solutions
// that take a minute are ended by the engine's `stop`, by their own `stop` and by a signal, at different moments.

import { Failure } from "../../scripts/run.mjs";
import { ENVIRONMENTS } from "../measuring/environments.js";
import { percentile } from "../measuring/percentile.js";
import { format } from "../measuring/table.js";

/** In milliseconds from the beginning: 42 spread evenly over two seconds, as multiples of the golden ratio. */
const EARLY = Array.from({ length: 42 }, (_, i) => 2000 * ((i * 0.618_033_988_75) % 1));
const LATE = [1, 5, 15, 30, 45, 58].map((seconds) => 1000 * seconds);

/** @returns {Promise<string>} a table of milliseconds; rejects where a search ended by itself, or the next one was wrong */
export async function stopping() {
  const rows = [];
  for (const [name, open] of Object.entries(ENVIRONMENTS)) {
    const environment = await open();
    const early = await waitsAt(EARLY, environment);
    const late = await waitsAt(LATE, environment);
    rows.push({
      "stopped in": name,
      "within 2 s: median, ms": percentile(early, 0.5),
      "most, ms": percentile(early, 1),
      "after 1 to 58 s: median, ms": percentile(late, 0.5),
      "most of these, ms": percentile(late, 1),
    });
    await environment.close();
  }
  return format(rows);
}

/**
 * @param {number[]} moments
 * @param {import("../measuring/environments.js").Environment} environment
 * @returns {Promise<number[]>} how long each answer took
 */
async function waitsAt(moments, environment) {
  const waits = [];
  for (const [index, momentMs] of moments.entries()) {
    const { waitedMs, score } = await environment.call(measure, { momentMs, index });
    if (waitedMs === undefined)
      throw new Failure(`a search ended before it was stopped, after ${momentMs} ms`);
    if (score !== 18) throw new Failure(`the search after a stop found ${score} instead of 18 discs`);
    waits.push(waitedMs);
  }
  return waits;
}

/**
 * Runs in the environment that is measured, so it uses no names from outside.
 * @param {{ dist: string, momentMs: number, index: number }} plan `index`: what is ended, and how
 * @returns {Promise<{ waitedMs: number | undefined, score: number }>} the score is that of the search afterwards
 */
async function measure({ dist, momentMs, index }) {
  const { Engine } = /** @type {typeof import("flipside")} */ (await import(`${dist}flipside.js`));
  const [opening, midgame] = ["f5d6", "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6"];
  // 34 empty squares take hours.
  const endgame = "f5f6e6f4e3c5c4e7c6e2f3d3c3d2e1c1f2c2d1f1g6d6f7g5h5b5";
  const engine = await Engine.create();
  const abort = new AbortController();
  const watch = { signal: abort.signal };
  const tasks = [
    () => engine.search(opening, { budgetMs: 60_000, ...watch }),
    () => engine.analyze(midgame, { budgetMs: 60_000, ...watch }),
    () => engine.solve(endgame, watch),
  ];
  /** @type {number | undefined} */
  let asked;
  const search = tasks[index % tasks.length]();
  const ways = [() => engine.stop(), () => search.stop(), () => abort.abort()];
  setTimeout(() => {
    asked = performance.now();
    ways[Math.floor(index / tasks.length) % ways.length]();
  }, momentMs);
  await search.catch((error) => {
    if (error !== abort.signal.reason) throw error;
  });
  const waitedMs = asked === undefined ? undefined : performance.now() - asked;
  const ffo1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
  const { score } = await engine.search(ffo1);
  await engine.dispose();
  return { waitedMs, score };
}
