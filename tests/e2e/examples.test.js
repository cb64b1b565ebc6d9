/** @import { Page } from "playwright-core" */
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { openFile } from "./checkout.js";
import { shows } from "./until.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

test("the example page shows progress, stops and cancels", async (t) => {
  const page = await openFile(t, "/examples/progress.html");
  const output = page.locator("output");
  await page.getByRole("button", { name: "Search" }).click();
  await output.filter({ hasText: /depth \d+: [a-h][1-8], -?\d+ discs/ }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await output.filter({ hasText: /^[a-h][1-8], -?\d+ discs \(stop\)$/ }).waitFor();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await output.filter({ hasText: "AbortError" }).waitFor();
  await page.getByRole("textbox").fill("f5a1");
  await page.getByRole("button", { name: "Search" }).click();
  await output.filter({ hasText: 'illegal move "a1" for white at ply 2' }).waitFor();
});

test("the board for two players plays, undoes and redoes", async (t) => {
  const page = await openFile(t, "/examples/board.html");
  const status = page.getByRole("status");
  const play = (/** @type {string} */ square) => page.getByRole("button", { name: square }).click();
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await shows(() => page.getByRole("button", { name: "empty", disabled: false }).count(), 4);
  await play("f5");
  await status.filter({ hasText: "4 : 1, white to move" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  for (const square of ["f6", "e6", "f4", "e3"]) await play(square);
  await status.filter({ hasText: /^\d : \d, (black|white) to move$/ }).waitFor();
  await shows(() => page.getByRole("button", { name: /black|white/ }).count(), 9);
});

test("the page with two board elements plays on one, and marks the other", async (t) => {
  const page = await openFile(t, "/examples/board-element.html");
  const [game, diagram] = [page.locator("#game"), page.locator("#diagram")];
  await page.getByRole("status").filter({ hasText: "black to move" }).first().waitFor();
  await shows(() => diagram.locator(".marks g").count(), 2);
  await game.locator("[data-square=f5]").click();
  await page.getByRole("status").filter({ hasText: "white to move" }).waitFor();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("status").filter({ hasText: "black to move" }).waitFor();
});

test("the board element plays in React, once it is bundled", async (t) => {
  const page = await openFile(t, "/examples/react-board/index.html", {
    prepare: (page) => serveBundle(page, "examples/react-board/app.jsx"),
  });
  const status = page.getByRole("status").filter({ hasText: ":" });
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await page.locator("[data-square=f5]").click();
  await status.filter({ hasText: "4 : 1, white to move" }).waitFor();
  await page.locator("[data-square=f5][data-last]").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await shows(() => page.locator(".disc").count(), 4);
});

test("the React component plays against the engine, once it is bundled", async (t) => {
  const page = await openFile(t, "/examples/react/index.html", {
    prepare: (page) => serveBundle(page, "examples/react/app.jsx"),
  });
  const status = page.getByRole("status");
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await page.getByRole("button", { name: "f5" }).click();
  await status.filter({ hasText: "3 : 3, black to move" }).waitFor();
  const legal = page.getByRole("button", { disabled: false });
  await legal.first().click();
  await status.filter({ hasText: /: \d, black to move/ }).waitFor();
  await shows(() => page.getByRole("button", { disabled: true }).filter({ hasText: /[XO]/ }).count(), 8);
});

/**
 * Answers with an example as a bundle where its page asks for `app.js`.
 * @param {Page} page
 * @param {string} entry from the root
 */
async function serveBundle(page, entry) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    write: false,
    logLevel: "warning",
  });
  await page.route("**/app.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: outputFiles[0].text }),
  );
}
