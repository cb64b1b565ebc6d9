// Mutation testing of the package's JavaScript: `npm run mutate -- GROUP [--sample N] [--seed S] [--survivors]`.
// Stryker's instrumenter puts all mutants of a group into one copy of js/, where a variable of the environment switches
// one on. What came of it: docs/notes/mutation.md.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GROUPS } from "./mutants/groups.mjs";
import { instrument } from "./mutants/instrument.mjs";
import { ask, end, start } from "./mutants/process.mjs";
import { Failure, ROOT } from "./run.mjs";

/** @import { Measured, Mutant, Outcome } from "./mutants/types.js" */
/** @typedef {Mutant & Outcome & { reached: number }} Result a mutant, how many tests reach it, and whether one noticed */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // All when it is left out.
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    // Runs those again that survived the last time.
    survivors: { type: "boolean", default: false },
  },
});
const [name = ""] = positionals;
const group = GROUPS[name];
if (!group)
  throw new Failure(`expected a group (${Object.keys(GROUPS).join(", ")}), found ${name || "none"}`);

const WORK = join(ROOT, "test-results", "mutants", name.replace("/", "-"));
/** A line for each mutant that was run, so that a run can be broken off and continued. */
const RESULTS = join(WORK, "results.jsonl");

/** What a mutant is known by in the next run. @param {Mutant} mutant */
const key = ({ file, line, column, original, replacement }) =>
  [file, line, column, original, replacement].join(" ");

const mutants = await instrument(group, WORK);
const drawn = shuffled(mutants, Number(values.seed)).slice(0, Number(values.sample ?? mutants.length));
/** @type {Result[]} */
const before = existsSync(RESULTS)
  ? readFileSync(RESULTS, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
// A mutant that was run again counts as it ended last.
const known = new Map(before.map((result) => [key(result), result]));
const asked = drawn.filter((mutant) => {
  const status = known.get(key(mutant))?.status;
  return values.survivors ? status === "survived" : status === undefined;
});
if (asked.length > 0) await attemptAll(asked);
const statuses = drawn.map((mutant) => known.get(key(mutant))?.status);
/** @param {Result["status"]} status */
const count = (status) => statuses.filter((found) => found === status).length;
console.log(
  `${name}: ${mutants.length} listed, ${drawn.length} drawn, ${count("noticed")} noticed, ` +
    `${count("endless")} endless, ${count("survived")} survived`,
);
process.exit();

/** Runs the tests that reach each mutant, and writes down what came of it. @param {Mutant[]} mutants */
async function attemptAll(mutants) {
  const reachedBy = join(WORK, "reached");
  mkdirSync(reachedBy, { recursive: true });
  const begin = () => start(group.tests, WORK);
  let holder = await begin();
  const { tests, atLoad } = /** @type {Measured} */ (await ask(holder, "measure", 3600));
  tests.sort((one, other) => one.milliseconds - other.milliseconds);
  for (const { name, passes, repeats } of tests) {
    if (!repeats)
      console.log(`${passes ? "only in a process of its own" : "left out, as it fails"}: ${name}`);
  }
  for (const mutant of mutants) {
    const { id } = mutant;
    const reaching = tests.filter((test) => test.passes && (atLoad.includes(id) || id in test.hits));
    /** @param {Measured["tests"]} chosen */
    const request = (chosen) => ({
      id,
      // A busy machine is not to be taken for a test that never ends.
      tests: chosen.map(({ name, hits, seconds, milliseconds }) => ({
        name,
        limit: 100_000 + 100 * (hits[id] ?? 0),
        seconds: 4 + 4 * seconds,
        milliseconds: 5000 + 8 * milliseconds,
      })),
    });
    // What is loaded once may hide a mutant.
    const mayHide =
      atLoad.includes(id) || reaching.some(({ once, repeats }) => !repeats || once.includes(id));
    /** @type {Outcome} */
    let outcome = { status: "survived" };
    if (!atLoad.includes(id)) {
      const chosen = reaching.filter((test) => test.repeats && id in test.hits);
      outcome = /** @type {Outcome} */ (await ask(holder, request(chosen)));
    }
    const { status, isBroken } = outcome;
    if (isBroken) {
      end(holder);
      holder = await begin();
    }
    // What another mutant has left behind may look like one.
    const isDoubtful = status === "survived" ? mayHide : isBroken && status === "noticed";
    if (reaching.length > 0 && isDoubtful) {
      // What only one test reaches may be made once for all tests.
      const others = reaching.length > 1 ? [] : tests.filter((test) => test.passes && test !== reaching[0]);
      outcome = await attemptAlone(id, request([...reaching, ...others]));
    }
    if (outcome.status === "unknown") throw new Failure(`the tests were changed meanwhile: ${outcome.by}`);
    const result = { ...mutant, reached: reaching.length, status: outcome.status, by: outcome.by };
    known.set(key(mutant), result);
    appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
    if (result.status === "survived") console.log(JSON.stringify(result));
  }
}

/** Runs the tests in a process that begins with the mutant. @param {string} id @param {object} request @returns {Promise<Outcome>} */
async function attemptAlone(id, request) {
  try {
    const alone = await start(group.tests, WORK, id);
    const outcome = /** @type {Outcome} */ (await ask(alone, request));
    end(alone);
    return outcome;
  } catch (error) {
    if (error instanceof Failure) return { status: "noticed", by: "loading" };
    throw error;
  }
}

/** In an order that depends on the seed alone, by a linear congruential generator. @param {Mutant[]} list @param {number} seed */
function shuffled(list, seed) {
  const order = [...list];
  let state = seed;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
