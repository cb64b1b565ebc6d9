// How a test waits for what it looks at.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";

/** How often is asked: for a minute and a half at least, enough for a slow and busy machine. */
const TRIES = 1800;
/** How long a look waits for what it expects. */
const PATIENCE_MS = 60_000;
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

/**
 * Waits until what is read of a page is as expected: what a person sees follows an action in its own time.
 * @template Read
 * @param {() => Promise<Read>} read as often as needed
 * @param {NoInfer<Read>} expected
 * @param {string} [message]
 */
export function shows(read, expected, message) {
  return holds(async () => assert.deepEqual(await read(), expected, message));
}

/**
 * Waits until assertions about a page hold, and fails as they do when they never hold.
 * @param {() => Promise<unknown>} look is made as often as needed
 */
export async function holds(look) {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await look();
      return;
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || performance.now() > end) throw error;
    }
    await delay(BETWEEN_MS);
  }
}
