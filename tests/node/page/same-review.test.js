// A game has the same review each time: however many workers share it out, whatever they did before, and however long they wait for the processor.

/** @import { EnginePool } from "flipside" */
/** @import { GameReview } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { reviewWith } from "../../../www/match/reviewing.js";
import { sideReport } from "../../../www/review/numbers.js";
import { isComplete, newReview } from "../../../www/review/state.js";
import { verdictOf } from "../../../www/review/verdicts.js";
import { createStore } from "../../../www/state/store.js";
import { poolFor } from "../engines.js";
import { firstMoves, openMatch } from "./table.js";

/** Searches visit so many times fewer nodes than on the page. */
const FEWER = 50;

/** A game with mistakes before what is solved, and the end of one that is solved. */
const GAMES = [firstMoves(24), endgame()];

/** The last moves of a game, from a position with ten empty squares on. */
function endgame() {
  const game = firstMoves();
  const start = game.at(game.moves.length - 10);
  return game.moves.slice(-10).reduce((line, move) => line.after(move), Game.parse(String(start)));
}

/** What a pool says of a game, in a store of its own. @param {EnginePool} pool @param {Game} game @returns {Promise<GameReview>} */
async function reviewBy(pool, game) {
  const store = createStore({ ...openMatch().state, game, review: newReview(game) }, () => {});
  const fewer = (/** @type {any} */ options) =>
    options.nodes ? { ...options, nodes: Math.ceil(options.nodes / FEWER) } : options;
  const engines = /** @type {any} */ ({
    review: (/** @type {Game} */ of, /** @type {any} */ options) => pool.review(of, fewer(options)),
    analyze: (/** @type {Game} */ of, /** @type {any} */ options) => pool.analyze(of, fewer(options)),
  });
  const { signal } = new AbortController();
  const follow = async (/** @type {any} */ search, /** @type {any} */ _, /** @type {any} */ show) => {
    for await (const report of search) show(report);
    return search;
  };
  while (store.state.review && !isComplete(store.state.review))
    await reviewWith(engines, { store, review: store.state.review, follow, signal });
  return store.state.review ?? assert.fail();
}

/** Rows, verdicts and numbers. @param {GameReview} review */
const told = (review) => ({
  moves: review.moves,
  again: review.again,
  verdicts: review.moves.map((move) => verdictOf(review, move)),
  sides: [sideReport(review, "black"), sideReport(review, "white")],
});

test("a game has the same rows, verdicts and accuracy with one, two and four workers, on a loaded machine", async (t) => {
  for (const [kind, game] of GAMES.entries()) {
    const pool = await poolFor(t, { workers: 1 });
    const first = told(await reviewBy(pool, game));
    assert.equal(first.moves.length, game.moves.length);
    if (kind === 0) assert.ok(first.again.length > 0, "nothing was looked at twice");
    else assert.ok(first.moves.every(({ best }) => best.exact));
    // Beside each other, so that they wait for the processor, and after other searches.
    const others = await Promise.all(
      [1, 2, 4].map(async (workers) => {
        const other = await poolFor(t, { workers });
        await other.analyze(game.at(3), { nodes: 5000 });
        return [told(await reviewBy(other, game)), told(await reviewBy(other, game))];
      }),
    );
    for (const [index, review] of others.flat().entries())
      assert.deepEqual(review, first, `${[1, 2, 4][Math.floor(index / 2)]} workers`);
  }
});
