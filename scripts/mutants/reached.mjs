// Processes and workers of tests write down which mutants they have reached.

import { writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";

const { FLIPSIDE_REACHED: folder, __STRYKER_ACTIVE_MUTANT__: active } = process.env;

/** Does nothing while a mutant is on. */
export function writeReached() {
  if (active !== undefined) return;
  const hits = /** @type {any} */ (globalThis).__stryker__?.mutantCoverage?.static ?? {};
  writeFileSync(`${folder}/${process.pid}-${threadId}.json`, JSON.stringify(hits));
}
