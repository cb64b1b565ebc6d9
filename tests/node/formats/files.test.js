import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { readGames } from "flipside/formats";
import { Game } from "flipside/game";

suite("SGF", () => {
  test("is read with names, variations, scores and comments", () => {
    const { format, games, problem } = readGames(
      `(;FF[4]GM[2]PB[Ann]PW[Bob \\[2\\]]EV[Cup]DT[2024-05-06]RE[W+12]C[The final.]
        ;B[f5]V[2]C[Good\\]];W[d6]V[-1.5](;B[c3];W[d3])(;B[c5]C[or this];W[f6]))`,
    );
    assert.deepEqual([format, problem, games.length], ["sgf", null, 1]);
    const [game] = games;
    assert.deepEqual(
      [game?.black, game?.white, game?.event, game?.date, game?.year, game?.result],
      ["Ann", "Bob [2]", "Cup", "2024-05-06", 2024, -12],
    );
    assert.equal(game?.game.transcript, "f5d6c3d3");
    assert.deepEqual(game?.tree, {
      start: new Game().start,
      comment: "The final.",
      branches: [
        {
          move: "f5",
          score: 2,
          comment: "Good]",
          branches: [
            {
              move: "d6",
              score: 1.5,
              branches: [
                { move: "c3", branches: [{ move: "d3", branches: [] }] },
                { move: "c5", comment: "or this", branches: [{ move: "f6", branches: [] }] },
              ],
            },
          ],
        },
      ],
    });
  });

  test("has the result and the day as they are written, where they can be read", () => {
    const [results, days] = /** @type {[string, number | null][][] & [string, string | null][][]} */ ([
      [
        ["B+12", 12],
        ["b+2", 2],
        ["w+2", -2],
        ["W+64.0", -64],
        ["W+0", 0],
        ["Draw", 0],
        ["0", 0],
        ["", null],
        ["B+R", null],
        ["a draw", null],
        ["10", null],
        ["xB+2", null],
        ["B+2 on time", null],
      ],
      [
        ["2024-05-06", "2024-05-06"],
        ["2024.5.6", "2024-05-06"],
        ["2024/11", "2024-11"],
        [" 2024", "2024"],
        ["2024-05-06 10:00", "2024-05-06"],
        ["1700000000", "2023-11-14"],
        ["20245", "20245"],
        ["in  May\n2024", "in  May 2024"],
        ["????.??.??", null],
        ["-", null],
        ["", null],
      ],
    ]);
    for (const [written, result] of results)
      assert.equal(readGames(`(;GM[2]RE[${written}];B[f5])`).games[0]?.result, result, written);
    for (const [written, date] of days)
      assert.equal(readGames(`(;GM[2]DT[${written}];B[f5])`).games[0]?.date, date, written);
  });

  test("is read with the coordinates of Go, passes in each spelling, and small letters in names of properties", () => {
    assert.equal(readGames("(;GaMe[2];Black[fe];White[df];B[cc])").games[0]?.game.transcript, "f5d6c3");
    const mustPass = `${"OXXXXXXX".repeat(7)}OXXXXX-- X`;
    const start = Game.parse(mustPass);
    const setUp = `AB${squares(start, "X")}AW${squares(start, "O")}PL[B]`;
    for (const pass of ["", "tt", "pass", "PA"]) {
      const [game] = readGames(`(;GM[2]${setUp};B[${pass}];W[h8])`).games;
      assert.deepEqual([game?.game.start, game?.game.moves, game?.problem], [mustPass, ["pass", "h8"], null]);
    }
    assert.deepEqual(
      readGames(`(;GM[2]${setUp};W[h8])`).games[0]?.game.moves,
      ["pass", "h8"],
      "a pass left out",
    );
  });

  test("is read with corners as a handicap, and with white to move", () => {
    const { game } = readGames("(;GM[2]AB[a1][h8]PL[W];W[c5])").games[0] ?? assert.fail();
    assert.deepEqual([game.at(0).discs, game.at(0).turn], [{ black: 4, white: 2 }, "white"]);
    assert.deepEqual(game.moves, ["c5"]);
    assert.equal(readGames("(;GM[2]AB[ a1 : b2 ];B[d3])").games[0]?.game.at(0).discs.black, 6);
  });

  test("names the first move that is not legal, of the main line before others", () => {
    const text = "(;GM[2];B[f5];W[d6](;B[c3];W[a1])(;B[h8]))";
    const { game, tree, problem } = readGames(text).games[0] ?? assert.fail();
    assert.equal(game.transcript, "f5d6c3");
    assert.equal(tree.branches[0]?.branches[0]?.branches.length, 1);
    assert.equal(text.slice(problem?.place, (problem?.place ?? 0) + 2), "a1");
    assert.match(
      readGames("(;GM[2];B[f5];B[d6])").games[0]?.problem?.message ?? "",
      /move 2: expected a move of white, found "d6 of black"/,
    );
    assert.match(readGames("(;GM[2];B[f5];AB[a1])").games[0]?.problem?.message ?? "", /found "AB\[a1\]"/);
  });

  test("without a legal move is refused by its first move", () => {
    assert.throws(() => readGames("(;GM[2];B[a1])"), {
      code: "INVALID_POSITION",
      message: /^move 1: expected .*, found "a1"$/,
    });
  });

  test("that has a move twice has it once, with what was played after both", () => {
    const [game] = readGames("(;GM[2](;B[ f5 ];W[d6])(;B[f5];W[f6]))").games;
    const replies = game?.tree.branches.map(({ branches }) => branches.map(({ move }) => move));
    assert.deepEqual(replies, [["d6", "f6"]]);
  });

  test("may have passes behind the end", () => {
    const moves = "f5d6c5f4e7f6g5e6e3".match(/../g) ?? [];
    const nodes = moves.map((move, index) => `;${index % 2 ? "W" : "B"}[${move}]`).join("");
    const [game] = readGames(`(;GM[2]${nodes};W[];B[])`).games;
    assert.deepEqual([game?.game.moves, game?.game.result, game?.problem], [moves, 64, null]);
  });

  test("that breaks off is there as far as it goes", () => {
    const { games } = readGames("(;GM[2];B[f5];W[d6];B[c");
    assert.equal(games[0]?.game.transcript, "f5d6");
    const { message, place } = games[0]?.problem ?? {};
    assert.deepEqual([message, place], ["SGF game: expected ] or ), found the end of the text", 21]);
  });

  test("of another game is refused by name, and a broken one does not hide the others", () => {
    assert.throws(() => readGames("(;GM[1];B[aa])"), {
      code: "INVALID_POSITION",
      message: /expected Othello, which is GM\[2\], found "1"/,
    });
    const { games, problem } = readGames("(;GM[1];B[aa])(;GM[2];B[f5];W[f6])");
    assert.equal(games[0]?.game.transcript, "f5f6");
    assert.match(problem?.message ?? "", /GM\[2\]/);
  });

  test("has comments whose lines are joined by a backslash", () => {
    const [game] = readGames("(;GM[2]C[one\\\n two];B[f5])").games;
    assert.equal(game?.tree.comment, "one two");
  });

  test("may be as deep as a file can be", () => {
    assert.equal(readGames(`(;GM[2]${"(;B[f5]".repeat(100_000)}`).games[0]?.game.transcript, "f5");
  });
});

