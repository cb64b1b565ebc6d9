// What programs and people write otherwise than the formats say.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

const START = new Game().start;
const MIRRORED = "---------------------------XO------OX---------------------------";
const AFTER = Game.parse("f5d6c3");
const ROWS = AFTER.board.match(/.{8}/g) ?? [];

/**
 * The games of a text: where each begins, unless that is the usual start, and its moves.
 * @param {string} text
 * @param {Parameters<typeof readGames>[1]} [options]
 */
function gamesOf(text, options) {
  return readGames(text, options).games.map(({ game }) => [
    ...(game.start === START ? [] : [game.start]),
    game.moves.join(""),
  ]);
}

/** The rows with each square written another way. @param {string} x @param {string} o @param {string} empty @param {string} [between] */
function drawn(x, o, empty, between = " ") {
  return ROWS.map((row) => [...row].map((cell) => ({ X: x, O: o })[cell] ?? empty).join(between));
}

suite("SGF", () => {
  test("begins with the side that plays first, and in the mirror where only that fits or is set up", () => {
    for (const [text, expected] of /** @type {const} */ ([
      ["(;GM[2];W[c5];B[e6])", [`${START.slice(0, 64)} O`, "c5e6"]],
      ["(;GM[2]AB[e4][d5]AW[d4][e5];W[c5];B[e6])", [`${START.slice(0, 64)} O`, "c5e6"]],
      ["(;GM[2];B[f4];W[f5])", [`${MIRRORED} X`, "f4f5"]],
      ["(;GM[2]AB[d4][e5]AW[d5][e4];B[f4];W[f5])", [`${MIRRORED} X`, "f4f5"]],
      ["(;GM[2]PB[Ann];AB[d4][e5]AW[d5][e4]PL[B];B[f4];W[f5])", [`${MIRRORED} X`, "f4f5"]],
      ["(;GM[2]PB[Ann]B[f5]W[d6]B[c3])", ["f5d6c3"]],
    ]))
      assert.deepEqual(gamesOf(text), [expected], text);
  });

  test("of another board or with other rules is passed over by name, and the rest of the file read", () => {
    const { games, problems } = readGames(
      "(;GM[2]SZ[6];B[b3])(;GM[2]SZ[10:10];B[f5])(;GM[2]RU[anti];B[f5])(;GM[2]PB[Ok];B[f5])(;GM[2]KM[2.5];B[f5])",
    );
    assert.deepEqual(
      games.map(({ black }) => black),
      ["Ok", null],
    );
    assert.deepEqual(
      problems.map(({ message }) => message),
      [
        "SGF game: expected a board of 8 by 8 squares, found SZ[6]",
        "SGF game: expected a board of 8 by 8 squares, found SZ[10:10]",
        "SGF game: expected the rules of Othello, found RU[anti]",
        "game with komi: only its moves are read",
      ],
    );
  });

  test("has comments between moves as those of the move before, and never a game in them", () => {
    const [game] = readGames("(;GM[2];B[f5]C[(;GM[2\\];B[c4\\])];C[later];W[d6])").games;
    assert.deepEqual(
      [game?.game.transcript, game?.tree.branches[0]?.comment],
      ["f5d6", "(;GM[2];B[c4])\nlater"],
    );
    assert.equal(readGames('(;GM[2]C[\n[Black "Eve"]\n];B[f5])').games[0]?.black, null);
  });

  test("without its end is whole up to the next game, and moves outside of games are told", () => {
    const { games, problems } = readGames("(;GM[2];B[f5];W[d6](;GM[2];B[f5];W[f6])\nf5d6c3d3");
    assert.deepEqual(
      games.map(({ game, problem }) => [game.transcript, problem?.message]),
      [
        ["f5d6", "SGF game: expected ] or ), found the next game"],
        ["f5f6", undefined],
      ],
    );
    assert.match(problems[0]?.message ?? "", /text outside of the games/);
  });

  test("has a margin with a half, and tells a result that contradicts its moves", () => {
    assert.equal(readGames("(;GM[2]RE[W+2.5];B[f5])").games[0]?.result, -2.5);
    const moves = "f5d6c5f4e7f6g5e6e3".match(/../g) ?? [];
    const nodes = moves.map((move, index) => `;${index % 2 ? "W" : "B"}[${move}]`).join("");
    const problemOf = (/** @type {string} */ result) =>
      readGames(`(;GM[2]RE[${result}]${nodes})`).games[0]?.problem?.message;
    assert.equal(problemOf("W+12"), "result: expected 64 by the moves, found -12");
    assert.equal(problemOf("B+64"), undefined);
    assert.equal(problemOf("B+13"), undefined, "the discs as they lie");
    assert.equal(problemOf("W+13"), "result: expected 64 by the moves, found -13");
    assert.equal(
      readGames(`(;GM[2]RE[W+12]${nodes.slice(0, 12)})`).games[0]?.problem,
      null,
      "a game that is not over",
    );
  });
});

