import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "flipside";
import { MUST_PASS, START } from "./engines.js";
import { randomGame } from "./games.js";

suite("what people paste is read", () => {
  const moves = "f5d6c3";
  for (const text of [
    "f5d6c3",
    "F5 D6 C3",
    " F5 d6\nC3 ",
    "f5-d6-c3",
    "f5,d6,c3",
    "F5; D6; C3",
    "f5 → d6 → c3".replaceAll("→", ">"),
    "1. f5 2. d6 3. c3",
    "1. f5 d6 2. c3",
    "1) f5 2) d6 3) c3",
    "1: f5 2: d6 3: c3",
    "1.f5 2.d6 3.c3",
    "ｆ５ｄ６ｃ３",
    "Ｆ５　Ｄ６　Ｃ３",
    "f5d6c3 33-31",
    "f5d6c3 33 : 31",
    "f5d6c3 +2",
    "f5d6c3 (40-24)",
    "f5d6c3 =",
    "f5d6c3 ½",
    "f5d6c3 b+10",
    "f5d6c3 W + 4.",
    "f5d6c3; -12",
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
    board,
    board.replace(" ", ""),
    `${rows.join("\n")}\nO`,
    `${board}; d3:+2; c5:-4; % problem 1`,
    `${board};`,
    `${drawn("*", "O", ".")} O`,
    `${drawn("x", "o", "-")} white`,
    `${drawn("●", "○", "・")} ○`,
    `${drawn("⚫", "⚪", "・")}⚪`,
    `${drawn("B", "W", ".")} w`,
  ]) {
    test(JSON.stringify(text.slice(18, 70)), () => assert.equal(`${Game.parse(text)}`, board));
  }

  const numbered = drawn("X", "O", ".")
    .match(/.{8}/g)
    ?.map((row, index) => `${index + 1} ${[...row].join(" ")}`)
    .join("\n");
  for (const [shown, text] of Object.entries({
    "with row numbers and periods": `  a b c d e f g h\n${numbered}\nWhite to move`,
    "as Edax shows it": `  A B C D E F G H\n${numbered?.replace(/^(\d)(.*)$/gm, "$1$2 $1").replace("2\n3", "2 O to move\n3")}\n  A B C D E F G H`,
    "of the protocol GTP": `  a b c d e f g h\n${numbered}\n\nO to move, 3 discs to 2`,
    "with bars": `${rows.join("|")} O`,
    "with slashes": `${rows.join("/")} O`,
    "with the side before it": `Turn: O\n${rows.join("\n")}`,
  })) {
    test(`a board ${shown}`, () => assert.equal(`${Game.parse(text)}`, board));
  }

  test("a game in GGF begins where it says, and at the start where it says nothing", () => {
    const { start } = Game.parse("f5");
    const from = Game.parse("f5").toString();
    const written = `(;GM[Othello]BO[8 ${from.replaceAll("X", "*")}]W[d6];)`;
    assert.deepEqual([Game.parse(written).start, Game.parse(written).moves], [from, ["d6"]]);
    assert.equal(Game.parse("(;GM[Othello]B[f5];)").start, start);
    assert.deepEqual(Game.parse(`(;GM[Othello]B[f5];)${written}`).moves, ["f5"], "the first of several");
  });

  test("a pass is written in five ways", () => {
    for (const pass of ["pass", "PAS", "pa", "PS", "--"])
      assert.deepEqual(Game.parse(MUST_PASS).play(pass).moves, ["pass"]);
    const { moves } = randomGame(10);
    for (const pass of [" pass ", " pas ", " pa ", " ps ", "--"])
      assert.deepEqual(Game.parse(moves.join("").replaceAll("pass", pass)).moves, moves);
  });

  test("forced passes are written or left out", () => {
    const { moves, transcript } = randomGame(10);
    assert.ok(moves.includes("pass"));
    for (const text of [transcript, moves.join("")]) assert.deepEqual(Game.parse(text).moves, moves);
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
    ["1.) pass", "ILLEGAL_MOVE", /^transcript: move 1: illegal move "pass" for black/],
    ["f5 pass", "ILLEGAL_MOVE", /^transcript: move 2: illegal move "pass" for white/],
    [
      "f5d9",
      "INVALID_POSITION",
      /^transcript: move 2: expected a1 to h8, or pass, found "d9" at character 3$/,
    ],
    ["GM[f5", "INVALID_POSITION", /^transcript: move 1: .* found "GM" at character 1$/],
    ["f5d6 x", "INVALID_POSITION", /^transcript: move 3: .* found "x" at character 6$/],
    ["1.f9", "INVALID_POSITION", /^transcript: move 1: .* found "f9" at character 3$/],
    ["f5d6 ééé", "INVALID_POSITION", /^transcript: move 3: .* found "ééé" at character 6$/],
    [`Q${board.slice(1)}`, "INVALID_POSITION", /^board: square 1 \(a1\): .* found "Q"$/],
    [`${START}${"z".repeat(21)}`, "INVALID_POSITION", /^board: side to move .* found "z{20}"$/],
    ["-".repeat(16), "INVALID_POSITION", /^board: expected 64 squares, found 16$/],
    ["-".repeat(15), "INVALID_POSITION", /^expected a transcript/],
    [`${"-".repeat(12)}zzzz`, "INVALID_POSITION", /^board: square 13 \(e2\): .* found "z"$/],
    [`${"-".repeat(11)}zzzzz`, "INVALID_POSITION", /^expected a transcript/],
    [`(;GM[Othello]B[${"k".repeat(30)}];)`, "INVALID_POSITION", /^GGF game: move 1: .* found "k{20}"$/],
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
    [
      "(;FF[4]GM[2]SZ[8];B[ef];W[fd])",
      "INVALID_POSITION",
      /found SGF; readGames of flipside\/formats reads it$/,
    ],
    ["(;B[f5];W[d6])", "INVALID_POSITION", /found SGF; readGames of flipside\/formats reads it$/],
    ['[Event "Cup"]\n\n1. f5 d6', "INVALID_POSITION", /found PGN; readGames of flipside\/formats reads it$/],
    ["1. f5 {good} d6", "INVALID_POSITION", /found PGN; readGames of flipside\/formats reads it$/],
    [
      "1. f5 d6 2. c3 (2. c4 e3) d3",
      "INVALID_POSITION",
      /found PGN; readGames of flipside\/formats reads it$/,
    ],
    ["-".repeat(70_000), "INVALID_POSITION", /expected a text of at most 65536 characters, found 70000$/],
  ]);
  test("quotes around a text are left out, as it is often copied out of a program", () => {
    for (const text of ['"f5d6c3"', "'f5 d6 c3'", "“f5-d6-c3”", ' "f5d6c3"\n'])
      assert.equal(Game.parse(text).transcript, "f5d6c3");
    assert.throws(() => Game.parse('"'), { code: "INVALID_POSITION" });
    assert.throws(() => Game.parse('"f5d6c3'), { message: /^transcript: move 1: .* at character 1$/ });
  });

  test("saved games that are none are refused with what is wrong in them", () => {
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
    const long = `${JSON.stringify({ start, moves: [], ply: 0 })}${" ".repeat(65_536)}`;
    assert.throws(() => Game.parse(long), { code: "INVALID_POSITION", message: /at most 65536 characters/ });
    const passed = { start: MUST_PASS, moves: /** @type {any} */ (["h8"]), ply: 1 };
    const message = /^saved game: move 1: illegal move "h8" for black at ply 1: expected pass$/;
    assert.throws(() => Game.parse(passed), { code: "ILLEGAL_MOVE", message }, "a saved game has its passes");
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
