// Games turned, mirrored and with exchanged colors: the same game to a player.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { exchangedGame, turnedGame } from "../../../www/game/images.js";
import { withMarks } from "../../../www/game/sketches.js";
import { nodeAt, readTree, withLine } from "../../../www/game/tree.js";
import { TURNS, turnedBoard } from "../../../www/game/turns.js";

const game = Game.parse("f5d6c3d3c4f4c5b3").at(3);
const tried = readTree(Game, game.start, "f5d6(f4)c3d3c4(b4)f4c5b3");
const tree = withMarks(withLine(tried, game.moves), ["f5", "d6"], "e4d3-c5a1x");
const about = { black: "Ann", white: "Bob", event: "Cup", date: null, round: null, result: 4 };

test("every turn of a game is the same game on the board so turned, with its branches and marks, at its place", () => {
  for (const turn of TURNS) {
    const turned = turnedGame(Game, { game, tree, about }, turn);
    assert.deepEqual([turned.game.ply, turned.about], [3, about]);
    for (let ply = 0; ply <= game.moves.length; ply += 1)
      assert.equal(turned.game.at(ply).toString(), turnedBoard(game.at(ply).toString(), turn));
    const back = TURNS.map((each) => turnedGame(Game, turned, each).tree);
    assert.ok(
      back.some(
        (each) =>
          JSON.stringify(each) ===
          JSON.stringify(turnedGame(Game, { game, tree, about }, TURNS[0] ?? assert.fail()).tree),
      ),
    );
  }
  const half = turnedGame(Game, { game, tree, about }, TURNS[3] ?? assert.fail());
  assert.equal(half.game.start, game.start, "half a turn leaves the start as it is");
  assert.equal(half.game.at(8).transcript, "c4e3f6e6f5c5f4g6");
  assert.equal(nodeAt(half.tree, ["c4", "e3"])?.marks, "d5e6-f4h8x");
  assert.deepEqual(
    nodeAt(half.tree, ["c4"])?.branches.map(({ move }) => move),
    ["e3", "c5"],
  );
});

test("exchanged colors exchange the discs, the turn, the players and the result, and twice they change nothing", () => {
  const other = exchangedGame(Game, { game, tree, about });
  assert.deepEqual(other.about, { ...about, black: "Bob", white: "Ann", result: -4 });
  const own = exchangedGame(Game, { game, tree, about: { ...about, person: "black" } });
  assert.equal(own.about?.person, "white", "the person goes with their side");
  assert.equal(other.game.turn, game.turn === "black" ? "white" : "black");
  assert.deepEqual(other.game.discs, { black: game.discs.white, white: game.discs.black });
  assert.deepEqual(other.game.moves, game.moves);
  const again = exchangedGame(Game, other);
  assert.deepEqual(again.tree, tree);
  assert.deepEqual(again.game.toJSON(), game.toJSON());
});
