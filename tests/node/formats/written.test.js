// What is written, to the letter.

import assert from "node:assert/strict";
import { test } from "node:test";
import { writeGames } from "flipside/formats";
import { Game } from "flipside/game";

/** @import { Branch } from "flipside/formats" */

test("branches, scores, comments and names are written to the letter", () => {
  const branch = (
    /** @type {import("flipside").Move} */ move,
    /** @type {Branch[]} */ branches = [],
    /** @type {{ score?: number, comment?: string }} */ more = {},
  ) => ({ move, ...more, branches });
  const replies = [
    branch("d6", [branch("c3", [], { score: 2 })], { score: 0 }),
    branch("f6", [branch("e6", [branch("f4")])], { comment: "parallel?" }),
    branch("f4", [branch("e3")]),
  ];
  const start = new Game().toString();
  const tree = { start, comment: "A {lesson}", branches: [branch("f5", replies, { score: -1 })] };
  const tags = { black: "Ann", white: "Bo", event: "Cup", date: "2026-11-24" };
  assert.equal(
    writeGames(tree, { format: "pgn", ...tags }),
    `[Event "Cup"]
[Site "?"]
[Date "2026.11.24"]
[Round "?"]
[Black "Ann"]
[White "Bo"]
[Result "*"]

{A {lesson&#125;} 1. f5 {[%eval -1]} 1... d6 {[%eval 0]} (1... f6 {parallel?}
2. e6 f4) (1... f4 2. e3) 2. c3 {[%eval +2]} *
`,
  );
  assert.equal(
    writeGames(tree, { format: "sgf", ...tags }),
    `(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]PB[Ann]PW[Bo]EV[Cup]DT[2026-11-24]C[A {lesson}];B[f5]V[-1]
(;W[d6]V[0];B[c3]V[2])
(;W[f6]C[parallel?];B[e6];W[f4])
(;W[f4];B[e3]))
`,
  );
  const board = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
  assert.equal(
    writeGames(tree, { format: "ggf", ...tags }),
    `(;GM[Othello]PC[Cup]DT[2026.11.24]PB[Ann]PW[Bo]TY[8]BO[${board}]B[F5/-1.00]W[D6/0.00]B[C3/2.00];)\n`,
  );
});

test("a result is written with its winner, and a board with the colors that are on it", () => {
  const full = (/** @type {number} */ black) => Game.parse(`${"X".repeat(black)}${"O".repeat(64 - black)} X`);
  for (const [black, pgn, sgf, ggf] of /** @type {const} */ ([
    [32, "32-32", "RE[Draw]AB[a1]", "RE[0.00]"],
    [30, "30-34", "RE[W+4]AB[a1]", "RE[-4.00]"],
    [33, "33-31", "RE[B+2]AB[a1]", "RE[+2.00]"],
  ])) {
    const [inPgn, inSgf, inGgf] = /** @type {const} */ (["pgn", "sgf", "ggf"]).map((format) =>
      writeGames(full(black), { format }),
    );
    assert.ok(inPgn.includes(`[Result "${pgn}"]`) && inPgn.endsWith(`\n\n${pgn}\n`), inPgn);
    assert.ok(inSgf.includes(sgf), inSgf);
    assert.ok(inGgf.includes(ggf), inGgf);
  }
  const black = writeGames(full(64), { format: "sgf" });
  assert.ok(black.includes("RE[B+64]AB[a1]") && black.endsWith("[h8]PL[B])\n"), black);
  assert.ok(!black.includes("AW"), black);
  assert.ok(!writeGames(full(0), { format: "sgf" }).includes("AB"));
});

test("in PGN a move of white has its number where something stands before it", () => {
  /** @type {Branch[]} */
  const branches = [
    { move: "f5", comment: "plain", branches: [{ move: "d6", branches: [] }] },
    { move: "d3", comment: "other", branches: [{ move: "c3", branches: [] }] },
    { move: "c4", score: 3, branches: [{ move: "c3", branches: [] }] },
    { move: "e6", branches: [{ move: "f4", branches: [] }] },
  ];
  const head = `[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[Black "?"]\n[White "?"]\n[Result "*"]\n`;
  assert.equal(
    writeGames({ start: new Game().toString(), branches }, { format: "pgn" }),
    `${head}
1. f5 {plain} (1. d3 {other} 1... c3) (1. c4 {[%eval +3]} 1... c3) (1. e6 f4)
1... d6 *
`,
  );
  const [commented] = branches;
  assert.match(
    writeGames({ start: new Game().toString(), branches: [commented] }, { format: "pgn" }),
    /\n\n1\. f5 \{plain\} 1\.\.\. d6 \*\n$/,
  );
  const white = Game.parse("f5").toString();
  const reply = writeGames({ start: white, branches: [{ move: "d6", branches: [] }] }, { format: "pgn" });
  assert.match(reply, /\[FEN "[-XO]{64} O"\]\n\n1\.\.\. d6 \*\n$/);
});

test("the start is written where white moves first, and names may be left out", () => {
  const white = Game.parse(new Game().toString().replace(/X$/, "O"));
  assert.match(writeGames(white, { format: "sgf" }), /AB\[e4\]\[d5\]AW\[d4\]\[e5\]PL\[W\]\)\n$/);
  assert.equal(
    writeGames([Game.parse("f5"), Game.parse("d3")], { format: "sgf", black: null, result: 4 }),
    "(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]RE[B+4];B[f5])\n(;FF[4]GM[2]SZ[8]CA[UTF-8]AP[Flipside]RE[B+4];B[d3])\n",
  );
});

test("a refusal names the option or the branch", () => {
  const message = (/** @type {any} */ game, /** @type {any} */ options) => {
    try {
      writeGames(game, { format: "sgf", ...options });
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  };
  assert.equal(
    message(new Game(), { who: "x" }),
    "option: expected black, white, event, date, round, result, site, blackRating, whiteRating, timeControl, " +
      'annotator, found "who"',
  );
  assert.equal(message(new Game(), { black: 3 }), "black: expected a text, found 3");
  assert.equal(
    message(new Game(), { result: 65 }),
    "result: expected a whole number from -64 to 64, found 65",
  );
  const start = new Game().toString();
  const branch = (/** @type {number} */ score) => ({ move: "f5", score, branches: [] });
  for (const game of [
    { start, branches: [branch(Number.NaN)] },
    { start, branches: [branch(Number.POSITIVE_INFINITY)] },
    { start: new Game(), branches: [branch(0)] },
    { branches: [branch(0)] },
    { start },
    { game: new Game() },
  ])
    assert.equal(
      message(game, {}),
      "game: expected a Game, a game that was read or a tree of moves, found an object of type Object",
    );
});
