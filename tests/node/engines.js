import { Engine, EnginePool } from "flipside";

/** @import { EngineOptions, PoolOptions } from "flipside" */
/** @import { TestContext } from "node:test" */

/** The two ways to run an engine; every test must pass in both. */
export const MODES = [
  { where: "in a worker", worker: true },
  { where: "in the same thread", worker: false },
];

/**
 * A small engine that is disposed at the end of the test.
 * @param {TestContext} test
 * @param {EngineOptions} [options]
 */
export async function engineFor(test, options) {
  const engine = await Engine.create({ tableBits: 12, ...options });
  test.after(() => engine.dispose());
  return engine;
}

/**
 * A pool of two small engines that is disposed at the end of the test.
 * @param {TestContext} test
 * @param {PoolOptions} [options]
 */
export async function poolFor(test, options) {
  const pool = await EnginePool.create({ tableBits: 12, workers: 2, ...options });
  test.after(() => pool.dispose());
  return pool;
}

/** A middle game, 40 empty squares. */
export const MIDGAME = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6";

/** 14 empty squares, problem 1 of the FFO endgame suite: g8 wins by 18. */
export const ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

/** A position that no search in these tests can solve. */
export const LONG = "f5d6";

/** The shortest game: black has won by 64. */
export const OVER = "f5d6c5f4e7f6g5e6e3";

/** The squares of the start. */
export const START = "---------------------------OX------XO---------------------------";

/** Black has no move here. */
export const MUST_PASS = `${"OXXXXXXX".repeat(7)}OXXXXX-- X`;
