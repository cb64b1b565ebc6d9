// Games and moves turned and mirrored: the package's symmetries against pictures that are turned row by row.

import assert from "node:assert/strict";
import { test } from "node:test";
import { canonical, Game, transform } from "flipside/game";
import { randomFrom } from "../support/random.js";

/** @import { Symmetry } from "flipside/game" */

const ALL = /** @type {const} */ ([0, 1, 2, 3, 4, 5, 6, 7]);

/** A symmetry done with rows: first the files, then the ranks, then both exchanged. @param {string} board @param {number} symmetry */
function slowImage(board, symmetry) {
  let rows = Array.from({ length: 8 }, (_, rank) => [...board.slice(8 * rank, 8 * rank + 8)]);
  if (symmetry & 1) rows = rows.map((row) => row.toReversed());
  if (symmetry & 2) rows = rows.toReversed();
  if (symmetry & 4) rows = rows.map((_, at) => rows.map((row) => row[at]));
  return rows.flat().join("");
}

/** @param {number} seed */
function randomGame(seed) {
  const random = randomFrom(seed);
  const game = new Game();
  for (let ply = 0; ply < 30 && !game.isOver; ply += 1) {
    const legal = game.legalMoves();
    game.play(legal[Math.floor(random() * legal.length)] ?? "pass");
  }
  return game;
}

test("a transformed game has the board that its rows give, and each of its moves the image of one", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const game = randomGame(seed).goTo(20);
    for (const symmetry of ALL) {
      const image = transform(game, symmetry);
      assert.equal(image.board, slowImage(game.board, symmetry));
      assert.deepEqual(
        image.moves,
        game.moves.map((move) => transform(move, symmetry)),
      );
      assert.deepEqual([image.ply, image.turn], [20, game.turn]);
      assert.deepEqual(
        image.legalMoves().toSorted(),
        game
          .legalMoves()
          .map((move) => transform(move, symmetry))
          .toSorted(),
      );
    }
  }
});

test("the eight images of a position have one canonical board, and the inverse leads back", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const game = randomGame(seed);
    const boards = ALL.map((symmetry) => slowImage(game.board, symmetry));
    for (const symmetry of ALL) {
      const given = transform(game, symmetry);
      const { game: found, symmetry: there, inverse } = canonical(given);
      assert.equal(found.board, boards.toSorted()[0]);
      assert.equal(transform(given, there).toString(), found.toString());
      assert.deepEqual(transform(found, inverse).toJSON(), given.toJSON());
    }
  }
});

test("symmetries are what the documents say", () => {
  assert.deepEqual(
    ALL.map((symmetry) => transform("b1", symmetry)),
    ["b1", "g1", "b8", "g8", "a2", "a7", "h2", "h7"],
  );
  assert.equal(transform("PASS", 3), "pass");
  assert.equal(canonical("f5").game.toString(), canonical("c4").game.toString());
});

test("what is no move and no symmetry is refused", () => {
  assert.throws(() => transform("f5d6", 1), {
    code: "ILLEGAL_MOVE",
    message: 'move: expected a1 to h8, or pass, found "f5d6"; Game.parse makes a game of a text',
  });
  for (const symmetry of [8, -1, 1.5, "length", undefined]) {
    assert.throws(() => transform("f5", /** @type {Symmetry} */ (symmetry)), {
      code: "INVALID_OPTION",
      message: /^symmetry: expected a whole number from 0 to 7, found /,
    });
  }
});
