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
      /^#2 +14 empties +\+18 +g8 +[\d,]+ +\d\.\d{3} s .* right {2}g8 h7 .* FFO #1, 14 empties$/,
    );
    assert.match(lines[3], /^#5 +14 empties +0 +(?:a5|h8) /);
    assert.match(lines[4], /^4 done, [\d,]+ nodes, .* 4 with known scores, 0 wrong$/);
  }
});

test("the nodes of reproducible answers do not depend on how many workers there are", async () => {
  const nodes = [];
  for (const workers of ["1", "3"]) {
    const { output } = await flipside(
      ["solve", "-", "-w", workers, "--table-bits", "12", "--reproducible"],
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
  const { output, code } = await flipside(
    ["solve", "-", "--outcome", "--table-bits", "12"],
    problems.join("\n"),
  );
  assert.deepEqual(
    [...output.matchAll(/empties +(win|draw|loss)/g)].map(([, outcome]) => outcome),
    ["win", "win", "win", "draw"],
  );
  assert.deepEqual([code, output.includes("WRONG")], [0, false]);
});

test("a score or a move other than the known one is reported, and the command fails", async () => {
  const [first, second] = problems;
  const altered = `${first.replace("g8:+18", "g8:+20")}\n${second.replace("a4:+10", "b2:+10; a4:+8")}`;
  const { output, errors, code } = await flipside(["solve", "-"], altered.replace("b2:+0;", ""));
  assert.match(output, /^#1 .* WRONG: found \+18, but \+20 is known /m);
  assert.match(output, /^#2 .* WRONG: found a4, which is only \+8 /m);
  assert.match(output, /2 with known scores, 2 wrong$/m);
  assert.deepEqual([errors, code], ["flipside: 2 of 2 answers are not those that are known\n", 1]);
});

test("a position without scores is solved all the same", async () => {
  const [position] = problems[0].split(";");
  const { output, code } = await flipside(["solve", "-"], position);
  assert.match(output, /^#1 +14 empties +\+18 /);
  assert.doesNotMatch(output, /right/);
  assert.match(output, /; 0 with known scores, 0 wrong\n$/);
  assert.equal(code, 0);
});

test("a solution that may take very long is announced as it begins, apart from the answers", async (t) => {
  const child = start(["solve", "-", "--table-bits", "12"]);
  t.after(() => child.kill());
  child.stdin.end(`${problems[0]}\n${LONG}\n`);
  const [[warning], [answer]] = await Promise.all([once(child.stderr, "data"), once(child.stdout, "data")]);
  assert.equal(`${warning}`, "flipside: standard input:2 may take very long: 58 squares are empty\n");
  assert.match(`${answer}`, /^#1 .*\n$/);
});

test("a game that is over is solved at once, without such an announcement", async () => {
  const { output, errors } = await flipside(["solve", OVER]);
  assert.match(output, /^#1 +51 empties +-64 +- /m);
  assert.equal(errors, "");
});

test("a forced pass may be written as ps", async () => {
  const passing = "-------O----X--O---XXXXO--XOXXOOXXXOOXOOXXXOXOXO-XXXXXOO-OOOOOOO X; ps:-50;";
  const { output, code } = await flipside(["solve", "-"], passing);
  assert.match(output, /^#1 +20 empties +-50 +pass .* right /);
  assert.equal(code, 0);
});

test("a wrong line is reported with its file and number, and passed over", async () => {
  for (const [line, message] of /** @type {const} */ ([
    ["hello", /expected a transcript .* found "hello"/],
    [problems[0].replace("X;", "Q;"), /side to move .* found "Q"/],
    [problems[0].replace("g8:+18", "g8"), /expected a move and its score, such as "f5:\+2", found "g8"/],
    [problems[0].replace("g8:+18", "g8:+98"), /score of g8: expected -64 to \+64, found 98/],
    [problems[0].replace("g8:", "a1:"), /scored move: expected .*g8.*, found "a1"/],
    ["; g8:+18;", /expected a1 to h8, or pass/],
  ])) {
    const { output, errors, code } = await flipside(["solve", "-"], `${line}\n${problems[1]}\n`);
    assert.match(errors, /^flipside: standard input:1: .*\nflipside: failed: 1 of 2\n$/);
    assert.match(errors, message);
    assert.match(output, /^#2 .* right .*\n1 done, /);
    assert.equal(code, 1);
  }
});

test("win, draw and loss of a game that is over are known without a move", async () => {
  const { output } = await flipside(["solve", "--outcome", OVER]);
  assert.match(output, /^#1 +51 empties +loss +- /);
});
