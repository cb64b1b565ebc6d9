/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { overflowing, smallTargets, violations, violationsOfLook } from "../e2e/audit.js";
import { openPage, showIn } from "../e2e/browser.js";
import { testFit } from "../e2e/fit.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

const GAME = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

test("nothing is cut off and nothing keeps anyone out", async (t) => {
  const page = await openPage(t, { settings: { side: "both", values: true } });
  const { turn, load } = hand(page);
  await turn();
  await load(GAME);
  await page.locator(".value[data-best]").first().waitFor();
  await page.locator("#progress[data-state=idle]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.querySelector("#engine details")?.setAttribute("open", "");
    const wide = { depth: "26", confidence: "73 %", nodes: "88.8M", speed: "28.8M/s", time: "8.8 s" };
    for (const [name, text] of Object.entries(wide))
      document.querySelector(`[data-figure=${name}]`)?.replaceChildren(text);
  });
  const sizes = /** @type {const} */ ([
    [320, 640],
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1024, 1366],
    [1440, 900],
    [2560, 1440],
    [844, 390],
    [600, 500],
    [640, 400],
    [1280, 500],
  ]);
  // What is too small for a finger depends on how the parts of the page are laid out.
  await testFit(t, page, [...sizes], () => shows(() => smallTargets(page), []));
});

test("nothing sticks out when all text is twice as large", async (t) => {
  const page = await openPage(t, { prepare: enlargeText, settings: { side: "both" } });
  const { turn, load, press } = hand(page);
  await turn();
  await shows(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
  await load(GAME);
  await press("review");
  // A low window has no room for it beside the graph.
  await page.locator("[data-accuracy=white]").filter({ hasText: "%" }).waitFor({ state: "attached" });
  await page.locator("#progress[data-state=idle]").waitFor({ state: "attached" });
  for (const [width, height] of [
    [360, 740],
    [640, 400],
    [1280, 800],
    [1920, 1000],
  ]) {
    await t.test(`at ${width} × ${height}`, async () => {
      await showIn(page, { width, height });
      await shows(() => overflowing(page), []);
      await holds(async () => {
        const names = await page
          .locator(".who .name")
          .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth));
        assert.deepEqual(names, [], "no name is cut off");
      });
      await page.locator(".settings-button").click();
      await page.locator("#settings:popover-open").waitFor();
      await shows(() => overflowing(page), []);
      await page.keyboard.press("Escape");
      await page.locator("#settings").waitFor({ state: "hidden" });
    });
  }
});

test("squares are large enough for fingers on phones, and the board for large screens", async (t) => {
  const page = await openPage(t);
  await hand(page).turn();
  for (const [width, height, least] of [
    [360, 740, 8 * 45],
    [390, 844, 8 * 48],
    [844, 390, 8 * 48],
    [740, 360, 8 * 44],
    [1440, 900, 820],
    [2560, 1300, 1200],
    [2560, 1440, 1340],
  ]) {
    await showIn(page, { width, height });
    await holds(async () => {
      const box = await page.locator("#board").boundingBox();
      assert.ok(box && box.width >= least, `at ${width} × ${height} the board has ${box?.width} px`);
    });
  }
});

test("the board never shrinks when the window grows", async (t) => {
  const page = await openPage(t);
  await hand(page).turn();
  const sizeAt = async (/** @type {number} */ width, /** @type {number} */ height) => {
    await page.setViewportSize({ width, height });
    return (await page.locator("#board").boundingBox())?.width ?? 0;
  };
  for (const height of [640, 1000]) {
    let before = 0;
    for (const width of [320, 500, 699, 700, 760, 860, 979, 980, 1100, 1239, 1240, 1300, 1700, 2200, 2600]) {
      const least = before - 0.5;
      await holds(async () => {
        before = await sizeAt(width, height);
        assert.ok(before >= least, `at least ${least} px, then ${before} px at ${width} × ${height}`);
      });
    }
  }
  await holds(async () => {
    const [narrow, wide] = [await sizeAt(1239, 800), await sizeAt(1240, 800)];
    assert.ok(Math.abs(wide - narrow) <= 1, `from ${narrow} to ${wide} px`);
  });
});

test("the whole board is in view on a small phone and on a desk", async (t) => {
  const page = await openPage(t);
  await hand(page).turn();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1280, 500],
    [1440, 900],
    [2560, 1300],
  ]) {
    await showIn(page, { width, height });
    await holds(async () => {
      const box = await page.locator("#board").boundingBox();
      assert.ok(
        box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        JSON.stringify(box),
      );
      assert.ok(Math.abs(box.width - box.height) < 12, "the board is square");
    });
  }
});

test("a notice covers nothing that can be pressed", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, place, newGame } = hand(page);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1280, 800],
  ]) {
    await showIn(page, { width, height });
    await turn();
    await place("f5");
    await newGame();
    await page.locator(".notice .offer").waitFor();
    await shows(() => covered(page), [], `at ${width} × ${height}`);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.locator(".notice").waitFor({ state: "detached" });
  }
});

test("the settings that open over the page fit every window", async (t) => {
  const page = await openPage(t);
  await hand(page).turn();
  for (const [width, height] of [
    [390, 844],
    [740, 360],
    [768, 600],
    [1000, 500],
    [1280, 500],
  ]) {
    await showIn(page, { width, height });
    await page.locator(".settings-button").click();
    await holds(async () => {
      const box = await page.locator("#settings:popover-open").boundingBox();
      assert.ok(
        box && box.y >= 0 && box.y + box.height <= height,
        `${width} × ${height}: ${JSON.stringify(box)}`,
      );
    });
    await page.keyboard.press("Escape");
    await page.locator("#settings").waitFor({ state: "hidden" });
  }
});

test("the settings and dialogs of a phone have no fault that axe finds, in light and in dark", async (t) => {
  const [width, height] = [360, 740];
  const page = await openPage(t, { width, height });
  const { turn, press } = hand(page);
  const look = async (/** @type {string} */ opened) => {
    await page.locator(opened).waitFor();
    for (const dark of [false, true]) {
      await showIn(page, { width, height, dark });
      await shows(() => (dark ? violationsOfLook(page) : violations(page)), [], opened);
      await shows(() => overflowing(page), [], opened);
    }
    await page.keyboard.press("Escape");
  };
  await turn();
  await page.locator(".settings-button").click();
  await look("#settings:popover-open");
  for (const name of ["help", "load"]) {
    await press(name);
    await look(`#${name}[open]`);
  }
});

/**
 * Asks for text twice as large as usual, as the settings of a browser do.
 * @param {Page} page
 */
async function enlargeText(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

/**
 * The buttons in view that a notice lies on.
 * @param {Page} page
 */
function covered(page) {
  return page.evaluate(() =>
    // The card's button does what the one of the tools does.
    [...document.querySelectorAll("button:not(.opponent-card *)")]
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && found?.closest(".notice") != null && !button.contains(found);
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );
}
