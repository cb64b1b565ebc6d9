// What can be marked on the board of Analyze.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { factsSeen } from "../node/coach/plain.js";
import { openPage, showIn } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

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

/**
 * Waits until just these names are drawn, each within its square, in at most two lines that can be read.
 * @param {Page} page
 * @param {Record<string, string>} expected
 */
async function namesAreOn(page, expected) {
  await page.waitForFunction((wanted) => {
    const cells = document.querySelector("#board")?.shadowRoot;
    const names = [...document.querySelectorAll(".square-names span")];
    return (
      names.length === Object.keys(wanted).length &&
      Object.entries(wanted).every(([square, text]) => {
        const name = names.find(({ textContent }) => textContent === text);
        const [inner, outer] = [name, cells?.querySelector(`[data-square=${square}]`)].map((element) =>
          element?.getBoundingClientRect(),
        );
        if (!name || !inner || !outer) return false;
        const size = Number.parseFloat(getComputedStyle(name).fontSize);
        return (
          size >= 8.5 &&
          inner.height < 2.5 * size &&
          inner.left > outer.left - 1.5 &&
          inner.right < outer.right + 1.5 &&
          inner.top > outer.top &&
          inner.bottom < outer.bottom + 1.5
        );
      })
    );
  }, expected);
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
  await shows(() => drawnMarks(page), 0, "nothing is marked at first");
  await shows(() => page.locator("#overlays").isVisible(), false);
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
    await shows(() => drawnMarks(page), flipped.length);
    await choose(page, "No marks", /^Marks what players look for/);
    await hasMarks(page, "ring", []);
    await shows(() => drawnMarks(page), 0);
  }
  await choose(page, "Regions", /^Empty regions/);
  await testFit(t, page, [[320, 640], [360, 740], ...sizes, [844, 390], [768, 1024]]);
});

test("openings are named, the marks follow the game, and are there at the next visit", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3" });
  const { atPly, press } = hand(page);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await shows(() => toggle(page).getAttribute("aria-expanded"), "true");
  await page.locator("#overlays input[value='']").focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Marks on the board: Openings" }).waitFor();
  await press("start");
  await press("forward");
  await atPly(1);
  await line(page).getByText("f4 Parallel, d6 Perpendicular, f6 Diagonal.").waitFor();
  await hasMarks(page, "square", ["d6", "f4", "f6"]);
  await namesAreOn(page, { d6: "Perpendicular", f4: "Parallel", f6: "Diagonal" });
  const label = () => page.locator("#board [data-square=d6]").getAttribute("aria-label");
  await holds(async () => assert.match(String(await label()), /leads to: Perpendicular/));
  await showIn(page, { width: 360, height: 740 });
  await namesAreOn(page, { d6: "Perpendicular", f4: "Parallel", f6: "Diagonal" });
  await page.locator("#board").evaluate((board) => board.focus());
  await page.keyboard.press("Shift+F");
  await namesAreOn(page, { d6: "Perpendicular", f4: "Parallel", f6: "Diagonal" });
  await toggle(page).click();
  await shows(() => page.locator("#overlays fieldset").isVisible(), false);
  await shows(() => line(page).isVisible(), true, "the line stays while something is marked");
  await page.reload();
  await line(page)
    .getByText(/^Moves that lead to an opening|^No move leads/)
    .waitFor();
  await press("start");
  await press("forward");
  await hasMarks(page, "square", ["d6", "f4", "f6"]);
  await page.locator("#rooms [data-room=play]").click();
  await hasMarks(page, "square", []);
  await namesAreOn(page, {});
  await holds(async () => assert.doesNotMatch(String(await label()), /Perpendicular/));
  await shows(() => toggle(page).isVisible(), false);
});

test("the marks give way to a hint, and to a guided review", async (t) => {
  const page = await openPage(t, {
    hash: "?analyze#f5f4e3d6f3e2c5",
    prepare: (page) =>
      page.addInitScript(() => {
        const kept = JSON.parse(localStorage.getItem("flipside") ?? "{}");
        localStorage.setItem("flipside", JSON.stringify({ ...kept, overlay: "frontier" }));
      }),
  });
  const { press } = hand(page);
  const frontier = page.locator("#board .cell[data-marks~=cross]");
  await frontier.first().waitFor();
  await hand(page).listens();
  // The board gives the focus to one of its squares.
  await page.locator("#board").evaluate((board) => board.focus());
  await page.keyboard.press("t");
  await page.locator("#board .cell[data-marks=hint]").waitFor();
  await shows(() => frontier.count(), 0);
  await press("back");
  await frontier.first().waitFor();
  await press("review");
  await page.locator("#coach .learn:not([aria-disabled])").click();
  await page.locator("html[data-guided]").waitFor();
  await page.waitForFunction(
    () => document.querySelector("#board")?.shadowRoot?.querySelector("[data-marks~=cross]") === null,
  );
  await shows(() => toggle(page).isVisible(), false);
  await shows(() => line(page).isVisible(), false);
  await page.locator("#coach").getByRole("button", { name: "Leave the lesson" }).click();
  await toggle(page).waitFor();
});
