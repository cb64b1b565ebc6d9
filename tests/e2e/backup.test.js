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

/** How many records all databases of the page have. Runs in the page. */
async function recordsLeft() {
  const databases = await indexedDB.databases();
  const counts = databases.map(async ({ name = "" }) => {
    /** @type {IDBDatabase} */
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const stores = [...database.objectStoreNames].map(
      (store) =>
        new Promise((resolve) => {
          const asked = database.transaction(store).objectStore(store).count();
          asked.onsuccess = () => resolve(asked.result);
        }),
    );
    const found = await Promise.all(stores);
    database.close();
    return found.reduce((sum, count) => sum + count, 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test("everything goes out in one file, comes back in a browser that has nothing, and is deleted", async (t) => {
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

  // All of it goes, after the file was offered.
  await other.locator("#games [value=close]").click();
  await other.keyboard.press("Escape");
  await openBackup(other);
  await other.locator("#backup").getByText("Delete everything").click();
  const deletion = other.locator("#deletion[open]");
  await deletion.getByText("1 game and your settings go.").waitFor();
  await shows(() => violations(other), []);
  await Promise.all([other.waitForEvent("download"), deletion.getByText("Save the file first").click()]);
  await deletion.getByText("Saved: 1 game.").waitFor();
  await Promise.all([
    other.waitForEvent("load"),
    deletion.getByRole("button", { name: "Delete everything" }).click(),
  ]);
  await other.locator("html[data-in]").waitFor({ state: "attached" });
  await shows(() => other.evaluate(recordsLeft), 0);
});
