/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { openPage, showIn } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds } from "../e2e/until.js";
import { cutOf, hasGraph, hiddenOf, placeOfSteps, SIZES, scrolling } from "./review.js";

/** Whole games of people who lost: by a little, by much and at the end. */
const GAMES = {
  close:
    "d3e3f5c5c3g5e2b2e6d7b6f6d6c2g7h8f4d2a2a7h6c1b4c4f8h4h5c6b1e1h3f3d1a1c7a5g2c8b7b3a6g4e7f7b8a8g8g6h7a4f2h2g3h1g1d8e8b5a3f1",
  lost: "f5f6e6f4f3d6c6d3g6e7g5d7c7h5c3h6e3b6c5d8c8b8a6b5g4d2e1c1f2h4a5e2f8b3f7g1h3h2g3a4c4b4c2b1a3a7a8e8b7b2a1a2d1g8h8g2g7h7f1h1",
  turned:
    "f5f6e6f4c3d7f3d6g5g4e3h5e7g3g6h6f7e8f8g8c8c6h4h3c7c5d8b8g7c4b4b5d3a3a6a4a5a7b6d2e2e1c2b1f2f1g2h8h7g1h1h2d1c1a1b3a2b2a8b7",
};
const LOCALES = ["en-US", "de-DE", "ja-JP"];

/**
 * What of the coach's card is wrong to look at: a text or a button that ends outside it, and a button that lies on a text.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
const faultsOfCard = (page) =>
  page.locator("#coach").evaluate((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const isInside = (/** @type {DOMRect} */ box) =>
      box.left >= left - 1 && box.top >= top - 1 && box.right <= right + 1 && box.bottom <= bottom + 1;
    /** @type {{ text: string, box: DOMRect, owner: Element }[]} */
    const texts = [];
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !owner?.checkVisibility({ visibilityProperty: true }) || owner.closest(".hidden"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ text, box, owner });
    }
    const buttons = [...card.querySelectorAll("button")].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    const isOn = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [
      ...texts.filter(({ box }) => !isInside(box)).map(({ text }) => `cut: ${text}`),
      ...buttons
        .filter((each) => !isInside(each.getBoundingClientRect()))
        .map(({ textContent }) => `a button that is cut: ${textContent}`),
      ...buttons.flatMap((button) =>
        texts
          .filter(({ box, owner }) => !button.contains(owner) && isOn(button.getBoundingClientRect(), box))
          .map(({ text }) => `${button.textContent} lies on: ${text}`),
      ),
    ];
  });

/**
 * What is wrong with the causes in the summary of a review: one that is neither in it nor under "More", and one that is cut.
 * @param {Page} page
 */
async function faultsOfCauses(page) {
  const home = page.locator("#review-home");
  const more = home.locator("> .more");
  if (await more.isVisible()) await more.click();
  const faults = await home.evaluate((summary) => {
    const [inIt, underMore] = [".why", ".further"].map((place) => [
      ...summary.querySelectorAll(`${place} > *`),
    ]);
    const isWhole = (/** @type {Element | undefined} */ cause) => {
      if (!cause?.checkVisibility({ visibilityProperty: true })) return false;
      const [inner, outer] = [cause, /** @type {Element} */ (cause.parentElement)].map((each) =>
        each.getBoundingClientRect(),
      );
      const isIn = inner && outer && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      return isIn === true && inner.left >= 0 && inner.right <= innerWidth && inner.height > 0;
    };
    return (inIt ?? []).flatMap((cause, index) =>
      isWhole(cause) || isWhole(underMore?.[index]) ? [] : [`nowhere whole: ${cause.textContent}`],
    );
  });
  await page.keyboard.press("Escape");
  const isClosed = await home.locator(".further").isHidden();
  return isClosed ? faults : [...faults, "More stays open"];
}

/** The squares of the two moves of a mistake that are not empty with the move's disc in a ring. @param {Page} page */
const wrongSquares = (page) =>
  page.locator("#board").evaluate((board) => {
    const root = board.shadowRoot ?? board;
    const rings = [...root.querySelectorAll("[data-square][data-marks~=disc]")];
    const isChosenHere = (/** @type {Element} */ square) => square.hasAttribute("data-legal");
    return rings.length >= 1 && rings.every(isChosenHere)
      ? []
      : rings.map((square) => square.getAttribute("data-square")).concat(rings.length > 0 ? [] : ["none"]);
  });

