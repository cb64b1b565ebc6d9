// The published page, in every installed browser.

import assert from "node:assert/strict";
import { before, suite, test } from "node:test";
import { playOneMove, publish } from "../e2e/publish.js";
import { BROWSERS } from "./browsers.js";

/** @import { AnyBrowser } from "./browsers.js" */

const site = publish();

for (const { name, open: openBrowser, skip } of BROWSERS) {
  suite(`published, in ${name}`, { skip }, () => {
    /** @type {AnyBrowser} */
    let browser;

    before(async () => {
      browser = await openBrowser();
    });

    test("a game is played under any path, from this host alone, without an error on the console", async () => {
      const page = await browser.newPage();
      /** @type {string[]} */
      const wrong = [];
      const anyPage = /** @type {any} */ (page);
      anyPage.on("console", (/** @type {any} */ message) => {
        if (message.type() === "error") wrong.push(message.text());
      });
      anyPage.on("pageerror", (/** @type {Error} */ error) => wrong.push(error.message));
      anyPage.on("request", (/** @type {any} */ request) => {
        const url = String(request.url());
        if (!url.startsWith(site.server.url) && !url.startsWith("data:")) wrong.push(url);
      });
      await page.goto(site.server.url);
      await page.evaluate(playOneMove, undefined);
      assert.deepEqual(wrong, []);
      await page.close();
    });
  });
}
