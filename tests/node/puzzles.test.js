import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Game } from "flipside";
import { pick, randomFrom } from "../random.js";
import { engineFor } from "./engines.js";

const TEXT = readFileSync(new URL("../../data/puzzles.obf", import.meta.url), "utf8");

test("the puzzles take at most 40 KB to load", () => {
  assert.ok(gzipSync(TEXT).length <= 40_000);
});

test("a puzzle is a line that Game.parse reads, and its answer is what the engine finds", async (t) => {
  const engine = await engineFor(t);
  const random = randomFrom(1);
  const lines = TEXT.trim().split("\n");
  for (let round = 0; round < 8; round += 1) {
    const line = pick(random, lines);
    const game = Game.parse(line);
    const { lines: found } = await engine.analyze(game, { depth: game.empties, selectivity: 100, count: 2 });
    const [best, second] = found;
    const [, move, score, other] = /; (\w\d):([+-]\d+); \w\d:([+-]\d+); %/.exec(line) ?? [];
    assert.deepEqual([best.move, best.score, second.score], [move, Number(score), Number(other)], line);
    assert.ok(best.exact && second.exact);
  }
});
