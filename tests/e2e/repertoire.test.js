import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { bytesOf } from "./hand.js";
import { shows } from "./until.js";

test("a repertoire is made, trained, saved, and kept from a line in Analyze", async (t) => {
  const page = await openPage(t, { hash: "?openings" });
  const screen = page.locator("#repertoire");
  const line = page.locator("#line");
  const square = (/** @type {string} */ name) => page.locator(`[data-square=${name}]`);
  const sized = (/** @type {number} */ size) => page.locator(`#repertoire[data-size="${size}"]`).waitFor();
  await sized(0);
  await screen.getByRole("button", { name: "60 positions" }).click();
  await sized(60);
  await screen.getByText("You play f5.").waitFor();
  await screen.locator(".branches button").filter({ hasText: "d6" }).first().waitFor();
  // An arrow to each reply, and one from it to the answer.
  await page.locator(".marks polygon").nth(3).waitFor();
  await shows(() => violations(page), []);

  await screen.getByRole("button", { name: "Train what is due" }).click();
  await line.getByText("Which move does your repertoire have here?").waitFor();
  await square("f5").click();
  await line.getByText("Right, f5.").waitFor();
  // The other side has answered, and the next move is asked.
  await page.locator("[data-square] .disc").nth(5).waitFor();
  await page.locator("#line[data-phase=asked]").waitFor();
  await shows(() => violations(page), []);
  await line.getByRole("button", { name: "Show" }).click();
  await line.getByText(/^The move is [a-h][1-8]\./).waitFor();

  await line.getByRole("button", { name: "Openings" }).click();
  const saving = page.waitForEvent("download");
  await screen.getByRole("button", { name: "Save as SGF" }).click();
  const text = String(await bytesOf(await saving));
  assert.equal(readGames(text).games[0]?.tree.branches[0]?.move, "f5");
  await screen.getByRole("button", { name: "Undo" }).click();
  await sized(0);

  await page.goto(page.url().replace(/\?.*$/, "?analyze#f5d6c5"));
  const keeping = page.locator("#keeping");
  await keeping.getByRole("button", { name: "Keep this line for Black" }).click();
  await keeping.getByText("2 positions were added or changed.").waitFor();
  await page.goto(page.url().replace(/\?.*$/, "?analyze#f5d6c3"));
  await keeping.getByText("You left your repertoire at move 3: there you have c5.").waitFor();
  await shows(() => violations(page), []);
});
