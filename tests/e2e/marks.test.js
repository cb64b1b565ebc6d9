// Circles and arrows that a person draws on the board: with a mouse, a finger and keys; kept with the position, in links and in SGF.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

const ANALYSIS = { hash: "?analyze#f5d6c3", settings: { keepThinking: false } };

/** The middle of a square in the window. @param {Page} page @param {string} square */
async function middle(page, square) {
  const box = await page.locator(`#board [data-square=${square}]`).boundingBox();
  if (!box) return assert.fail(square);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the right button on a square, and lets it go on another one. @param {Page} page @param {string} from @param {string} [to] */
async function rightDrag(page, from, to = from) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up({ button: "right" });
}

/** Waits until so many circles and arrows are on the board. @param {Page} page @param {number} circles @param {number} arrows */
async function drawn(page, circles, arrows) {
  await page.waitForFunction(
    ([rings, heads]) => {
      const marks = document.querySelector("#board")?.shadowRoot?.querySelector(".marks");
      return (
        marks?.querySelectorAll("circle:not(.hint)").length === rings &&
        marks.querySelectorAll("polygon").length === heads
      );
    },
    [circles, arrows],
  );
}

/** Waits until the page hears hands on the board, which is loaded last. @param {Page} page */
const listens = (page) =>
  page.waitForFunction(() => {
    const board = document.querySelector("#board");
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, composed: true });
    return board?.dispatchEvent(menu) === false;
  });

/** @param {Page} page @param {string} expected */
const atFragment = (page, expected) => page.waitForFunction((hash) => location.hash === hash, `#${expected}`);

test("the right button draws circles and arrows, and takes them away; they stay with their position", async (t) => {
  const page = await openPage(t, ANALYSIS);
  const { atPly, press, place } = hand(page);
  await atPly(3);
  await listens(page);
  await rightDrag(page, "e4");
  await drawn(page, 1, 0);
  await holds(async () =>
    assert.match(String(await page.locator("#board [data-square=e4]").getAttribute("aria-label")), /ring/),
  );
  await rightDrag(page, "c5", "d3");
  await drawn(page, 1, 1);
  await atFragment(page, "f5d6c3_e4c5-d3");
  const read = (/** @type {string} */ square) =>
    page.locator(`#board [data-square=${square}]`).getAttribute("aria-label");
  await holds(async () => assert.match(String(await read("c5")), /arrow to d3$/));
  await holds(async () => assert.match(String(await read("d3")), /arrow from c5$/));
  await page
    .getByRole("status")
    .getByText("Marked: circle on e4, arrow from c5 to d3.")
    .waitFor({ state: "attached" });
  await rightDrag(page, "e4");
  await drawn(page, 0, 1);
  // Beside the board nothing is drawn.
  const corner = await middle(page, "a1");
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(2, 2);
  await page.mouse.up({ button: "right" });
  await drawn(page, 0, 1);
  await press("back");
  await drawn(page, 0, 0);
  await press("forward");
  await drawn(page, 0, 1);
  // A move leaves them, a click that plays none takes them away, and they can be brought back.
  await place("d3");
  await drawn(page, 0, 0);
  await press("back");
  await drawn(page, 0, 1);
  await page.keyboard.press("Escape");
  await page.locator("#board [data-square=h1]").click();
  await drawn(page, 0, 0);
  await shows(() => page.locator("#status").filter({ hasText: "h1" }).count(), 0, "no move is refused");
  await page.locator(".notice .offer").click();
  await drawn(page, 0, 1);
});

test("what is drawn is there after a reload, in a link, and in SGF that goes out and comes in", async (t) => {
  const page = await openPage(t, ANALYSIS);
  const { atPly, press } = hand(page);
  await atPly(3);
  await listens(page);
  await rightDrag(page, "e4");
  await rightDrag(page, "f6", "c3");
  await drawn(page, 1, 1);
  await press("back");
  await rightDrag(page, "d3");
  await atFragment(page, "f5d6c3.2_d3");
  await page.reload();
  await drawn(page, 1, 0);
  await press("forward");
  await drawn(page, 1, 1);
  const { search, hash } = new URL(page.url());

  await hand(page).share();
  await page.locator("#share [data-action=export]").click();
  await holds(async () => {
    const sgf = await page.locator("#export textarea").inputValue();
    assert.match(sgf, /W\[d6\](?:V\[[^\]]*\])?CR\[d3\];B\[c3\](?:V\[[^\]]*\])?CR\[e4\]AR\[f6:c3\]/);
    assert.deepEqual(readGames(sgf).games[0]?.tree.branches[0]?.branches[0]?.marks, [
      { square: "d3", shape: "ring" },
    ]);
  });

  const other = await openPage(t, { hash: search + hash });
  await drawn(other, 1, 1);
  await hand(other).paste("(;FF[4]GM[2]CR[a1];B[f5]TR[c3]MA[d3]LN[a1:a8];W[d6])");
  await hand(other).atPly(2);
  await drawn(other, 0, 0);
  await hand(other).press("back");
  await drawn(other, 1, 1);
  await holds(async () => {
    const label = await other.locator("#board [data-square=d3]").getAttribute("aria-label");
    assert.match(String(label), /cross/);
  });
  await atFragment(other, "f5d6.1_d3xc3oa1-a8");
});

