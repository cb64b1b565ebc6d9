// A game has the same review each time: however many workers share it out, whatever they did before, and however long they wait for the processor.

/** @import { EnginePool } from "flipside" */
/** @import { Store } from "../../../www/state/store.js" */
/** @import { Evaluations, GameReview } from "../../../www/state/types.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { evaluationOf } from "../../../www/evaluation/evaluations.js";
import { withEvaluation } from "../../../www/evaluation/found.js";
import { reviewWith } from "../../../www/match/reviewing.js";
import { sideReport } from "../../../www/review/numbers.js";
import { isFinished, newReview } from "../../../www/review/state.js";
import { verdictOf } from "../../../www/review/verdicts.js";
import { createStore } from "../../../www/state/store.js";
import { poolFor } from "../engines.js";
import { firstMoves, openMatch } from "./table.js";

/** Searches visit so many times fewer nodes than on the page. */
const FEWER = 50;

/** How often a review is interrupted. */
const RESTS = 3;

/** A game with mistakes before what is solved, and the end of one that is solved. */
const GAMES = [firstMoves(24), endgame()];

/** The last moves of a game, from a position with ten empty squares on. */
function endgame() {
  const game = firstMoves();
  const start = game.at(game.moves.length - 10);
  return game.moves.slice(-10).reduce((line, move) => line.after(move), Game.parse(String(start)));
}

/** A page that reviews a game. @param {Game} game @param {Evaluations} [evaluations] what was looked at before */
const pageOf = (game, evaluations = new Map()) =>
  createStore({ ...openMatch().state, evaluations, game, review: newReview(game) }, (draw) => draw());

/**
 * What a pool says of a game.
 * @param {EnginePool} pool
 * @param {Game} game
 * @param {{ store?: Store, rest?: (time: number) => void }} [page] one of its own when left out. `rest`: the review is given up with
 *   each of its first reports, this is done, and it goes on
 * @returns {Promise<GameReview>}
 */
async function reviewBy(pool, game, { store = pageOf(game), rest } = {}) {
  const fewer = (/** @type {any} */ options) =>
    options.nodes ? { ...options, nodes: Math.ceil(options.nodes / FEWER) } : options;
  const engines = /** @type {any} */ ({
    review: (/** @type {Game} */ of, /** @type {any} */ options) => pool.review(of, fewer(options)),
    analyze: (/** @type {Game} */ of, /** @type {any} */ options) => pool.analyze(of, fewer(options)),
  });
  for (let time = 0; store.state.review && !isFinished(store.state.review); time += 1) {
    const pause = new AbortController();
    const { signal } = pause;
    const isToRest = rest !== undefined && time < RESTS;
    const follow = async (/** @type {any} */ search, /** @type {any} */ _, /** @type {any} */ show) => {
      for await (const report of search) {
        signal.throwIfAborted();
        show(report);
        if (isToRest) pause.abort();
      }
      return search;
    };
    const going = reviewWith(engines, { store, review: store.state.review, follow, signal });
    if (!isToRest) await going;
    else await assert.rejects(going, { name: "AbortError" }).then(() => rest(time));
  }
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

test("what was looked at before a review, or while it rested, does not count for what it finds, and what it changes is told as such", async (t) => {
  const game = firstMoves(24);
  const pool = await poolFor(t, { workers: 2 });
  const alone = await reviewBy(pool, game);
  assert.equal(alone.followed, undefined);
  /** A look at a ply that says so many discs more than the review. @param {Evaluations} known @param {number} ply @param {number} more */
  const looked = (known, ply, more) => {
    const { best, turn } = alone.moves[ply] ?? assert.fail();
    const line = { ...best, score: best.score + more, depth: 40 };
    return withEvaluation(known, game.at(ply), /** @type {any} */ ({ turn, lines: [line] }));
  };
  const [LITTLE, MUCH, LATER] = [6, 12, 18];
  const store = pageOf(game, looked(looked(new Map(), LITTLE, 2), MUCH, 20));
  /** @type {GameReview["searched"]} */
  let searched;
  store.watch(
    ({ review }) => review?.searched,
    (now) => {
      searched = now ?? searched;
    },
    true,
  );
  const review = await reviewBy(pool, game, {
    store,
    rest: (time) => time === 1 && store.update({ evaluations: looked(store.state.evaluations, LATER, -20) }),
  });
  assert.deepEqual([searched?.moves, searched?.again], [alone.moves, alone.again], "its own searches");
  assert.equal(review.searched, undefined, "by then nothing is kept apart");
  const differing = review.moves.filter(({ best, ply }) => best.score !== alone.moves[ply]?.best.score);
  assert.deepEqual(
    review.followed,
    differing.map(({ ply }) => ply),
  );
  const followed = [LITTLE, MUCH, LATER].map((ply) => review.followed?.includes(ply));
  assert.deepEqual(followed, [false, true, true]);
  const { evaluations } = store.state;
  for (const { ply, best } of review.moves)
    assert.equal(
      evaluationOf({ evaluations, game: game.at(ply) })?.lines[0]?.score,
      best.score,
      `ply ${ply}`,
    );
});
