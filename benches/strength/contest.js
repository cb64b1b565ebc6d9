// Games between two settings of the engine, or two builds, with the same time for a move, from fair random openings.

import { Game } from "flipside";
import { pick, randomFrom } from "../../tests/support/random.js";
import { format } from "../measuring/table.js";

/** @import { EnginePool } from "flipside" */

/** @typedef {{ pool: EnginePool, options?: Parameters<EnginePool["search"]>[1] }} Player */

const BUDGET_MS = 100;
const OPENING_PLIES = 10;
/** Openings in which a side is further ahead are left out: both would win them with the same color. */
const FAIR_DISCS = 4;

/**
 * @param {string} about what is played
 * @param {readonly [Player, Player]} players
 * @param {number} most how many openings; each is played twice, with the colors changed
 * @returns {Promise<string>} a table: the result for the first of them
 */
export async function contest(about, [first, second], most) {
  const random = randomFrom(29);
  /** Points of each pair of games, 0 to 2. @type {number[]} */
  const pairs = [];
  const counts = { won: 0, drawn: 0, lost: 0 };
  while (pairs.length < most) {
    // Openings must not depend on what the games before have left in the table.
    await second.pool.newGame();
    const opening = await fairOpening(random, second.pool);
    let points = 0;
    for (const color of /** @type {const} */ (["black", "white"])) {
      await Promise.all([first.pool.newGame(), second.pool.newGame()]);
      const game = opening.clone();
      while (!game.isOver) {
        const { pool, options } = game.turn === color ? first : second;
        // As a text, which every build of the package reads.
        game.play((await pool.search(`${game}`, { budgetMs: BUDGET_MS, ...options })).move);
      }
      const lead = (game.result ?? 0) * (color === "black" ? 1 : -1);
      counts[lead > 0 ? "won" : lead < 0 ? "lost" : "drawn"] += 1;
      points += (Math.sign(lead) + 1) / 2;
    }
    pairs.push(points);
    console.error(`${pairs.length} pairs: ${JSON.stringify(counts)}`);
  }
  await Promise.all([first.pool.dispose(), second.pool.dispose()]);
  return format([{ [`${about}, ${BUDGET_MS} ms a move`]: "games", ...counts, ...eloOf(pairs) }]);
}

/** A random opening that the engine finds about even. @param {() => number} random @param {EnginePool} pool */
async function fairOpening(random, pool) {
  for (;;) {
    const game = new Game();
    while (game.ply < OPENING_PLIES && !game.isOver) game.play(pick(random, game.legalMoves()));
    if (!game.isOver && Math.abs((await pool.search(`${game}`, { level: 12 })).score) <= FAIR_DISCS)
      return game;
  }
}

/** The difference in Elo, with a confidence of 95 % by the spread of the pairs. @param {number[]} pairs points of two games each */
function eloOf(pairs) {
  const shares = pairs.map((points) => points / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const error = 1.96 * Math.sqrt(variance / shares.length);
  const elo = (/** @type {number} */ share) =>
    Math.round(-400 * Math.log10(1 / Math.min(0.999, Math.max(0.001, share)) - 1));
  return { Elo: elo(mean), "95 %": `${elo(mean - error)} to ${elo(mean + error)}` };
}
