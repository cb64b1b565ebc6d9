import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileFormats, readGames, writeGames, writeWthor } from "flipside/formats";
import { flipside } from "./run.js";

/** @import { TestContext } from "node:test" */

/** Two games with all that a format may hold. */
const SGF = `(;FF[4]GM[2]PB[Ann]PW[Bob]EV[Cup]DT[2024-05-06]C[before]
;B[f5]V[0];W[d6]C[usual](;B[c3];W[d3])(;B[c5]))
(;FF[4]GM[2]PB[Cid]
;B[f5];W[f6])`;

/** A folder that goes away with the test, with a file in it. @param {TestContext} t @param {string | Uint8Array} [content] */
async function folderWith(t, content = SGF) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-convert-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "in.sgf"), content);
  return { folder, file: join(folder, "in.sgf") };
}

/** What there is to know of the games of a text. @param {string} text */
function gamesIn(text) {
  return readGames(text).games.map(({ black, white, event, date, tree }) => ({
    black,
    white,
    event,
    date,
    tree,
  }));
}

test("each format of texts is written as the package writes it, from a file and from standard input", async (t) => {
  const { file } = await folderWith(t);
  const { games } = readGames(SGF);
  const formats = fileFormats.filter(({ isBinary }) => !isBinary).map(({ id }) => id);
  assert.ok(formats.length > 5);
  for (const format of formats) {
    const expected = writeGames(games, { format: /** @type {any} */ (format) });
    for (const [from, input] of /** @type {const} */ ([
      [file, ""],
      ["-", SGF],
    ])) {
      const { output, errors, code } = await flipside(["convert", from, "--to", format], input);
      assert.deepEqual([output, errors, code], [expected, "", 0], format);
    }
  }
});

test("names that WTHOR cannot hold are named, and two players stay two", async (t) => {
  const sgf = "(;GM[2]PB[滝沢]PW[村上];B[f5])(;GM[2]PB[村上]PW[Łukasz];B[f5];W[d6])";
  const { folder, file } = await folderWith(t, sgf);
  const { errors, code } = await flipside(["convert", file, "--out", join(folder, "x.wtb")]);
  assert.equal(code, 0);
  const jou = join(folder, "x.jou");
  assert.deepEqual(errors.trimEnd().split("\n"), [
    `flipside: ${jou}: "滝沢" is written as "?? 1"`,
    `flipside: ${jou}: "村上" is written as "?? 2"`,
    `flipside: ${jou}: "Łukasz" is written as "Lukasz"`,
  ]);
  const { output } = await flipside(["convert", join(folder, "x.wtb"), "--to", "sgf"]);
  assert.match(output, /PB\[\?\? 1\]PW\[\?\? 2\].*\n.*PB\[\?\? 2\]PW\[Lukasz\]/);
});

test("names, event, date, comments, scores and branches go there and back", async (t) => {
  const { folder, file } = await folderWith(t);
  const out = join(folder, "out.pgn");
  const { output, code } = await flipside(["convert", file, "--out", out]);
  assert.deepEqual([output, code], [`2 games: ${out}\n`, 0]);
  const back = await flipside(["convert", out, "--to", "sgf"]);
  assert.deepEqual(gamesIn(back.output), gamesIn(SGF));
  const again = await flipside(["convert", "-", "--to", "pgn"], back.output);
  assert.equal(again.output, await readFile(out, "utf8"));
});

test("JSON has all of a game, and is read again", async (t) => {
  const { folder, file } = await folderWith(t);
  const out = join(folder, "out.json");
  assert.equal((await flipside(["convert", file, "f5d6c3", "--out", out])).code, 0);
  const [first, second, third, ...others] = JSON.parse(await readFile(out, "utf8"));
  const [{ tree }] = readGames(SGF).games;
  const { start, moves, ply, ...known } = first;
  assert.deepEqual([moves, ply], [["f5", "d6", "c3", "d3"], 4]);
  assert.deepEqual(known, {
    black: "Ann",
    white: "Bob",
    event: "Cup",
    date: "2024-05-06",
    comment: "before",
    branches: tree.branches,
  });
  assert.deepEqual(second, { start, moves: ["f5", "f6"], ply: 2, black: "Cid" });
  assert.deepEqual([third, others], [{ start, moves: ["f5", "d6", "c3"], ply: 3 }, []]);
  const { output } = await flipside(["convert", out, "--to", "transcript"]);
  assert.equal(output, "f5d6c3d3\nf5f6\nf5d6c3\n");
});

