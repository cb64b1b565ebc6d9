// The browsers in which the package is tried.

/** @import { TestContext } from "node:test" */

import { after } from "node:test";
import { launchChromium, launchFirefox } from "../../scripts/programs/browser.mjs";
import { findFirefox } from "../../scripts/programs/firefox.mjs";

/**
 * What the programs that drive the browsers have in common.
 * @typedef {object} AnyPage
 * @property {(url: string) => Promise<unknown>} goto
 * @property {<A, R>(body: (argument: A) => R | Promise<R>, argument: A) => Promise<R>} evaluate
 * @property {() => unknown[]} workers
 * @property {() => Promise<void>} close
 */

/** @typedef {{ newPage: () => Promise<AnyPage>, close: () => Promise<void> }} AnyBrowser */

/**
 * Starts a browser for all tests of this process, as to start one takes as long as many tests do, and ends it after them.
 * @param {() => Promise<any>} launch
 * @returns {() => Promise<any>}
 */
function shared(launch) {
  /** @type {Promise<any> | undefined} */
  let started;
  after(async () => (await started)?.close());
  return () => {
    started ??= launch();
    return started;
  };
}

/** @type {{ name: string, open: () => Promise<any>, skip: string | false }[]} */
const ALL = [
  { name: "Chromium", open: shared(launchChromium), skip: false },
  {
    name: "Firefox",
    open: shared(launchFirefox),
    skip: findFirefox() ? false : "there is no Firefox on this machine",
  },
];

const wanted = process.env.FLIPSIDE_BROWSER;

/** That which `$FLIPSIDE_BROWSER` names, or all. */
export const BROWSERS = ALL.filter(({ name }) => !wanted || name === wanted);

/**
 * Opens pages that share one storage, which is new.
 * @param {any} browser
 * @param {TestContext} t
 * @param {string} url what each shows
 * @param {number} count
 * @returns {Promise<AnyPage[]>}
 */
export async function openPages(browser, t, url, count) {
  const context = await (browser.newContext?.() ?? browser.createBrowserContext());
  t.after(() => context.close());
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
    }),
  );
}
