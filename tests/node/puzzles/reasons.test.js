import assert from "node:assert/strict";
import { test } from "node:test";
import { Puzzles } from "flipside/puzzles";
import { Engine } from "../../../dist/flipside.js";
import { MATCHING, reasonsOf } from "../../../scripts/puzzles/told.mjs";

const SAMPLE = 50;

test("the coach names a corner where one is won or taken, and tells a forced pass", async () => {
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  for (const [theme, isMatching] of Object.entries(MATCHING)) {
    const all = await (await Puzzles.load()).find({ theme, count: Infinity });
    const step = Math.floor(all.length / SAMPLE);
    const sample = Array.from({ length: SAMPLE }, (_, place) => all[place * step]);
    let told = 0;
    for (const { position } of sample) told += Number((await reasonsOf(engine, position)).some(isMatching));
    assert.ok(told >= 0.9 * SAMPLE, `${theme}: ${told} of ${SAMPLE}`);
  }
  engine.dispose();
});
