import assert from "node:assert/strict";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync, strToU8, zipSync } from "fflate";
import { readGames, writeWthor } from "flipside/formats";
import { MIDGAME, OVER } from "../engines.js";
import { flipside, start } from "./run.js";

/** @import { TestContext } from "node:test" */

const INPUTS = fileURLToPath(new URL("../../data/inputs/", import.meta.url));
const QUICK = ["--json", "--level", "1", "--table-bits", "10", "--workers", "1"];

const PGN = `[Event "Cup"]
[Date "2024.05.06"]
[Black "Ann"]
[White "Bob"]

1. f5 d6 2. c3
d3 3. c4 *

[Black "Cid"]
[White "Dan"]

1. f5 f6 {usual} (1... d6) 2. e6
f4 *
`;

const ROWS =
  "  a b c d e f g h\n1 ........\n2 ........\n3 ........\n4 ...OX...\n5 ...XO...\n6 ........\n7 ........\n8 ........\nBlack to move\n";

/** A folder that goes away with the test, with files in it. @param {TestContext} t @param {Record<string, string | Uint8Array>} files */
async function folderWith(t, files) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-files-"));
  t.after(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return (/** @type {string} */ name) => join(folder, name);
}

/** The lines of JSON of a command. @param {string[]} args @param {string | Uint8Array} [input] */
async function answersOf(args, input) {
  const { output, errors, code } = await flipside([...args, ...QUICK], input);
  /** @type {any[]} */
  const lines = output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { lines, errors, code };
}

