// Reviews a game again and again, as the page does with all of its nodes, by one, two and four workers in turn, beside a loop that takes a
// processor: each time it must be the same. Fails where one is not.

import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import { EnginePool, Game } from "flipside";
import { Failure } from "../../scripts/run.mjs";
import { initialState } from "../../www/match/games/initial.js";
import { reviewWith } from "../../www/match/reviewing.js";
import { sideReport } from "../../www/review/numbers.js";
import { newReview } from "../../www/review/state.js";
import { verdictOf } from "../../www/review/verdicts.js";
import { parseSettings } from "../../www/state/settings.js";
import { createStore } from "../../www/state/store.js";
import { format } from "../measuring/table.js";

/** @import { GameReview } from "../../www/state/types.js" */

const TIMES = 10;
const WORKERS = /** @type {const} */ ([1, 2, 4]);

/** @param {readonly Game[]} games @returns {Promise<string>} a table */
export async function sameReviews(games) {
  const busy = new Worker("for (;;);", { eval: true });
  try {
    const rows = [];
    for (const [index, game] of games.entries()) rows.push(...(await reviewsOf(game, `${index + 1}`)));
    return format(rows);
  } finally {
    await busy.terminate();
  }
}

/** @param {Game} game @param {string} name */
async function reviewsOf(game, name) {
  /** @type {ReturnType<typeof told> | undefined} */
  let first;
  const rows = [];
  for (let time = 0; time < TIMES; time += 1) {
    const workers = WORKERS[time % WORKERS.length] ?? 1;
    const begun = performance.now();
    const { review, nodes } = await reviewBy(workers, game);
    const now = told(review);
    first ??= now;
    if (!isDeepStrictEqual(now, first)) throw new Failure(`review ${time + 1} of game ${name} differs`);
    rows.push({
      game: name,
      review: `${time + 1}`,
      workers: `${workers}`,
      "whole, s": ((performance.now() - begun) / 1000).toFixed(1),
      "million nodes": (nodes / 1e6).toFixed(1),
      mistakes: `${now.verdicts.filter((verdict) => /small|medium|large/.test(verdict)).length}`,
      accuracy: now.sides.map(({ accuracy }) => accuracy?.toFixed(2)).join(" and "),
    });
  }
  return rows;
}

/** @param {number} workers @param {Game} game */
async function reviewBy(workers, game) {
  const pool = await EnginePool.create({ workers });
  const store = createStore(initialState(parseSettings({}), game), () => {});
  const review = newReview(game);
  store.update({ review });
  const { signal } = new AbortController();
  await reviewWith(/** @type {any} */ (pool), {
    store,
    review,
    signal,
    async follow(search, _, show) {
      for await (const found of search) show(found);
      return search;
    },
  });
  const nodes = (await pool.stats()).reduce((sum, each) => sum + each.nodes, 0);
  await pool.dispose();
  return { review: store.state.review ?? review, nodes };
}

/** Rows, verdicts and numbers. @param {GameReview} review */
function told(review) {
  return {
    moves: review.moves,
    again: review.again,
    verdicts: review.moves.map((move) => verdictOf(review, move)),
    sides: /** @type {const} */ (["black", "white"]).map((color) => sideReport(review, color)),
  };
}
