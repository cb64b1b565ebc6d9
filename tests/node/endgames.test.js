import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Game } from "flipside";
import { engineFor, poolFor } from "./engines.js";

const DATA = new URL("../data/", import.meta.url);

/** @param {string} file */
async function linesOf(file) {
  const text = await readFile(new URL(file, DATA), "utf8");
  return text.split("\n").filter((line) => line !== "");
}

for (const file of ["exact_3.txt", "exact_6.txt", "exact_9.txt", "stress_10.txt"]) {
  test(`positions of ${file} have their exact scores, and the right winners`, async (t) => {
    const engine = await engineFor(t, { worker: false, tableBits: 16 });
    const lines = await linesOf(file);
    assert.ok(lines.length >= 1000);
    // The core is tested with all of them.
    for (const line of lines.filter((_, index) => index % 10 === 0)) {
      const [, position, score] = /** @type {RegExpMatchArray} */ (line.match(/^(\S+ [XO]) ([+-]\d+)$/));
      const solved = await engine.solve(position);
      assert.deepEqual([solved.score, solved.exact], [Number(score), true], line);
      const { outcome } = await engine.outcome(position);
      assert.equal(outcome, solved.outcome, line);
    }
  });
}

test("problems 1 to 9 of the FFO endgame suite have their exact scores, with a best move", async (t) => {
  const engine = await engineFor(t, { tableBits: 18 });
  const problems = (await linesOf("ffo.obf")).slice(0, 9);
  assert.equal(problems.length, 9);
  for (const line of problems) {
    const [position, ...moves] = line
      .replace(/%.*/, "")
      .split(";")
      .map((field) => field.trim());
    const scores = new Map(
      moves.filter(Boolean).map((field) => /** @type {[string, string]} */ (field.split(":"))),
    );
    const { lines, score } = await engine.solve(position);
    assert.equal(score, Math.max(...[...scores.values()].map(Number)), line);
    assert.equal(Number(scores.get(lines[0].move)), score, line);
  }
});

test("the exact score and its whole line depend neither on the number of workers nor on the size of their tables", async (t) => {
  const problems = (await linesOf("ffo.obf")).slice(0, 4);
  for (const [workers, tableBits] of [
    [1, 1],
    [2, 4],
    [3, 1],
    [4, 12],
  ]) {
    const pool = await poolFor(t, { workers, tableBits });
    for (const line of problems) {
      const position = line.slice(0, line.indexOf(";"));
      const best = Math.max(...[...line.matchAll(/:([+-]\d+)/g)].map(([, score]) => Number(score)));
      const { lines, score } = await pool.solve(position);
      const game = Game.parse(position);
      const turned = game.turn === "black" ? 1 : -1;
      for (const move of lines[0].pv) game.play(move);
      assert.equal(score, best, `${workers} workers, ${tableBits} bits: ${line}`);
      assert.equal(game.result, turned * best, `${workers} workers, ${tableBits} bits: ${lines[0].pv}`);
    }
  }
});
