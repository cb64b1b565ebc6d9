// What a process that a test starts loads before all else: the test's mutant is on there, too.

import { isMainThread } from "node:worker_threads";
import { writeReached } from "./reached.mjs";
import { redirect } from "./redirect.mjs";

if (isMainThread) {
  redirect(process.env.FLIPSIDE_MUTANTS ?? "");
  process.on("exit", writeReached);
}
