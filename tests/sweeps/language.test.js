/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/words/languages.js";
import { numbersOf } from "../../www/words/numbers.js";
import { clipped, cutChoices, overflowing, violationsOfText } from "../e2e/audit.js";
import { openPage } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";
import { STATES } from "../e2e/walk.js";
import { ENGLISH } from "../node/page/english.js";

/** @type {Map<string, import("../../www/phrases.js").Phrases>} */
const TRANSLATIONS = new Map();
for (const tag of LANGUAGES.slice(1)) {
  const folders = ["languages", "learn/languages"];
  const files = await Promise.all(folders.map((folder) => import(`../../www/${folder}/${tag}.js`)));
  const topics = files.map(({ phrases }) => phrases(numbersOf(tag)));
  TRANSLATIONS.set(tag, Object.assign({}, ...topics));
}
/** Every text that is in view or read aloud. @param {Page} page @returns {Promise<string[]>} */
function shownTexts(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const look = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.checkVisibility() || element.closest("style, noscript, #language")) continue;
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
          found.push(element.getAttribute(name) ?? "");
        for (const node of element.childNodes) if (node instanceof Text) found.push(node.data.trim());
      }
    };
    look(document);
    return [document.title, ...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Every string in an object. @param {object} object @returns {string[]} */
function strings(object) {
  return Object.values(object).flatMap((value) =>
    typeof value === "string" ? [value] : typeof value === "object" ? strings(value) : [],
  );
}

/** Words of English that the other languages do not have. */
const WORDS = /\b(the|and|with|your|you|moves?|discs?|black|white|game|has|have|played|passed)\b/i;

/**
 * What is English on a page in another language.
 * @param {Page} page
 * @param {object} phrases of the language
 * @returns {Promise<string[]>}
 */
async function englishIn(page, phrases) {
  const own = new Set(strings(phrases));
  const english = new Set(strings(ENGLISH).filter((text) => !own.has(text)));
  return (await shownTexts(page)).filter((text) => english.has(text) || WORDS.test(text));
}

/** The texts that are cut off or stick out on a desk, a tablet and a phone, where the page stays. @param {Page} page */
async function cutOff(page) {
  const cut = [];
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    cut.push(...(await overflowing(page)), ...(await clipped(page)), ...(await cutChoices(page)));
  }
  return cut;
}

/**
 * Says in turn what may stand as the largest text beside the board, and what of it is cut off.
 * @param {Page} page
 * @param {readonly string[]} texts
 */
function cutLeads(page, texts) {
  return page.evaluate((all) => {
    const lead = /** @type {HTMLElement} */ (document.querySelector("#engine .lead"));
    const before = lead.textContent;
    const cut = all.filter((text) => {
      lead.textContent = text;
      return lead.scrollWidth > lead.clientWidth + 1;
    });
    lead.textContent = before;
    return cut;
  }, texts);
}

for (const [tag, phrases] of TRANSLATIONS) {
  test(`in ${tag} nothing is English, nothing is cut off, and nothing keeps anyone out`, async (t) => {
    const page = await openPage(t, {
      locale: tag,
      settings: { side: "white", level: 1, strength: "level" },
      width: 360,
      height: 740,
    });
    await hand(page).turn();
    for (const [name, show] of Object.entries(STATES)) {
      await show(page);
      await shows(() => englishIn(page, phrases), [], `${name}: English`);
      await shows(() => cutOff(page), [], `${name}: cut off`);
      if (name === "analysis") {
        const { ahead, wins, draw, even } = phrases.figures;
        await shows(() => cutLeads(page, [ahead("white", 22), wins("white", 22), draw, even]), []);
      }
      if (tag === "fr") await shows(() => violationsOfText(page), [], name);
    }
  });
}

test("a page that is read from right to left keeps its board, and its switches stay in their tracks", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  await hand(page).turn();
  await page.locator("html").evaluate((root) => root.setAttribute("dir", "rtl"));
  const left = async (/** @type {string} */ square) =>
    (await page.locator(`#board [data-square=${square}]`).boundingBox())?.x ?? 0;
  await holds(async () => assert.ok((await left("a1")) < (await left("h1"))));
  await page.locator("[popovertarget=settings]").first().click();
  await holds(async () => {
    const strays = await page.locator("#settings .switch input").evaluateAll((inputs) =>
      inputs
        .filter((input) => {
          const { width } = input.getBoundingClientRect();
          const knob = getComputedStyle(input, "::before");
          const [moved = 0] = knob.translate.split(" ").map((part) => Number.parseFloat(part) || 0);
          const [start, size] = [Number.parseFloat(knob.marginRight), Number.parseFloat(knob.width)];
          // From the right edge, where it lies at rest.
          return start - moved < 0 || start - moved + size > width;
        })
        .map((input) => input.getAttribute("name")),
    );
    assert.deepEqual(strays, []);
  });
});