test("GGF without its ends is read, and what is not Othello on 8 by 8 squares is passed over by name", () => {
  const game = (/** @type {string} */ type, result = "+2.00") =>
    `(;GM[Othello]TY[${type}]RE[${result}]B[f5//1]W[d6])`;
  const { games, problems } = readGames(
    ["8", "8r18", "s8r18k", "8a", "10", "6"].map((type) => game(type)).join(""),
  );
  assert.deepEqual(
    games.map(({ game: each, problem }) => [each.transcript, problem]),
    Array(3).fill(["f5d6", null]),
  );
  assert.deepEqual(
    problems.map(({ message }) =>
      message.replace(/^GGF game: expected Othello on 8 by 8 squares, found /, ""),
    ),
    [
      "game with komi: only its moves are read",
      "TY[8a], which is anti-Othello",
      "TY[10], which is a board of 10 by 10",
      "TY[6], which is a board of 6 by 6",
    ],
  );
});

suite("PGN", () => {
  test("begins where chess programs say, with white, or with discs that are dropped", () => {
    const fen = "8/8/3P4/3Ppp2/3Pp3/8/8/8 b - - 0 1";
    assert.deepEqual(gamesOf(`[FEN "${fen}"]\n\n1. c3 d3 *`), [
      ["---------------------------OX------OXX-----O-------------------- X", "c3d3"],
    ]);
    const pocket = '[Variant "Flipello"]\n[FEN "8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w 0 1"]\n\n1. P@c5 P@e6 *';
    assert.deepEqual(gamesOf(pocket), [[`${START.slice(0, 64)} O`, "c5e6"]]);
    assert.deepEqual(gamesOf('[Black "A"]\n\n1... c5 2. e6 *'), [[`${START.slice(0, 64)} O`, "c5e6"]]);
    assert.throws(() => readGames('[FEN "8/8/9/8/8/8/8/8 b"]\n\n1. c3'), { code: "INVALID_POSITION" });
  });

  test("of another game is refused by its name", () => {
    for (const variant of ["Crazyhouse", "Flipello10", "Antiothello"])
      assert.throws(() => readGames(`[Variant "${variant}"]\n\n1. f5 d6 *`), {
        message: new RegExp(`found "${variant}"$`),
      });
  });

  test("has comments in which no tag and no game is looked for", () => {
    const text =
      '[Black "Ann"]\n\n1. f5 {see (;GM[2];B[c4])\n[Black "Eve"]\n} d6 ; [White "Eve"]\n2. c3 *\n\n[Black "Bob"]\n\n1. f5 f6 *';
    assert.deepEqual(
      readGames(text).games.map(({ black, white, game }) => [black, white, game.transcript]),
      [
        ["Ann", null, "f5d6c3"],
        ["Bob", null, "f5f6"],
      ],
    );
    assert.deepEqual(gamesOf("1. f5 {see (;GM[2];B[c4])} d6 2. c3"), [["f5d6c3"]]);
    const [open] = readGames('[Black "Ann"]\n\n1. f5 {abc d6').games;
    assert.match(open?.problem?.message ?? "", /expected } behind a comment/);
  });

  test("has names letter by letter, and moves in full-width letters", () => {
    const [game] = readGames('[Black "Ｔａｒｏ ［白］"]\n[White "👨‍👩‍👧"]\n\n1. ｆ５ ｄ６ *').games;
    assert.deepEqual(
      [game?.black, game?.white, game?.game.transcript],
      ["Ｔａｒｏ ［白］", "👨‍👩‍👧", "f5d6"],
    );
  });
});

