import assert from "node:assert/strict";
import { test } from "node:test";
import { FlipsideError, positionFacts } from "flipside/coach";
import { Game } from "flipside/game";
import { randomGame } from "../games.js";
import { factsSeen } from "./plain.js";

/** Two regions in corners, of one and of two squares; black holds the rest except a row of white. */
const ENDING = `-${"X".repeat(6)}-${"X".repeat(7)}-${"O".repeat(8)}${"X".repeat(40)} O`;

test("a position says of both sides what one sees square by square", () => {
  let counted = 0;
  for (let seed = 1; seed <= 5; seed += 1) {
    const game = randomGame(seed);
    for (let ply = seed; ply <= game.moves.length; ply += 7) {
      const position = game.at(ply);
      const { moves, frontier, stable, regions } = positionFacts(position);
      const sides = (/** @type {"black" | "white"} */ color) => ({
        moves: moves[color],
        frontier: frontier[color],
        stable: stable[color],
      });
      assert.deepEqual(
        { black: sides("black"), white: sides("white"), regions },
        factsSeen(position),
        position.toString(),
      );
      counted += stable.black.length + stable.white.length;
    }
  }
  assert.ok(counted > 100, `${counted} stable discs`);
});

test("it is the same whoever is to move, and texts are read as everywhere", () => {
  const facts = positionFacts("f5d6c3");
  assert.deepEqual(facts.moves, { black: ["c5", "c6", "c7", "d7"], white: ["d3", "f3", "f4", "g5"] });
  const { board } = Game.parse("f5d6c3");
  assert.deepEqual(positionFacts(`${board} X`), facts);
  assert.deepEqual(positionFacts(Game.parse("f5d6c3")), facts);
});

test("regions have their squares in order, and a full board has none", () => {
  const { regions, moves } = positionFacts(ENDING);
  assert.deepEqual(regions, [["a1"], ["h1", "h2"]]);
  assert.deepEqual(moves.black, ["h2"]);
  assert.deepEqual(positionFacts(`${"X".repeat(64)} X`).regions, []);
});

test("what is no position is refused", () => {
  for (const [given, code] of /** @type {const} */ ([
    ["a1", "ILLEGAL_MOVE"],
    ["nonsense", "INVALID_POSITION"],
    [/** @type {any} */ (null), "INVALID_POSITION"],
  ]))
    assert.throws(
      () => positionFacts(given),
      (error) => error instanceof FlipsideError && error.code === code,
    );
});
