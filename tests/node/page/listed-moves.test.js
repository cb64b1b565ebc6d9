import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { branchFrom, inOrder, listedMovesOf, shownMoves } from "../../../www/game/listed-moves.js";
import { gameThrough, readTree, treeOf } from "../../../www/game/tree.js";

/** A position in which black must pass. */
const PASS = "d3c3f5d2d1e1b2c1";

/** @param {string} text of branches */
function listOf(text) {
  const tree = readTree(Game, new Game().start, text);
  return listedMovesOf(tree, gameThrough(Game, tree, []));
}

/** @param {ReturnType<typeof listOf>} listed */
const moves = (listed) => listed.map(({ move }) => move);

test("moves are numbered by the discs on the board, and a pass between them has no number", () => {
  const game = Game.parse(PASS).after("pass").after("a3");
  const listed = listedMovesOf(treeOf(game), game);
  assert.deepEqual(
    listed.slice(-3).map(({ move, number, color }) => [move, number, color]),
    [
      ["c1", 8, "white"],
      ["pass", null, "black"],
      ["a3", 9, "white"],
    ],
  );
});

test("the numbers of a game from another start count the discs that lie there", () => {
  const game = Game.parse(String(Game.parse("f5d6c3"))).after("d3");
  assert.deepEqual(
    listedMovesOf(treeOf(game), game).map(({ number }) => number),
    [null, 4],
  );
});

test("what was tried instead of a move stands with that move, with what follows it", () => {
  const listed = listOf("f5d6c3(c4d3(f3))(c5)d3");
  assert.deepEqual(moves(listed), [null, "f5", "d6", "c3", "d3"]);
  const [first, second] = listed[3]?.branches ?? [];
  assert.deepEqual(moves(first ?? []), ["c4", "d3"]);
  assert.deepEqual(moves(first?.[1]?.branches[0] ?? []), ["f3"]);
  assert.deepEqual(moves(second ?? []), ["c5"]);
  assert.deepEqual(moves(inOrder(listed)), [null, "f5", "d6", "c3", "c4", "d3", "f3", "c5", "d3"]);
});

test("down leads to the branches one after the other, up back to the move that they replace", () => {
  const listed = listOf("f5d6c3(c4d3(f3))(c5)d3");
  /** @type {readonly string[]} */
  let path = [];
  const walk = (/** @type {1 | -1} */ step) => {
    path = branchFrom(listed, path, step);
    return path.join("");
  };
  assert.deepEqual(
    [1, 1, 1, 1].map(() => walk(1)),
    ["f5d6c4", "f5d6c4f3", "f5d6c5", "f5d6c5"],
  );
  assert.deepEqual(
    [1, 1, 1, 1, 1].map(() => walk(-1)),
    ["f5d6c4f3", "f5d6c4d3", "f5d6c4", "f5d6c3", "f5d6c3"],
  );
});

test("the list shows the tree in analysis, and elsewhere the game alone", () => {
  const tree = readTree(Game, new Game().start, "f5d6c3(c4)d3");
  const game = gameThrough(Game, tree, ["f5", "d6", "c4"]);
  assert.deepEqual(moves(shownMoves({ tree, game, room: "play" })), [null, "f5", "d6", "c4"]);
  assert.deepEqual(moves(shownMoves({ tree, game, room: "analyze" })), [null, "f5", "d6", "c3", "d3"]);
});
