import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { suite, test } from "node:test";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { readFile, readGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { Games } from "flipside/games";
import { problemOf } from "../../../js/formats/problems.js";
import { Collected } from "../../../js/formats/read/collected.js";
import { unzipped } from "../../../js/formats/read/file/unpacking.js";
import { MOST_PROBLEMS } from "../../../js/formats/read/limits.js";

/** @import { Problem, ProblemCode } from "flipside/formats" */

const ROOT = new URL("../../../", import.meta.url);

const SGF = "(;GM[2]PB[Ann];B[f5];W[d6])";

/** A game that ends early, with a result that is not that of its moves. */
const OTHER_RESULT = '[Result "40-24"]\n\n1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5';

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);

/** All problems of a text: its own, then those of its games. @param {string | Uint8Array} source */
function problemsOf(source) {
  const { games, problems } = readGames(source);
  return [...problems, ...games.flatMap(({ problem }) => problem ?? [])];
}

/** Problems of the files of a zip archive. @param {Record<string, Uint8Array>} files @param {number} [length] of what is left of it */
const inZip = async (files, length) => (await readFile(zipSync(files).subarray(0, length))).problems;

/** A game in an archive in an archive. @param {number} depth @returns {Uint8Array} */
const nested = (depth) => (depth === 0 ? bytesOf(SGF) : zipSync({ [`${depth}.zip`]: nested(depth - 1) }));

/** A diagram with the numbers of moves, of which the second one is missing. */
const GRID = [
  ".. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. ..",
  ".. .. .. O X .. .. ..",
  ".. .. .. X O 1 .. ..",
  ".. .. .. 3 .. .. .. ..",
  ".. .. .. .. .. .. .. ..",
  ".. .. .. .. .. .. .. ..",
].join("\n");

/** Problems of the files of a zip archive that may have so many bytes. @param {number} most @param {Record<string, Uint8Array>} files */
function unzippedUpTo(most, files) {
  const steps = unzipped(zipSync(files), most);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.flatMap(({ problem }) => (problem ? [problemOf(problem.code, problem.values)] : []));
}

/** What has too many games, or too many problems. */
function full() {
  const collected = new Collected();
  collected.omit(12);
  for (let count = 0; count < MOST_PROBLEMS + 3; count += 1) collected.tell(problemOf("komi", {}));
  return collected.problems;
}

/** More than fits into a few hundred bytes. */
const GAMES = bytesOf(
  Array.from({ length: 300 }, (_, index) => `(;GM[2]PB[p${index * 7919}];B[f5];W[d6])`).join("\n"),
);
const WTHOR = writeWthor([Game.parse("f5d6c3"), Game.parse("f5f6")]).games;

