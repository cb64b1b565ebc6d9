import assert from "node:assert/strict";
import { Engine, Game } from "flipside";
import { pick } from "../support/random.js";

/** @import { Limits } from "flipside" */
/** @import { Work } from "./works.js" */

/** Whole games against a random player, and now and then a review, by one engine. @param {() => number} random @returns {Promise<Work>} */
export async function playing(random) {
  const engine = await Engine.create({ worker: false });
  let [games, won, reviews] = [0, 0, 0];
  const step = async () => {
    const game = new Game();
    const own = pick(random, /** @type {const} */ (["black", "white"]));
    const limits = pick(
      random,
      /** @type {Limits[]} */ ([{ depth: 4 }, { nodes: 2000 }, { budgetMs: 1 }, { level: 3 }]),
    );
    while (!game.isOver) {
      const { move } =
        game.turn === own ? await engine.search(game, limits) : { move: pick(random, game.legalMoves()) };
      game.play(move);
    }
    games += 1;
    if (Number(game.result) * (own === "black" ? 1 : -1) > 0) won += 1;
    if (games % 20 === 0) {
      const { done, total } = await engine.review(game, { depth: 3 });
      assert.equal(done, total);
      await engine.newGame();
      reviews += 1;
    }
  };
  return {
    step,
    done: () => games,
    summary: () => `${games} games, ${won} of them won, ${reviews} reviews`,
    close: () => engine.dispose(),
  };
}
