/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
import { overflowing, violations, violationsOfLook } from "./audit.js";
import { showIn } from "./browser.js";
import { shows } from "./until.js";

/** Whether every window is looked at, as `npm run test:sweeps` does; otherwise the narrowest one. */
const HAS_ALL = process.env.FLIPSIDE_WINDOWS === "all";

/**
 * Tests that nothing is cut off in windows of several sizes, and that nothing keeps anyone out: by all rules in the narrowest, in
 * light, and in the widest, which shows what the narrowest hides, in dark by those about colors and sizes. Each width and each theme is
 * looked at once: a theme changes colors alone, and those do not depend on the width.
 * @param {TestContext} t
 * @param {Page} page
 * @param {(readonly [width: number, height: number])[]} sizes
 * @param {() => Promise<void>} [alsoTest] what else must hold in each
 */
export async function testFit(t, page, sizes, alsoTest) {
  const widths = sizes.map(([width]) => width);
  const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
  for (const [width, height] of sizes) {
    if (!HAS_ALL && width !== narrowest) continue;
    const dark = width === widest;
    await t.test(`at ${width} × ${height} in ${dark ? "dark" : "light"}`, async () => {
      await showIn(page, { width, height, dark });
      await shows(() => overflowing(page), []);
      if (width === narrowest) await shows(() => violations(page), []);
      if (width === widest) await shows(() => violationsOfLook(page), []);
      await alsoTest?.();
    });
  }
}

/** Runs in the page: what scrolls up and down within it, and has more than it shows. @returns {string[]} */
export function scrollers() {
  return [...document.querySelectorAll("main *")]
    .filter((element) => {
      const { overflowY, visibility } = getComputedStyle(element);
      const hasMore = element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1;
      return hasMore && /auto|scroll/.test(overflowY) && visibility === "visible";
    })
    .map(({ id, className }) => id || className);
}