/** Where each code comes from, and what is told with it. @type {Record<ProblemCode, [() => Problem[] | Promise<Problem[]>, object]>} */
const CASES = {
  "illegal-move": [
    () => problemsOf("f5 d6 c3 a1"),
    { ply: 3, values: { number: 4, expected: ["d3", "f3", "f4", "g5"], found: "a1" } },
  ],
  "wrong-color": [
    () => problemsOf("(;GM[2];B[f5];B[d6])"),
    { ply: 1, values: { number: 2, expected: "white", found: "black", move: "d6" } },
  ],
  "other-result": [() => problemsOf(OTHER_RESULT), { values: { expected: 64, found: 16 } }],
  "open-comment": [() => problemsOf('[Black "Ann"]\n\n1. f5 {a word'), { values: {} }],
  "open-game": [() => problemsOf("(;GM[2];B[f5];W[d"), { values: { format: "sgf", found: "end" } }],
  "missing-number": [() => problemsOf(GRID), { values: { expected: 2, found: 3 } }],
  "no-moves": [
    async () => (await (await Games.open()).add(new Game())).problems,
    { game: 1, message: "game 1: expected moves, found none" },
  ],
  komi: [() => problemsOf("(;GM[2]KM[2.5];B[f5])"), { values: {} }],
  "other-turn": [
    () => problemsOf(`f5d6c3d3\n\n${Game.parse("f5d6c3d3").board} O`),
    { values: { expected: "black", found: "white" } },
  ],
  "other-board": [() => problemsOf(`f5d6c3d3\n\n${Game.parse("f5f6e6f4")}`), { values: {} }],
  "no-turn": [
    () => inZip({ "a.sgf": bytesOf(SGF), "b.txt": bytesOf(`${"-".repeat(27)}OX------XO${"-".repeat(27)}`) }),
    { values: { boards: 1 } },
  ],
  "text-outside": [() => problemsOf(`${SGF}\nf5 d6 c3 d3\n${SGF}`), { place: SGF.length }],
  "moves-outside": [
    () => problemsOf("f5d6c3d3\nand\n a1 b1 \nof those"),
    { values: { lines: 1, quoted: ["a1 b1"] } },
  ],
  "damaged-letters": [
    async () => (await readFile(Uint8Array.of(...bytesOf(SGF), 0xe5), { encoding: "utf-8" })).problems,
    { values: { encoding: "utf-8", letters: 1 } },
  ],
  "other-count": [
    () => problemsOf(WTHOR.subarray(0, 16 + 68)),
    { place: 16 + 68, values: { expected: 2, found: 1 } },
  ],
  "games-left-out": [full, { values: { most: 250_000, found: 12 } }],
  "more-problems": [full, { values: { count: 3 } }],
  unreadable: [
    () => problemsOf(`${SGF}(;GM[1];B[aa])`),
    { place: SGF.length, values: { error: "INVALID_POSITION" } },
  ],
  "breaks-off": [
    () => inZip({ "a.sgf": bytesOf(SGF), "b.sgf": GAMES }, 500),
    { file: "b.sgf", message: "b.sgf: expected an archive, found one that breaks off" },
  ],
  "damaged-file": [
    async () => (await readFile(gzipSync(GAMES).subarray(0, -200))).problems,
    { values: { isPartRead: true } },
  ],
  "damaged-archive": [
    () => inZip({ "a.sgf": bytesOf(SGF), "b.sgf": GAMES }, 500),
    { values: { reason: "invalid zip data" } },
  ],
  "packed-too-tight": [
    () => inZip({ "a.sgf": bytesOf(SGF), "bomb.txt": new Uint8Array(20_000_000) }),
    { file: "bomb.txt", values: { most: 300 } },
  ],
  "too-long": [
    () => unzippedUpTo(1000, { "a.txt": new Uint8Array(2000) }),
    { values: { most: 1000, isTogether: true } },
  ],
  "too-deep": [() => inZip({ "a.sgf": bytesOf(SGF), "b.zip": nested(4) }), { values: { most: 3 } }],
  "files-left-out": [
    () => unzippedUpTo(4, { "a.txt": bytesOf("f5d6"), "b.txt": bytesOf("f5d6"), "c.txt": bytesOf("f5d6") }),
    { values: { files: 2, mostFiles: 10_000, mostBytes: 4 } },
  ],
};

suite("a problem has a code, the values of its sentence, and its place:", () => {
  for (const [code, [find, expected]] of Object.entries(CASES))
    test(code, async () => {
      const problem = (await find()).find((each) => each.code === code);
      assert.ok(problem, "it is not found");
      const { values = {}, ...others } = /** @type {Partial<Problem>} */ (expected);
      const { values: told } = problem;
      assert.deepEqual({ ...problem, ...others, values: { ...told, ...values } }, problem);
      assert.ok(problem.message.length > 0 && problem.place >= 0);
      assert.deepEqual(JSON.parse(JSON.stringify(problem)), problem);
    });
});

test("the ply of a move counts passes, and stands in branches as well", () => {
  const { problem } = readGames("(;GM[2];B[f5];W[f6](;B[e6])(;B[a1]))").games[0] ?? {};
  assert.deepEqual([problem?.code, problem?.ply], ["illegal-move", 2]);
  // Black has to pass.
  const after = readGames(`${"OXXXXXXX".repeat(7)}OXXXXX-- X\n\nh8 a1`).games[0];
  assert.deepEqual([after?.game.moves, after?.problem?.ply], [["pass", "h8"], 2]);
});

test("the guide has a row for each code, with its values, and the type names each", () => {
  const source = readFileSync(new URL("js/formats/problems.js", ROOT), "utf8");
  const guide = readFileSync(new URL("docs/formats.md", ROOT), "utf8");
  const told = [...source.matchAll(/^ \* - `([a-z-]+)`: /gm)].map(([, code]) => code);
  const [, table = ""] = /\n\| code \| values \| .*\n\| --- .*\n((?:\|.*\n)+)/.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
  const codes = Object.keys(CASES).sort();
  assert.deepEqual(told.toSorted(), codes);
  assert.deepEqual(rows.toSorted(), codes);
});
