// Tries the package at random, for as long as you like. Every failure names its seed and the steps that led to it.
//
//   npm run fuzz -- [--minutes N] [--seed S] [--only TARGET]... [--rounds N] [--browser Node|Chromium|Firefox]

import { parseArgs } from "node:util";
import { Failure, main } from "../../scripts/run.mjs";
import { openEnvironment } from "../support/environment.js";
import { TARGETS } from "./targets.js";

/** A run is made of parts, since a call into a page must not take minutes. */
const PART_MS = 20_000;

await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: String(Date.now() % 2 ** 31) },
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
      browser: { type: "string", default: "Node" },
    },
  });
  const [minutes, seed, most] = [values.minutes, values.seed, values.rounds ?? "Infinity"].map(Number);
  if (![minutes, seed, most].every((number) => number >= 0))
    throw new Failure("--minutes, --seed and --rounds: expected a number");
  const names = TARGETS.map(({ name }) => name).filter((name) => values.only?.includes(name) ?? true);
  if (names.length === 0) throw new Failure(`--only: expected ${TARGETS.map(({ name }) => name).join(", ")}`);
  console.log(`seed ${seed}, ${minutes} minutes for ${names.length} targets in ${values.browser}`);
  let failures = 0;
  for (const name of names) {
    const environment = await openEnvironment(values.browser, new URL("part.js", import.meta.url));
    const start = performance.now();
    const end = start + (minutes * 60_000) / names.length;
    const count = { rounds: 0, steps: 0 };
    /** @type {string | undefined} */
    let failure;
    while (!failure && count.rounds < most && performance.now() < end) {
      const milliseconds = Math.min(PART_MS, end - performance.now());
      // A page knows no infinity.
      const left = Math.min(most - count.rounds, Number.MAX_SAFE_INTEGER);
      const done = await environment.call("part", {
        name,
        seed: seed + count.rounds,
        most: left,
        milliseconds,
      });
      count.rounds += done.rounds;
      count.steps += done.steps;
      failure = done.failure;
    }
    if (failure) {
      failures += 1;
      console.error(failure);
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${name}: ${count.rounds} rounds, ${count.steps} steps in ${seconds} s`);
    await environment.close();
  }
  if (failures > 0) throw new Failure(`${failures} of ${names.length} targets failed`);
  console.log("no failure");
});

// A call that never ends must not keep the process alive after its failure was told.
process.exit();