test("WTHOR is written as three files, whose names are found again", async (t) => {
  const { folder, file } = await folderWith(t);
  const refused = await flipside(["convert", file, "--to", "wthor"]);
  assert.deepEqual(refused, {
    output: "",
    errors: "flipside: --out: expected a file, as WTHOR has three, found none\n",
    code: 1,
  });
  const out = join(folder, "W_2024.wtb");
  assert.equal((await flipside(["convert", file, "--out", out])).code, 0);
  assert.deepEqual((await readdir(folder)).sort(), ["W_2024.jou", "W_2024.trn", "W_2024.wtb", "in.sgf"]);
  const { games, players, tournaments } = writeWthor(readGames(SGF).games);
  for (const [ending, bytes] of /** @type {const} */ ([
    ["wtb", games],
    ["jou", players],
    ["trn", tournaments],
  ]))
    assert.deepEqual(
      new Uint8Array(await readFile(join(folder, `W_2024.${ending}`))),
      new Uint8Array(bytes),
      ending,
    );
  const { output } = await flipside(["convert", out, "--to", "ggf"]);
  assert.match(output, /PC\[Cup\]DT\[2024\]PB\[Ann\]PW\[Bob\].*\n.*PB\[Cid\]/);
  const years = await flipside(
    ["convert", "-", "--to", "wthor", "--out", join(folder, "two")],
    `${SGF}(;GM[2]DT[2021];B[f5])`,
  );
  assert.match(years.errors, /one year for all games of a file: that of 2021 is lost, 2024 stays/);
  assert.equal(years.code, 0);
  assert.ok((await readdir(folder)).includes("two.wtb"));
});

test("lines of positions are converted with the scores that they state", async () => {
  const obf = "---------------------------OX------XO--------------------------- X; f5:+0; d3:-1;";
  const { output, errors, code } = await flipside(
    ["convert", "-", "--to", "pgn"],
    `f5\nnonsense\n${obf}\nf5d6\n`,
  );
  assert.match(
    errors,
    /^flipside: standard input:2: .*"nonsense"\nflipside: could not be read or written whole: 1\n$/,
  );
  assert.equal(code, 1);
  assert.deepEqual(
    readGames(output).games.map(({ tree }) => tree.branches.map(({ move, score }) => [move, score])),
    [
      [["f5", undefined]],
      [
        ["f5", 0],
        ["d3", -1],
      ],
      [["f5", undefined]],
    ],
  );
});

test("what a format cannot hold is named, and the other games are written", async (t) => {
  const set = "(;GM[2]AB[e4][d5][c3]AW[d4][e5]PL[W];W[c5])";
  const { file } = await folderWith(t, `${SGF}${set}(;GM[2];B[f5];W[a1];B[c3])(;GM[1]SZ[19];B[dd])`);
  const { output, errors, code } = await flipside(["convert", file, "--to", "transcript"]);
  assert.equal(output, "f5d6c3d3\nf5f6\nf5\n");
  assert.match(errors, /in\.sgf: game 3: transcript: expected a game that begins at the start, found -/);
  assert.match(errors, /in\.sgf: game 4: move 2: .*found "a1" \(line 4\)/);
  assert.match(errors, /in\.sgf: SGF game: expected Othello.*\(line 4\)/);
  assert.match(errors, /could not be read or written whole: 3\n$/);
  assert.equal(code, 1);
});

test("a file is neither overwritten while it is read nor made for nothing", async (t) => {
  const { folder, file } = await folderWith(t);
  const same = await flipside(["convert", file, "--out", file]);
  assert.equal(
    same.errors,
    `flipside: --out: expected another file than those that are read, found ${file}\n`,
  );
  assert.equal(await readFile(file, "utf8"), SGF);
  const none = await flipside(["convert", "nonsense", "--out", join(folder, "none.sgf")]);
  assert.match(none.errors, /^flipside: argument 1: .*nor is there a file of this name\n/);
  assert.deepEqual([none.code, await readdir(folder)], [1, ["in.sgf"]]);
  const nowhere = await flipside(["convert", file, "--out", join(folder, "no", "out.sgf")]);
  assert.match(nowhere.errors, /out\.sgf cannot be written: ENOENT/);
  const { errors } = await flipside(["convert", file, "--out", join(folder, "out.txt")]);
  assert.match(errors, /^flipside: --to: expected sgf, pgn, .* or json, found nothing\n$/);
  const other = await flipside(["convert", file, "--to", "chess"]);
  assert.match(other.errors, /'chess' is invalid.*sgf, pgn, ggf, transcript, obf, board, wthor, json/);
  const empty = await flipside(["convert", "-", "--to", "sgf"], "");
  assert.deepEqual([empty.output, empty.code], ["", 1]);
});
