/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
import { overflowing, violations, violationsOfLook } from "./audit.js";
import { showIn } from "./browser.js";
import { shows } from "./until.js";

/**
 * Tests in windows of several sizes that nothing is cut off, and that nothing keeps anyone out: by all rules in the narrowest
 * and the widest, where a page shows what it hides in the other, and in the rest by those about colors and sizes. In the dark, which
 * changes colors alone, the narrowest and the widest are enough.
 * @param {TestContext} t
 * @param {Page} page
 * @param {(readonly [width: number, height: number])[]} sizes each looked at in light, and some in dark
 * @param {() => Promise<void>} [alsoTest] what else must hold in each
 */
export async function testFit(t, page, sizes, alsoTest) {
  const widths = sizes.map(([width]) => width);
  const whole = [Math.min(...widths), Math.max(...widths)];
  for (const [width, height] of sizes) {
    for (const dark of whole.includes(width) ? [false, true] : [false]) {
      await t.test(`at ${width} × ${height} in ${dark ? "dark" : "light"}`, async () => {
        await showIn(page, { width, height, dark });
        await shows(() => overflowing(page), []);
        const isWhole = !dark && whole.includes(width);
        await shows(() => (isWhole ? violations(page) : violationsOfLook(page)), []);
        await alsoTest?.();
      });
    }
  }
}
