// What fingers press: WCAG 2.2 asks for 24 px, thumbs for 44.

/** @import { Page } from "playwright-core" */
import { test } from "node:test";
import { openPage, showIn } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

const LEAST = 44;

/**
 * The views: where the page is opened, and what is done there first.
 * @type {[string, string, (page: Page) => Promise<unknown>][]}
 */
const VIEWS = [
  ["a game", "#f5d6c3", (page) => hand(page).turn()],
  ["the settings", "", open("[popovertarget=settings]", "#settings #language option[value=en]")],
  ["a new game", "", open(".tools [data-action=new]", "#new-game [type=submit]")],
  ["the help", "", open("[data-action=help]", "#help[open]")],
  ["the import", "", open("[data-action=load]", "#load[open]")],
  ["what can be shared", "", open("[data-action=share]", "#share[open]")],
  [
    "the editor",
    "",
    async (page) => {
      await open("[data-action=load]", "#load[open]")(page);
      await page.locator("#load [data-action=edit]").click();
      await page.locator("#editor[open]").waitFor();
    },
  ],
  [
    "a review",
    "?analyze#f5d6c3d3c4f4c5b3",
    async (page) => {
      await page.locator("#explorer summary").click();
      await page.locator("#explorer .book-moves li").first().waitFor();
      await hand(page).press("review");
      await page.locator("#coach").waitFor();
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
  test(`on a touch screen everything is large enough for fingers: ${name}`, async (t) => {
    const page = await openPage(t, { hash, touch: true, settings: { side: "both" } });
    await prepare(page);
    for (const [width, height] of [
      [360, 740],
      [844, 390],
      [768, 1024],
      [1366, 1024],
    ]) {
      await showIn(page, { width, height });
      await shows(() => tooSmall(page), [], `at ${width} × ${height}`);
    }
  });
}

/** Opens what lies over the page. @param {string} button @param {string} opened @returns {(page: Page) => Promise<unknown>} */
function open(button, opened) {
  return async (page) => {
    await hand(page).turn();
    await page.locator(button).first().click();
    await page.locator(opened).waitFor({ state: "attached" });
  };
}

/** The elements that can be pressed and are too small. A choice is pressed by its label. @param {Page} page */
function tooSmall(page) {
  return page.evaluate((least) => {
    // The skip link is for the keyboard.
    const all = document.querySelectorAll("button, a[href]:not(.skip), select, summary, input, textarea");
    return [...all].flatMap((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const isSmall = Math.min(width, height) > 1 && Math.min(width, height) < least - 0.1;
      return isSmall && element.checkVisibility({ visibilityProperty: true })
        ? [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, LEAST);
}