test("a file has several games over many lines, with the names of the players", async (t) => {
  const at = await folderWith(t, { "two.pgn": PGN });
  for (const [args, input, file] of /** @type {const} */ ([
    [["review", at("two.pgn")], "", at("two.pgn")],
    [["review", "-"], PGN, "-"],
  ])) {
    const { lines, errors, code } = await answersOf([...args], input);
    assert.deepEqual([errors, code], ["", 0]);
    assert.deepEqual(
      lines.map(({ file, line, game, text, black, white, event, date, total }) => [
        file,
        line,
        game,
        text,
        black,
        white,
        event,
        date,
        total,
      ]),
      [
        [file, undefined, 1, "f5d6c3d3c4", "Ann", "Bob", "Cup", "2024-05-06", 5],
        [file, undefined, 2, "f5f6e6f4", "Cid", "Dan", undefined, undefined, 4],
      ],
    );
  }
  const { output } = await flipside(["review", at("two.pgn"), "--level", "1"]);
  assert.match(output, /^#1 {2}Ann - Bob {2}f5d6c3d3c4/m);
});

test("every kind of file is read as the page reads it", async (t) => {
  const at = await folderWith(t, {
    "rows.txt": ROWS,
    "moves.txt": "1. f5 d6\n2. c3 d3\n3. c4 f4\n",
    "words.txt": "Lost again:\n1. f5 d6 2. c3 d3\n3. c4 f4, and White won.\n",
    "wide.txt": Buffer.from("\ufefff5d6\nf5f6\n", "utf16le"),
    "packed.sgf.gz": gzipSync(strToU8("(;GM[2]PB[Ann]\n;B[f5];W[d6])(;GM[2]\n;B[f5];W[f6])")),
    "all.zip": zipSync({ "a.txt": strToU8("f5d6c3d3"), "b.pgn": strToU8(PGN) }),
    "many.obf": `${ROWS.replace(/[^-.XO]|Black.*/gs, "").replaceAll(".", "-")} X; f5:+0;\n`,
  });
  for (const [name, texts] of /** @type {[string, string[]][]} */ ([
    ["moves.txt", ["f5d6c3d3c4f4"]],
    ["words.txt", ["f5d6c3d3c4f4"]],
    ["wide.txt", ["f5d6", "f5f6"]],
    ["packed.sgf.gz", ["f5d6", "f5f6"]],
    ["all.zip", ["f5d6c3d3", "f5d6c3d3c4", "f5f6e6f4"]],
  ])) {
    const { lines, errors, code } = await answersOf(["analyze", at(name), "--count", "1"]);
    assert.deepEqual([errors, code, lines.map(({ text }) => text)], ["", 0, texts], name);
  }
  const rows = await answersOf(["analyze", at("rows.txt")]);
  assert.deepEqual([rows.errors, rows.lines.length, rows.lines[0].turn], ["", 1, "black"]);
  const { lines } = await answersOf(["review", join(INPUTS, "sjis.sgf")]);
  assert.ok(/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(lines[0].black), lines[0].black);
});

test("the games of WTHOR get their names from files that are given, or that lie beside it", async (t) => {
  const { games } = readGames(PGN);
  const { games: file, players, tournaments } = writeWthor(games, { year: 2024 });
  const beside = await folderWith(t, { "W.wtb": file, "WTHOR.JOU": players, "WTHOR.TRN": tournaments });
  const apart = await folderWith(t, { "W.wtb": file });
  const given = [apart("W.wtb"), beside("WTHOR.JOU"), beside("WTHOR.TRN")];
  for (const [args, known] of /** @type {[string[], boolean][]} */ ([
    [[beside("W.wtb")], true],
    [given, true],
    [given.toReversed(), true],
    [[apart("W.wtb")], false],
  ])) {
    const { lines, errors, code } = await answersOf(["review", ...args]);
    assert.deepEqual([errors, code], ["", 0]);
    assert.deepEqual(
      lines.map(({ black, event, date }) => [black, event, date]),
      [
        [known ? "Ann" : undefined, known ? "Cup" : undefined, "2024"],
        [known ? "Cid" : undefined, undefined, "2024"],
      ],
      args.join(" "),
    );
  }
  await copyFile(beside("WTHOR.JOU"), apart("one.jou"));
  await copyFile(beside("WTHOR.JOU"), apart("other.jou"));
  const { lines } = await answersOf(["review", apart("W.wtb")]);
  assert.equal(lines[0].black, undefined, "of two files none is taken");
  const alone = await flipside(["review", beside("WTHOR.JOU")]);
  assert.match(alone.errors, /WTHOR\.JOU: .*names of players or tournaments/);
  const missing = await flipside(["review", apart("W.wtb"), apart("none.jou")]);
  assert.match(missing.errors, /W\.wtb cannot be read: ENOENT.*none\.jou/);
});

test("what cannot be read is named with its place, the rest is done, and the command fails", async (t) => {
  const at = await folderWith(t, {
    "good.txt": "f5d6\n",
    "broken.pgn": PGN.replace("d3 3. c4", "a1 3. c4"),
    "cut.sgf": "(;GM[2]PB[Ann];B[f5];W[d6])\n(;GM[2];B[f5];W[f6",
    "go.sgf": "(;GM[1]SZ[19];B[dd])\n(;GM[2];B[f5];W[f6])",
    "board.txt": ROWS.replace("Black to move", ""),
    "bad.zip": zipSync({ "a.txt": strToU8("f5d6c3d3"), "b.txt": strToU8("nothing here") }),
  });
  const picture = join(INPUTS, "picture.png");
  const { lines, errors, code } = await answersOf(["analyze", picture, at("good.txt"), at("board.txt")]);
  assert.deepEqual([lines.map(({ text }) => text), code], [["f5d6"], 1]);
  assert.match(errors, /picture\.png: no game: expected games, found a PNG picture\n/);
  assert.match(errors, /board\.txt: board: expected a side to move .*--turn/);
  assert.match(errors, /^flipside: could not be read: 2$/m);

  const broken = await answersOf(["analyze", at("broken.pgn")]);
  assert.deepEqual(
    broken.lines.map(({ game, error }) => [game, error?.code]),
    [
      [1, "ILLEGAL_MOVE"],
      [2, undefined],
    ],
  );
  assert.match(broken.errors, /broken\.pgn: game 1: move 4: .*found "a1" \(line 7\)\n.*failed: 1 of 2\n$/);
  const reviewed = await answersOf(["review", at("broken.pgn")]);
  assert.deepEqual([reviewed.lines.map(({ total }) => total), reviewed.code], [[3, 4], 1]);
  assert.match(reviewed.lines[0].problem, /^move 4: .*\(line 7\)$/);
  assert.match(reviewed.errors, /game 1: move 4.*\nflipside: could not be read: 1\n$/);

  const cut = await answersOf(["analyze", at("cut.sgf")]);
  assert.match(
    cut.errors,
    /cut\.sgf: game 2: SGF game: expected \] or \), found the end of the text \(line 2\)/,
  );
  const go = await answersOf(["analyze", at("go.sgf")]);
  assert.match(go.errors, /go\.sgf: SGF game: expected Othello.* \(line 1\)\n/);
  assert.deepEqual([go.lines.length, go.code], [1, 1]);
  const zip = await answersOf(["analyze", at("bad.zip")]);
  assert.match(zip.errors, /bad\.zip: b\.txt: no game: .*\nflipside: could not be read: 1\n$/);
  assert.deepEqual([zip.lines.length, zip.code], [1, 1]);
  const all = await flipside(["solve", picture]);
  assert.match(all.errors, /a PNG picture\nflipside: could not be read: 1\n$/);
  assert.deepEqual([all.output, all.code], ["", 1]);
  const ofBook = await flipside(["book", at("good.txt"), picture]);
  assert.match(ofBook.errors, /a PNG picture\nflipside: could not be read: 1\n$/);
  assert.deepEqual([ofBook.output.startsWith("#1  f5d6"), ofBook.code], [true, 1]);
});

