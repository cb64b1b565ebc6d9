// The failure model in Node: each case of it. Browsers have theirs in tests/browsers/model.test.js.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as flipside from "flipside/slim";
import { CASES, runCase } from "../failures/cases.js";
import { inNewProcess } from "./process.js";

const URLS = {
  wasm: import.meta.resolve("flipside/engine_bg.wasm"),
  worker: import.meta.resolve("flipside/worker"),
};

for (const { row, name, expected, needsNew } of CASES) {
  test(`when ${row}: ${name}`, { timeout: 60_000 }, async () => {
    const outcomes = needsNew ? await runElsewhere(name) : await runCase(name, { flipside, urls: URLS });
    assert.deepEqual(outcomes, expected);
  });
}

/** Runs a case in a fresh process, where nothing is loaded yet. @param {string} name */
async function runElsewhere(name) {
  const script = `
    import * as flipside from "flipside/slim";
    import { runCase } from "../failures/cases.js";
    const outcomes = await runCase(${JSON.stringify(name)}, { flipside, urls: ${JSON.stringify(URLS)} });
    console.log(JSON.stringify(outcomes));`;
  return JSON.parse(await inNewProcess(script));
}
