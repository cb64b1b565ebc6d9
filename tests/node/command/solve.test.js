import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { LONG, OVER } from "../engines.js";
import { flipside, start } from "./run.js";

const FFO = new URL("../../data/ffo.obf", import.meta.url);

/** The first problems of the FFO endgame suite, 14 empty squares each. @type {string[]} */
let problems;

before(async () => {
  problems = (await readFile(FFO, "utf8")).split("\n").slice(0, 4);
});

test("each line of a file is solved and compared with the scores it states", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "flipside-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "ffo.obf");
  await writeFile(file, `% the beginning\r\n${problems.join("\r\n")}\r\n\r\n`);
  for (const workers of ["1", "3"]) {
    const { output, code } = await flipside(["solve", file, "--workers", workers, "--table-bits", "14"]);
    const lines = output.trimEnd().split("\n");
    assert.deepEqual([lines.length, code], [5, 0]);
    assert.match(
      lines[0],
      /^#1 +14 empties +\+18 +g8 +[\d,]+ +\d\.\d{3} s .* right {2}g8 h7 .* FFO #1, 14 empties$/,
    );
    assert.match(lines[3], /^#4 +14 empties +0 +(?:a5|h8) /);
    assert.match(lines[4], /^4 positions, [\d,]+ nodes, .* 4 with known scores, 0 wrong$/);
  }
});

test("the nodes do not depend on how many workers there are", async () => {
  const nodes = [];
  for (const workers of ["1", "3"]) {
    const { output } = await flipside(
      ["solve", "-", "-w", workers, "--table-bits", "12"],
      problems.join("\n"),
    );
    nodes.push(
      [...output.matchAll(/([\d,]+) nodes|(?:[a-h][1-8]) +([\d,]+) /g)].map(([, all, each]) => all ?? each),
    );
  }
  assert.equal(nodes[0].length, 5);
  assert.deepEqual(nodes[0], nodes[1]);
});

test("win, draw and loss are compared as well", async () => {
  const { output, code } = await flipside(["solve", "-", "--wld", "--table-bits", "12"], problems.join("\n"));
  assert.deepEqual(
    [...output.matchAll(/empties +(win|draw|loss)/g)].map(([, outcome]) => outcome),
    ["win", "win", "win", "draw"],
  );
  assert.deepEqual([code, output.includes("WRONG")], [0, false]);
});

test("a score or a move that is not the known one is told, and the command fails", async () => {
  const [first, second] = problems;
  const altered = `${first.replace("g8:+18", "g8:+20")}\n${second.replace("a4:+10", "b2:+10; a4:+8")}`;
  const { output, errors, code } = await flipside(["solve", "-"], altered.replace("b2:+0;", ""));
  assert.match(output, /^#1 .* WRONG: found \+18, but \+20 is known /m);
  assert.match(output, /^#2 .* WRONG: found a4, which is only \+8 /m);
  assert.match(output, /2 with known scores, 2 wrong$/m);
  assert.deepEqual([errors, code], ["flipside: 2 of 2 answers are not what standard input states\n", 1]);
});

test("a position without scores is solved all the same", async () => {
  const [position] = problems[0].split(";");
  const { output, code } = await flipside(["solve", "-"], position);
  assert.match(output, /^#1 +14 empties +\+18 /);
  assert.doesNotMatch(output, /right/);
  assert.match(output, /0 with known scores, 0 wrong\n$/);
  assert.equal(code, 0);
});

test("a solution that may take very long is told of as it begins, apart from the answers", async (t) => {
  const child = start(["solve", "-", "--table-bits", "12"]);
  t.after(() => child.kill());
  child.stdin.end(`${problems[0]}\n${LONG};\n`);
  const [[warning], [answer]] = await Promise.all([once(child.stderr, "data"), once(child.stdout, "data")]);
  assert.equal(`${warning}`, `flipside: solving #2, ${LONG}, may take very long: 58 squares are empty\n`);
  assert.match(`${answer}`, /^#1 .*\n$/);
});

test("a solution that is soon there is not told of before", async () => {
  const { output, errors } = await flipside(["solve", "-"], `${problems[0]}\n${OVER};\n`);
  assert.match(output, /^#2 +51 empties +-64 /m);
  assert.equal(errors, "");
});

test("a forced pass may be written as ps", async () => {
  const passing = "-------O----X--O---XXXXO--XOXXOOXXXOOXOOXXXOXOXO-XXXXXOO-OOOOOOO X; ps:-50;";
  const { output, code } = await flipside(["solve", "-"], passing);
  assert.match(output, /^#1 +20 empties +-50 +pass .* right /);
  assert.equal(code, 0);
});

test("a wrong line is named with its file and number before anything is solved", async () => {
  for (const [line, message] of /** @type {const} */ ([
    ["hello", /'h' at square 1/],
    [problems[0].replace("X;", "Q;"), /side to move .* found "Q"/],
    [problems[0].replace("g8:+18", "g8"), /"g8" is not a move and its score/],
    [problems[0].replace("g8:+18", "g8:+118"), /"g8:\+118" is not a move and its score/],
    [problems[0].replace("g8:", "a1:"), /"a1" is not a legal move there/],
    ["; g8:+18;", /no position before the first semicolon/],
  ])) {
    const { output, errors, code } = await flipside(["solve", "-"], `${problems[1]}\n${line}\n`);
    assert.match(errors, /^flipside: standard input:2: /);
    assert.match(errors, message);
    assert.deepEqual([output, code], ["", 1]);
  }
});

test("a file that cannot be read or has no position is named", async () => {
  const missing = await flipside(["solve", "nowhere.obf"]);
  assert.match(missing.errors, /^flipside: nowhere\.obf cannot be read: ENOENT/);
  const empty = await flipside(["solve", "-"], "% nothing\n");
  assert.deepEqual([empty.errors, empty.code], ["flipside: standard input has no position\n", 1]);
});
