// Words of languages that need more room than English ones, on a phone: they stand within what they name.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds } from "../e2e/until.js";

/** A game that ends a move after a pass. */
const PASSED = (() => {
  for (let step = 1; step < 50; step += 1) {
    const game = new Game();
    while (!game.isOver && game.moves.at(-2) !== "pass") {
      const moves = game.legalMoves();
      game.play(String(moves[(game.ply * step) % moves.length]));
    }
    if (game.moves.at(-2) === "pass") return game;
  }
  return assert.fail("no game has a pass");
})();

/** By how much a text stays away from the edges of what holds it. @param {Page} page @param {string} selector */
const roomOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const [inner, outer] = [text, element].map((each) => each.getBoundingClientRect());
      return inner && outer ? Math.min(inner.left - outer.left, outer.right - inner.right) : -1;
    });

test("on a phone in German a pass, the last tool and the ways to turn stand within their buttons", async (t) => {
  const phone = { width: 390, height: 844, touch: true, locale: "de-DE" };
  const page = await openPage(t, { ...phone, hash: `?analyze#${PASSED.transcript}` });
  await hand(page).atPly(PASSED.ply);
  await page.locator(".overlays-toggle").waitFor();
  await holds(async () =>
    assert.ok((await roomOf(page, "#moves button[data-ply]:has-text('Passen')")) >= 1, "a pass"),
  );
  await holds(async () => assert.ok((await roomOf(page, "[data-action=here]")) >= 4, "the last tool"));
  await page.getByRole("button", { name: "Drehen oder spiegeln" }).click();
  await holds(async () => {
    const [end, ...ways] = await page
      .locator("#turning :is(.row, .ways button)")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right).reverse());
    for (const right of ways) assert.ok(right <= Number(end) + 0.5, `${right} px, the row ends at ${end} px`);
  });
});
