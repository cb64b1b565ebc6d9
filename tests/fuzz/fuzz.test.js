// A short run of each fuzzer, the same every time. Long ones: `npm run fuzz -- --minutes N`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openEnvironment } from "../support/environment.js";
import { runRounds } from "./rounds.js";
import { TARGETS } from "./targets.js";

for (const target of TARGETS) {
  test(`${target.rounds} random rounds of ${target.name}`, async () => {
    await runRounds(target, 1, ({ rounds }) => rounds === target.rounds);
  });
}

test("a round of each runs in Chromium too", async () => {
  const chromium = await openEnvironment("Chromium", new URL("part.js", import.meta.url));
  try {
    for (const { name } of TARGETS) {
      const done = await chromium.call("part", { name, seed: 1, most: 1, milliseconds: 60_000 });
      assert.equal(done.failure, undefined);
      assert.equal(done.rounds, 1, name);
    }
  } finally {
    await chromium.close();
  }
});
