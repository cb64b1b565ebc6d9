/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand, OFF_BOOK } from "./hand.js";
import { shows } from "./until.js";

/** The engine's move at this level is decided by its depth, so it always takes the same nodes. */
const SETTINGS = { strength: "level", level: 8 };

test("analysis that is kept goes on after a reload, and its size is shown", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { ...SETTINGS, keepAnalysis: true } });
  const first = await replyTo(page, "f5");
  await note(page, /^Saved in this browser: 1 MB\./);
  await page.reload();
  const again = await replyAgain(page);
  assert.ok(again < first / 2, `${again} nodes after ${first}`);
  await note(page, /^Saved in this browser: 1 MB\./);
});

test("analysis that is not kept begins anew, and what was kept is forgotten", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: SETTINGS });
  const first = await replyTo(page, "f5");
  await note(page, /^Each visit begins without/);
  await setKeeping(page, true);
  await note(page, /^Saved in this browser: 1 MB\./);
  await shows(() => keptBytes(page), 524_328);
  await setKeeping(page, false);
  await note(page, /^Each visit begins without/);
  await shows(() => keptBytes(page), 0);
  await page.reload();
  const again = await replyAgain(page);
  assert.equal(again, first);
});

test("a table of another version is forgotten, and the page goes on without it", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { ...SETTINGS, keepAnalysis: true } });
  const first = await replyTo(page, "f5");
  await note(page, /^Saved in this browser: 1 MB\./);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("flipside-table");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("table", "readwrite");
          transaction.objectStore("table").put(new Uint8Array(1000), "last");
          transaction.oncomplete = resolve;
        };
      }),
  );
  await page.reload();
  const again = await replyAgain(page);
  assert.equal(again, first);
  await note(page, /^Saved in this browser: 1 MB\./);
});

/** Plays a move; the nodes of the engine's reply. @param {Page} page @param {string} square */
async function replyTo(page, square) {
  const { turn, place, atPly } = hand(page);
  await turn();
  await place(square);
  await atPly(2);
  await turn();
  return nodes(page);
}

/** Goes back to before the engine's reply and lets it move again; the nodes of it. @param {Page} page */
async function replyAgain(page) {
  const { turn, press, atPly } = hand(page);
  await turn();
  await page.locator('#moves [data-ply="1"]').click();
  await press("step");
  await atPly(2);
  await turn();
  return nodes(page);
}

/** @param {Page} page */
async function nodes(page) {
  const text = await page.locator("[data-figure=nodes]").textContent();
  return Number.parseFloat(text ?? "") * (text?.endsWith("K") ? 1000 : text?.endsWith("M") ? 1e6 : 1);
}

/** Waits until the settings say it. @param {Page} page @param {RegExp} text */
async function note(page, text) {
  await hand(page).openSettings();
  await page.locator("#stored-analysis").filter({ hasText: text }).waitFor();
  await page.locator("#settings .close").click();
}

/** @param {Page} page @param {boolean} isKept */
async function setKeeping(page, isKept) {
  await page.locator("[popovertarget=settings]").first().click();
  await page.locator("[name=keepAnalysis]").setChecked(isKept);
  await page.locator("#settings .close").click();
}

/** How much the browser keeps. @param {Page} page */
function keptBytes(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("flipside-table");
        opening.onsuccess = () => {
          const database = opening.result;
          const request = database.transaction("table").objectStore("table").get("last");
          request.onsuccess = () => {
            database.close();
            resolve(request.result?.length ?? 0);
          };
        };
      }),
  );
}
