import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { bytesOf, hand } from "./hand.js";
import { shows } from "./until.js";

/** @import { Page } from "playwright-core" */

/** @param {Page} page */
async function openBackup(page) {
  await page.locator("[popovertarget=settings]").first().click();
  await page.locator("#settings [data-action=backup]").click();
  await page.locator("#backup[open]").waitFor();
}

test("everything goes out in one file, and comes back in a browser that has nothing", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, place } = hand(page);
  await turn();
  for (const square of ["e6", "f4", "e3"]) await place(square);
  await openBackup(page);
  await shows(() => violations(page), []);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#backup").getByText("Save the file").click(),
  ]);
  assert.match(download.suggestedFilename(), /^othello-\d{4}-\d\d-\d\d\.flipside$/);
  const bytes = await bytesOf(download);
  const status = page.locator("#backup [role=status]");
  await shows(() => status.textContent(), "Saved: 1 game.");

  const other = await openPage(t);
  await openBackup(other);
  const answer = other.locator("#backup [role=status]");
  const give = (/** @type {Buffer} */ buffer) =>
    other.locator("#backup input").setInputFiles({ name: "mine.flipside", mimeType: "", buffer });
  await give(bytes.subarray(0, -9));
  await shows(() => answer.textContent(), "This file is damaged. Nothing was changed.");
  await give(bytes);
  await shows(() => answer.textContent(), "New here: 1 game.");
  await give(bytes);
  await shows(() => answer.textContent(), "All that is in this file was here already.");
  // The page is drawn anew with what came in.
  await Promise.all([other.waitForEvent("load"), other.locator("#backup").getByText("Close").click()]);
  await other.locator("html[data-in]").waitFor({ state: "attached" });
  await hand(other).press("load");
  await other.locator("#load [data-action=games]").click();
  await shows(() => other.locator("#games li").count(), 1);
});
