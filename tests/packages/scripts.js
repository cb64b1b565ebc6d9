import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "./expected.js";
import { run } from "./fresh.js";

const ANSWER = /^[a-h][1-8], -?\d+ discs, 8 plies, \d+ nodes, [a-h][1-8] from the book$/;

test("a script of Node uses the package", async () => {
  assert.match(await expected(), ANSWER);
});

test("a CommonJS script of Node requires the package", async () => {
  assert.equal(await run("node", ["projects/script.cjs"]), await expected());
});

test("a strict TypeScript program compiles against the package, its declarations included, and runs", async () => {
  // Other versions of the compiler are installed as well, and would be commands of the same name.
  await run("node", ["node_modules/typescript/bin/tsc", "--project", "projects/typescript"]);
  assert.equal(await run("node", ["projects/typescript/script.mjs"]), await expected());
});

test("a script of Bun uses the package", async () => {
  assert.equal(await run("bun", ["projects/script.js"]), await expected());
});

for (const program of ["bun", "node"])
  test(`a program of ${program} ends when it is done, though it waits for nothing at its top level`, async () => {
    assert.equal(await run(program, ["projects/without-await.js"]), "d6 d6");
  });

test("a script of Deno uses the package, and may read nothing and reach nothing", async () => {
  const script = ["run", "--no-prompt", "--node-modules-dir=manual", "projects/script.js"];
  assert.equal(await run("deno", script), await expected());
});
