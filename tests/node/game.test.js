import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { FlipsideError, Game } from "flipside";
import { Game as RulesAlone } from "flipside/game";
import { OVER } from "./engines.js";

const START = "---------------------------OX------XO---------------------------";
const MUST_PASS = `${"OXXXXXXX".repeat(7)}OXXXXX-- X`;

suite("a game", () => {
  test("is there at once, the same from both entries of the package", () => {
    assert.equal(Game, RulesAlone);
  });

  test("begins with black to move and four discs", () => {
    const game = new Game();
    assert.equal(game.turn, "black");
    assert.deepEqual(game.discs, { black: 2, white: 2 });
    assert.deepEqual(game.legalMoves(), ["d3", "c4", "f5", "e6"]);
    assert.equal(game.board, START);
    assert.deepEqual([`${game}`, game.start], [`${START} X`, `${START} X`]);
    assert.deepEqual([game.empties, game.ply, game.moves], [60, 0, []]);
    assert.deepEqual(
      [game.isOver, game.mustPass, game.result, game.openingName()],
      [false, false, null, null],
    );
    assert.deepEqual([game.canUndo, game.canRedo], [false, false]);
  });

  test("begins at the start: the error for `new Game(position)` names `Game.parse`", () => {
    const message = 'new Game(): expected no arguments, found "f5d6c3"; Game.parse reads a position';
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => new Game("f5d6c3"), { name: "FlipsideError", code: "INVALID_POSITION", message });
    // @ts-expect-error
    assert.throws(() => new Game(undefined), { code: "INVALID_POSITION", message: /found undefined/ });
  });

  test("plays moves in any case", () => {
    const game = new Game().play("F5").play("d6");
    assert.equal(game.transcript, "f5d6");
    assert.deepEqual(game.moves, ["f5", "d6"]);
    assert.deepEqual(game.discs, { black: 3, white: 3 });
    assert.equal(game.openingName(), "Perpendicular");
  });

  test("shows which discs a move would flip, and plays nothing", () => {
    const game = Game.parse("f5d6");
    assert.deepEqual(game.flips("c7"), ["d6"]);
    assert.deepEqual(Game.parse(MUST_PASS).flips("pass"), []);
    assert.throws(() => game.flips("a1"), { code: "ILLEGAL_MOVE", message: /"a1" for black at ply 3/ });
    assert.equal(game.transcript, "f5d6");
  });

  test("takes moves back and plays them again, and keeps those taken back until another is played", () => {
    const game = Game.parse("f5d6c3");
    assert.ok(game.undo() && game.undo());
    assert.deepEqual([game.transcript, game.ply, game.moves], ["f5", 1, ["f5", "d6", "c3"]]);
    assert.ok(game.canUndo && game.canRedo && game.redo());
    game.play("c5");
    assert.deepEqual([game.redo(), game.moves], [false, ["f5", "d6", "c5"]]);
    while (game.undo());
    assert.deepEqual([`${game}`, game.undo()], [`${START} X`, false]);
  });

  test("goes to any of its plies and refuses others by number", () => {
    const game = Game.parse("f5d6c3");
    assert.equal(game.goTo(1).transcript, "f5");
    assert.equal(game.goTo(3).transcript, "f5d6c3");
    for (const ply of [-1, 4, 1.5, Number.NaN]) {
      const message = `ply: expected a whole number from 0 to 3, found ${ply}`;
      assert.throws(() => game.goTo(ply), { code: "INVALID_OPTION", message });
    }
    // @ts-expect-error
    assert.throws(() => game.at("2"), { code: "INVALID_OPTION" });
    assert.equal(game.ply, 3);
  });

  test("gives copies: as it is, after a move, and at a ply", () => {
    const game = Game.parse("f5d6c3").goTo(2);
    const copies = [game.clone(), game.after("c5"), game.at(0)];
    assert.ok(copies[0]?.redo());
    assert.deepEqual(
      copies.map((copy) => [copy.transcript, copy.moves.length]),
      [
        ["f5d6c3", 3],
        ["f5d6c5", 3],
        ["", 3],
      ],
    );
    assert.deepEqual([game.transcript, game.ply], ["f5d6", 2]);
  });

  test("cannot be changed through what it gives out", () => {
    const game = Game.parse("f5d6");
    game.moves.push("a1");
    game.legalMoves().pop();
    game.discs.black = 60;
    assert.deepEqual([game.moves, game.discs.black, game.legalMoves().length], [["f5", "d6"], 3, 5]);
  });

  test("passes only when it must", () => {
    const game = Game.parse(MUST_PASS.replace(/X$/, "O"));
    assert.equal(game.mustPass, false);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE", message: /"pass" for white at ply 1/ });
    const forced = Game.parse(MUST_PASS);
    assert.ok(forced.mustPass);
    assert.deepEqual(forced.legalMoves(), ["pass"]);
    assert.equal(forced.pass().turn, "white");
    assert.deepEqual([forced.moves, forced.transcript, forced.empties], [["pass"], "", 2]);
  });

  test("that is over has a result, and no moves", () => {
    const game = Game.parse(OVER);
    assert.ok(game.isOver);
    assert.equal(game.result, 64);
    assert.deepEqual(game.legalMoves(), []);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE", message: /the game is over/ });
    assert.equal(game.at(3).result, null, "no result before the end");
  });

  test("refuses an illegal move by name and ply, and stays as it was", () => {
    const game = Game.parse("f5d6");
    for (const move of ["a1", "f5", "pass", "z9", "", "f5".repeat(1e6)]) {
      assert.throws(
        () => game.play(move),
        (error) =>
          error instanceof FlipsideError &&
          error.code === "ILLEGAL_MOVE" &&
          error.message.includes(`"${move.slice(0, 20)}`) &&
          error.message.includes("at ply 3"),
      );
    }
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => game.play(37), { code: "ILLEGAL_MOVE", message: /found 37/ });
    assert.equal(game.transcript, "f5d6");
  });

  test("is saved as JSON with its cursor and read again", () => {
    const game = Game.parse(MUST_PASS).pass();
    game.undo();
    const text = JSON.stringify({ game });
    assert.deepEqual(JSON.parse(text).game, { start: MUST_PASS, moves: ["pass"], ply: 0 });
    for (const saved of [game.toJSON(), JSON.stringify(game)]) {
      const read = Game.parse(saved);
      assert.deepEqual([`${read}`, read.moves, read.ply], [MUST_PASS, ["pass"], 0]);
    }
    for (const [damaged, code] of /** @type {const} */ ([
      [{ ...game.toJSON(), ply: 2 }, "INVALID_POSITION"],
      [{ ...game.toJSON(), moves: ["a1"] }, "ILLEGAL_MOVE"],
      [{ ...game.toJSON(), moves: [7] }, "INVALID_POSITION"],
      ["{}", "INVALID_POSITION"],
    ])) {
      // @ts-expect-error: damaged data.
      assert.throws(() => Game.parse(damaged), { code }, JSON.stringify(damaged));
    }
  });

  test("knows its opening however the board is turned and the moves are ordered, in three languages", () => {
    for (const tiger of ["f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "f5d6c4d3c3"]) {
      const game = Game.parse(tiger);
      assert.deepEqual(
        [game.openingName(), game.openingName("fr"), game.openingName("ja")],
        ["Tiger", "Tigre", "虎定石"],
      );
    }
    const game = Game.parse("f5d6c3d3c4");
    assert.equal(game.at(2).openingName(), "Perpendicular");
    // @ts-expect-error
    assert.throws(() => game.openingName("xx"), {
      code: "INVALID_OPTION",
      message: /expected en, fr, ja, found "xx"/,
    });
  });

  test("of a subclass cannot be read wrongly by what the subclass says of itself", () => {
    class Liar extends Game {
      /** @override @returns {any} */
      toString() {
        return 7;
      }
    }
    assert.equal(new Liar().clone().board, START);
  });
});

