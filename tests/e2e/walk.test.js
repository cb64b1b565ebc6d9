import { test } from "node:test";
import { clipped, cutChoices, overflowing, tooSmall } from "./audit.js";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";
import { STATES } from "./walk.js";

test("on a phone no room and no dialog has anything that sticks out, is cut off, or is too small for a thumb", async (t) => {
  const page = await openPage(t, { touch: true, settings: { side: "both" }, width: 360, height: 740 });
  await hand(page).turn();
  for (const [name, show] of Object.entries(STATES)) {
    await show(page);
    for (const look of [overflowing, clipped, cutChoices, tooSmall])
      await shows(() => look(page), [], `${name}: ${look.name}`);
  }
});
