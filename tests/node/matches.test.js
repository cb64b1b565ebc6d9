import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "flipside";
import { pick, randomFrom } from "../support/random.js";
import { engineFor } from "./engines.js";

/** @import { Engine, Level } from "flipside" */

/** @typedef {(game: Game) => string | Promise<string>} Player */

/**
 * Plays a game to its end; an illegal move throws, and a game that does not end fails.
 * @param {Player} black
 * @param {Player} white
 * @param {string[]} opening
 */
async function playGame(black, white, opening) {
  const game = new Game();
  for (const move of opening) game.play(move);
  while (!game.isOver) {
    assert.ok(game.moves.length < 128, `stuck: ${game.transcript}`);
    game.play(await (game.turn === "black" ? black : white)(game));
  }
  const { black: own, white: other } = game.discs;
  const result = /** @type {number} */ (game.result);
  assert.equal(Math.sign(result), Math.sign(own - other), game.transcript);
  return result;
}

/**
 * @param {Engine} engine
 * @param {Level} level
 * @returns {Player}
 */
function playerOf(engine, level) {
  return async (game) => (await engine.search(game, { level })).move;
}

/** Four random plies. @param {() => number} random */
function randomOpening(random) {
  const game = new Game();
  while (game.moves.length < 4) game.play(pick(random, game.legalMoves()));
  return game.moves;
}

suite("200 games end without an illegal move", () => {
  test("100 against a random mover, which never beats level 5", async (t) => {
    const engine = await engineFor(t, { worker: false, tableBits: 14 });
    const random = randomFrom(2);
    /** @type {Player} */
    const mover = (game) => pick(random, game.legalMoves());
    const player = playerOf(engine, 5);
    for (let round = 0; round < 50; round += 1) {
      assert.ok((await playGame(player, mover, [])) > 0, `round ${round}, black`);
      assert.ok((await playGame(mover, player, [])) < 0, `round ${round}, white`);
    }
  });

  test("100 between levels, of which the higher wins more", async (t) => {
    const engine = await engineFor(t, { worker: false, tableBits: 14 });
    const random = randomFrom(3);
    let balance = 0;
    for (let round = 0; round < 50; round += 1) {
      const opening = randomOpening(random);
      const low = playerOf(engine, /** @type {Level} */ (1 + (round % 3)));
      const high = playerOf(engine, /** @type {Level} */ (4 + (round % 3)));
      balance +=
        Math.sign(await playGame(high, low, opening)) - Math.sign(await playGame(low, high, opening));
    }
    assert.ok(balance > 0, `the higher level won ${balance} games more`);
  });
});
