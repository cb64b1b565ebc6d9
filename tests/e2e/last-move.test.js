import { test } from "node:test";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

/** White to move: g2 opens the corner h1, a5 does not. */
const TRAP = "#-XXX------OOOO---OOOOXX--XXXXXX---XOXOX---XXOOOO--XOOO-------O--O/";

/** @param {import("playwright-core").Page} page */
const atLastMove = (page) => ({
  ask: page.getByRole("button", { name: "What did my last move do?" }),
  answer: page.locator(".last-move [role=status]"),
  offer: page.locator("#notices .offer"),
});

test("after a blunder a weak opponent lets the person take it back, once", async (t) => {
  const settings = { side: "white", strength: "character", character: "pip" };
  const page = await openPage(t, { hash: TRAP, settings });
  const { turn, place, atPly } = hand(page);
  const { ask, answer, offer } = atLastMove(page);
  await turn();
  await page.locator(".last-move").waitFor({ state: "attached" });
  await place("g2");
  await atPly(2);
  await page
    .locator("#notices")
    .getByText(/g2 gives up about \d+ discs/)
    .waitFor();
  await shows(() => violations(page), []);
  await offer.click();
  await atPly(0);
  await page.locator("#notices .notice").waitFor({ state: "detached" });
  await turn();
  await place("g2");
  await atPly(2);
  await turn();
  await ask.click();
  await answer.filter({ hasText: /gives up/ }).waitFor();
  await shows(() => offer.count(), 0, "it was offered once");
});

test("a button tells what the last move did, and a strong opponent offers nothing", async (t) => {
  const settings = { side: "white", strength: "level", level: 1 };
  const page = await openPage(t, { hash: TRAP, settings });
  const { turn, place, atPly } = hand(page);
  const { ask, answer, offer } = atLastMove(page);
  await turn();
  await page.locator(".last-move").waitFor({ state: "attached" });
  await shows(() => ask.isVisible(), false, "there is no last move yet");
  await place("g2");
  await atPly(2);
  await turn();
  await ask.click();
  await answer.filter({ hasText: /^Your g2 gives up (about )?\d+ discs\. a5 was better\. \S/ }).waitFor();
  await shows(() => offer.count(), 0);
  await shows(() => violations(page), []);
  const [next] = await turn();
  await place(String(next));
  await answer.filter({ hasText: /^$/ }).waitFor({ state: "attached" });
});