test("OBF has scores in one field or behind a percent sign, and markers that are no moves", () => {
  const board = "------------------XO-O----XXOO-----OXX-----O-X------------------ X";
  const scores = (/** @type {string} */ text) =>
    readGames(text).games.map(({ tree }) => tree.branches.map(({ move, score }) => `${move}${score}`));
  for (const text of [
    "; C2:+18; D2:+12;",
    "; C2:+18 D2:+12;",
    " % C2:+18 D2:+12",
    "; C2:+18; D2:+12; --:-127;",
    "; C2:+18.00; d2 : +12; PA:-64;",
  ])
    assert.deepEqual(scores(board + text), [["c218", "d212"]], text);
  const [game] = readGames(`${board} % C2:+18 is best`).games;
  assert.deepEqual([game?.tree.branches.length, game?.tree.comment], [1, "is best"]);
});

suite("a board is read", () => {
  const wanted = [[AFTER.toString(), ""]];
  for (const [written, text] of Object.entries({
    "in rows with bars": `${drawn("b", "w", "-", "").join("|")} w`,
    "in rows with slashes": `${drawn("X", "O", "-", "").join("/")} O`,
    "with row numbers and periods": `  a b c d e f g h\n${drawn("X", "O", ".")
      .map((row, index) => `${index + 1} ${row}`)
      .join("\n")}\nWhite to move`,
    "with the eighth row on top": `${drawn("X", "O", ".")
      .map((row, index) => `${index + 1} ${row}`)
      .reverse()
      .join("\n")}\nWhite to move`,
    "of digits with periods": `${drawn("0", "1", ".", "").join("")} 1`,
    "of three digits": `${drawn("1", "2", "0", "").join("")} 2`,
    "of three digits in rows": `${drawn("0", "1", "2").join("\n")}\nwhite to move`,
    "as a list of lists": `${JSON.stringify(drawn("1", "2", "0").map((row) => row.split(" ").map(Number)))} 2`,
    "as a list with -1": `{"board":${JSON.stringify(drawn("1", "-1", "0").map((row) => row.split(" ").map(Number)))},"turn":"white"}`,
    "as a list of texts": `{"turn":"white","rows":${JSON.stringify(ROWS)}}`,
    "as a list of texts on lines": JSON.stringify({ turn: "white", rows: ROWS }, null, 1),
    "as a text in JSON": JSON.stringify({ board: AFTER.board, turn: "white" }),
    "as a list in a program": `board = [\n${drawn("1", "2", "0", ", ")
      .map((row) => `  [${row}],`)
      .join("\n")}\n]\nturn: white`,
    "as Edax shows it": `  A B C D E F G H\n${drawn("*", "O", "-")
      .map((row, index) => `${index + 1} ${row} ${index + 1}${index === 1 ? " O to move" : ""}`)
      .join("\n")}\n  A B C D E F G H`,
  })) {
    test(written, () => {
      assert.deepEqual(gamesOf(text), wanted);
      assert.deepEqual(readGames(text).problems, []);
    });
  }

  test("with the moves behind it, whoever is to move", () => {
    const moves = [[AFTER.toString(), "d3c4f4"]];
    assert.deepEqual(gamesOf(`${AFTER} d3c4f4`), moves);
    assert.deepEqual(gamesOf(`${ROWS.join("\n")}\nWhite to move\n1. d3 c4 2. f4`), moves);
    assert.deepEqual(gamesOf(`${ROWS.join("\n")}\nd3c4f4`), moves, "only white can play d3");
    assert.deepEqual(gamesOf(`${START}\nf5d6c3d3`), [["f5d6c3d3"]]);
  });

  test("and compared with the moves before it", () => {
    const { games, problems } = readGames(`f5d6c3d3\n\n${Game.parse("f5d6c3d3")}`);
    assert.deepEqual([games.length, problems], [1, []]);
    const other = readGames(`f5d6c3d3\n\n${Game.parse("f5f6e6f4")}`);
    assert.deepEqual([other.games.length, other.games[0]?.game.transcript], [1, "f5d6c3d3"]);
    assert.match(other.problem?.message ?? "", /board beside the moves: .* the moves count/);
    const turned = readGames(`f5d6c3d3\n\n${Game.parse("f5d6c3d3").board} O`);
    assert.match(turned.problem?.message ?? "", /expected black to move, found white/);
  });
});

