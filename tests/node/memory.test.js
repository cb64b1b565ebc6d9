// The memory of the module: whatever is passed in, it stays below the 96 MiB that the README promises. It never shrinks,
// so what it has at the end is the most that it had.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "flipside";
import { endings } from "../soak/endings.js";
import { killing } from "../soak/killing.js";
import { playing } from "../soak/playing.js";
import { randomFrom } from "../support/random.js";

/** @import { TestContext } from "node:test" */

const MOST_MIB = 96;

/** Tests the memory when the test ends. @param {TestContext} t */
async function watched(t) {
  // A table of the default size.
  const engine = await Engine.create({ worker: false });
  const mebibytes = () => engine.tableView().buffer.byteLength / 2 ** 20;
  t.after(async () => {
    assert.ok(mebibytes() < MOST_MIB, `the module has ${mebibytes()} MiB`);
    await engine.dispose();
  });
  return { engine, mebibytes };
}

test("texts of positions that are too long stay outside of the module", async (t) => {
  const { engine, mebibytes } = await watched(t);
  const before = mebibytes();
  const long = "-".repeat(1e8);
  for (const call of [() => Game.parse(long), () => new Game().play(long), () => new Game().flips(long)])
    assert.throws(call, { name: "FlipsideError" });
  for (const search of [engine.search(long), engine.review(long), engine.solve(long)])
    await assert.rejects(search, { code: "INVALID_POSITION" });
  assert.equal(mebibytes(), before);
});

test("options that are too long stay outside of the module", async (t) => {
  const { engine, mebibytes } = await watched(t);
  const before = mebibytes();
  const long = "-".repeat(2 ** 26);
  const fields = Object.fromEntries(
    Array.from({ length: 1e5 }, (_, index) => [`${index}${"-".repeat(1000)}`, 1]),
  );
  for (const options of [
    { level: long },
    { moves: [long] },
    { moves: new Array(1e6).fill("c3") },
    { [long]: 1 },
    { level: fields },
    { clock: fields },
    fields,
    { level: 1n << 4_000_000n },
    { level: -1n << 4_000_000n },
  ]) {
    await assert.rejects(engine.analyze("f5", /** @type {any} */ (options)), (/** @type {any} */ error) => {
      assert.equal(error.code, "INVALID_OPTION");
      assert.ok(error.message.length < 1000, `a message of ${error.message.length} characters`);
      return true;
    });
  }
  await assert.rejects(Engine.create(/** @type {any} */ ({ worker: false, seed: long })), {
    code: "INVALID_OPTION",
  });
  assert.equal(mebibytes(), before);
});

test("half a million copies of a game take nothing of the module", async (t) => {
  const { mebibytes } = await watched(t);
  const before = mebibytes();
  const game = Game.parse("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6");
  const copies = [];
  for (let count = 0; count < 500_000; count += 1) copies.push(game.clone());
  assert.equal(copies.at(-1)?.ply, game.ply);
  assert.equal(mebibytes(), before);
});

for (const { name, open, steps } of [
  { name: "games", open: playing, steps: 22 },
  { name: "calls that are ended at random", open: endings, steps: 6 },
  { name: "workers that are killed", open: killing, steps: 10 },
]) {
  test(`${name} leave the module below its limit`, async (t) => {
    await watched(t);
    const work = await open(randomFrom(1));
    for (let step = 0; step < steps; step += 1) await work.step();
    await work.close();
  });
}
