// What can be marked on the board of Analyze.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { factsSeen } from "../node/coach/plain.js";
import { openPage, showIn } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";

/** A game near its end, with stable discs and several regions. */
const GAME = (() => {
  const game = new Game();
  while (game.empties > 14) game.play(String(game.legalMoves().at(-(game.ply % 2))));
  return game;
})();

/** @param {Page} page */
const toggle = (page) => page.getByRole("button", { name: /^Marks on the board/ });

/** @param {Page} page */
const line = (page) => page.locator("#overlays").getByRole("status");

/** Switches an overlay on, whose line is then there. @param {Page} page @param {string} name @param {RegExp} said */
async function choose(page, name, said) {
  await page.locator("#overlays label").filter({ hasText: name }).click();
  await line(page).filter({ hasText: said }).waitFor();
}

/** Waits until just these squares have a mark of a shape. @param {Page} page @param {string} shape @param {readonly string[]} expected */
async function hasMarks(page, shape, expected) {
  await page.waitForFunction(
    ({ shape, squares }) => {
      const cells = document
        .querySelector("#board")
        ?.shadowRoot?.querySelectorAll(`.cell[data-marks~=${shape}]`);
      const marked = [...(cells ?? [])].map((cell) => cell.getAttribute("data-square"));
      return marked.sort().join() === squares;
    },
    { shape, squares: [...expected].sort().join() },
  );
}

/** How many marks are drawn. @param {Page} page */
const drawnMarks = (page) => page.locator("#board .marks > g").count();

test("each kind of mark is on the right squares, with its count, and the page fits", async (t) => {
  const page = await openPage(t, { hash: `?analyze#${GAME.transcript}`, width: 390, height: 844 });
  const { black, white, regions } = factsSeen(GAME);
  const of = (/** @type {"moves" | "frontier" | "stable"} */ name) => [
    black[name].length,
    white[name].length,
  ];
  await toggle(page).waitFor();
  await hand(page).atPly(GAME.ply);
  assert.equal(await drawnMarks(page), 0, "nothing is marked at first");
  assert.equal(await page.locator("#overlays").isVisible(), false);
  await toggle(page).click();
  await line(page).getByText("Marks what players look for in a position.").waitFor();
  const sizes = /** @type {const} */ ([
    [390, 844],
    [1440, 900],
  ]);
  for (const [width, height] of sizes) {
    await showIn(page, { width, height });
    const [own, others] = of("moves");
    await choose(
      page,
      "Legal moves",
      new RegExp(`^Rings: Black has ${own} moves?\\. Dots: White has ${others}\\.$`),
    );
    await hasMarks(page, "ring", black.moves);
    await hasMarks(page, "pip", white.moves);
    await choose(
      page,
      "Frontier discs",
      new RegExp(`Black ${of("frontier")[0]}, White ${of("frontier")[1]}\\.$`),
    );
    await hasMarks(page, "cross", [...black.frontier, ...white.frontier]);
    await hasMarks(page, "ring", []);
    await choose(page, "Stable discs", new RegExp(`Black ${of("stable")[0]}, White ${of("stable")[1]}\\.$`));
    await hasMarks(page, "square", [...black.stable, ...white.stable]);
    const odd = regions.filter(({ length }) => length % 2).length;
    await choose(
      page,
      "Regions",
      new RegExp(`^Empty regions, ${odd} odd \\(gold\\) and ${regions.length - odd} even`),
    );
    await hasMarks(page, "tint", regions.flat());
    const flipped = GAME.at(GAME.ply - 1).flips(String(GAME.moves.at(-1)));
    await choose(
      page,
      "Last flips",
      new RegExp(`’s ${GAME.moves.at(-1)} flipped ${flipped.length} discs?\\.$`),
    );
    await hasMarks(page, "ring", flipped);
    assert.equal(await drawnMarks(page), flipped.length);
    await choose(page, "No marks", /^Marks what players look for/);
    await hasMarks(page, "ring", []);
    assert.equal(await drawnMarks(page), 0);
  }
  await choose(page, "Regions", /^Empty regions/);
  await testFit(t, page, [[320, 640], [360, 740], ...sizes, [844, 390], [768, 1024]]);
});

test("openings are named, the marks follow the game, and are there at the next visit", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3" });
  const { atPly, press } = hand(page);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  assert.equal(await toggle(page).getAttribute("aria-expanded"), "true");
  await page.locator("#overlays input[value='']").focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Marks on the board: Openings" }).waitFor();
  await press("start");
  await press("forward");
  await atPly(1);
  await line(page).getByText("f4 Parallel, d6 Perpendicular, f6 Diagonal.").waitFor();
  await hasMarks(page, "ring", ["d6", "f4", "f6"]);
  await toggle(page).click();
  assert.equal(await page.locator("#overlays fieldset").isVisible(), false);
  assert.equal(await line(page).isVisible(), true, "the line stays while something is marked");
  await page.reload();
  await line(page)
    .getByText(/^Moves that lead to an opening|^No move leads/)
    .waitFor();
  await press("start");
  await press("forward");
  await hasMarks(page, "ring", ["d6", "f4", "f6"]);
  await page.locator("#rooms [data-room=play]").click();
  await hasMarks(page, "ring", []);
  assert.equal(await toggle(page).isVisible(), false);
});

test("the marks give way to a hint, and to a guided review", async (t) => {
  const page = await openPage(t, {
    hash: "?analyze#f5f4e3d6f3e2c5",
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("flipside", JSON.stringify({ overlay: "frontier" }))),
  });
  const { press } = hand(page);
  const frontier = page.locator("#board .cell[data-marks~=cross]");
  await frontier.first().waitFor();
  // The board gives the focus to one of its squares.
  await page.locator("#board").evaluate((board) => board.focus());
  await page.keyboard.press("t");
  await page.locator("#board .cell[data-marks=hint]").waitFor();
  assert.equal(await frontier.count(), 0);
  await press("back");
  await frontier.first().waitFor();
  await press("review");
  await page.locator("#coach .learn:not([aria-disabled])").click();
  await page.locator("html[data-guided]").waitFor();
  await page.waitForFunction(
    () => document.querySelector("#board")?.shadowRoot?.querySelector("[data-marks~=cross]") === null,
  );
  assert.equal(await toggle(page).isVisible(), false);
  assert.equal(await line(page).isVisible(), false);
  await page.locator("#coach").getByRole("button", { name: "End", exact: true }).click();
  await toggle(page).waitFor();
});
