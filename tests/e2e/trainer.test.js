import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { openFile } from "./checkout.js";
import { holds } from "./until.js";

test("the trainer names the mistakes of a pasted game, shows values and flips, and goes to the position", async (t) => {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: fileURLToPath(new URL("../../", import.meta.url)),
    entryPoints: ["examples/trainer/trainer.tsx"],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    write: false,
    logLevel: "warning",
  });
  const page = await openFile(t, "/examples/trainer/index.html", {
    prepare: (page) =>
      page.route("**/trainer.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: outputFiles[0].text }),
      ),
  });
  const load = async (/** @type {string} */ text) => {
    await page.getByRole("textbox", { name: "Game" }).fill(text);
    await page.getByRole("button", { name: "Load" }).click();
  };
  await load("f5a1");
  await page.getByRole("alert").filter({ hasText: 'illegal move "a1"' }).waitFor();
  await load("1. f5 2. f6 3. e6 4. f4 5. e3 6. d6 7. c5 8. c3");
  await page
    .getByRole("status")
    .filter({ hasText: /^Reviewed \d+ of [1-9]\d* moves: black lost \d+ discs/ })
    .waitFor();
  const mistakes = page.getByRole("button", { name: / lost \d+; / });
  await holds(async () => assert.ok((await mistakes.count()) > 0));
  await mistakes.first().click();
  // Each legal move shows its value, and the squares it would flip.
  const legal = page.locator(".board button:enabled");
  await legal
    .filter({ hasText: /^-?\d+$/ })
    .first()
    .waitFor();
  await legal.first().hover();
  await page.locator('[data-flips="true"]').first().waitFor();
  await legal.first().click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Forward", disabled: false }).waitFor();
});
