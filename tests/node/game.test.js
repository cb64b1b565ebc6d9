import assert from "node:assert/strict";
import { before, test } from "node:test";
import { FlipsideError, Game, init } from "flipside";
import { OVER } from "./engines.js";

test("a game before the engine is loaded says how to load it", () => {
  assert.throws(() => new Game(), { name: "FlipsideError", code: "UNSUPPORTED", message: /await init\(\)/ });
});

test("a game", async (t) => {
  before(() => init());

  await t.test("begins with black to move and four discs", () => {
    const game = new Game();
    assert.equal(game.turn, "black");
    assert.deepEqual(game.discs, { black: 2, white: 2 });
    assert.deepEqual(game.legalMoves(), ["d3", "c4", "f5", "e6"]);
    assert.equal(game.board, "---------------------------OX------XO---------------------------");
    assert.equal(`${game}`, `${game.board} X`);
    assert.deepEqual([game.isOver, game.mustPass, game.score, game.openingName], [false, false, 0, null]);
  });

  await t.test("does not begin elsewhere: who gives a position to a new one is told what reads it", () => {
    const message = 'a new game takes no arguments, found "f5d6c3": Game.parse reads a position';
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => new Game("f5d6c3"), { name: "FlipsideError", code: "INVALID_POSITION", message });
    // @ts-expect-error
    assert.throws(() => new Game(undefined), { code: "INVALID_POSITION", message: /found undefined/ });
  });

  await t.test("plays moves in any case and keeps its history", () => {
    const game = new Game().play("F5").play("d6");
    assert.equal(game.transcript, "f5d6");
    assert.deepEqual(game.history, ["f5", "d6"]);
    assert.deepEqual(game.discs, { black: 3, white: 3 });
    assert.equal(game.openingName, "Perpendicular");
  });

  await t.test("takes moves back and plays them again", () => {
    const game = Game.parse("f5d6c3");
    assert.ok(game.undo() && game.undo());
    assert.equal(game.transcript, "f5");
    assert.ok(game.redo());
    game.play("c5");
    assert.equal(game.redo(), false);
    while (game.undo());
    assert.equal(`${game}`, `${new Game()}`);
    assert.equal(game.undo(), false);
  });

  await t.test("is copied with what was taken back, and the copy is a game of its own", () => {
    const game = Game.parse("f5d6c3");
    game.undo();
    const copy = game.clone();
    assert.ok(copy.redo());
    assert.deepEqual([game.transcript, copy.transcript], ["f5d6", "f5d6c3"]);
  });

  await t.test("passes only when it must", () => {
    const game = Game.parse(`${"OXXXXXXX".repeat(7)}OXXXXX-- O`);
    assert.equal(game.mustPass, false);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE", message: /"pass" for white at ply 1/ });
    const forced = Game.parse(`${"OXXXXXXX".repeat(7)}OXXXXX-- X`);
    assert.ok(forced.mustPass);
    assert.deepEqual(forced.legalMoves(), ["pass"]);
    assert.equal(forced.pass().turn, "white");
    assert.deepEqual(forced.history, ["pass"]);
    assert.equal(forced.transcript, "");
  });

  await t.test("that is over has a score, and no moves", () => {
    const game = Game.parse(OVER);
    assert.ok(game.isOver);
    assert.equal(game.score, 64);
    assert.deepEqual(game.legalMoves(), []);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE" });
  });

  await t.test("refuses an illegal move by name and ply, and stays as it was", () => {
    const game = Game.parse("f5d6");
    for (const move of ["a1", "f5", "pass", "z9", ""]) {
      assert.throws(
        () => game.play(move),
        (error) =>
          error instanceof FlipsideError &&
          error.code === "ILLEGAL_MOVE" &&
          error.message.includes(`"${move}"`),
      );
    }
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => game.play(37), { code: "ILLEGAL_MOVE", message: /found 37/ });
    assert.equal(game.transcript, "f5d6");
  });

  await t.test("is read from a transcript or a board, and says what is wrong with another text", () => {
    assert.equal(Game.parse(" F5 d6\nC3 ").transcript, "f5d6c3");
    const board = `${new Game().board} O`;
    assert.equal(`${Game.parse(board)}`, board);

    const wrong = /** @type {const} */ ([
      ["f5d6a1", "ILLEGAL_MOVE", /illegal move "a1" for black at ply 3 in "f5d6a1"/],
      ["f5d9", "INVALID_POSITION", /"d9".* at ply 2 in "f5d9"/],
      ["hello", "INVALID_POSITION", /'h' at square 1 \(a1\).* in "hello"/],
      ["-".repeat(63), "INVALID_POSITION", /64 squares, found 63/],
      [board.replace("O", "Q"), "INVALID_POSITION", /'Q' at square 28 \(d4\)/],
      [board.replace(" O", " Z"), "INVALID_POSITION", /side to move .*found "Z"/],
      [board.slice(0, 64), "INVALID_POSITION", /side to move .*found ""/],
      [`${"-".repeat(64)} X`, "INVALID_POSITION", /impossible board: d4 is empty/],
    ]);
    for (const [text, code, message] of wrong) {
      assert.throws(() => Game.parse(text), { name: "FlipsideError", code, message }, text);
    }
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => Game.parse(undefined), { code: "INVALID_POSITION", message: /found undefined/ });
  });

  await t.test("knows its opening however the board is turned and the moves are ordered", () => {
    for (const tiger of ["f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "f5d6c4d3c3"]) {
      assert.equal(Game.parse(tiger).openingName, "Tiger", tiger);
    }
  });
});
