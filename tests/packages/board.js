import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, suite, test } from "node:test";
import { vite } from "./built.js";
import { FRESH, ROOT, run } from "./fresh.js";
import { click, read } from "./web.js";

const PLAYED = "5 discs, last move f5";

suite("the board element", () => {
  test("plays in a bare HTML file", async () => {
    assert.equal(await read("/projects/board/plain.html"), PLAYED);
  });

  test("plays in React 19, in a page that Vite built", async () => {
    assert.equal(await read(await vite("projects/board/react-element")), PLAYED);
  });

  test("is rendered by React on a server as its attributes say", async () => {
    assert.equal(
      await run("node", ["projects/board/server.js"]),
      '<othello-board position="f5" theme="wood"></othello-board>',
    );
  });
});

suite("the component of flipside/react", () => {
  const folder = "projects/board/react";

  test("plays in React 19, in a page that Vite built", async () => {
    assert.equal(await read(await vite(folder)), PLAYED);
  });

  test("plays in React 18, in a page that esbuild built", async () => {
    const older = ["react", "react-dom"].map((name) => `--alias:${name}=${name}-18`);
    await run(
      "esbuild",
      ["page.jsx", "--bundle", "--jsx=automatic", "--format=esm", ...older, "--outfile=page.js"],
      folder,
    );
    const page = await readFile(join(FRESH, folder, "index.html"), "utf8");
    await writeFile(join(FRESH, folder, "older.html"), page.replace("page.jsx", "page.js"));
    assert.equal(await read(`/${folder}/older.html`), PLAYED);
  });
});

suite("the examples that a framework compiles", () => {
  before(async () => {
    for (const name of ["vue", "svelte"])
      await cp(join(ROOT, "examples", name), join(FRESH, "projects", name), { recursive: true });
  });

  for (const name of ["vue", "svelte"]) {
    test(`the game in ${name} is answered by the engine`, async () => {
      const address = await vite(`projects/${name}`);
      await click(address, "[data-square=f5]", ["2 : 2, black to move", "3 : 3, black to move"]);
    });
  }
});
