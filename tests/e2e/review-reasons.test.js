import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";

/** A game that leaves the book with its last move but one, and gives a corner away with its last. */
const GAME = "f5f4e3f6g5f3g7";

test("what the coach speaks of is marked on the board, shown with the better line as well, and named to who cannot see it", async (t) => {
  const page = await openPage(t, { hash: "?analyze", settings: { side: "both" } });
  const { load, press, atPly } = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await load(GAME);
  await press("review");
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  const coach = page.locator("#coach");
  const status = coach.getByRole("status");
  const marks = () =>
    page
      .locator("#board .cell[data-marks]")
      .evaluateAll((cells) => cells.map((cell) => String(cell.getAttribute("data-square"))));
  const named = async () => {
    const texts = await status.locator(".marked .hidden").allTextContents();
    return texts.flatMap((text) => text.match(/[a-h][1-8]/g) ?? []);
  };

  // From the end the next mistake is the first one; each has its reasons.
  await atPly(7);
  const key = coach.locator(".marked .key").first();
  await key.waitFor();
  assert.ok((await marks()).length > 0);
  assert.deepEqual([...new Set(await marks())].sort(), [...new Set(await named())].sort());

  await coach.getByRole("button", { name: "Show", exact: true }).click();
  await atPly(6);
  await page.locator("#board .cell").filter({ hasText: "1" }).first().waitFor();
  assert.deepEqual([...new Set(await marks())].sort(), [...new Set(await named())].sort());

  await t.test("where the game left the book, one reads what tournament players chose", async () => {
    await page.getByRole("tab", { name: "Numbers" }).click();
    await page.locator(".openings button", { hasText: "Out of the book" }).click();
    await status.getByText(/^Out of the book/).waitFor();
    await status.getByText(/^In [\d,]+ tournament games: d6 \d+%, f6 \d+%, f4 [<\d]+%\.$/).waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0, "the board is in view");
  });

  await t.test("without anything to mark the board has no marks", async () => {
    await page.locator("#review-graph").press("Home");
    await page.locator("#board .cell[data-marks]").first().waitFor({ state: "detached" });
    assert.equal(await status.locator(".marked").count(), 0);
  });
});
