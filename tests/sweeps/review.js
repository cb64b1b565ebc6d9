// What must hold of a review in every window, as far as it can be measured.

/** @import { Page } from "playwright-core" */
import { scrollers } from "../e2e/fit.js";

/** Phones, a tablet, small notebooks, and screens up to a very large one. */
export const SIZES = /** @type {const} */ ([
  [390, 844],
  [360, 740],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
]);

/** A phone held upright shows the graph from this height on. */
const HIGH = 800;

/** Whether a window is that of a phone held upright. @param {number} width @param {number} height */
export const isUpright = (width, height) => width < height && width < 700;

/** Whether the graph is in view beside the coach. @param {number} width @param {number} height */
export const hasGraph = (width, height) => !isUpright(width, height) || height >= HIGH;

/** What of some elements is not wholly in view, above the rooms' bar of a phone. @param {Page} page @param {readonly string[]} selectors */
export const hiddenOf = (page, selectors) =>
  page.evaluate((all) => {
    const bar = document.querySelector("#rooms")?.getBoundingClientRect();
    const floor = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    return all.filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const { left, top, right, bottom } = box ?? new DOMRect();
      const isSeen = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= floor + 0.5;
      return !isSeen || right - left < 40 || bottom - top < 40;
    });
  }, selectors);

/** How much of what the coach says does not fit into its place, in pixels. @param {Page} page */
export const cutOf = (page) =>
  page
    .locator("#coach .said")
    .evaluate(({ scrollHeight, clientHeight }) => Math.max(0, scrollHeight - clientHeight));

/** What scrolls: one thing at most, the page or a panel of a column that is wholly in view. @param {Page} page */
export const scrolling = async (page) => {
  const isPage = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
  return [...(isPage ? ["page"] : []), ...(await page.evaluate(scrollers))];
};

/** Where the steps stand. @param {Page} page */
export const placeOfSteps = (page) =>
  page.locator("#steps").evaluate((steps) => {
    const { left, top } = steps.getBoundingClientRect();
    return [left, top];
  });