suite("what people paste is read", () => {
  const moves = "f5d6c3";
  for (const text of [
    ...[
      "f5d6c3",
      "F5 D6 C3",
      " F5 d6\nC3 ",
      "f5-d6-c3",
      "f5,d6,c3",
      "F5; D6; C3",
      "f5 → d6 → c3".replaceAll("→", ">"),
    ],
    ...["1. f5 2. d6 3. c3", "1. f5 d6 2. c3", "1) f5 2) d6 3) c3", "1: f5 2: d6 3: c3", "1.f5 2.d6 3.c3"],
    ...["ｆ５ｄ６ｃ３", "Ｆ５　Ｄ６　Ｃ３", "f5d6c3 33-31", "f5d6c3 33 : 31", "f5d6c3 +2", "f5d6c3 (40-24)"],
    "(;GM[Othello]PC[GGS/os]PB[one]PW[two]TI[5:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//1.2]W[D6/0.3/2]B[C3];)",
  ]) {
    test(JSON.stringify(text.slice(0, 40)), () => assert.equal(Game.parse(text).transcript, moves));
  }

  const board = Game.parse(moves).toString();
  const rows = board.slice(0, 64).match(/.{8}/g) ?? [];
  const drawn = (/** @type {string} */ x, /** @type {string} */ o, /** @type {string} */ empty) =>
    board
      .slice(0, 64)
      .replaceAll("X", "1")
      .replaceAll("O", "2")
      .replaceAll("-", empty)
      .replaceAll("1", x)
      .replaceAll("2", o);
  for (const text of [
    ...[
      board,
      board.replace(" ", ""),
      `${rows.join("\n")}\nO`,
      `${board}; d3:+2; c5:-4; % problem 1`,
      `${board};`,
    ],
    ...[
      `${drawn("*", "O", ".")} O`,
      `${drawn("x", "o", "-")} white`,
      `${drawn("●", "○", "・")} ○`,
      `${drawn("⚫", "⚪", "・")}⚪`,
    ],
    `${drawn("B", "W", ".")} w`,
  ]) {
    test(JSON.stringify(text.slice(18, 70)), () => assert.equal(`${Game.parse(text)}`, board));
  }

  test("forced passes are written or left out", () => {
    const long = "f5f6e6f4g6d6g4g5h4e7f3h6f7e8f8";
    const game = new Game();
    assert.equal(Game.parse(long).transcript, long);
    assert.equal(game.isOver, false);
    const passing = { start: MUST_PASS, moves: [], ply: 0 };
    const after = Game.parse(passing).pass();
    assert.deepEqual(Game.parse({ ...passing, moves: [...after.moves, "h8"], ply: 2 }).moves, ["pass", "h8"]);
  });
});