test("a result that contradicts the moves is told, and nothing is left out", async (t) => {
  const at = await folderWith(t, {
    "one.sgf": `(;GM[2]RE[B+2]${OVER.replace(/../g, (move, index) => `;${index % 4 ? "W" : "B"}[${move}]`)})`,
  });
  const { lines, errors, code } = await answersOf(["analyze", at("one.sgf")]);
  assert.deepEqual([lines[0].text, code], [OVER, 0]);
  assert.match(errors, /one\.sgf: game 1: result: expected 64 by the moves, found 2\n$/);
});

test("--turn, --encoding and --lines say what a file does not", async (t) => {
  const at = await folderWith(t, {
    "board.txt": ROWS.replace("Black to move", ""),
    "lines.txt": "f5\nd6\n",
    "name.sgf": Buffer.concat([
      Buffer.from("(;GM[2]PB["),
      Buffer.from([0xcf, 0xf0]),
      Buffer.from("];B[f5])"),
    ]),
  });
  const white = await answersOf(["analyze", at("board.txt"), "--turn", "white"]);
  assert.deepEqual([white.errors, white.lines[0].turn], ["", "white"]);
  const cyrillic = await answersOf(["review", at("name.sgf"), "--encoding", "windows-1251"]);
  assert.equal(cyrillic.lines[0].black, "Пр");
  assert.deepEqual(
    (await answersOf(["analyze", at("lines.txt")])).lines.map(({ text }) => text),
    ["f5d6"],
    "one game",
  );
  const apart = await answersOf(["analyze", at("lines.txt"), "--lines"]);
  assert.deepEqual(
    apart.lines.map(({ line, text, error }) => [line, text, error?.code]),
    [
      [1, "f5", undefined],
      [2, "d6", "ILLEGAL_MOVE"],
    ],
  );
  const { errors } = await flipside(["analyze", "f5", "--encoding", "klingon"]);
  assert.match(errors, /'klingon' is invalid\. Expected an encoding/);
});

test("with --lines a line of standard input is answered before the next one, also behind a bad one", async (t) => {
  const child = start(["analyze", "-", "--lines", ...QUICK]);
  t.after(() => child.kill());
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [line, isBad] of /** @type {const} */ ([
    ["hello", true],
    [MIDGAME, false],
    ["2. c4", false],
  ])) {
    child.stdin.write(`${line}\n`);
    const { text, error } = JSON.parse((await answers.next()).value);
    assert.deepEqual([text, Boolean(error)], [line, isBad]);
  }
  child.stdin.end();
  assert.equal((await answers.next()).done, true);
});

test("a file of any size is read, its lines and its games", async (t) => {
  const game = `(;GM[2]C[${"long ".repeat(20_000)}];B[f5];W[d6])\n`;
  const at = await folderWith(t, {
    "large.sgf": `${game.repeat(180)}(;GM[2];B[f5];W[a1])`,
    "large.txt": `f5d6 ${" ".repeat(100_000)}\n`.repeat(180),
  });
  for (const name of ["large.sgf", "large.txt"]) {
    const { lines } = await answersOf(["analyze", at(name), "--shard", "180/181", "--count", "1"]);
    assert.deepEqual([lines.map(({ text, line, game }) => [text, line ?? game])], [[["f5d6", 180]]], name);
  }
  const { errors, code } = await answersOf(["analyze", at("large.sgf"), "--shard", "181/181"]);
  assert.match(errors, /large\.sgf: game 181: move 2: .*found "a1" \(character 180\d+\)\n/);
  assert.equal(code, 1);
});
