// Measures how long searches of many clients take while a service also analyzes: the time from the call to the answer, in Node.

import { setTimeout as sleep } from "node:timers/promises";
import { Engine, EnginePool, FlipsideError, Game } from "flipside";
import { pick, randomFrom } from "../../tests/support/random.js";
import { percentile } from "../measuring/percentile.js";
import { format, grouped } from "../measuring/table.js";

/** @import { Report } from "flipside" */

const CLIENTS = 100;
const SECONDS = 60;
/** A client asks again after so many milliseconds in the mean. */
const PAUSE_MS = 6000;
/** Of a hundred calls one is an analysis, and five searches are given up by their clients. */
const [ANALYSES, ABORTED] = [0.01, 0.05];
const SEARCH = { budgetMs: 50 };
const ANALYSIS = { budgetMs: 2000 };
const PATIENCE_MS = 200;
const OPTIONS = { tableBits: 16, maxWaiting: CLIENTS };

/** @type {Record<string, { make: () => Promise<Engine | EnginePool>, priority: number }>} */
const SERVICES = {
  "two engines, searches with a priority": {
    make: () => EnginePool.create({ ...OPTIONS, workers: 2 }),
    priority: 1,
  },
  "two engines, all calls alike": { make: () => EnginePool.create({ ...OPTIONS, workers: 2 }), priority: 0 },
  "one engine, searches with a priority": { make: () => Engine.create(OPTIONS), priority: 1 },
};

/** @returns {Promise<string>} a table */
export async function service() {
  const rows = [];
  for (const [name, { make, priority }] of Object.entries(SERVICES)) {
    const { times, analyses, aborted, refused } = await served(await make(), priority);
    rows.push({
      [`${CLIENTS} clients for ${SECONDS} s`]: name,
      searches: grouped(times.length),
      "half of them within, ms": percentile(times, 0.5),
      "99 of 100 within, ms": percentile(times, 0.99),
      analyses: grouped(analyses),
      "given up": grouped(aborted),
      refused: grouped(refused),
    });
  }
  return format(rows);
}

/** @param {Engine | EnginePool} calls @param {number} priority of searches */
async function served(calls, priority) {
  const counts = { times: /** @type {number[]} */ ([]), analyses: 0, aborted: 0, refused: 0 };
  const end = performance.now() + 1000 * SECONDS;
  const client = async (/** @type {number} */ seed) => {
    const random = randomFrom(seed);
    const pause = () => sleep(2 * PAUSE_MS * random());
    for (await pause(); performance.now() < end; await pause()) {
      const position = randomPosition(random);
      const chance = random();
      const isGivenUp = chance >= ANALYSES && chance < ANALYSES + ABORTED;
      const start = performance.now();
      try {
        if (chance < ANALYSES) {
          checkSearched(await calls.analyze(position, ANALYSIS), position);
          counts.analyses += 1;
          continue;
        }
        const limits = isGivenUp ? { ...ANALYSIS, signal: AbortSignal.timeout(PATIENCE_MS) } : SEARCH;
        checkSearched(await calls.search(position, { ...limits, priority }), position);
        counts.times.push(performance.now() - start);
      } catch (error) {
        if (error instanceof FlipsideError && error.code === "BUSY") counts.refused += 1;
        else if (isGivenUp && error instanceof DOMException) counts.aborted += 1;
        else throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, seed) => client(seed)));
  const [load] = [await calls.stats()].flat();
  if (load.running + load.waiting > 0) throw new Error(`calls are lost: ${load.running}, ${load.waiting}`);
  await calls.dispose();
  return counts;
}

/** @param {Report} report @param {Game} position */
function checkSearched({ lines }, position) {
  const unsearched = lines.find(({ depth, exact }) => depth === 0 && !exact);
  if (unsearched) throw new Error(`${unsearched.move} is not searched at ${position}`);
}

/** @param {() => number} random */
function randomPosition(random) {
  const game = new Game();
  const plies = 6 + Math.floor(34 * random());
  while (game.ply < plies && !game.isOver) game.play(pick(random, game.legalMoves()));
  return game.isOver ? new Game() : game;
}
