import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";

const BOTH = { settings: { side: "both" } };

/** @param {import("playwright-core").Page} page @param {string} expected */
const atFragment = (page, expected) =>
  page.waitForFunction((hash) => location.hash === hash, expected === "" ? "" : `#${expected}`);

test("the address holds the game and the place in it, and opens both elsewhere", async (t) => {
  const page = await openPage(t, BOTH);
  const { place, press, turn } = hand(page);
  await turn();
  const visits = await page.evaluate(() => history.length);
  for (const square of ["f5", "d6", "c3"]) await place(square);
  await atFragment(page, "f5d6c3");
  await press("undo");
  await atFragment(page, "f5d6c3.2");
  assert.equal(await page.evaluate(() => history.length), visits, "moves fill the history");

  const other = await openPage(t, { ...BOTH, hash: new URL(page.url()).hash });
  const there = hand(other);
  await there.atPly(2);
  assert.deepEqual(await there.moves(), ["f5", "d6", "c3"]);
});

test("a link that is followed on the open page brings its game, and the last one can be brought back", async (t) => {
  const page = await openPage(t, BOTH);
  const { place, turn, atPly, moves } = hand(page);
  await turn();
  await place("d3");
  await page.evaluate(() => location.assign("#f5f6e6f4"));
  await atPly(4);
  assert.deepEqual(await moves(), ["f5", "f6", "e6", "f4"]);
  await page.locator(".notice .offer").click();
  await atFragment(page, "d3");
});

test("a link without a game says so and keeps the game", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5f5" });
  await page.locator(".notice").filter({ hasText: "no game" }).waitFor();
  await hand(page).turn();
  assert.match(await hand(page).board(), /XO/);
});

test("Share copies the link where there is no sheet for sharing", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5d6" });
  await hand(page).atPly(2);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await hand(page).press("share");
  await page.locator(".notice").filter({ hasText: "Link copied" }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#f5d6$/);
});

test("a text that another program shares goes on the board, once", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?text=f5d6c3d3" });
  const { atPly } = hand(page);
  await atPly(4);
  await atFragment(page, "f5d6c3d3");
  assert.equal(new URL(page.url()).search, "");
});
