import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { FRESH, run, TARBALL } from "./fresh.js";

test("publint has nothing to say", async () => {
  await run("publint", ["run", TARBALL, "--strict"]);
});

test("the types resolve for every way to import", async () => {
  // What asks for the wasm asks for a file, not for a module with types.
  await run("attw", [TARBALL, "--profile", "esm-only", "--exclude-entrypoints", "./engine_bg.wasm"]);
});

test("the package brings no other package along", async () => {
  const installed = await readdir(join(FRESH, "node_modules", "flipside"));
  assert.ok(!installed.includes("node_modules"), String(installed));
  assert.match(await run("npm", ["ls", "flipside", "--json"]), /"flipside"/);
});
