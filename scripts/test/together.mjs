// Runs several files of tests in one process, one after another: to start a process and to load what all of them use takes as long
// as many files do.
//
//   node --test-reporter=spec scripts/test/together.mjs FILE …

import { resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";

/** Imports the files that were named. One that cannot be imported is a test that fails, and keeps no other from running. */
async function load() {
  for (const file of process.argv.slice(2)) {
    try {
      await import(pathToFileURL(resolve(file)).href);
    } catch (error) {
      test(`${file} can be imported`, () => {
        throw error;
      });
    }
  }
}

const loaded = load();
// While a test runs, nothing is loaded that the test could disturb.
before(() => loaded);
await loaded;
