// What comes in goes out: names and comments that are hard to keep. Random ones: tests/fuzz/kept.js.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { gamesIn, readFile, readGames, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { kept } from "../../fuzz/kept.js";
import { runRounds } from "../../fuzz/rounds.js";

/** @import { GameTree, WriteOptions } from "flipside/formats" */

const START = new Game().start;

/** @param {string} comment @returns {GameTree} */
function commented(comment) {
  return { start: START, comment, branches: [{ move: "f5", comment, branches: [] }] };
}

/** @param {WriteOptions["format"]} format @param {string} black */
function named(format, black) {
  return writeGames(Game.parse("f5d6"), { format, black });
}

test("random trees with odd names and comments are read as they were written", async () => {
  await runRounds(kept, 1, ({ rounds }) => rounds === 100);
});

suite("signs that end something in a format are written so that other programs go on behind them", () => {
  test("a brace, a value and a percent sign in a comment of PGN", () => {
    for (const [comment, written] of [
      ["a {b} c", "{a {b&#125; c}"],
      ["[%eval 3] is not mine", "{&#91;%eval 3] is not mine}"],
      ["100%\n% more", "{100%\n&#37; more}"],
      ["&#125; & &#38; &amp;", "{&#38;#125; & &#38;#38; &amp;}"],
    ]) {
      const text = writeGames(commented(String(comment)), { format: "pgn" });
      assert.ok(text.includes(`\n${written} 1. f5 ${written} *\n`), text);
      assert.deepEqual(readGames(text).games[0]?.tree, commented(String(comment)));
    }
  });

  test("brackets and ends of games in a name of GGF", () => {
    for (const [name, written] of [
      ["Ann (2)", "Ann (2)"],
      ["Ann [2]", "Ann &#91;2&#93;"],
      ["back\\slash", "back&#92;slash"],
      ["(;GM[Othello]) ;)", "&#40;;GM&#91;Othello&#93;&#41; ;&#41;"],
    ]) {
      const text = named("ggf", String(name));
      assert.ok(text.includes(`PB[${written}]`), text);
      assert.equal(readGames(text).games[0]?.black, name);
    }
  });

  test("and references that no format needs are left as they are", () => {
    const { games } = readGames('[Black "&#125;"]\n\n{&#39;&#8217;&lt;} 1. f5 *\n');
    assert.deepEqual([games[0]?.black, games[0]?.tree.comment], ["&#125;", "&#39;&#8217;&lt;"]);
  });
});

test("a name is on one line in a file, with no blanks of ASCII around it, and signs alone are none", () => {
  for (const format of /** @type {const} */ (["sgf", "pgn", "ggf"]))
    for (const [name, read] of [
      ["  Ann\t\r\n Lee ", "Ann  Lee"],
      ["A\0n\x1bn", "Ann"],
      ["　山田　太郎　", "　山田　太郎　"],
      ["\ufeffAnn\u200b", "\ufeffAnn\u200b"],
      ["?", null],
      [" - ", null],
    ])
      assert.equal(readGames(named(format, String(name))).games[0]?.black, read, `${format} ${name}`);
});

test("a comment keeps its lines, but its first and last blanks in PGN alone", () => {
  const comment = " one\r\n\n two\ud800 ";
  assert.deepEqual(
    readGames(writeGames(commented(comment), { format: "sgf" })).games[0]?.tree,
    commented(comment),
  );
  assert.deepEqual(
    readGames(writeGames(commented(comment), { format: "pgn" })).games[0]?.tree,
    commented(comment.trim()),
  );
});

test("a day that is known in part is written as the format has it, and words stay words", () => {
  for (const [date, pgn, ggf] of [
    ["2026-11-24", "2026.11.24", "2026.11.24"],
    ["2026-11", "2026.11.??", "2026.11"],
    ["2026", "2026.??.??", "2026"],
    ["mid-winter_2", "mid-winter_2", "mid-winter_2"],
  ])
    for (const [format, written] of /** @type {const} */ ([
      ["pgn", `[Date "${pgn}"]`],
      ["ggf", `DT[${ggf}]`],
      ["sgf", `DT[${date}]`],
    ])) {
      const text = writeGames(Game.parse("f5d6"), { format, date: String(date) });
      assert.ok(text.includes(written), text);
      assert.equal(readGames(text).games[0]?.date, date);
    }
});

