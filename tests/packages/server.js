import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "./fresh.js";

test("importing the package touches nothing of a host or a page, and leaves nothing behind", async () => {
  assert.deepEqual(JSON.parse(await run("node", ["projects/import.js"])), { touched: [], left: [] });
});
