// Measures how much faster a pool of two engines analyzes a game than a pool of one, in elapsed time, in Node.

import { readFile } from "node:fs/promises";
import { EnginePool, Game } from "flipside";
import { format } from "../measuring/table.js";

const WORKERS = [1, 2];
const LEVEL = 11;
const ROUNDS = 3;

/** @returns {Promise<string>} a table: the least time of several rounds for each number of workers, and how many times as fast that is */
export async function pool() {
  const games = await readFile(new URL("../games/games.txt", import.meta.url), "utf8");
  const transcript = games.slice(0, games.indexOf("\n"));
  const least = WORKERS.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, workers] of WORKERS.entries()) {
      least[index] = Math.min(least[index], await secondsFor(transcript, workers));
    }
  }
  return format(
    WORKERS.map((workers, index) => ({
      workers: String(workers),
      "a game analyzed, s": least[index].toFixed(2),
      "times as fast": (least[0] / least[index]).toFixed(2),
    })),
  );
}

/** @param {string} transcript @param {number} workers @returns {Promise<number>} seconds for every move of every position */
async function secondsFor(transcript, workers) {
  const pool = await EnginePool.create({ workers });
  const game = Game.parse(transcript);
  const begin = performance.now();
  const analyses = [];
  while (game.undo()) analyses.push(pool.analyze(game, { level: LEVEL }));
  await Promise.all(analyses);
  const seconds = (performance.now() - begin) / 1000;
  await pool.dispose();
  return seconds;
}
