/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

const GAME = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6";

/** A visit that leaves nothing but a game. */
const ANALYSIS = { hash: `?analyze#${GAME}`, stays: true };

/**
 * The actions of a person who analyzes.
 * @param {Page} page
 */
function study(page) {
  const place = (/** @type {string} */ path) => page.locator(`#moves ${path}`);
  return {
    place,
    branches: place(".branch"),
    thinking: page.locator("#engine[data-thinking]"),
    idle: page.locator("#engine:not([data-thinking])"),
    lead: page.locator("#engine .lead"),
    rows: page.locator("#engine .lines button"),
    /** The moves that lead to the present one, as the list says. */
    present: () => page.locator("#moves [aria-current] b").textContent(),
    /** How deep the best line is. */
    depth: async () => Number(await page.locator("[data-figure=depth]").textContent()),
  };
}

test("a move tried in a review is a branch, the engine stays silent, and the review stays", async (t) => {
  const page = await openPage(t, { settings: { side: "black", level: 1 } });
  const { turn, load, press, place, atPly } = hand(page);
  const { branches } = study(page);
  // A single mistake, the last move: it is looked at again for two seconds.
  const game = Game.parse("f5d6c3d3c4f4c5b3c2e3b2");
  await turn();
  await load(game.transcript);
  await press("review");
  const mistakes = page.locator("#moves [data-verdict]");
  await mistakes.first().waitFor();
  await page.locator("#engine .purpose").filter({ hasNotText: "reviewing" }).waitFor({ state: "attached" });
  const before = await mistakes.count();
  await page.locator("#moves [data-ply='4']").click();
  const legal = await turn();
  const other = legal.find((square) => square !== game.moves[4]);
  await place(String(other));
  await branches.getByRole("button", { name: String(other) }).waitFor();
  await atPly(5);
  await shows(() => page.locator("#moves > li > button").count(), 12, "the game is there");
  await shows(() => mistakes.count(), before, "its signs are there");
  await turn();
  await shows(() => branches.locator("button").count(), 1, "the engine has played nothing");
});

test("a branch is made the main line, deleted, and brought back", async (t) => {
  const page = await openPage(t, ANALYSIS);
  const { turn, place, atPly } = hand(page);
  const { branches } = study(page);
  await page.locator("#moves [data-ply='2']").click();
  await turn();
  await place("c4");
  await branches.waitFor();
  await page.getByRole("button", { name: "Make main line" }).click();
  await page.locator("#moves > li > button[aria-current]", { hasText: "c4" }).waitFor();
  await shows(() => branches.locator("button").count(), 18, "what was the main line is a branch");
  await page.getByRole("button", { name: "Delete from here" }).click();
  await atPly(2);
  await branches.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Bring them back" }).click();
  await atPly(3);
  await branches.waitFor();
});

test("the arrow keys go through the tree from anywhere except a board that is played by key, and texts", async (t) => {
  const page = await openPage(t, ANALYSIS);
  const { turn, place, atPly, hasFocus } = hand(page);
  const { present } = study(page);
  await page.locator("#moves [data-ply='2']").click();
  await turn();
  await place("c4");
  for (const [key, ply, move] of /** @type {[string, number, string][]} */ ([
    ["ArrowLeft", 2, "d6"],
    ["ArrowRight", 3, "c4"],
    ["ArrowUp", 3, "c3"],
    ["End", 20, "a6"],
    ["ArrowUp", 3, "c4"],
    ["ArrowUp", 3, "c3"],
    ["ArrowDown", 3, "c4"],
  ])) {
    await page.keyboard.press(key);
    await atPly(ply);
    await page.locator("#moves [aria-current]", { hasText: move }).waitFor();
    await shows(present, move, key);
  }
  await page.keyboard.press("Home");
  await atPly(0);
  await page.locator(".skip").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("e6");
  await page.keyboard.press("ArrowRight");
  await hasFocus("[data-square=f6]");
  await atPly(0);
  await hand(page).press("load");
  await page.locator("#load-text").fill("f5");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await atPly(0);
});

