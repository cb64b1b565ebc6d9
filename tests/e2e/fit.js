/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { overflowing, violations } from "./audit.js";
import { showIn } from "./browser.js";

/**
 * Tests in windows of several sizes, in light and in dark, that nothing is cut off and nothing keeps anyone out.
 * @param {TestContext} t
 * @param {Page} page
 * @param {(readonly [width: number, height: number])[]} sizes
 */
export async function testFit(t, page, sizes) {
  for (const [width, height] of sizes) {
    for (const dark of [false, true]) {
      await t.test(`at ${width} × ${height} in ${dark ? "dark" : "light"}`, async () => {
        await showIn(page, { width, height, dark });
        assert.deepEqual(await overflowing(page), []);
        assert.deepEqual(await violations(page), []);
      });
    }
  }
}
