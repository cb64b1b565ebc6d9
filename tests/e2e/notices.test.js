// What the page tells for a while.

import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

test("what is only told goes by itself, but not while one points at it; what failed stays", async (t) => {
  const page = await openPage(t, {
    settings: { side: "both" },
    prepare: (page) => page.clock.install(),
  });
  await page.clock.resume();
  const { turn, press } = hand(page);
  await turn();
  const notice = page.locator(".notice");
  await press("copy");
  await notice.waitFor();
  await notice.hover();
  await page.clock.fastForward(60_000);
  await shows(() => notice.count(), 1, "while it is pointed at");
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await notice.waitFor({ state: "detached" });
  await page.evaluate(() => location.assign("#a1a1"));
  await page.locator(".notice[data-kind=error]").waitFor();
  await page.clock.fastForward(60_000);
  await shows(() => notice.count(), 1, "an error");
});
