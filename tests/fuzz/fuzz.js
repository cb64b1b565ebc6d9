// Tries the package at random, for as long as you like. Every failure names its seed and the steps that led to it.
//
//   npm run fuzz -- [--minutes N] [--seed S] [--only TARGET]... [--rounds N]

import { parseArgs } from "node:util";
import { Failure, main } from "../../scripts/run.mjs";
import { runRounds } from "./rounds.js";
import { TARGETS } from "./targets.js";

await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "5" },
      seed: { type: "string", default: String(Date.now() % 2 ** 31) },
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
    },
  });
  const [minutes, seed, most] = [values.minutes, values.seed, values.rounds ?? "Infinity"].map(Number);
  if (![minutes, seed, most].every((number) => number >= 0))
    throw new Failure("--minutes, --seed and --rounds: expected a number");
  const targets = TARGETS.filter(({ name }) => values.only?.includes(name) ?? true);
  if (targets.length === 0)
    throw new Failure(`--only: expected ${TARGETS.map(({ name }) => name).join(", ")}`);
  console.log(`seed ${seed}, ${minutes} minutes for ${targets.length} targets`);
  let failures = 0;
  for (const target of targets) {
    const end = performance.now() + (minutes * 60_000) / targets.length;
    const start = performance.now();
    let rounds = 0;
    const isOver = (/** @type {number} */ done) => {
      rounds = done;
      return done >= most || performance.now() >= end;
    };
    await runRounds(target, seed, isOver).catch((error) => {
      failures += 1;
      console.error(error.message);
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${target.name}: ${rounds} rounds in ${seconds} s`);
  }
  if (failures > 0) throw new Failure(`${failures} of ${targets.length} targets failed`);
  console.log("no failure");
});

// A call that never ends must not keep the process alive after its failure was told.
process.exit();
