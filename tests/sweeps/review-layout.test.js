/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, showIn } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";
import { cutOf, hasGraph, hiddenOf, isUpright, placeOfSteps, SIZES, scrolling } from "./review.js";

/** A game with a mistake in its opening and another at its end. */
const GAME = "f5f4e3d6f3e2c5";

/** Which of some elements have something else at their middle. @param {Page} page @param {readonly string[]} selectors */
const coveredOf = (page, selectors) =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const element = document.querySelector(selector);
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return !element?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    selectors,
  );

/** For how many rows the list of moves has room. @param {Page} page */
const roomForRows = (page) =>
  page.locator("#moves").evaluate((list) => {
    const row = list.querySelector("button")?.getBoundingClientRect();
    return row && list.parentElement ? list.parentElement.clientHeight / row.height : 0;
  });

/** Where the columns of a room begin and end: that of the board, and the one beside it. @param {Page} page */
const columnsOf = (page) =>
  page.evaluate(() =>
    [".stage", ".beside"].map((selector) => {
      const column = document.querySelector(selector);
      if (!column) throw new Error(`no ${selector}`);
      const { left, top, right } = column.getBoundingClientRect();
      return [left, top, right].map(Math.round);
    }),
  );

test("at each mistake board, steps and coach are in view whole, in every window, and the steps stay where they are", async (t) => {
  const page = await openPage(t, {
    width: 390,
    height: 844,
    hash: "?analyze",
    settings: { side: "both" },
  });
  const { load, press } = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await load(GAME);
  await press("review");
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  const next = page.locator("#steps").getByRole("button", { name: "Next mistake" });
  const start = page.locator("#steps").getByRole("button", { name: "Start" });
  /** Where the steps stood at the start of the review, by window. @type {Map<string, number[]>} */
  const places = new Map();
  const inAllSizes = async (/** @type {string} */ when) => {
    for (const [width, height] of SIZES) {
      await showIn(page, { width, height });
      const where = `${when}, at ${width} × ${height}`;
      const isGraphed = hasGraph(width, height);
      const wanted = ["#board", "#steps", "#coach", ...(isGraphed ? ["#review-graph"] : [])];
      await shows(() => hiddenOf(page, wanted), [], where);
      await shows(() => page.evaluate(() => scrollY), 0, where);
      await shows(() => cutOf(page), 0, where);
      const size = `${width} × ${height}`;
      const place = places.get(size) ?? (await placeOfSteps(page));
      places.set(size, place);
      await shows(() => placeOfSteps(page), place, where);
      await holds(async () => {
        const all = await scrolling(page);
        assert.ok(all.length <= 1, `${where}: ${all} scroll`);
      });
      if (width >= 1024 && width > height)
        await holds(async () => {
          const rows = await roomForRows(page);
          assert.ok(rows >= 8, `${where}: ${rows} rows of moves`);
        });
      if (isGraphed && width < height)
        await holds(async () => {
          const graph = await page.locator("#review-graph").boundingBox();
          assert.ok(graph && graph.height >= 120, `${where}: the graph is ${graph?.height} px high`);
        });
    }
  };
  await inAllSizes("at the start");
  await page.locator("#moves button[data-ply='1'][data-value][title]").waitFor({ state: "attached" });
  await page.locator("#review-home [data-size]:not([aria-disabled])").first().waitFor();
  const coach = page.locator("#coach");
  let count = 0;
  // Of a small mistake there may be nothing to tell.
  let told = 0;
  for (; (await next.getAttribute("aria-disabled")) !== "true"; count += 1) {
    await showIn(page, { width: 1440, height: 900 });
    const before = await coach.locator(".sentence").textContent();
    await next.click();
    await holds(async () => assert.notEqual(await coach.locator(".sentence").textContent(), before));
    const move = String(await coach.getByText(/^[a-h][1-8] loses /).textContent()).slice(0, 2);
    const better = String(await coach.getByText(/^Better: /).textContent()).slice(-2);
    for (const square of [move, better])
      await page.locator(`#board [data-square=${square}][data-marks~=disc][data-legal]`).waitFor();
    await inAllSizes(`at ${move}`);
    if ((await coach.locator(".reasons:not([hidden])").count()) > 0) told += 1;
  }
  assert.ok(count >= 2, `${count} mistakes`);
  await coach.getByRole("button", { name: "More" }).click();
  const underMore = ["#steps", "#coach"];
  for (const [width, height] of SIZES) {
    await showIn(page, { width, height });
    const where = `with more, at ${width} × ${height}`;
    if (width >= 1024 && width > height)
      await holds(async () => assert.ok((await roomForRows(page)) >= 8, `${where}: too few rows of moves`));
    await shows(
      () =>
        coveredOf(
          page,
          isUpright(width, height) && hasGraph(width, height) ? [...underMore, "#review-graph"] : underMore,
        ),
      [],
      where,
    );
    await shows(() => page.evaluate(() => scrollY), 0, where);
    await holds(async () => {
      const all = await scrolling(page);
      assert.ok(!all.includes("further"), `${where}: what is more to say scrolls itself`);
      assert.ok(all.length <= 1, `${where}: ${all} scroll`);
    });
  }
  await coach.getByRole("button", { name: "More" }).click();
  assert.ok(told >= 1, "no mistake has a reason");
  await showIn(page, { width: 1440, height: 900 });
  await start.click();
  await page.locator("#review-home").waitFor();

  /** Of the review, by window. @type {Map<string, number[][]>} */
  const columns = new Map();
  for (const room of ["analyze", "play", "train", "learn"]) {
    await page.locator(`#rooms [data-room=${room}]`).click();
    await page.locator(`:root[data-in=${room}]`).waitFor();
    for (const [width, height] of SIZES.filter(([width, height]) => width > height && height > 520)) {
      await showIn(page, { width, height });
      const size = `${width} × ${height}`;
      const expected = columns.get(size) ?? (await columnsOf(page));
      columns.set(size, expected);
      await shows(() => columnsOf(page), expected, `${room}, at ${size}`);
    }
  }
});
