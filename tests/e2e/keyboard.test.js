import { test } from "node:test";
import { BOTH, openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

test("a person plays with the keyboard alone", async (t) => {
  const page = await openPage(t, { settings: { level: 1 } });
  const { turn, hasFocus, atPly } = hand(page);
  await turn();
  await page.keyboard.press("Tab");
  await hasFocus(".skip");
  await page.keyboard.press("Enter");
  await hasFocus("#board");
  await hasFocus(".cell");

  await page.keyboard.type("f5");
  await hasFocus("[data-square=f5]");
  await page.keyboard.press("Enter");
  await atPly(2);
  for (let ply = 4; ply <= 8; ply += 2) {
    await turn();
    await page.keyboard.press("m");
    await hasFocus("[data-legal]");
    await page.keyboard.press("Space");
    await atPly(ply);
  }
  await page.keyboard.press("u");
  await atPly(6);
  await page.keyboard.press("Control+z");
  await atPly(4);
  await page.keyboard.press("r");
  await atPly(6);
});

test("the arrow keys move over the board and stop at its edge", async (t) => {
  const page = await openPage(t);
  const { turn, hasFocus } = hand(page);
  await turn();
  await page.locator("[data-square=b7]").focus();
  await page.keyboard.type("b7");
  for (const [key, square] of [
    ["ArrowLeft", "a7"],
    ["ArrowLeft", "a7"],
    ["ArrowDown", "a8"],
    ["ArrowDown", "a8"],
    ["End", "h8"],
    ["PageUp", "h1"],
    ["ArrowUp", "h1"],
    ["Home", "a1"],
    ["ArrowRight", "b1"],
  ]) {
    await page.keyboard.press(key);
    await hasFocus(`[data-square=${square}]`);
  }
  await shows(() => page.locator(".cell[tabindex='0']").count(), 1);
});

test("a screen reader hears each square, each move and whose turn it is", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, hears } = hand(page);
  await turn();
  await page.getByRole("gridcell", { name: "f5, legal move", exact: true }).waitFor();
  await page.getByRole("gridcell", { name: "d4, white", exact: true }).waitFor();
  await page.getByRole("gridcell", { name: "a1, empty", exact: true }).waitFor();
  await place("f5");
  await page.getByRole("gridcell", { name: "f5, black, last move", exact: true }).waitFor();
  await hears("Black played f5. Black 4, white 1. White to move. 3 legal moves.");
  await page.locator("[data-square=a1]").click();
  await hears("a1 is not a legal move.");
});

test("a screen reader hears that something goes on without a full stop after it", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, press, hears } = hand(page);
  await turn();
  await press("hint");
  await hears("Looking for a good move…");
});

test("the list of moves is one tab stop, and its arrow keys go through the game", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, atPly, hasFocus } = hand(page);
  await turn();
  for (const square of ["f5", "d6", "c3"]) await place(square);
  await shows(() => page.locator("#moves button[tabindex='0']").count(), 1);
  await page.locator("#moves [aria-current]").focus();
  await page.keyboard.press("ArrowLeft");
  await atPly(2);
  await hasFocus("[data-ply='2']");
  await page.keyboard.press("Home");
  await atPly(0);
  await page.keyboard.press("End");
  await atPly(3);
});

test("the list of moves keeps the focus when a shorter game is pasted", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, load, atPly, hasFocus } = hand(page);
  await turn();
  await load("f5d6c3");
  await atPly(3);
  await page.locator("#moves [aria-current]").focus();
  await page.evaluate(() => navigator.clipboard.writeText("f5f6"));
  await page.keyboard.press("Control+v");
  await atPly(2);
  await hasFocus("#moves [data-ply='2']");
});

test("a person chooses the keys of the board, one that is taken is refused, and the help tells them", async (t) => {
  const page = await openPage(t, { ...BOTH, stays: false });
  const { turn, place, atPly, openSettings } = hand(page);
  await turn();
  await hand(page).listens();
  await place("f5");
  await openSettings();
  await page.getByRole("button", { name: "Keys of the board" }).click();
  const undo = page.locator("#keys [value=undo]");
  await undo.click();
  await page.keyboard.press("t");
  await page.locator("#keys .note").filter({ hasText: "T is already the key for: Hint." }).waitFor();
  await page.keyboard.press("z");
  await undo.filter({ hasText: "Z" }).waitFor();
  await page.locator("#keys [value=close]").click();
  await page.keyboard.press("Escape");
  await page.reload();
  await atPly(1);
  await turn();
  await hand(page).listens();
  await page.locator("[data-action=help]").first().click();
  await page.locator("#help kbd").filter({ hasText: /^Z$/ }).first().waitFor();
  await page.locator("#help [value=close]").click();
  await page.locator("#board [data-square=a1]").focus();
  await page.keyboard.press("u");
  await page.keyboard.press("z");
  await atPly(0);
  await shows(() => hand(page).moves(), ["f5"]);
});

test("keys work before anything has the focus or their parts have come, and Ctrl and Enter load a game", async (t) => {
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const prepare = (/** @type {import("playwright-core").Page} */ page) =>
    page.route("**/later{,-*}.js", (route) => held.then(() => route.continue()));
  const page = await openPage(t, { prepare });
  await hand(page).turn();
  await page.keyboard.press("?");
  release();
  await page.locator("#help dt", { hasText: "?" }).waitFor();
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await page.locator("#help").waitFor({ state: "hidden" });
  await shows(() => page.locator("#new-game").count(), 0, "a dialog has its own keys");
  // Help is asked for by key wherever one is, and not on the board alone.
  await page.locator("[data-action=load]").focus();
  await page.keyboard.press("?");
  await page.locator("#help[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#help").waitFor({ state: "hidden" });
  await page.locator("[data-action=load]").click();
  await page.locator("#load-text").fill("f5d6c3");
  await page.keyboard.press("Control+Enter");
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(3);
});
