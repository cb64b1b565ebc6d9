// The room to learn in, in windows of several sizes.

import { test } from "node:test";
import { openPage } from "../e2e/browser.js";
import { testFit } from "../e2e/fit.js";

for (const hash of ["?learn", "?learn#quiet", "?learn#games", "?learn#table"]) {
  test(`what is at ${hash} fits and has no fault that axe finds`, async (t) => {
    const page = await openPage(t, { hash });
    await page.locator("#learn h2").first().waitFor();
    await testFit(t, page, [
      [320, 640],
      [390, 844],
      [844, 390],
      [1440, 900],
    ]);
  });
}