/**
 * What is wrong with a review as it stands in a window.
 * @param {Page} page
 * @param {readonly [number, number]} size
 * @param {Map<string, number[]>} places where the steps stood before, by window
 */
async function faultsIn(page, [width, height], places) {
  const wanted = ["#board", "#steps", "#coach", ...(hasGraph(width, height) ? ["#review-graph"] : [])];
  const size = `${width} × ${height}`;
  const [hidden, cut, card, all, place] = await Promise.all([
    hiddenOf(page, wanted),
    cutOf(page),
    faultsOfCard(page),
    scrolling(page),
    placeOfSteps(page),
  ]);
  const known = places.get(size) ?? place;
  places.set(size, known);
  return [
    ...hidden.map((selector) => `${selector} is not in view`),
    ...(cut > 0 ? [`${cut} px of what the coach says are cut`] : []),
    ...card,
    ...(all.length > 1 ? [`${all.join(" and ")} scroll`] : []),
    ...(String(place) === String(known) ? [] : [`the steps moved from ${known} to ${place}`]),
  ];
}

/** Opens a game whose review is complete. @param {TestContext} t @param {string} moves @param {string} [locale] */
async function openReviewed(t, moves, locale) {
  const page = await openPage(t, { width: 1440, height: 900, hash: `?analyze#${moves}`, locale });
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await hand(page).press("review");
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  return page;
}

test("what is cut, covered or moved would be found", async (t) => {
  const page = await openReviewed(t, "f5f4e3d6f3e2c5");
  const size = /** @type {const} */ ([360, 640]);
  await showIn(page, { width: 360, height: 640 });
  const places = new Map();
  await holds(async () => assert.deepEqual(await faultsIn(page, size, places), []));
  const lay = (/** @type {string} */ selector, /** @type {Record<string, string>} */ style) =>
    page.locator(selector).evaluate((element, given) => {
      const own = /** @type {HTMLElement} */ (element).style;
      for (const [name, value] of Object.entries(given)) own.setProperty(name, value, "important");
    }, style);
  const finds = (/** @type {RegExp} */ fault) =>
    holds(async () => assert.match((await faultsIn(page, size, places)).join("\n"), fault));
  await lay("#steps", { translate: "0 8px" });
  await finds(/the steps moved/);
  await lay("#coach .learn", { translate: "0 -70px" });
  await finds(/lies on: /);
  await lay("#coach", { "max-height": "60px", "min-height": "0", height: "60px" });
  await finds(/^cut: /m);
});

for (const locale of LOCALES)
  suite(`in ${locale}`, () => {
    for (const [name, moves] of Object.entries(GAMES))
      test(`each mistake of a whole game is whole in every window: ${name}`, async (t) => {
        const page = await openReviewed(t, `${moves}.60`, locale);
        const next = page.locator("#steps button").last();
        /** @type {Map<string, number[]>} */
        const places = new Map();
        const inAllSizes = async (/** @type {string} */ when, /** @type {number} */ turn) => {
          for (const [index, size] of SIZES.entries()) {
            const [width, height] = size;
            const dark = (turn + index) % 2 !== 0;
            await showIn(page, { width, height, dark });
            const where = `${when}, at ${width} × ${height}`;
            await holds(async () => assert.deepEqual(await faultsIn(page, size, places), [], where));
            if (turn === -1) await holds(async () => assert.deepEqual(await faultsOfCauses(page), [], where));
          }
          await showIn(page, { width: 1440, height: 900 });
        };
        await inAllSizes("at the start", -1);
        let count = 0;
        const address = () => page.evaluate(() => location.href);
        for (; (await next.getAttribute("aria-disabled")) !== "true"; count += 1) {
          const before = await page.locator("#coach .sentence").textContent();
          await next.click();
          await holds(async () =>
            assert.notEqual(await page.locator("#coach .sentence").textContent(), before),
          );
          await page.locator("#coach [data-awaited]").waitFor({ state: "detached" });
          const said = await page.locator("#coach .sentence").textContent();
          await holds(async () =>
            assert.deepEqual(await wrongSquares(page), [], `${said} ${await address()}`),
          );
          await inAllSizes(`${said}`, count);
        }
        assert.ok(count >= 5, `${count} mistakes`);
      });
  });
