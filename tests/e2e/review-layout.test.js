/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, showIn } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** A game with a mistake in its opening and another at its end. */
const GAME = "f5f4e3d6f3e2c5";

/** Phones, a tablet, a small notebook, and screens up to a very large one. */
const SIZES = /** @type {const} */ ([
  [390, 844],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
]);

/** From this height on the turning points are in view too, where the board stands beside them. */
const HIGH = 700;

/** What of some elements is not wholly in view, above the rooms' bar of a phone. @param {Page} page @param {readonly string[]} selectors */
const hiddenOf = (page, selectors) =>
  page.evaluate((all) => {
    const bar = document.querySelector("#rooms")?.getBoundingClientRect();
    const floor = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    return all.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const { left, top, right, bottom } = box ?? new DOMRect();
      const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= floor;
      return !isSeen || right - left < 40 || bottom - top < 40;
    });
  }, selectors);

/** @param {Page} page @param {string} when */
async function seenInAllSizes(page, when) {
  for (const [width, height] of SIZES) {
    await showIn(page, { width, height });
    const isBeside = width > height && height >= HIGH;
    const wanted = ["#board", "#review-graph", "#coach", "#coach .learn", ...(isBeside ? [".turning"] : [])];
    const where = `${when}, at ${width} × ${height}`;
    await shows(() => hiddenOf(page, wanted), [], where);
    await shows(() => page.evaluate(() => scrollY), 0, where);
    const sides = await page.locator(".accuracies [data-accuracy]").all();
    for (const side of sides) await holds(async () => assert.ok(await side.isVisible(), where));
    // A name is whole, or for who cannot see it alone.
    const cut = () =>
      page
        .locator(".accuracy .name")
        .evaluateAll(
          (names) =>
            names.filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
              .length,
        );
    await shows(cut, 0, where);
    await holds(async () => {
      await holds(async () => {
        const graph = await page.locator("#review-graph svg").boundingBox();
        assert.ok(graph && graph.height >= 60, `${where}: the graph is ${graph?.height} px high`);
      });
    });
    await holds(async () => {
      await holds(async () => {
        const [text, buttons] = await Promise.all(
          [".said", "#coach .row:not([hidden])"].map((selector) => page.locator(selector).boundingBox()),
        );
        assert.ok(text && buttons && text.y + text.height <= buttons.y, where);
      });
    });
  }
}

test("board, graph and coach are in view at once in every window, while the game is reviewed and when it is", async (t) => {
  const page = await openPage(t, {
    ...{ width: 390, height: 844 },
    hash: "?analyze",
    settings: { side: "both" },
  });
  const { load, press } = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await load(GAME);
  await press("review");
  await page.locator("#coach").waitFor();
  const stop = page.locator(".how").getByRole("button", { name: "Stop", exact: true });
  await stop.click();
  await page.locator(".how").getByText("stopped").waitFor();
  await seenInAllSizes(page, "while it is reviewed");

  await page.locator(".how").getByRole("button", { name: "Continue" }).click();
  await page.locator("#report [data-accuracy=white]").filter({ hasText: "%" }).waitFor({ state: "attached" });
  await page.locator(".how").getByRole("button", { name: "Continue" }).waitFor({ state: "hidden" });
  await stop.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Next mistake" }).click();
  await page
    .locator("#coach")
    .getByText(/gives up/)
    .waitFor();
  await seenInAllSizes(page, "when it is done");

  await t.test("what the coach says fades where more follows, and not at its end", async () => {
    await showIn(page, { width: 360, height: 740 });
    const said = page.locator("#coach .said");
    const mask = () => said.evaluate((element) => getComputedStyle(element).maskImage);
    await page.locator("#coach .said[data-more]").waitFor();
    await holds(async () => assert.match(await mask(), /gradient/));
    await said.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.locator("#coach .said:not([data-more])").waitFor();
    await shows(mask, "none");
  });
});
