import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Engine } from "../../../dist/flipside.js";
import { LEAST_GAIN, likeness, solved, withReplies } from "../../../scripts/puzzles/candidate.mjs";
import { themesOf } from "../../../scripts/puzzles/themes.mjs";
import { plainThemes } from "./plain-themes.js";

const COUNT = 25;
const HARD = [
  "wedge",
  "parity",
  "swindle",
  "feeding",
  "stoner-trap",
  "win-a-corner",
  "forced-pass",
  "from-inside",
  "quiet",
  "key-square",
  "closes",
  "opens",
];

const lines = readFileSync(new URL("../../data/themes.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const examples = lines.map((line) => {
  const [, position = "", move, not, theme = ""] =
    /^([-XO]{64} [XO]) (..) (not )?([a-z-]+)$/.exec(line) ?? [];
  return { position, move, theme, isOne: not === undefined };
});

test("there are 25 examples and 25 counterexamples of each hard theme, no two alike", () => {
  for (const theme of HARD)
    for (const isOne of [true, false]) {
      const those = examples.filter((each) => each.theme === theme && each.isOne === isOne);
      assert.equal(those.length, COUNT, `${theme} ${isOne}`);
    }
  assert.equal(examples.length, 2 * COUNT * HARD.length);
  assert.equal(new Set(examples.map(({ position }) => likeness(position))).size, examples.length);
});

test("of each hard theme four in five examples are found, and no counterexample", async () => {
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { position, move, theme, isOne } of examples) {
    const moves = await withReplies(engine, position, await solved(engine, position));
    const [best, second] = moves;
    assert.equal(best.move, move, position);
    assert.ok(best.score >= 0 && best.score - second.score >= LEAST_GAIN, position);
    const themes = themesOf(position.slice(0, 64), position[65], moves).sort();
    assert.deepEqual(themes, await plainThemes(engine, position, moves), position);
    if (isOne) found.set(theme, (found.get(theme) ?? 0) + Number(themes.includes(theme)));
    else assert.ok(!themes.includes(theme), `${position} ${move}: ${theme}`);
  }
  engine.dispose();
  for (const theme of HARD)
    assert.ok(Number(found.get(theme)) >= 0.8 * COUNT, `${theme}: ${found.get(theme)}`);
});
