import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { esbuild, vite, webpack } from "./built.js";
import { run } from "./fresh.js";
import { read } from "./web.js";

const FOLDER = "projects/library";
const EXPECTED = "search: 0, library: 0";

suite("a library keeps what was solved", () => {
  test("in a file, for Node", async () => {
    assert.equal(await run("node", [`${FOLDER}/script.js`, "node.flipside"]), EXPECTED);
  });

  test("in a file, for Bun", async () => {
    assert.equal(await run("bun", [`${FOLDER}/script.js`, "bun.flipside"]), EXPECTED);
  });

  test("in a file, for Deno, which may use only the folder and the name of the machine", async () => {
    const allowed = ["--no-prompt", "--allow-read=.", "--allow-write=.", "--allow-sys=hostname"];
    const script = ["--node-modules-dir=manual", `${FOLDER}/script.js`, "deno.flipside"];
    assert.equal(await run("deno", ["run", ...allowed, ...script]), EXPECTED);
  });

  test("in a page without a bundler", async () => {
    assert.equal(await read(`/${FOLDER}/plain.html`), EXPECTED);
  });

  for (const [name, build] of Object.entries({ vite, webpack, esbuild })) {
    test(`in a page that ${name} built`, async () => {
      assert.equal(await read(await build(FOLDER)), EXPECTED);
    });
  }
});