suite("a grid of move numbers is read", () => {
  const GAME = Game.parse("f5d6c3d3c4f4f6f3");
  /** @param {string} empty @param {string} x @param {string} o */
  const cells = (empty, x, o) => {
    const all = [...START.slice(0, 64)].map((cell) => ({ X: x, O: o })[cell] ?? empty);
    for (const [index, move] of GAME.moves.entries())
      all[(move.charCodeAt(1) - 49) * 8 + move.charCodeAt(0) - 97] = `${index + 1}`;
    return Array.from({ length: 8 }, (_, row) => all.slice(8 * row, 8 * row + 8));
  };
  for (const [written, rows] of Object.entries({
    "with periods": cells("..", "X", "O").map((row) => row.join(" ")),
    "with coordinates": cells("--", "##", "()").map(
      (row, index) => `${index + 1} ${row.join("  ")} ${index + 1}`,
    ),
    "in a frame": cells("", "X", "O").map((row) => `|${row.map((cell) => cell.padStart(2)).join("|")}|`),
    "of a table": cells("", "●", "○").map((row) => row.join("\t")),
    "of a table with commas": cells("", "", "").map((row) => row.join(",")),
  })) {
    test(written, () => assert.deepEqual(gamesOf(rows.join("\n")), [[GAME.transcript]]));
  }

  test("as Edax prints it beside the board", () => {
    const board = GAME.board.match(/.{8}/g) ?? [];
    const rows = cells("  ", "##", "()").map((row, index) => {
      const left = [...(board[index] ?? "")].map((cell) => (cell === "X" ? "*" : cell)).join(" ");
      return `${index + 1} ${left} ${index + 1}    Black's turn (*)    ${index + 1} |${row.map((cell) => cell.padStart(2)).join("|")}| ${index + 1}`;
    });
    const text = `  A B C D E F G H            BLACK            A  B  C  D  E  F  G  H\n${rows.join("\n")}\n`;
    assert.deepEqual(gamesOf(text), [[GAME.transcript]]);
  });

  test("and a number that is missing is told", () => {
    const rows = cells("..", "X", "O").map((row) => row.map((cell) => (cell === "8" ? "9" : cell)).join(" "));
    assert.match(
      readGames(rows.join("\n")).games[0]?.problem?.message ?? "",
      /expected the number 8, found 9 next/,
    );
  });
});

suite("lines are games", () => {
  for (const [written, text, expected] of /** @type {const} */ ([
    ["in a row", "f5d6c3\nf5d6c4\n", ["f5d6c3", "f5d6c4"]],
    ["with blanks", "f5 d6 c3\r\nf5 d6 c4\r\nf5 f6\r\n", ["f5d6c3", "f5d6c4", "f5f6"]],
    ["with names behind", "f5d6 Perpendicular\nf5f6\tParallel\n", ["f5d6", "f5f6"]],
    ["with names before", "Tiger: f5d6c3\nHeath: f5d6c4\n", ["f5d6c3", "f5d6c4"]],
    ["with numbers", "1. f5d6c3\n2. f5d6c4\n", ["f5d6c3", "f5d6c4"]],
    ["that could go on", "f5d6\nc4e3\nd3c3\n", ["f5d6", "c4e3", "d3c3"]],
    ["but not where one goes on over several", "f5 d6 c3 d3\nc4 f4 f6 f3\n", ["f5d6c3d3c4f4f6f3"]],
    ["nor in pairs", "1. f5 d6\n2. c3 d3\n3. c4 f4\n", ["f5d6c3d3c4f4"]],
    ["nor one move on each", "f5\nd6\nc3\nd3\n", ["f5d6c3d3"]],
  ]))
    test(written, () => assert.deepEqual(gamesOf(text).flat(), expected));

  test("as many as there are, and what is more than can be kept is counted", () => {
    const many = readGames("f5d6c3\n".repeat(30_000));
    assert.deepEqual([many.games.length, many.problem], [30_000, null]);
    const most = readGames("f5d6c3\n".repeat(250_003));
    assert.equal(most.games.length, 250_000);
    assert.equal(
      most.problem?.message,
      "games: expected at most 250000, found 250003: the last 3 were left out",
    );
  });

  test("and begin in the mirror where only that fits", () => {
    const moves = [];
    for (const game = Game.parse(`${MIRRORED} X`); moves.length < 6; )
      moves.push(...game.play(game.legalMoves()[0] ?? "").moves.slice(-1));
    assert.deepEqual(gamesOf(moves.join("")), [[`${MIRRORED} X`, moves.join("")]]);
  });
});
