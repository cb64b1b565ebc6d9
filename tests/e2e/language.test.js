// In which language the page speaks, and how that is chosen.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { phrases } from "../../www/languages/fr.js";
import { numbersOf } from "../../www/words/numbers.js";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

const french = /** @type {import("../../www/phrases.js").Phrases} */ (phrases(numbersOf("fr")));

/** The language that the page says it is in. @param {Page} page */
const languageOf = (page) => page.locator("html").getAttribute("lang");

/** Chooses a language in the settings. @param {Page} page @param {string} tag @param {string} before what was chosen until then */
async function chooses(page, tag, before) {
  await page.locator("[popovertarget=settings]").first().click();
  const list = page.locator("#language");
  await list.locator("option[value=en]").waitFor({ state: "attached" });
  await shows(() => list.inputValue(), before);
  await list.selectOption(tag);
}

test("the language is the browser's", async (t) => {
  const page = await openPage(t, { locale: "fr-CA", settings: { side: "both" } });
  await hand(page).reads(french.status.toMove("black"));
  await shows(() => languageOf(page), "fr");
});

test("a browser with a language that the page does not have is answered in English", async (t) => {
  const page = await openPage(t, { locale: "pt-BR" });
  await hand(page).reads("Your turn");
  await shows(() => languageOf(page), "en");
});

test("the address can name the language, the settings change it, and it is remembered", async (t) => {
  const page = await openPage(t, { hash: "?lang=fr", settings: { side: "both" } });
  const { place, reads, atPly, moves } = hand(page);
  await reads(french.status.toMove("black"));
  await place("f5");
  await place("d6");
  await chooses(page, "en", "fr");
  await reads("Black to move");
  await atPly(2);
  await shows(moves, ["f5", "d6"], "the game is the same");
  await shows(async () => new URL(page.url()).search, "?lang=en");
  await chooses(page, "fr", "en");
  await reads(french.status.toMove("black"));
  const other = await page.context().newPage();
  await other.goto(new URL("./", page.url()).href);
  await hand(other).reads(french.status.toMove("black"));
});

test("the settings begin with the browser's language, and come back to it", async (t) => {
  const page = await openPage(t, { locale: "fr-CA", settings: { side: "both" } });
  const { reads } = hand(page);
  await reads(french.status.toMove("black"));
  await chooses(page, "en", "auto");
  await reads("Black to move");
  await chooses(page, "auto", "en");
  await reads(french.status.toMove("black"));
  await page.goto(new URL("./?lang=en", page.url()).href);
  await reads("Black to move");
  await chooses(page, "auto", "en");
  await reads(french.status.toMove("black"));
  await shows(async () => new URL(page.url()).search, "");
});

test("a game in French is told in French to those who listen", async (t) => {
  const page = await openPage(t, { locale: "fr", settings: { side: "both" } });
  const { turn, place, press, hears } = hand(page);
  await turn();
  await place("f5");
  const { spoken, status } = french;
  await hears(
    [
      spoken.played("black", "f5"),
      spoken.discs(4, 1),
      spoken.sentence(status.toMove("white")),
      spoken.choices(3),
    ].join(" "),
  );
  const cell = page.locator("#board [data-square=f5]");
  await holds(async () =>
    assert.match((await cell.getAttribute("aria-label")) ?? "", /^f5, Noir, dernier coup/),
  );
  await press("copy");
  await page.getByText(french.share.movesCopied).waitFor();
});

test("what the package says in English is said in the page's language", async (t) => {
  const page = await openPage(t, { locale: "fr", settings: { side: "both" } });
  await hand(page).turn();
  await page.locator("[data-action=load]").click();
  const fault = page.locator("#load-error");
  for (const [text, said] of [
    ["f5d6a1", french.files.problems["illegal-move"]({ number: 3, found: "a1" })],
    ["no game", french.files.noGame],
  ]) {
    await page.locator("#load-text").fill(text);
    await page.locator("#load [value=load]").click();
    await fault.filter({ hasText: said }).waitFor();
    await shows(() => fault.innerText(), said);
  }
});
