// What can be marked on the board of Analyze, on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

/** A game near its end, with stable discs and several regions. */
const GAME = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7";

test("on a phone the choices open in view with the board, above the bar of the rooms", async (t) => {
  const page = await openPage(t, {
    width: 390,
    height: 844,
    touch: true,
    locale: "de-DE",
    hash: `?analyze#${GAME}`,
  });
  await page.locator(".overlays-toggle").click();
  await holds(async () => {
    const [board, choices, rooms] = await Promise.all(
      ["#board", "#overlays fieldset", "#rooms"].map((selector) => page.locator(selector).boundingBox()),
    );
    assert.ok(board && choices && rooms);
    assert.ok(board.y >= 0 && choices.y > board.y + board.height);
    assert.ok(choices.y + choices.height <= rooms.y, `${choices.y + choices.height} px, ${rooms.y} px`);
  });
});

test("in a review on a phone the line that explains the marks is in view with board, steps and coach", async (t) => {
  const page = await openPage(t, {
    width: 390,
    height: 844,
    touch: true,
    hash: "?analyze#f5f4e3d6f3e2c5",
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("flipside", JSON.stringify({ overlay: "frontier" }))),
  });
  await page
    .locator("#overlays")
    .getByRole("status")
    .getByText(/^Discs beside an empty square/)
    .waitFor();
  await hand(page).press("review");
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  await shows(() => page.evaluate(() => scrollY), 0);
  await holds(async () => {
    const places = await page.evaluate(() =>
      ["#board", "#steps", "#overlays .note", "#coach", "#rooms"].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [box?.top ?? 0, box?.bottom ?? 0];
      }),
    );
    for (const [index, [top, bottom]] of places.slice(0, -1).entries()) {
      assert.ok(Number(bottom) - Number(top) >= 20, JSON.stringify(places));
      assert.ok(Number(bottom) <= Number(places[index + 1]?.[0]) + 0.5, JSON.stringify(places));
    }
  });
});
