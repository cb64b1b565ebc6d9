// Measures the overhead of a pool: the CPU time that one engine and pools take for many positions of games, in Node.

import { Engine, EnginePool, Game } from "flipside";
import { pick, randomFrom } from "../../tests/support/random.js";
import { format, grouped } from "../measuring/table.js";

/** @import { PoolOptions } from "flipside" */

const GAMES = 20;
const LEVEL = 5;
const ROUNDS = 3;

/** @type {Record<string, PoolOptions>} */
const POOLS = {
  "a pool of one": { workers: 1 },
  "a pool of two": { workers: 2 },
  "a pool of two, reproducible": { workers: 2, reproducible: true },
};

/** @returns {Promise<string>} a table: the least CPU time and time by the clock of several rounds */
export async function throughput() {
  const positions = await positionsOfGames();
  /** @type {Record<string, () => Promise<Taken>>} */
  const ways = { "one engine": () => engineTime(positions) };
  for (const [name, options] of Object.entries(POOLS)) ways[name] = () => poolTime(positions, options);
  /** @type {Record<string, Taken>} */
  const least = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, take] of Object.entries(ways)) {
      const { cpu, clock } = await take();
      const before = least[name] ?? { cpu, clock };
      least[name] = { cpu: Math.min(before.cpu, cpu), clock: Math.min(before.clock, clock) };
    }
  }
  const single = least["one engine"].cpu;
  return format(
    Object.entries(least).map(([name, { cpu, clock }]) => ({
      [`${grouped(positions.length)} positions at level ${LEVEL}`]: name,
      "by the clock, s": clock.toFixed(2),
      "CPU, s": cpu.toFixed(2),
      "times the CPU of one engine": (cpu / single).toFixed(2),
    })),
  );
}

/** Every position of games between players of level 1 after random openings. @returns {Promise<Game[]>} */
async function positionsOfGames() {
  const random = randomFrom(22);
  const engine = await Engine.create({ worker: false, tableBits: 10 });
  const positions = [];
  for (let index = 0; index < GAMES; index += 1) {
    const game = new Game();
    while (!game.isOver) {
      positions.push(game.clone());
      const isOpening = game.ply < 8;
      game.play(isOpening ? pick(random, game.legalMoves()) : (await engine.search(game, { level: 1 })).move);
    }
  }
  await engine.dispose();
  return positions;
}

/** Seconds. @typedef {{ cpu: number, clock: number }} Taken */

/** @param {Game[]} positions @returns {Promise<Taken>} */
async function engineTime(positions) {
  const engine = await Engine.create();
  const taken = await timeOf(async () => {
    for (const position of positions) await engine.search(position, { level: LEVEL });
  });
  await engine.dispose();
  return taken;
}

/** @param {Game[]} positions @param {PoolOptions} options @returns {Promise<Taken>} */
async function poolTime(positions, options) {
  const pool = await EnginePool.create(options);
  const taken = await timeOf(async () => {
    const found = pool.map(positions, (engine, position) => engine.search(position, { level: LEVEL }));
    for await (const _ of found);
  });
  await pool.dispose();
  return taken;
}

/** @param {() => Promise<void>} work @returns {Promise<Taken>} */
async function timeOf(work) {
  const [before, begin] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1e6, clock: (performance.now() - begin) / 1e3 };
}
