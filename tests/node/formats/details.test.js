// Small things in which files differ: ends of lines, forms of tags and results, short names, rows of games on a line.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { gzipSync, zipSync } from "fflate";
import { readFile, readGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";

/** The moves of the games. @param {string} text */
function movesIn(text) {
  return readGames(text).games.map(({ game }) => game.moves.join(""));
}

suite("PGN", () => {
  const TAGS = '[Event "Cup"]\n[Date "2024.05.06"]\n[Black "Ann"]\n[White "Bob"]\n[Result "34-30"]\n';
  const MOVES = "\n1. f5 d6 2. c3 d3 34-30\n";
  for (const [name, text] of Object.entries({
    "lines that end as on old computers": (TAGS + MOVES).replaceAll("\n", "\r"),
    "single quotes": TAGS.replaceAll('"', "'") + MOVES,
    "curly quotes": TAGS.replace(/"([^"]*)"/g, "“$1”") + MOVES,
    "blanks within": TAGS.replace(/\[(.*)\]/g, "[ $1 ]") + MOVES,
    "no blank": TAGS.replaceAll(' "', '"') + MOVES,
    "all on one line": TAGS.replaceAll("\n", "") + MOVES.trim(),
    "the day of the server": TAGS.replace("[Date", '[Date "????.??.??"]\n[UTCDate') + MOVES,
    "the result behind the moves alone": TAGS.replace(/\[Result.*\n/, "") + MOVES,
    "a result with a colon": (TAGS + MOVES).replaceAll("34-30", "34:30"),
    "a margin": TAGS.replace("34-30", "B+4") + MOVES,
    "signs of who stands better": TAGS + MOVES.replace("d3", "d3 ⩲ +-"),
  }))
    test(`with ${name}`, () => {
      const { games, problems } = readGames(text);
      const [{ black, white, event, date, result, game, problem }] = games;
      assert.deepEqual(
        [games.length, black, white, event, date, result, game.moves.join(""), problem, problems],
        [1, "Ann", "Bob", "Cup", "2024-05-06", 4, "f5d6c3d3", null, []],
      );
    });

  test("without tags has comments and variations, too", () => {
    assert.deepEqual(movesIn("f5 d6 {or c4 better} c3 d3"), ["f5d6c3d3"]);
    assert.deepEqual(movesIn("f5 [0:01] d6 [0:03] c3 {0:22} d3 (12s) c4"), ["f5d6c3d3c4"]);
    const [{ tree }] = readGames("1. f5 d6 (1... f6 2. e6) 2. c3 d3").games;
    assert.deepEqual(
      tree.branches[0]?.branches.map(({ move }) => move),
      ["d6", "f6"],
    );
  });
});

test("SGF may have small letters, and results in other forms", () => {
  const [{ black, game }] = readGames("(;gm[2]pb[Ann];b[f5];w[d6])").games;
  assert.deepEqual([black, game.transcript], ["Ann", "f5d6"]);
  for (const [written, result] of /** @type {const} */ ([
    ["Jigo", 0],
    [" B + 12 ", 12],
    ["White+2", -2],
    ["34-30", 4],
    ["B+R", null],
  ]))
    assert.equal(readGames(`(;GM[2]RE[${written}];B[f5])`).games[0]?.result, written && result, written);
});

test("GGF has its day in seconds with a fraction", () => {
  const text = "(;GM[Othello]PC[GGS/os]DT[996615660.12]PB[a]PW[b]TY[8]B[F5];)";
  assert.equal(readGames(text).games[0]?.date, "2001-07-31");
});

suite("games on one line, and of a few moves", () => {
  const GAMES = ["f5d6c3d3", "f5f6e6f4", "f5d6c4d3"];
  for (const text of [
    GAMES.join(" "),
    GAMES.join(";"),
    JSON.stringify(GAMES),
    JSON.stringify(GAMES.map((moves) => moves.match(/../g))),
  ])
    test(text, () => assert.deepEqual(movesIn(text), GAMES));

  test("also behind a mistake", () => {
    const { games } = readGames("f5d6a1c3 f5f6e6f4");
    assert.deepEqual(
      games.map(({ game, problem }) => [game.transcript, problem === null]),
      [
        ["f5d6", false],
        ["f5f6e6f4", true],
      ],
    );
  });
  test("with signs between and names behind", () => {
    assert.deepEqual(movesIn("f5-d6-c3 Tiger\nf5-f6-e6 Cow\n"), ["f5d6c3", "f5f6e6"]);
    assert.deepEqual(movesIn("f5 d6 nice\nf5 f6 also\n"), ["f5d6", "f5f6"]);
  });
});

test("a single square in a long text is no game", () => {
  const words = "We draw the charts with d3, as the others do. ";
  assert.deepEqual(movesIn(words), ["d3"]);
  assert.throws(() => readGames(words.repeat(5)), { code: "INVALID_POSITION" });
});

test("OBF may have no semicolon before its scores", () => {
  const { start } = new Game();
  const { format, games } = readGames(`${start} f5:+2 d3:-4\n`);
  assert.deepEqual(
    [format, games[0]?.tree.branches.map(({ move, score }) => [move, score])],
    [
      "obf",
      [
        ["f5", 2],
        ["d3", -4],
      ],
    ],
  );
});

test("a grid may have zeros on its empty squares", () => {
  const rows = Array.from({ length: 8 }, () => Array(8).fill("0"));
  for (const [index, move] of ["f5", "d6", "c3", "d3"].entries())
    rows[Number(move[1]) - 1][move.charCodeAt(0) - 97] = `${index + 1}`;
  assert.deepEqual(movesIn(rows.map((row) => row.join(",")).join("\n")), ["f5d6c3d3"]);
});

suite("WTHOR", () => {
  const played = Game.parse("f5f4e3d6");
  const bytesOf = (/** @type {Game} */ game) => writeWthor([game, game]).games;

  test("without a count is known by its length", async () => {
    const bytes = bytesOf(played);
    bytes.fill(0, 0, 16);
    const { games, problems } = await readFile(bytes);
    assert.deepEqual([games.length, games[1]?.game.transcript, problems], [2, played.transcript, []]);
  });

  test("has a problem where a game goes on behind a zero", () => {
    const bytes = bytesOf(played);
    bytes[16 + 8 + 2] = 0;
    const [first, second] = readGames(bytes).games;
    assert.equal(first?.game.transcript, "f5f4");
    assert.match(first?.problem?.message ?? "", /^move 3: expected .*, found "0"$/);
    assert.equal(second?.problem, null);
  });

  test("may have a zero for a pass", () => {
    const game = Game.parse("d3c3b3c5c4a2a3b2a1e3b1f3e2");
    const bytes = bytesOf(game);
    const at = 16 + 8 + game.moves.indexOf("pass");
    bytes.copyWithin(at + 1, at, 16 + 8 + 59);
    bytes[at] = 0;
    assert.equal(game.moves[11], "pass");
    assert.deepEqual(readGames(bytes).games[0]?.game.moves, game.moves);
  });
});

suite("what is no text", () => {
  const bytesOf = (/** @type {string} */ text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const tar = new Uint8Array(1024);
  tar.set(bytesOf("x.sgf"));
  tar.set(bytesOf("ustar\0"), 257);
  for (const [name, bytes, expected] of /** @type {const} */ ([
    ["tar", tar, /found a tar archive/],
    ["tar, packed", gzipSync(tar), /found a tar archive/],
    [
      "SVG",
      bytesOf('<?xml version="1.0"?>\n<!-- f5d6 -->\n<svg><path d="f5 d6 c3"/></svg>'),
      /found an SVG picture/,
    ],
  ]))
    test(name, () => assert.rejects(readFile(bytes), { code: "INVALID_DATA", message: expected }));

  test("does not hide the games beside it in a packed archive", async () => {
    const files = { "a.gif": bytesOf("GIF89a"), "b.sgf": bytesOf("(;GM[2];B[f5])") };
    const { games, problems } = await readFile(gzipSync(zipSync(files)));
    assert.equal(games.length, 1);
    assert.deepEqual(
      problems.map(({ message }) => message),
      ["a.gif: no game: expected games, found a GIF picture"],
    );
  });
});

suite("a short name is read without a label", () => {
  for (const [name, encoding, ...bytes] of /** @type {[string, string, ...number[]][]} */ ([
    ["中島", "shift_jis", 0x92, 0x86, 0x93, 0x87],
    ["藤田", "shift_jis", 0x93, 0xa1, 0x93, 0x63],
    ["ﾑﾗｶﾐ", "shift_jis", 0xd1, 0xd7, 0xb6, 0xd0],
    ["Аня", "windows-1251", 0xc0, 0xed, 0xff],
    ["déjà à", "windows-1252", 0x64, 0xe9, 0x6a, 0xe0, 0x20, 0xe0],
    ["“Le” Grand", "windows-1252", 0x93, 0x4c, 0x65, 0x94, 0x20, 0x47, 0x72, 0x61, 0x6e, 0x64],
  ]))
    test(name, async () => {
      const before = Array.from('[White "Bob"]\n[Black "', (letter) => letter.charCodeAt(0));
      const behind = Array.from(' "]\n\n1. f5 d6 *\n', (letter) => letter.charCodeAt(0));
      const read = await readFile(Uint8Array.from([...before, ...bytes, ...behind]));
      assert.deepEqual([read.games[0]?.black, read.encoding], [name, encoding]);
    });
});
