import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { suite, test } from "node:test";
import { FRESH, run } from "./fresh.js";

/** How modules are found, with the kind of modules that goes with it. */
const NODENEXT = ["nodenext", "nodenext"];
const BUNDLER = ["esnext", "bundler"];
const NODE = ["esnext", "node"];

/** The oldest compiler that can read the declarations, one between, and the newest one, which has no `node` anymore. */
const COMPILERS = /** @type {const} */ ([
  ["typescript-5.4", "5.4", [NODENEXT, BUNDLER, NODE]],
  ["typescript-5.9", "5.9", [NODENEXT, BUNDLER, NODE]],
  ["typescript", "7.0", [NODENEXT, BUNDLER]],
]);

for (const [name, version, ways] of COMPILERS)
  suite(`TypeScript ${version} reads the declarations of all entries`, () => {
    test("in the version that is named", async () => {
      const text = await readFile(join(FRESH, "node_modules", name, "package.json"), "utf8");
      assert.ok(JSON.parse(text).version.startsWith(`${version}.`));
    });

    for (const [module, resolution] of ways)
      test(`and finds them by moduleResolution ${resolution}`, async () => {
        const project = ["--project", "projects/compilers", "--module", module];
        const compiler = join("node_modules", name, "bin", "tsc");
        assert.equal(await run("node", [compiler, ...project, "--moduleResolution", resolution]), "");
      });
  });

test("a CommonJS file in TypeScript imports the package by nodenext", async () => {
  const compiler = join("node_modules", "typescript", "bin", "tsc");
  assert.equal(await run("node", [compiler, "--project", "projects/compilers/common.json"]), "");
});
