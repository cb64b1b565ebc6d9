import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { holds, shows } from "./until.js";

/** The first puzzle of the collection: b3 wins by 4 for white, every other move loses by 8 at least. */
const POSITION = "----XOOX---XXOOXO-XXXXOXOXXXXXXXOXOXXOOXOXXOXXOXOXXXOXXX--XOOOOXO";
const LINK = `?puzzles#${POSITION}/`;
/** Black has no move here, white has some. */
const PASSING = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";

/** @param {import("playwright-core").Page} page */
function atPuzzles(page) {
  const panel = page.locator("#puzzles");
  return {
    panel,
    task: panel.locator(".task"),
    feedback: panel.locator(".feedback"),
    button: (/** @type {string} */ name) => panel.getByRole("button", { name, exact: true }),
    square: (/** @type {string} */ name) => page.locator(`[data-square=${name}]`),
    counts: () => panel.locator(".counts dd").allTextContents(),
    /** @param {string | RegExp} text */
    says: (text) => panel.locator(".feedback").filter({ hasText: text }).waitFor(),
  };
}

test("a linked puzzle is tried, missed, found, played out and counted", async (t) => {
  const page = await openPage(t, { hash: LINK });
  const { task, button, square, counts, says, panel } = atPuzzles(page);
  await task.filter({ hasText: "One move wins by 4. Every other loses by at least 8." }).waitFor();
  await shows(() => panel.locator(".turn").textContent(), "White to move");
  await shows(() => page.title(), "Puzzles · Flipside");
  await square("c1").click();
  await says("c1 loses by 8. Try again.");
  await shows(() => violations(page), []);
  await square("b3").click();
  await says("Yes, b3 is the move.");
  await shows(counts, ["1", "0", "0"]);
  await panel.locator(".solution button").nth(10).waitFor();
  await panel.locator(".solution button").last().click();
  // Best play goes on to the end.
  await page.locator(".disc").nth(63).waitFor();
  await page.keyboard.press("ArrowLeft");
  await panel.locator(".solution li:nth-last-child(2) [aria-current]").waitFor();
  await button("The puzzle").click();
  await square("b3").locator(".disc").waitFor({ state: "detached" });
  await shows(() => violations(page), []);
  await holds(async () => assert.ok(page.url().endsWith(LINK), page.url()));
});

test("a hint tells the place, then the square, and the solution ends the streak", async (t) => {
  const page = await openPage(t, { hash: LINK });
  const { button, counts, says } = atPuzzles(page);
  await button("Hint").click();
  await says("It is away from the edge.");
  await button("Hint").click();
  await says("Look at b3.");
  await button("Solution").click();
  await says("The move is b3.");
  await shows(counts, ["0", "0", "0"]);
});

test("a puzzle counts as it went the first time, also after a reload", async (t) => {
  const page = await openPage(t, { hash: LINK });
  const { button, counts, says, square } = atPuzzles(page);
  await button("Solution").click();
  await says("The move is b3.");
  await page.reload();
  await page.locator("#puzzles[data-phase=open]").waitFor();
  await square("b3").click();
  await says("Right! b3 wins by 4.");
  await shows(counts, ["0", "0", "0"]);
});

test("a link without a move to find says why, and another puzzle is there", async (t) => {
  const over = "X".repeat(64);
  for (const [board, message] of /** @type {const} */ ([
    [`${over}X/`, "This link leads to a game that is over. There is no move to find in it."],
    [`${PASSING}X/`, "This link leads to a position in which Black must pass."],
    [`${POSITION.slice(0, 64)}-O/`, "This link has no game in it that can be read."],
  ])) {
    const page = await openPage(t, { hash: `?puzzles#${board}` });
    await page.locator("#notices").getByText(message).waitFor();
    await page.locator("#puzzles[data-phase=open]").waitFor();
    // A link that is followed on the open page as well.
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.locator("#notices").getByText(message).waitFor({ state: "detached" });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, board);
    await page.locator("#notices").getByText(message).waitFor();
  }
});