suite("an error says what a text was taken for and where that breaks", () => {
  const board = `${START} O`;
  const wrong = /** @type {const} */ ([
    ["f5d6a1", "ILLEGAL_MOVE", /^transcript: move 3: illegal move "a1" for black at ply 3: expected c3, c4/],
    ["f5 pass", "ILLEGAL_MOVE", /^transcript: move 2: illegal move "pass" for white/],
    [
      "f5d9",
      "INVALID_POSITION",
      /^transcript: move 2: expected a1 to h8, or pass, found "d9" at character 3$/,
    ],
    ["1. f5 2. k9", "INVALID_POSITION", /^transcript: move 2: .* found "k9"/],
    [
      "garbage",
      "INVALID_POSITION",
      /^expected a transcript such as "f5d6c3", or a board .*, found "garbage"$/,
    ],
    ["-".repeat(63), "INVALID_POSITION", /^board: expected 64 squares, found 63$/],
    [`${"-".repeat(63)} X`, "INVALID_POSITION", /^board: expected 64 squares, found 63$/],
    [board.replace("O", "Q"), "INVALID_POSITION", /^board: square 28 \(d4\): expected X, O or -, found "Q"$/],
    [
      board.replace(" O", " Z"),
      "INVALID_POSITION",
      /^board: side to move after the 64 squares: .* found "Z"$/,
    ],
    [START, "INVALID_POSITION", /^board: side to move .*found nothing$/],
    [`${"-".repeat(64)} X`, "INVALID_POSITION", /^board: d4: expected a disc/],
    [`${board}; f5`, "INVALID_POSITION", /^scored move: expected .*, found "f5"$/],
    ["(;GM[Othello]B[k9];)", "INVALID_POSITION", /^GGF game: move 1: expected a1 to h8, or PA, found "k9"$/],
    ["(;GM[Othello]BO[10 ---]B[f5];)", "INVALID_POSITION", /^GGF game: board: expected size 8/],
    [`(;GM[${"A[".repeat(32_000)}`, "INVALID_POSITION", /^GGF game: expected a board or moves/],
    ["-".repeat(70_000), "INVALID_POSITION", /expected a text of at most 65536 characters, found 70000$/],
  ]);
  test("quotes around a text are left out, as it is often copied out of a program", () => {
    for (const text of ['"f5d6c3"', "'f5 d6 c3'", "“f5-d6-c3”"])
      assert.equal(Game.parse(text).transcript, "f5d6c3");
    assert.throws(() => Game.parse('"'), { code: "INVALID_POSITION" });
  });

  test("saved games that are none are refused by what is wrong with them", () => {
    const start = `${START} X`;
    for (const [saved, message] of /** @type {[any, RegExp][]} */ ([
      [{ start, moves: [], ply: 5 }, /`ply` to be a whole number from 0 to 0, found 5$/],
      [{ start: "f5d6c3", moves: [], ply: 0 }, /`start` to be 64 squares .* found "f5d6c3"$/],
      [{ start, moves: ["f5", 6], ply: 0 }, /move 2 to be a1 to h8, or pass, found 6$/],
      [{ start, moves: Array(1e6).fill("f5"), ply: 0 }, /at most 128 moves/],
      [
        {
          get start() {
            throw new TypeError("nobody reads this");
          },
        },
        /an object that can be read/,
      ],
    ])) {
      assert.throws(() => Game.parse(saved), { code: "INVALID_POSITION", message });
    }
    const passed = { start: MUST_PASS, moves: /** @type {any} */ (["h8"]), ply: 1 };
    assert.throws(() => Game.parse(passed), { code: "ILLEGAL_MOVE" }, "a saved game has its passes");
  });

  test("marks without width are left out, as they come along from pages", () => {
    assert.equal(Game.parse("\ufefff5\u200bd6\u2060 c3").transcript, "f5d6c3");
  });

  for (const [text, code, message] of wrong) {
    test(JSON.stringify(text.slice(0, 70)), () =>
      assert.throws(() => Game.parse(text), { name: "FlipsideError", code, message }),
    );
  }

  test("what is not a text", () => {
    for (const [given, found] of /** @type {const} */ ([
      [undefined, "undefined"],
      [7, "7"],
      [null, "null"],
      [Symbol("x"), "Symbol\\(x\\)"],
    ])) {
      const message = new RegExp(`^game: expected a text, found ${found}$`);
      // @ts-expect-error: a caller without types may pass anything.
      assert.throws(() => Game.parse(given), { code: "INVALID_POSITION", message });
    }
  });
});
