// Runs several files of tests in one process, one after another: to start a process and to load what all of them use takes as long
// as many files do.
//
//   node --test-reporter=spec scripts/test/together.mjs FILE …

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