test("puzzles are solved by keyboard, one after another", async (t) => {
  const page = await openPage(t, { hash: LINK });
  const { counts, says, task } = atPuzzles(page);
  await task.filter({ hasText: "One move wins" }).waitFor();
  await page.locator("[data-square=a1]").focus();
  await page.keyboard.type("b3");
  await page.keyboard.press("Enter");
  await says("Right! b3 wins by 4.");
  await shows(counts, ["1", "1", "1"]);
  await page.keyboard.press("n");
  await page.locator("#puzzles[data-phase=open]").waitFor();
  await page.waitForFunction((old) => !location.hash.includes(old), POSITION);
  await page.reload();
  await page.locator("#puzzles[data-phase=open]").waitFor();
  await shows(counts, ["1", "1", "1"], "the counts are kept");
});

test("keys of one's own and keys of a Cyrillic layout work in the puzzles", async (t) => {
  const page = await openPage(t, {
    hash: LINK,
    prepare: (opened) =>
      opened.addInitScript(() => localStorage.setItem("flipside", JSON.stringify({ keys: { hint: "x" } }))),
  });
  const { says, task } = atPuzzles(page);
  const press = (/** @type {string} */ key, /** @type {string} */ code) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true })),
      { key, code },
    );
  await task.filter({ hasText: "One move wins" }).waitFor();
  // The keys of one's own come when the page is open.
  await page
    .locator("#settings-form button", { hasText: "Keys of the board" })
    .waitFor({ state: "attached" });
  await press("t", "KeyT");
  await press("ч", "KeyX");
  await press("x", "KeyX");
  await says("Look at b3.");
  await press("т", "KeyN");
  await page.waitForFunction((old) => !location.hash.includes(old), POSITION);
});

test("the puzzle of the day is the same for everybody", async (t) => {
  const urls = [];
  for (const _ of [1, 2]) {
    const page = await openPage(t, { hash: "?puzzles" });
    await page.locator("#puzzles[data-phase=open]").waitFor();
    const first = new URL(page.url()).hash;
    await atPuzzles(page).button("Puzzle of the day").click();
    await page.waitForFunction((old) => location.hash !== old, first);
    urls.push(new URL(page.url()).hash);
  }
  assert.equal(urls[0], urls[1]);
});

test("a position that is no puzzle becomes one, and can be analyzed", async (t) => {
  const end = "XOOOOOOOXOOOOOO-XOXOXOOOXXOXOXOXXXOOXOXXXOOXOXOXXXOOXXXXXXOOXXOO";
  const page = await openPage(t, { hash: `?puzzles#${end}X/` });
  const { button, task, square, says } = atPuzzles(page);
  await task.filter({ hasText: "win by about 12" }).waitFor();
  await square("h2").click();
  await says("Right! h2 wins by 12.");
  await button("Analyze this position").click();
  await page.locator(":root[data-in=analyze]").waitFor();
  await square("h2").locator(".disc").waitFor({ state: "detached" });
});

test("the game is as it was when one comes back from the puzzles", async (t) => {
  const page = await openPage(t, { hash: "#f5d6c3", settings: { side: "both" } });
  await page.locator("[data-square=c3] .disc").waitFor();
  await page.locator("#rooms [data-room=puzzles]").click();
  await page.locator("#puzzles[data-phase=open]").waitFor();
  await page.waitForURL(/\?puzzles#[-XO]{65}\/$/);
  await page.goBack();
  await page.locator(":root[data-in=play]").waitFor();
  await page.locator("[data-square=c3] .disc").waitFor();
  await page.waitForURL(/\/#f5d6c3$/);
});

test("one's own turning points are puzzles", async (t) => {
  const position = `${POSITION.slice(0, 64)} O`;
  const page = await openPage(t, {
    hash: "?puzzles",
    prepare: (opened) =>
      opened.addInitScript(
        (mistakes) => {
          localStorage.setItem("flipside", JSON.stringify({ mistakes, puzzles: { kind: "own" } }));
        },
        [{ position, best: ["b3"], score: 4, source: "game" }],
      ),
  });
  const { feedback, square, says } = atPuzzles(page);
  await feedback.filter({ hasText: "From your own game" }).waitFor();
  await square("b3").click();
  await says("Right! b3 wins by 4.");
});

test("without own turning points it is said how one gets them", async (t) => {
  const page = await openPage(t, { hash: "?puzzles" });
  await page.locator("#puzzles").getByText("Mine").click();
  await atPuzzles(page).task.filter({ hasText: "Review a game" }).waitFor();
  await shows(() => violations(page), []);
});
