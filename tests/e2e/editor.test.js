/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

const START = "---------------------------OX------XO---------------------------";

/** Opens the editor by way of the dialog that loads games. @param {Page} page */
async function openEditor(page) {
  await hand(page).turn();
  await hand(page).press("load");
  await page.locator("#load [data-action=edit]").click();
  await page.locator("#editor[open]").waitFor();
}

/** The middle of a square of the editor's board. @param {Page} page @param {string} square */
async function middleOf(page, square) {
  const box = (await page.locator("#editor othello-board").boundingBox()) ?? assert.fail();
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
  return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((rank + 0.5) * box.height) / 8 };
}

/** @param {Page} page @param {string} square */
async function press(page, square) {
  const { x, y } = await middleOf(page, square);
  await page.mouse.click(x, y);
}

/** @param {Page} page @param {string} name @param {string} value */
async function choose(page, name, value) {
  await page.locator("#editor label", { has: page.locator(`[name=${name}][value="${value}"]`) }).click();
}

/** The position in the editor. @param {Page} page @param {string} expected waited for */
async function inEditor(page, expected) {
  await page.waitForFunction(
    (wanted) => Reflect.get(document.querySelector("#editor othello-board") ?? {}, "position") === wanted,
    expected,
  );
}

/** START with some squares changed. @param {Record<string, string>} cells */
function changed(cells) {
  const board = [...START];
  for (const [square, cell] of Object.entries(cells))
    board[8 * (Number(square[1]) - 1) + square.charCodeAt(0) - 97] = cell;
  return board.join("");
}

test("a position is painted by mouse, and played from", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  await openEditor(page);
  await inEditor(page, `${START} X`);
  await press(page, "a1");
  await choose(page, "brush", "O");
  await press(page, "b2");
  await inEditor(page, `${changed({ a1: "X", b2: "O" })} X`);
  await shows(() => violations(page), []);
  // Again takes a disc away, and turns one in the middle over.
  await press(page, "b2");
  await press(page, "d4");
  await inEditor(page, `${changed({ a1: "X", d4: "X" })} X`);
  const [from, to] = [await middleOf(page, "h8"), await middleOf(page, "e8")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await page.mouse.up();
  const painted = changed({ a1: "X", d4: "X", h8: "O", g8: "O", f8: "O", e8: "O" });
  await inEditor(page, `${painted} X`);
  await page.getByText("4 black, 5 white").waitFor();
  await choose(page, "turn", "white");
  await page.locator("#editor [value=play]").click();
  await hand(page).reads("White to move");
  await shows(() => hand(page).board(), painted);
});

test("a position is painted by touch", async (t) => {
  const page = await openPage(t, { isOwn: true, width: 390, height: 844, settings: { side: "both" } });
  await openEditor(page);
  const { x, y } = await middleOf(page, "c3");
  const browser = await page.context().newCDPSession(page);
  const touch = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {number} */ left) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: left, y }],
    });
  await touch("touchStart", x);
  await touch("touchMove", x + 20);
  await touch("touchMove", (await middleOf(page, "d3")).x);
  await touch("touchEnd", x);
  await inEditor(page, `${changed({ c3: "X", d3: "X" })} X`);
});

test("a position is painted by keyboard, cleared and begun anew", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  await openEditor(page);
  await inEditor(page, `${START} X`);
  await page
    .locator("#editor othello-board")
    .evaluate((board) => Reflect.get(board, "focusSquare").call(board, "a1"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("o");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await inEditor(page, `${changed({ b1: "O", b2: "X" })} X`);
  await page.keyboard.press("Delete");
  await inEditor(page, `${changed({ b1: "O" })} X`);
  await page.locator("#editor [value=exchange]").click();
  await inEditor(page, `${changed({ b1: "X", d4: "X", e4: "O", d5: "O", e5: "X" })} X`);
  await page.locator("#editor [value=clear]").click();
  await inEditor(page, `${changed({ d4: "X", e4: "O", d5: "O", e5: "X" })} X`);
  await page.locator("#editor [value=start]").click();
  await inEditor(page, `${START} X`);
});

test("what is special about a position is said in a sentence", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  await openEditor(page);
  await choose(page, "brush", "-");
  await press(page, "e5");
  await page.getByText("The four squares in the middle always have a disc.").waitFor();
  await inEditor(page, `${START} X`);
  await choose(page, "brush", "X");
  for (const square of ["d4", "e5"]) await press(page, square);
  await page.getByText("Neither side has a move here: the game is over.").waitFor();
  for (const square of ["a2", "a3"]) await press(page, square);
  await choose(page, "brush", "O");
  await press(page, "a1");
  await page.getByText("Black has no move here and must pass.").waitFor();
});

test("on a low phone the discs are counted in view, and what is special is said there", async (t) => {
  const visit = { width: 360, height: 640, settings: { side: "both" }, hash: "?lang=de" };
  const page = await openPage(t, visit);
  await openEditor(page);
  const isInView = (/** @type {string} */ part) =>
    page.locator(`#editor ${part}`).evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 1, y)));
    });
  await shows(() => isInView(".counts"), true);
  await choose(page, "brush", "-");
  await press(page, "e5");
  await page.locator("#editor .note").filter({ hasText: /\S/ }).waitFor();
  await shows(() => isInView(".note"), true);
});

test("the editor begins with what is on the board, and leads to analysis", async (t) => {
  const page = await openPage(t, { settings: { side: "both" }, hash: "#f5d6" });
  await hand(page).atPly(2);
  const board = await hand(page).board();
  await openEditor(page);
  await page.locator("#editor [value=analyze]").click();
  await page.waitForFunction(() => document.documentElement.dataset.in === "analyze");
  await hand(page).atPly(0);
  await page.waitForFunction((hash) => location.hash === hash, `#${board}X/`);
  await shows(() => hand(page).board(), board);
});