test("an odd result is kept, and values of moves with all their decimals", () => {
  const tree = {
    start: START,
    branches: [{ move: /** @type {const} */ ("f5"), score: 1 / 3, branches: [] }],
  };
  for (const [format, written] of /** @type {const} */ ([
    ["pgn", '[Result "30-33"]'],
    ["sgf", "RE[W+3]"],
    ["ggf", "RE[-3.00]"],
  ])) {
    const text = writeGames(tree, { format, result: -3 });
    assert.ok(text.includes(written), text);
    const [read] = readGames(text).games;
    assert.deepEqual([read?.result, read?.tree], [-3, tree]);
  }
});

suite("JSON", () => {
  const text = `(;GM[2]PB[A "n" n]EV[Cup]DT[2026-11]RE[B+3]C[a {b\\]];B[f5]V[1.5](;W[d6]C[c])(;W[f6]))`;

  test("of a game that was read has all of it, alone and in a list, in any order of its parts", () => {
    const [game] = readGames(text).games;
    assert.ok(game);
    const { tree, black, white, event, date, round, result } = game;
    const parts = { start: tree.start, black, white, event, date, round, result, comment: tree.comment };
    assert.deepEqual(JSON.parse(JSON.stringify(game)), { ...parts, branches: tree.branches });
    const turned = Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(game))).toReversed());
    for (const json of [game, [game], turned, [turned, game]]) {
      const { games, format, problem } = readGames(JSON.stringify(json, null, 2));
      assert.deepEqual([format, problem], ["saved", null]);
      for (const read of games) {
        assert.deepEqual({ ...read.toJSON() }, game.toJSON());
        assert.equal(read.problem, null);
      }
    }
  });

  test("of a tree is checked as other games are", () => {
    const branches = [
      { move: "f5", branches: [{ move: "f5" }, { move: 3 }, null, { move: "D6", score: "2", comment: 4 }] },
      { move: "f5", comment: "again", branches: [{ move: "f6" }] },
    ];
    const [read] = readGames(JSON.stringify({ start: START, black: 3, result: 99, branches })).games;
    assert.deepEqual(read?.tree.branches, [
      {
        move: "f5",
        comment: "again",
        branches: [
          { move: "d6", branches: [] },
          { move: "f6", branches: [] },
        ],
      },
    ]);
    assert.deepEqual([read.black, read.result], [null, null]);
    assert.match(read.problem?.message ?? "", /^move 2: expected f4, d6, f6, found "f5"/);
    for (const start of [3, "x", null])
      assert.throws(() => readGames(JSON.stringify({ start, branches })), { code: "INVALID_POSITION" });
    let deep = "[]";
    for (let ply = 0; ply < 10_000; ply += 1) deep = `[{"move":"pass","branches":${deep}}]`;
    assert.throws(() => readGames(`{"start":"${START}","branches":${deep}}`), {
      code: "INVALID_POSITION",
      message: /^move 1: expected .*, found "pass"/,
    });
  });

  test("is read as a whole by gamesIn, however long it is and on however many lines", async () => {
    const comment = "f5d6c3d3 ".repeat(2000);
    const list = Array.from({ length: 100 }, (_, index) => ({ ...commented(comment), black: `${index}` }));
    const bytes = new TextEncoder().encode(JSON.stringify(list, null, 1));
    assert.ok(bytes.length > 2 ** 21);
    const names = [];
    for await (const { black, tree } of gamesIn(bytes)) {
      assert.equal(tree.comment, comment);
      names.push(black);
    }
    assert.deepEqual(
      names,
      list.map(({ black }) => black),
    );
  });

  test("of something else is read as a text", () => {
    assert.equal(readGames('{"black":"f5d6c3d3","text":"f5d6"}').format, "transcript");
  });
});

test("a file may have any name in it", async () => {
  for (const [format, name] of /** @type {const} */ ([
    ["pgn", "WAVE"],
    ["pgn", "AVI \ufffd"],
    ["sgf", "\x7f\x1b$B"],
    ["ggf", "CA[Shift_JIS]"],
  ])) {
    const text = writeGames(Game.parse("f5d6"), { format, event: name, black: name });
    const { games, problem } = await readFile(new TextEncoder().encode(text));
    assert.deepEqual([games[0]?.event, problem], [name.replace("\x1b", "").trim(), null]);
  }
});
