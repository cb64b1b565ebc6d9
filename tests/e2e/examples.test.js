/** @import { Browser, Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { launchChromium } from "../../scripts/browser.mjs";
import { serveCheckout } from "./site.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  site.close();
});

/** Opens an example's page, on which no error may happen. @param {TestContext} t @param {string} path @param {(page: Page) => Promise<unknown>} [prepare] */
async function open(t, path, prepare) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  t.after(async () => {
    await page.close();
    assert.deepEqual(errors, []);
  });
  // The pages have no icon.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await prepare?.(page);
  await page.goto(`${site.origin}/examples/${path}`);
  return page;
}

test("the board of one's own plays, takes back and plays again", async (t) => {
  const page = await open(t, "board.html");
  const status = page.getByRole("status");
  const play = (/** @type {string} */ square) => page.getByRole("button", { name: square }).click();
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "empty", disabled: false }).count(), 4);
  await play("f5");
  await status.filter({ hasText: "4 : 1, white to move" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  for (const square of ["f6", "e6", "f4", "e3"]) await play(square);
  await status.filter({ hasText: /^\d : \d, (black|white) to move$/ }).waitFor();
  assert.equal(await page.getByRole("button", { name: /black|white/ }).count(), 9);
});

test("the React component plays against the engine, once it is bundled", async (t) => {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ["examples/react/app.jsx"],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    write: false,
    logLevel: "warning",
  });
  const page = await open(t, "react/index.html", (page) =>
    page.route("**/app.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: outputFiles[0].text }),
    ),
  );
  const status = page.getByRole("status");
  await status.filter({ hasText: "2 : 2, black to move" }).waitFor();
  await page.getByRole("button", { name: "f5" }).click();
  await status.filter({ hasText: "3 : 3, black to move" }).waitFor();
  const legal = page.getByRole("button", { disabled: false });
  await legal.first().click();
  await status.filter({ hasText: /: \d, black to move/ }).waitFor();
  assert.equal(await page.getByRole("button", { disabled: true }).filter({ hasText: /[XO]/ }).count(), 8);
});
