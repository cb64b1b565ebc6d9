// Players, settings and the sheet that begins a game, in windows of several sizes.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations, violationsOfLook } from "../e2e/audit.js";
import { openPage, showIn } from "../e2e/browser.js";
import { hand, OFF_BOOK } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

test("the settings are behind one button at every width", async (t) => {
  const page = await openPage(t);
  await hand(page).turn();
  for (const [width, height] of [
    [360, 740],
    [844, 390],
    [1239, 800],
    [1240, 800],
    [2560, 1440],
  ]) {
    await showIn(page, { width, height });
    await shows(() => page.locator("#settings").isVisible(), false, `${width} × ${height}`);
    await page.locator(".settings-button").click();
    await page.locator("#settings").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#settings").waitFor({ state: "hidden" });
  }
});

test("on a phone the opponent is above the board and the person below it", async (t) => {
  const page = await openPage(t, { width: 390, height: 844, settings: { side: "white", character: "pip" } });
  await hand(page).turn();
  const top = async (/** @type {string} */ selector) => (await page.locator(selector).boundingBox())?.y ?? 0;
  await holds(async () => assert.ok((await top(".player[data-color=black]")) < (await top("#board"))));
  await holds(async () => assert.ok((await top(".player[data-color=white]")) > (await top("#board"))));
});

test("the sheet has no fault that axe finds", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK });
  const { turn, press } = hand(page);
  await turn();
  await press("new");
  /** What is looked at by axe: all in the narrowest window, in light, and how it looks in the widest, in dark. */
  const looks = new Map([
    [320, () => violations(page)],
    [1440, () => violationsOfLook(page, { isScrolled: true })],
  ]);
  for (const [width, height] of /** @type {const} */ ([
    [320, 640],
    [360, 740],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ])) {
    await t.test(`at ${width} × ${height}`, async () => {
      await showIn(page, { width, height, dark: width === 1440 });
      for (const players of ["engine", "none", "both"]) {
        await choose(page, "players", players);
        await choose(page, "clock", "custom");
        await holds(async () => {
          assert.deepEqual((await looks.get(width)?.()) ?? [], [], players);
          const wide = await page
            .locator("#new-game")
            .evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
          assert.ok(wide <= 0, `${wide} px too wide`);
        });
      }
    });
  }
});

/** @param {Page} page @param {string} name @param {string} value */
async function choose(page, name, value) {
  await page.locator(`#new-game label:has([name=${name}][value="${value}"])`).click();
}
