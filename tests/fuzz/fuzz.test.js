// A short run of each fuzzer, the same every time. Long ones: `npm run fuzz -- --minutes N`.

import { test } from "node:test";
import { runRounds } from "./rounds.js";
import { TARGETS } from "./targets.js";

for (const target of TARGETS) {
  test(`${target.rounds} random rounds of ${target.name}`, async () => {
    await runRounds(target, 1, ({ rounds }) => rounds === target.rounds);
  });
}
