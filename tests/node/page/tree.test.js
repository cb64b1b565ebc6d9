import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import {
  branchesAfter,
  branchText,
  gameThrough,
  lineThrough,
  promoted,
  readTree,
  treeOf,
  withLine,
  without,
} from "../../../www/game/tree.js";
import { restoreGame } from "../../../www/match/games/persistence.js";
import { pick, randomFrom } from "../../support/random.js";
import { openMatch, settled } from "./table.js";

test("a line that leaves the game becomes a branch, and the game stays the main line", () => {
  const tree = withLine(treeOf(Game.parse("f5d6c3")), ["f5", "f6", "e6"]);
  assert.deepEqual(lineThrough(tree, []), ["f5", "d6", "c3"]);
  assert.deepEqual(lineThrough(tree, ["f5", "f6"]), ["f5", "f6", "e6"]);
  assert.equal(branchText(tree.branches), "f5d6(f6e6)c3");
  assert.equal(withLine(tree, ["f5", "f6"]), tree, "a line that is there changes nothing");
});

test("a branch is made the main line, and taken away", () => {
  const tree = withLine(treeOf(Game.parse("f5d6c3")), ["f5", "f6", "e6"]);
  assert.equal(branchText(promoted(tree, ["f5", "f6"]).branches), "f5f6(d6c3)e6");
  assert.equal(branchText(without(tree, ["f5", "f6"]).branches), "f5d6c3");
  assert.equal(branchText(without(tree, ["f5", "d6"]).branches), "f5f6e6");
});

test("a game along a branch stands where the branch was chosen", () => {
  const tree = withLine(treeOf(Game.parse("f5d6c3")), ["f5", "f6", "e6"]);
  const game = gameThrough(Game, tree, ["f5", "f6"]);
  assert.deepEqual([game.moves, game.ply], [["f5", "f6", "e6"], 2]);
});

test("any tree is read again from its text", () => {
  const random = randomFrom(5);
  for (let round = 0; round < 100; round += 1) {
    let tree = treeOf(new Game());
    for (let line = 0; line < 5; line += 1) {
      const known = lineThrough(tree, []).slice(0, Math.floor(random() * 60));
      const game = gameThrough(Game, tree, known);
      for (let ply = 0; ply < 20 && !game.isOver; ply += 1) game.play(pick(random, game.legalMoves()));
      tree = withLine(tree, game.moves.slice(0, game.ply));
    }
    assert.deepEqual(readTree(Game, tree.start, branchText(tree.branches)), tree);
  }
});

test("text that is no tree gives the moves before the mistake", () => {
  const { start } = new Game();
  assert.equal(branchText(readTree(Game, start, "f5d6(a1)c3").branches), "f5d6");
  assert.equal(branchText(readTree(Game, start, ")))((f5").branches), "f5");
  assert.deepEqual(branchesAfter(readTree(Game, start, "nothing"), []), []);
});

test("a move tried in analysis keeps the rest of the game, the review, and the silence of the engine", async () => {
  const table = openMatch({ side: "black" });
  table.open("f5d6c3d3c4");
  table.match.review();
  table.match.goTo(1);
  table.match.place("f6");
  await settled();
  assert.deepEqual(table.state.game.moves, ["f5", "f6"]);
  assert.equal(branchText(table.state.tree.branches), "f5d6(f6)c3d3c4");
  assert.notEqual(table.state.review, null);
  assert.ok(table.engine.asked.every(({ call }) => call !== "search"));
  table.match.study.follow(["f5"]);
  assert.deepEqual(table.state.game.moves, ["f5", "d6", "c3", "d3", "c4"]);
});

test("a move played after an undo is the game, and what it replaces a branch", () => {
  const table = openMatch({ side: "both" });
  for (const move of ["f5", "d6", "c3"]) table.match.place(move);
  table.match.undo();
  table.match.place("c5");
  assert.deepEqual(table.state.game.moves, ["f5", "d6", "c5"]);
  assert.equal(branchText(table.state.tree.branches), "f5d6c5(c3)");
});

test("a saved game is there again with its branches", () => {
  const record = { ...Game.parse("f5d6c3").toJSON(), tree: "f5d6(f6e6)c3" };
  assert.equal(branchText(restoreGame(Game, record).tree.branches), "f5d6(f6e6)c3");
  assert.equal(branchText(restoreGame(Game, { ...record, tree: 7 }).tree.branches), "f5d6c3");
});
