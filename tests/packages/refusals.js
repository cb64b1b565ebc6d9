import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "./fresh.js";
import { read } from "./web.js";

test("in Node each code of an error is raised, with and without a worker", async () => {
  assert.deepEqual(JSON.parse(await run("node", ["projects/refusals/script.js"])), []);
});

test("in Chromium each code of an error is raised, with and without a worker", async () => {
  assert.deepEqual(JSON.parse(await read("/projects/refusals/page.html")), []);
});
