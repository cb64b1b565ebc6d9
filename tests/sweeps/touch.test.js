// What fingers press, in windows of several sizes.

import { test } from "node:test";
import { tooSmall } from "../e2e/audit.js";
import { openPage, showIn } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { shows } from "../e2e/until.js";
import { STATES } from "../e2e/walk.js";

test("on a touch screen everything is large enough for fingers", async (t) => {
  const page = await openPage(t, { touch: true, settings: { side: "both" }, width: 360, height: 740 });
  await hand(page).turn();
  for (const [name, show] of Object.entries(STATES)) {
    await show(page);
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
      [1366, 1024],
      [360, 740],
    ]) {
      await showIn(page, { width, height });
      await shows(() => tooSmall(page), [], `${name}, at ${width} × ${height}`);
    }
  }
});