suite("GGF", () => {
  const TEXT =
    "(;GM[Othello]PC[GGS/os]DT[2003.12.28_10:02:32.MST]PB[ant]PW[bee]RB[1.5]RE[+8.00:r]TI[05:00//02:00]TY[8r]" +
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3//0.01]W[c5/1.25/2.5]B[PA];)";

  test("is read with names and evaluations, and says where it breaks", () => {
    const { format, games } = readGames(TEXT);
    assert.equal(format, "ggf");
    const [game] = games;
    assert.deepEqual(
      [game?.black, game?.white, game?.event, game?.date, game?.result],
      ["ant", "bee", "GGS/os", "2003-12-28", 8],
    );
    assert.deepEqual(game?.tree.branches, [
      { move: "d3", seconds: 0.01, branches: [{ move: "c5", score: 1.25, seconds: 2.5, branches: [] }] },
    ]);
    assert.match(game?.problem?.message ?? "", /^move 3: expected .*, found "PA"$/);
  });

  test("and each of several, among other words", () => {
    assert.equal(readGames(`1 ${TEXT}\n| log\n${TEXT}`).games.length, 2);
  });

  test("with a wrong start is refused", () => {
    assert.throws(() => readGames("(;GM[Othello]BO[10 --- *]B[d3];)"), {
      code: "INVALID_POSITION",
      message: /expected size 8/,
    });
  });
});

/** @param {Game} game @param {string} cell */
function squares({ board }, cell) {
  return [...board]
    .map((each, index) => (each === cell ? `[${"abcdefgh"[index % 8]}${(index >> 3) + 1}]` : ""))
    .join("");
}
