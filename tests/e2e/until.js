/** @import { Page } from "playwright-core" */

/** How often is asked: for a minute and a half at least, enough for a slow and busy machine. */
const TRIES = 1800;
const BETWEEN_MS = 50;

/**
 * Waits until the promise of a function that runs in the page is kept with `true`. (`waitForFunction` takes any promise for a yes.)
 * @template Given
 * @param {Page} page
 * @param {(given: Given) => Promise<boolean>} isSo
 * @param {Given} given
 */
export async function until(page, isSo, given) {
  const ask = /** @type {(given: any) => Promise<boolean>} */ (isSo);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await page.evaluate(ask, given)) return;
    await page.waitForTimeout(BETWEEN_MS);
  }
  throw new Error(`waited in vain for ${isSo.name}(${JSON.stringify(given)})`);
}
