import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../dist/game.js";
import { fragmentOf, gameOfFragment, lineOfFragment } from "../../../www/game/link.js";
import { treeOf, withLine } from "../../../www/game/tree.js";
import { randomFrom } from "../../random.js";

const { start } = new Game();

/** A game of random moves. @param {number} seed @param {string} [from] */
function randomGame(seed, from = start) {
  const random = randomFrom(seed);
  const game = Game.parse(from);
  while (!game.isOver) {
    const moves = game.legalMoves();
    game.play(moves[Math.floor(random() * moves.length)]);
  }
  return game;
}

test("a whole game and the place in it come back from the fragment of a link", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const game = randomGame(seed);
    const fragment = fragmentOf(game, start);
    assert.ok(fragment.length <= 150, `${fragment.length} characters`);
    assert.deepEqual(gameOfFragment(Game, `#${fragment}`)?.toJSON(), game.toJSON());
    game.goTo((seed * 7) % game.moves.length);
    assert.deepEqual(gameOfFragment(Game, fragmentOf(game, start))?.toJSON(), game.toJSON());
  }
});

test("a game from another start comes back, passes included", () => {
  const passing = "OXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXXXXOXXXXX-- X";
  for (const from of [passing, randomGame(3).at(20).toString()]) {
    const game = randomGame(5, from);
    assert.deepEqual(gameOfFragment(Game, fragmentOf(game, start))?.toJSON(), game.toJSON());
  }
});

test("a branch comes back with the main line that it leaves, passes included", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const main = randomGame(seed);
    const leave = (seed * 11) % (main.moves.length - 1);
    const line = main.at(leave);
    const [other] = main
      .at(leave)
      .legalMoves()
      .filter((move) => move !== main.moves[leave]);
    if (!other || line.mustPass) continue;
    line.play(other);
    const tree = withLine(treeOf(main), line.moves);
    const found = lineOfFragment(Game, fragmentOf(line, start, tree));
    assert.deepEqual([found?.game.toJSON(), found?.tree], [line.toJSON(), tree]);
    assert.equal(fragmentOf(main, start, tree), fragmentOf(main, start));
  }
  assert.equal(lineOfFragment(Game, "#f5d6~9c3"), null);
});

test("a new game has an empty fragment, and what is no game is refused", () => {
  assert.equal(fragmentOf(new Game(), start), "");
  for (const wrong of [
    "",
    "#",
    "#help",
    "#f5f5",
    "#f5d6.9",
    "#a1",
    "#%E0%A4%A",
    `#${"f5".repeat(5000)}`,
    "#XO/f5",
  ]) {
    assert.equal(gameOfFragment(Game, wrong), null, wrong);
  }
});
