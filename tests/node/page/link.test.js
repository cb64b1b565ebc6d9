import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../dist/game.js";
import { fragmentOf, gameOfFragment, lineOfFragment } from "../../../www/game/link.js";
import { treeOf, withLine } from "../../../www/game/tree.js";
import { randomFrom } from "../../support/random.js";

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
  assert.equal(gameOfFragment(Game, "#f5d6~9c3"), null);
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

/** What a link opens. @param {string} fragment */
function opened(fragment) {
  const linked = lineOfFragment(Game, fragment);
  return linked && [linked.game.moves.join(""), linked.game.ply, linked.isBroken];
}

test("capitals, signs of a sentence and parameters that others put behind a link are no part of it", () => {
  for (const behind of [
    "",
    ")",
    ".",
    ",",
    ").",
    "!",
    '"',
    ">",
    "。",
    "）",
    "&utm_source=mail&utm_medium=social",
    "?fbclid=x1",
    "%20and%20more",
    ":~:text=moves",
  ])
    for (const fragment of ["f5d6c3.1", "F5D6C3.1", "f5D6c3%2E1"])
      assert.deepEqual(opened(`#${fragment}${behind}`), ["f5d6c3", 1, false], fragment + behind);
  const from = `${"-".repeat(18)}O-------OX${"-".repeat(5)}OXX${"-".repeat(28)}`.slice(0, 64);
  assert.deepEqual(opened(`${from.toLowerCase()}x/`), opened(`${from}X/`));
});

test("a start as text, with a space before the side to move, opens as the short one does", () => {
  const from = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";
  for (const space of ["%20", " ", "+", "%2B", "%20%20"])
    for (const moves of ["", "c5", "c5f4.1"])
      assert.deepEqual(opened(`#${from}${space}O/${moves}`), opened(`#${from}O/${moves}`), space + moves);
  assert.deepEqual(opened(`#${from}%20O/c5`), ["c5", 1, false]);
});

test("a link that is broken off opens as far as it goes", () => {
  const whole = "f5d6c3d3c4f4";
  for (let end = 1; end <= whole.length; end += 1) {
    const moves = whole.slice(0, end - (end % 2));
    const expected = moves === "" ? null : [moves, moves.length / 2, end % 2 === 1];
    assert.deepEqual(opened(whole.slice(0, end)), expected, whole.slice(0, end));
  }
  assert.deepEqual(opened("f5d6…"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6..."), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6a1c3"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6.9"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6~9c3"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6~1"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6~1f4x"), ["f5d6", 2, true]);
  assert.deepEqual(opened("f5d6rhubarb"), ["f5d6", 2, true]);
});
