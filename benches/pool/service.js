// Measures how long searches of many clients take while a service also analyzes: the time from the call to the answer, in Node.
// The services take turns of a minute, so that other work on the machine falls on all of them.

import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Engine, EnginePool, FlipsideError, Game } from "flipside";
import { pick, randomFrom } from "../../tests/support/random.js";
import { percentile } from "../measuring/percentile.js";
import { format, grouped } from "../measuring/table.js";

/** @import { Report } from "flipside" */

const CLIENTS = 100;
const TURN_SECONDS = 60;
/** A client asks again after so many milliseconds in the mean. */
const PAUSE_MS = 6000;
/** Of a hundred calls one is an analysis, and five searches are given up by their clients. */
const [ANALYSES, ABORTED] = [0.01, 0.05];
const SEARCH = { budgetMs: 50 };
const ANALYSIS = { budgetMs: 2000 };
const PATIENCE_MS = 200;
const OPTIONS = { tableBits: 16, maxWaiting: CLIENTS };
/** The heap may differ by so much between the end of the first turn and the end of the last one. */
const HEAP_MB = 1;

/** @type {Record<string, { make: () => Promise<Engine | EnginePool>, priority: number }>} */
const SERVICES = {
  "two engines, searches with a priority": {
    make: () => EnginePool.create({ ...OPTIONS, workers: 2 }),
    priority: 1,
  },
  "two engines, all calls alike": { make: () => EnginePool.create({ ...OPTIONS, workers: 2 }), priority: 0 },
  "one engine, searches with a priority": { make: () => Engine.create(OPTIONS), priority: 1 },
};

/** @param {{ minutes: number }} options of each service @returns {Promise<string>} a table */
export async function service({ minutes }) {
  const services = [];
  for (const [name, { make, priority }] of Object.entries(SERVICES)) {
    const counts = { times: /** @type {number[]} */ ([]), analyses: 0, aborted: 0, refused: 0 };
    services.push({ name, calls: await make(), priority, counts });
  }
  const heaps = [];
  for (let turn = 0; turn < minutes; turn += 1) {
    for (const { calls, priority, counts } of services) await serve(calls, priority, turn, counts);
    heaps.push(heapInMb());
  }
  const [first, last] = [heaps[0], heaps[heaps.length - 1]];
  if (last > first + HEAP_MB) throw new Error(`the heap grew from ${first} to ${last} MB`);
  await Promise.all(services.map(({ calls }) => calls.dispose()));
  const slowest = Number(percentile(services[services.length - 1].counts.times, 0.99));
  return format(
    services.map(({ name, counts: { times, analyses, aborted, refused } }) => ({
      [`${CLIENTS} clients for ${minutes} min`]: name,
      searches: grouped(times.length),
      "half of them within, ms": percentile(times, 0.5),
      "99 of 100 within, ms": percentile(times, 0.99),
      "of one engine's": (Number(percentile(times, 0.99)) / slowest).toFixed(2),
      analyses: grouped(analyses),
      "given up": grouped(aborted),
      refused: grouped(refused),
      "heap, MB": `${first.toFixed(1)} → ${last.toFixed(1)}`,
    })),
  );
}

/**
 * @param {Engine | EnginePool} calls
 * @param {number} priority of searches
 * @param {number} turn
 * @param {{ times: number[], analyses: number, aborted: number, refused: number }} counts to add to
 */
async function serve(calls, priority, turn, counts) {
  const end = performance.now() + 1000 * TURN_SECONDS;
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
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(CLIENTS * turn + index)));
  const [load] = [await calls.stats()].flat();
  if (load.running + load.waiting > 0) throw new Error(`calls are lost: ${load.running}, ${load.waiting}`);
}

/** What stays in this thread after everything is collected that nobody can reach. */
function heapInMb() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
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
