// A board that is turned by half: what stands where, how it is used by keys and read, and how long it stays so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./audit.js";
import { openBoard } from "./board.js";
import { openPage } from "./browser.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** @import { Locator, Page } from "playwright-core" */

/** Where the middle of something lies on a board, in squares from its upper left. @param {Page} page @param {Locator} place */
async function squareOf(page, place) {
  const [board, box] = await Promise.all([page.locator(".board").first().boundingBox(), place.boundingBox()]);
  if (!board || !box) return assert.fail("nothing is there");
  const cell = board.width / 8;
  return [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y].map((at) => at / cell - 0.5);
}

/** @param {Page} page @param {boolean} [flipped] */
const flip = (page, flipped = true) =>
  page.evaluate(async (wanted) => {
    Object.assign(Reflect.get(window, "board"), { flipped: wanted });
    await Promise.resolve();
  }, flipped);

test("h8 stands in the upper left of a flipped board, in its reading order, and its coordinates with it", async (t) => {
  const { page, cell, squares } = await openBoard(t, { position: "f5d6c3" });
  const before = await squares();
  await flip(page);
  await shows(async () => (await squareOf(page, cell("h8"))).map(Math.round), [0, 0]);
  await shows(async () => (await squareOf(page, cell("f5"))).map(Math.round), [2, 3]);
  await holds(async () => {
    const inOrder = await page
      .locator(".cell")
      .evaluateAll((cells) => cells.map((each) => each.getAttribute("data-square")));
    assert.deepEqual([inOrder[0], inOrder[1], inOrder[8], inOrder[63]], ["h8", "g8", "h7", "a1"]);
  });
  await shows(squares, [...before].reverse().join(""), "its discs go with it");
  await shows(() => page.locator(".files span").allTextContents(), [..."hgfedcba"]);
  await shows(() => page.locator(".ranks span").allTextContents(), [..."87654321"]);
  const edges = () =>
    page
      .locator(".cell[data-file], .cell:has([data-rank])")
      .evaluateAll((cells) => cells.map((each) => each.getAttribute("data-square")).sort());
  const upperLeft = ["h1", "h2", "h3", "h4", "h5", "h6", "h7"];
  await shows(edges, ["a8", "b8", "c8", "d8", "e8", "f8", "g8", ...upperLeft, "h8"]);
  await shows(() => cell("h3").locator("[data-rank]").getAttribute("data-rank"), "3");
  await flip(page, false);
  await shows(squares, before);
  await shows(async () => (await squareOf(page, cell("a1"))).map(Math.round), [0, 0]);
});

test("the keys go where they point on a flipped board, and the square with the focus keeps it", async (t) => {
  const { page, cell } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => Reflect.get(window, "board").focusSquare("c3"));
  await flip(page);
  const focused = page.locator(".cell:focus");
  const at = () => focused.getAttribute("data-square");
  await shows(at, "c3");
  for (const [key, square] of [
    ["ArrowRight", "b3"],
    ["ArrowUp", "b4"],
    ["Home", "h4"],
    ["End", "a4"],
    ["PageUp", "a8"],
    ["ArrowLeft", "b8"],
    ["PageDown", "b1"],
    ["m", "e6"],
    ["m", "f5"],
    ["Shift+m", "e6"],
  ]) {
    await page.keyboard.press(key);
    await shows(at, square, key);
  }
  await page.keyboard.type("f5");
  await page.keyboard.press("Enter");
  await cell("f5").locator(".disc").waitFor();
});

test("lines, values, marks and arrows lie on their squares of a flipped board", async (t) => {
  const { page, cell } = await openBoard(t, { movable: "both", line: ["f5", "d6"] });
  await page.evaluate(() => {
    const marks = [
      { square: "a1", shape: "dot" },
      { from: "a8", to: "a5" },
    ];
    Object.assign(Reflect.get(window, "board"), { marks });
  });
  await flip(page);
  await cell("d6").locator(".ghost").waitFor();
  await shows(async () => (await squareOf(page, page.locator(".marks circle"))).map(Math.round), [7, 7]);
  await holds(async () => {
    const [x, y] = await squareOf(page, page.locator(".marks polygon"));
    assert.ok(Math.abs(x - 7) < 0.1 && y > 2.3 && y < 2.8, `the arrow points down to a5: ${x}, ${y}`);
  });
  await page.evaluate(() => {
    const values = [{ move: "f5", score: 2, pv: ["f5", "d6"] }];
    Object.assign(Reflect.get(window, "board"), { values, line: [] });
  });
  await cell("f5").getByText("+2").waitFor();
});

test("the board is flipped by key and by setting, in this tab alone, and all that shows the game with it", async (t) => {
  const page = await openPage(t, { settings: { side: "both" }, hash: "#f5d6c3" });
  const { atPly, share } = hand(page);
  const h8 = page.locator("#board [data-square=h8]");
  const isFlipped = async () => (await squareOf(page, h8)).every((at) => Math.abs(at) < 0.1);
  await atPly(3);
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+F");
  await page.locator(":root[data-flipped]").waitFor();
  await holds(async () => assert.ok(await isFlipped()));
  await page.keyboard.type("f");
  await holds(async () => assert.ok(await isFlipped(), "a letter alone is a file"));
  await shows(() => violations(page), []);

  await page.reload();
  await page.locator(":root[data-flipped]").waitFor();
  await atPly(3);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("#moves [data-ply='3'][aria-current]").waitFor();
  await shows(() => other.locator(":root[data-flipped]").count(), 0, "another tab has its own");

  await share();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#share [value=svg]").click(),
  ]);
  const picture = String(await bytesOf(download));
  const [a, h] = ["a", "h"].map((file) =>
    Number(new RegExp(`x="(\\d+)" y="\\d+">${file}<`).exec(picture)?.[1]),
  );
  assert.ok(h < a, `in the picture h stands at ${h}, a at ${a}`);
  await page.locator("#share [value=embed]").click();
  await page.locator(".notice").filter({ hasText: "Copied" }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), code);
  const frame = page.frameLocator("iframe");
  await frame.locator(":root[data-flipped]").waitFor();
  await shows(() => frame.locator(".cell").first().getAttribute("data-square"), "h8");

  await hand(page).openSettings();
  await page.locator("label", { has: page.locator("[name=flipped]") }).click();
  await page.locator(":root:not([data-flipped])").waitFor();
  await holds(async () => assert.ok(!(await isFlipped())));
});

test("one paints on the squares that one sees in the editor of a flipped board", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, press, openSettings } = hand(page);
  await turn();
  await openSettings();
  await page.locator("label", { has: page.locator("[name=flipped]") }).click();
  await page.keyboard.press("Escape");
  await press("load");
  await page.locator("#load [data-action=edit]").click();
  const h8 = page.locator("#editor othello-board [data-square=h8]");
  const box = (await h8.boundingBox()) ?? assert.fail();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await h8.locator(".disc").waitFor();
  await holds(async () => {
    const board = (await page.locator("#editor othello-board").boundingBox()) ?? assert.fail();
    const [x, y] = [box.x - board.x, box.y - board.y];
    assert.ok(Math.max(x, y) < box.width / 4, `h8 is in the upper left, ${x}, ${y}`);
  });
});