test("something is said of a position at once where one was before, and it gets deeper while one looks", async (t) => {
  const page = await openPage(t, { thinks: true, hash: `?analyze#${GAME}` });
  const { depth, lead, rows, thinking } = study(page);
  await page.locator("#moves [data-ply='10']").click();
  await page.waitForFunction(() => Number(document.querySelector("[data-figure=depth]")?.textContent) >= 12);
  await thinking.waitFor();
  const found = await depth();
  await page.locator("#moves [data-ply='0']").click();
  await rows
    .first()
    .filter({ hasText: /d3|c4|f5|e6/ })
    .waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator("#moves [data-ply='10']").click();
  await page.locator("#moves [data-ply='10'][aria-current]").waitFor();
  await lead.filter({ hasText: /win by|Even/ }).waitFor();
  await holds(async () => assert.ok((await depth()) >= found - 1, "it is as deep as before"));
  // Of the next position it is known what is expected there.
  const [best] = await rows.locator("b").allTextContents();
  await rows.first().click();
  await page.locator(`#moves [aria-current]`, { hasText: best }).waitFor();
  await lead.filter({ hasText: /win by|Even/ }).waitFor();
  const later = await depth();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForFunction(
    (known) => Number(document.querySelector("[data-figure=depth]")?.textContent) > known,
    later,
  );
});

test("nothing is thought while one types, while it pauses, and in another room", async (t) => {
  const page = await openPage(t, { thinks: true, hash: "?analyze" });
  const { idle, thinking } = study(page);
  await thinking.waitFor();
  await hand(page).press("load");
  await idle.waitFor();
  await page.keyboard.press("Escape");
  await thinking.waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await idle.waitFor();
  await page.getByText("paused").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await thinking.waitFor();
  await page.locator("[data-room=learn]").click();
  await page.locator("#engine:not([data-thinking])").waitFor({ state: "attached" });
});

test("as many lines are followed as are asked for, and shown on the board when they are pointed at or have the focus", async (t) => {
  const page = await openPage(t, { thinks: true, hash: `?analyze#${GAME}` });
  const { rows } = study(page);
  await page.getByRole("combobox", { name: "Number of lines" }).selectOption("2");
  await page.waitForFunction(() => document.querySelectorAll("#engine .lines li").length === 2);
  await shows(() => page.locator(".value:not(:empty)").count(), 2, "values of these moves");
  await rows.nth(1).hover();
  await page.locator(".ghost").first().waitFor();
  await holds(async () => {
    const numbers = await page.locator(".ghost").allTextContents();
    assert.ok(numbers.length > 1 && numbers.length <= 8, `${numbers}`);
  });
  // The line may change while it is looked at, and the board with it.
  await page.waitForFunction(() => {
    const ghosts = document.querySelector("#board")?.shadowRoot?.querySelectorAll(".ghost") ?? [];
    const first = [...ghosts].find((ghost) => ghost.textContent === "1");
    const row = document.querySelectorAll("#engine .lines li")[1];
    return first?.closest(".cell")?.getAttribute("data-square") === row?.querySelector("b")?.textContent;
  });
  await page.mouse.move(0, 0);
  await page.locator(".ghost").first().waitFor({ state: "detached" });
  await rows.first().focus();
  await page.locator(".ghost").first().waitFor();
  await page.keyboard.press("Enter");
  await hand(page).atPly(21);
});

test("with eight processors analysis has five workers", async (t) => {
  const page = await openPage(t, {
    thinks: true,
    hash: `?analyze#${GAME}`,
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
      }),
  });
  const { rows } = study(page);
  const legal = Game.parse(GAME).legalMoves().length;
  await rows.nth(legal - 1).waitFor({ state: "attached" });
  await shows(async () => page.workers().length, 5);
});

test("one plays on from a position of analysis, for the side to move", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3", settings: { side: "black", level: 1 } });
  const { turn, place, press, atPly } = hand(page);
  await turn();
  await press("here");
  await page.locator(":root[data-in=play]").waitFor();
  const [square] = await turn();
  await place(String(square));
  await atPly(5);
});

test("analysis with a branch has no fault that axe finds and cuts nothing off", async (t) => {
  const page = await openPage(t, ANALYSIS);
  const { turn, place } = hand(page);
  const { branches, rows } = study(page);
  await page.locator("#moves [data-ply='2']").click();
  await turn();
  await place("c4");
  await branches.waitFor();
  await rows.first().waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  const sizes = /** @type {const} */ ([
    [320, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
  ]);
  await testFit(t, page, [...sizes], async () => {
    await holds(async () => {
      const names = await page.locator("#engine .lead, .walk span, #engine h2").evaluateAll((all) =>
        // A title that only a screen reader has is one pixel wide.
        all
          .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.outerHTML),
      );
      assert.deepEqual(names, []);
    });
  });
});
