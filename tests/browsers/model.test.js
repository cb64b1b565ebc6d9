// The failure model in browsers: each case of it, in a page of its own where nothing may have been loaded before.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { serveCheckout } from "../e2e/site.js";
import { CASES } from "../failures/cases.js";
import { BROWSERS } from "./browsers.js";

/** @import { AnyBrowser, AnyPage } from "./browsers.js" */

/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
});

after(() => site.close());

for (const { name: browserName, open: openBrowser, skip } of BROWSERS) {
  suite(`in ${browserName}`, { skip }, () => {
    /** @type {AnyBrowser} */
    let browser;
    /** @type {AnyPage} */
    let used;

    const open = async () => {
      const page = await browser.newPage();
      await page.goto(`${site.origin}/blank`);
      return page;
    };

    before(async () => {
      browser = await openBrowser();
      used = await open();
    });

    after(() => used?.close());

    for (const { row, name, expected, needsNew } of CASES) {
      test(`when ${row}: ${name}`, { timeout: 60_000 }, async (t) => {
        const page = needsNew ? await open() : used;
        if (needsNew) t.after(() => page.close());
        const outcomes = await page.evaluate(
          async ({ base, name }) => {
            const flipside = await import(`${base}/dist/slim.js`);
            const { runCase } = await import(`${base}/tests/failures/cases.js`);
            const urls = { wasm: `${base}/dist/engine_bg.wasm`, worker: `${base}/dist/worker.js` };
            return runCase(name, { flipside, urls });
          },
          { base: site.origin, name },
        );
        assert.deepEqual(outcomes, expected);
      });
    }
  });
}
