// What people see who ask their system for more contrast: AAA of WCAG 2.2.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { faint } from "../e2e/audit.js";
import { openPage, showIn } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

const GAME = "f5d6c3d3c4f4c5b3";

/**
 * The views: where the page is opened, and what is done there first.
 * @type {[string, string, (page: Page) => Promise<unknown>][]}
 */
const VIEWS = [
  ["a game with values", `#${GAME}`, (page) => page.locator(".value[data-best]").first().waitFor()],
  ["the settings", "", open("[popovertarget=settings]", "#settings")],
  ["a new game", "", open(".tools [data-action=new]", "#new-game")],
  ["the help", "", open("[data-action=help]", "#help")],
  ["the import", "", open("[data-action=load]", "#load")],
  [
    "a review",
    `?analyze#${GAME}`,
    async (page) => {
      await hand(page).press("review");
      await page.locator("#review-home .exact", { hasText: "%" }).nth(1).waitFor();
    },
  ],
  ["what there is to train", "?train", (page) => page.locator("#train .themes button").first().waitFor()],
  [
    "a puzzle",
    "?train#--OOOOO---OOXX--XXXXXOOOXXXXXXOOXXXOOXOOXXXXOXX---OOOO-XXXXXXX--O/",
    (page) => page.locator("#puzzle[data-phase=open]").waitFor(),
  ],
  ["the lessons", "?learn", (page) => page.locator("#learn .chapters").first().waitFor()],
  ["a lesson", "?learn#quiet", (page) => page.locator("#learn h2").waitFor()],
];

for (const [name, hash, prepare] of VIEWS) {
  test(`there is more contrast for those who ask for it: ${name}`, async (t) => {
    const page = await openPage(t, { hash, settings: { side: "both", values: true, hideEngine: false } });
    await page.emulateMedia({ contrast: "more" });
    await prepare(page);
    // Each width and each theme once: what is drawn in a color of its own depends on one of them.
    for (const dark of [false, true]) {
      const [width, height] = dark ? [1280, 800] : [360, 740];
      await showIn(page, { width, height, dark });
      await shows(() => faint(page), [], `at ${width} × ${height} in ${dark ? "dark" : "light"}`);
    }
  });
}

/** Opens what lies over the page. @param {string} button @param {string} opened @returns {(page: Page) => Promise<unknown>} */
function open(button, opened) {
  return async (page) => {
    await hand(page).turn();
    await page.locator(button).first().click();
    await page.locator(opened).waitFor();
  };
}

test("where the system chooses the colors, what is chosen is told apart, and discs keep their colors", async (t) => {
  const page = await openPage(t, { hash: "#f5", settings: { side: "both" } });
  await page.emulateMedia({ forcedColors: "active" });
  await hand(page).turn();
  await page.locator(".settings-button").first().click();
  await page.locator("#settings:popover-open").waitFor();
  const looks = (/** @type {string} */ selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outline, border, color, backgroundColor } = getComputedStyle(element);
        return [outline, border, color, backgroundColor].join();
      });
  for (const [chosen, other] of [
    [".rooms [aria-current]", ".rooms a:not([aria-current])"],
    ["#settings .choices :checked + span", "#settings .choices :not(:checked) + span"],
  ])
    await holds(async () => assert.notEqual(await looks(chosen), await looks(other), chosen));
  const switches = page.locator("#settings .switch input");
  await holds(async () =>
    assert.notEqual(await switches.first().evaluate((input) => getComputedStyle(input).appearance), "none"),
  );
  await shows(
    () =>
      page
        .locator("#board .disc")
        .first()
        .evaluate((disc) => getComputedStyle(disc).forcedColorAdjust),
    "none",
  );
});