test("a finger that rests draws a circle, and one that goes on an arrow; no move is played", async (t) => {
  const page = await openPage(t, { ...ANALYSIS, touch: true, width: 390, height: 844 });
  await hand(page).atPly(3);
  await listens(page);
  const client = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {{ x: number, y: number }} [at] */
  const touch = (type, at) => client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const [c4, e2] = [await middle(page, "c4"), await middle(page, "e2")];
  await touch("touchStart", c4);
  await drawn(page, 1, 0);
  await touch("touchEnd");
  await atFragment(page, "f5d6c3_c4");
  // A move is not looked at as well.
  const d3 = await middle(page, "d3");
  await touch("touchStart", d3);
  await drawn(page, 2, 0);
  await shows(() => page.locator("#board [data-aim]").count(), 0);
  await touch("touchEnd");
  await touch("touchStart", d3);
  await drawn(page, 1, 0);
  await touch("touchEnd");
  const scrolled = await page.evaluate(() => scrollY);
  await touch("touchStart", c4);
  await drawn(page, 0, 0);
  for (const part of [0.3, 0.6, 1])
    await touch("touchMove", { x: c4.x + (e2.x - c4.x) * part, y: c4.y + (e2.y - c4.y) * part });
  await drawn(page, 1, 1);
  await touch("touchEnd");
  await atFragment(page, "f5d6c3_c4c4-e2");
  await shows(() => page.evaluate(() => scrollY), scrolled);
  // A short touch plays, as ever.
  await touch("touchStart", await middle(page, "d3"));
  await touch("touchEnd");
  await hand(page).atPly(4);
});

test("on the keyboard O draws a circle on the square with the focus, and Shift with it an arrow to another", async (t) => {
  const page = await openPage(t, ANALYSIS);
  await hand(page).atPly(3);
  await listens(page);
  await page.locator("#board [data-square=e6]").focus();
  await page.keyboard.press("o");
  await drawn(page, 1, 0);
  await page.keyboard.press("Shift+O");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await drawn(page, 1, 1);
  await page.keyboard.press("Shift+O");
  await atFragment(page, "f5d6c3_e6e6-g6");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("o");
  await atFragment(page, "f5d6c3_e6-g6");
});

test("in a game against the engine one draws while it is one's turn, and in other rooms nothing is drawn", async (t) => {
  const page = await openPage(t, { settings: { side: "black", strength: "level", level: 1 } });
  await hand(page).turn();
  await listens(page);
  await rightDrag(page, "a1", "h8");
  await drawn(page, 0, 1);
  await atFragment(page, "_a1-h8");
  await hand(page).place("f5");
  await drawn(page, 0, 0);
  await page.locator("#rooms [data-room=train]").first().click();
  await page.locator("#today").waitFor();
  await rightDrag(page, "a1", "h8");
  await drawn(page, 0, 0);
});

test("a game is turned with what is drawn over it, and its colors are exchanged; the one before can be brought back", async (t) => {
  const page = await openPage(t, { ...ANALYSIS, hash: "?analyze#f5d6c3_e4d3-a1" });
  await hand(page).atPly(3);
  await drawn(page, 1, 1);
  const open = () => page.getByRole("button", { name: "Turn or mirror" }).click();
  await open();
  await page.locator("#turning [value=half]").click();
  await atFragment(page, "c4e3f6_d5e6-h8");
  await drawn(page, 1, 1);
  await open();
  await page.locator("#turning [value=exchange]").click();
  await page.waitForFunction(() => /O\/c4e3f6_d5e6-h8$/i.test(location.hash));
  await page.locator(".notice .offer").click();
  await atFragment(page, "c4e3f6_d5e6-h8");
});

test("where a person wants it, the first tap shows what a move flips, and the second on its square plays it", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, openSettings, atPly } = hand(page);
  await turn();
  await listens(page);
  await openSettings();
  await page.getByText("Confirm moves by a second tap").click();
  await page.reload();
  await turn();
  await listens(page);
  const cell = (/** @type {string} */ square) => page.locator(`#board [data-square=${square}]`);
  await cell("f5").click();
  await page.locator("#board [data-square=e5][data-flips]").waitFor();
  await page.locator("#board [data-square=f5][data-marks=square]").waitFor();
  await cell("d3").click();
  await page.locator("#board [data-square=d3][data-marks=square]").waitFor();
  await shows(() => cell("f5").getAttribute("data-marks"), null);
  await cell("d3").click();
  await atPly(1);
  await shows(() => hand(page).moves(), ["d3"]);
  await page.locator("#board [data-square=d3]:not([data-marks])").waitFor();
});
