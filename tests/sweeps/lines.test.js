// Lists of moves and lines, in windows and letters of several sizes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../e2e/browser.js";
import { scrollers } from "../e2e/fit.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

test("all moves are whole lines in any size of letters, and only the page scrolls", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3d3c4f4f6f3e6e7", width: 1440, height: 900 });
  const list = page.locator("#engine .lines");
  await page.getByRole("combobox", { name: "Number of lines" }).selectOption("all");
  await page.waitForFunction(() => document.querySelectorAll("#engine .lines li").length > 5);
  for (const size of ["16px", "24px"]) {
    await list.evaluate((_, size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    await shows(() => page.evaluate(scrollers), [], size);
    await holds(async () => {
      const [count, rows] = await list.evaluate((element) => {
        const row = element.children[0]?.getBoundingClientRect().height ?? 0;
        return [element.children.length, element.clientHeight / row];
      });
      assert.ok(Number(rows) > Number(count) - 0.03, `${rows} rows of ${count} in ${size}`);
    });
  }
});

test("the list of moves shows the present one when a phone is turned", async (t) => {
  const page = await openPage(t, { width: 390, height: 844, settings: { side: "both" } });
  const { turn, load, atPly, isPresentShown } = hand(page);
  await turn();
  await load("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6");
  await page.locator("#moves [data-ply='12']").click();
  await atPly(12);
  for (const [width, height] of [
    [1024, 600],
    [844, 390],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    // What follows a change of size has happened after the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await shows(isPresentShown, true, `at ${width} × ${height}`);
  }
});
