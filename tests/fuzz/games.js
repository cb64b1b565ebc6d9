// Random sequences of everything a Game does, against the referee.

import assert from "node:assert/strict";
import { Game } from "flipside/game";
import { pick } from "../support/random.js";
import { Referee } from "./referee.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const games = {
  name: "games",
  rounds: 40,
  open: async () => ({ round, close: async () => {} }),
};

const WRITTEN = /** @type {((moves: string[]) => string)[]} */ ([
  (moves) => moves.join(""),
  (moves) => moves.join(" ").toUpperCase(),
  (moves) => moves.map((move, index) => `${index + 1}. ${move}`).join(" "),
  (moves) => moves.join("-"),
  (moves) => moves.join(","),
]);

/** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
async function round(random, note) {
  let game = new Game();
  const referee = new Referee();
  for (let step = 0; step < 120; step += 1) {
    const legal = referee.legalMoves;
    const action = random();
    if (action < 0.7 && legal.length > 0) {
      const move = pick(random, legal);
      note(`play ${move}`);
      const copy = game.after(move);
      if (move !== "pass") assert.deepEqual(game.flips(move), referee.flips(move));
      assert.equal(game.toString(), referee.text, "`after` leaves the game alone");
      game.play(move);
      referee.play(move);
      assert.equal(copy.toString(), game.toString());
    } else if (action < 0.75) {
      note("undo");
      assert.equal(game.undo(), referee.ply > 0);
      referee.ply = Math.max(0, referee.ply - 1);
    } else if (action < 0.8) {
      note("redo");
      assert.equal(game.redo(), referee.ply < referee.moves.length);
      referee.ply = Math.min(referee.moves.length, referee.ply + 1);
    } else if (action < 0.84) {
      const ply = Math.floor(random() * (referee.moves.length + 1));
      note(`goTo ${ply}`);
      game.goTo(ply);
      referee.ply = ply;
    } else if (action < 0.88) {
      note("a move that is illegal");
      const wrong = `${pick(random, [..."abcdefgh"])}${pick(random, [..."12345678"])}`;
      if (!legal.includes(wrong)) assert.throws(() => game.play(wrong), { code: "ILLEGAL_MOVE" });
    } else if (action < 0.92) {
      note("there and back as JSON");
      game = Game.parse(random() < 0.5 ? JSON.stringify(game) : /** @type {any} */ (game.toJSON()));
    } else if (action < 0.96) {
      note("a clone");
      const original = game;
      game = game.clone();
      original.goTo(0);
    } else {
      note("there and back as a transcript");
      const moves = referee.moves.slice(0, referee.ply);
      const text = pick(random, WRITTEN)(moves.filter((move) => move !== "pass" || random() < 0.5));
      // Passes at the end are not written.
      const read = Game.parse(text);
      if (moves.at(-1) !== "pass") assert.equal(read.toString(), referee.text);
    }
    compare(game, referee);
  }
}

/** @param {Game} game @param {Referee} referee */
function compare(game, referee) {
  assert.equal(game.toString(), referee.text);
  assert.equal(game.turn, referee.turn);
  assert.equal(game.ply, referee.ply);
  assert.deepEqual(game.moves, referee.moves);
  assert.deepEqual(game.legalMoves(), referee.legalMoves);
  assert.equal(game.result, referee.result);
  assert.equal(game.isOver, referee.legalMoves.length === 0);
  assert.equal(game.mustPass, referee.legalMoves[0] === "pass");
  assert.equal(Game.parse(game.toString()).toString(), referee.text);
}
