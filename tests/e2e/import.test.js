/** @import { Page } from "playwright-core" */
import { test } from "node:test";
import { Game } from "flipside/game";
import { randomGame } from "../node/games.js";
import { violations } from "./audit.js";
import { BOTH, openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

const BOARD = new Game().board;

/** Writes a text into the dialog and asks for it. @param {Page} page @param {string} text */
async function ask(page, text) {
  await hand(page).press("load");
  await page.locator("#load-text").fill(text);
  await page.locator("#load [value=load]").click();
}

/** The branches of the game as this tab keeps them. @param {Page} page */
function keptTree(page) {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("flipside") ?? "{}").game?.tree);
}

test("a game with branches goes on the board with all of them", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, load, atPly, moves } = hand(page);
  await turn();
  await load("(;FF[4]GM[2]PB[Ann];B[f5];W[d6](;B[c3];W[d3])(;B[c5];W[f6]))");
  await atPly(4);
  await shows(async () => (await moves()).slice(0, 4), ["f5", "d6", "c3", "d3"]);
  await page.waitForFunction(() => sessionStorage.getItem("flipside")?.includes("("));
  await shows(() => keptTree(page), "f5d6c3(c5f6)d3");
});

test("of several games one is chosen, by player and year", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const games = [1, 2, 3, 4].map((seed) => randomGame(seed).transcript.match(/../g) ?? []);
  const text = games.map(
    (moves, index) =>
      `[Black "Player ${index}"]\n[White "${index % 2 ? "Tamenori" : "Lévy"}"]\n[Date "${1990 + index}.01.01"]\n\n${moves.slice(0, 8).join(" ")}\n`,
  );
  await ask(page, text.join("\n"));
  const rows = page.locator("#load .rows button");
  await page.getByText("4 games").waitFor();
  await shows(() => rows.count(), 4);
  await shows(() => violations(page), []);
  await page.getByRole("searchbox", { name: "Player" }).fill("levy");
  await page.getByText("2 games").waitFor();
  await page.getByLabel("Year").fill("1992");
  await page.getByText("1 game", { exact: true }).waitFor();
  await page.getByLabel("Year").fill("1993");
  await page.getByText("No games of this player in this year.").waitFor();
  await page.getByLabel("Year").fill("1992");
  await rows.filter({ hasText: "Player 2 – Lévy" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(8);
  await shows(() => hand(page).moves(), games[2]?.slice(0, 8));
});

test("of a board without a side to move the side is asked, and it can be white", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, `Look:\n${BOARD}`);
  await page.getByRole("heading", { name: "Whose turn is it?" }).waitFor();
  await page.locator("#load [value=white]").click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).reads("White to move");
});

test("a broken game says where it breaks, and its legal part is offered", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "1. f5 d6 2. c3 a1 3. d3");
  await page.locator("#load-error").filter({ hasText: "Move 4, a1, is not possible there." }).waitFor();
  await shows(() => violations(page), []);
  await page.getByRole("button", { name: "Load the first 3 moves" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(3);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("garbage is refused in one sentence, and the dialog stays with the text", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "rhubarb");
  await page.locator("#load-error").filter({ hasText: "There is no game in this." }).waitFor();
  await shows(() => page.locator("#load-text").inputValue(), "rhubarb");
  await shows(() => page.locator("#load [value=legal]").isVisible(), false);
});

test("what is pasted on the page asks as well: several games, a missing side, a broken game", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const { paste } = hand(page);
  await paste([1, 2].map((seed) => randomGame(seed).transcript).join("\n"));
  await page.locator("#load[data-step=list] .rows button").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await paste(BOARD);
  await page.locator("#load[data-step=turn]").waitFor();
  await page.keyboard.press("Escape");
  await paste("f5d6a1");
  await page.locator("#load-error").filter({ hasText: "a1" }).waitFor();
  await shows(() => page.locator("#load-text").inputValue(), "f5d6a1");
});

test("megabytes that are pasted are read as well", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).paste(`${"Nothing here. ".repeat(200_000)}1. f5 d6 2. c3 d3 3. c4 f4`);
  await hand(page).atPly(6);
});

test("a long text that is pasted into the dialog is read at once, and is never put into its field", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).press("load");
  const field = page.locator("#load-text");
  /** @param {string} unit @param {number} times @param {string} end */
  const paste = async (unit, times, end) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), unit.repeat(times) + end);
    await field.focus();
    await page.keyboard.press("Control+v");
  };
  await paste("Nothing here. ", 200_000, "");
  await page.locator("#load-error").filter({ hasText: "There is no game in this." }).waitFor();
  await shows(() => field.inputValue(), "");
  await paste("Nothing here. ", 2000, "1. f5 d6 2. c3 d3 3. c4 f4");
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(6);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3", "d3", "c4", "f4"]);
});

test("a whole text that another program shares is searched for its game", async (t) => {
  const shared = encodeURIComponent("Look at this: 1. f5 d6 2. c3 d3 https://example.org");
  const page = await openPage(t, { ...BOTH, hash: `?text=${shared}` });
  await hand(page).atPly(4);
  await shows(async () => new URL(page.url()).search, "");
});

test("a text that is pasted while megabytes are read takes their place", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, atPly, moves } = hand(page);
  await turn();
  await hand(page).listens();
  const games = Array.from({ length: 10 }, (_, seed) => randomGame(seed).transcript).join("\n");
  await page.evaluate(
    ([long, short]) =>
      new Promise((resolve) => {
        const paste = (/** @type {string | undefined} */ text) => {
          const data = new DataTransfer();
          data.setData("text/plain", String(text));
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        };
        const root = document.documentElement;
        const observer = new MutationObserver(() => {
          if (root.dataset.reading === undefined) return;
          observer.disconnect();
          paste(short);
          resolve(null);
        });
        observer.observe(root, { attributes: true });
        paste(long);
      }),
    [`${games}\n`.repeat(3000), "f5d6c3"],
  );
  await atPly(3);
  await page.locator("html:not([data-reading])").waitFor({ state: "attached" });
  await shows(moves, ["f5", "d6", "c3"]);
  await shows(() => page.locator("#load").count(), 0);
});

test("moves that go on from the board ask once: a new game, or on from here", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?analyze#d3c3c4" });
  const { atPly, moves, board, paste } = hand(page);
  await atPly(3);
  const before = await board();
  // Legal from here only.
  await paste("2... c5 3. b3");
  await page.locator("#load[data-step=where]").getByText("not from the start").waitFor();
  await shows(() => violations(page), []);
  await page.keyboard.press("Escape");
  // With it goes the board on which it shows the position.
  await page.locator("#load").waitFor({ state: "detached" });
  await shows(board, before);
  await paste("2... c5 3. b3");
  await page.locator("#load [value=on]").click();
  await atPly(5);
  await shows(moves, ["d3", "c3", "c4", "c5", "b3"]);
  // As a game it begins with the position.
  await page.locator("#moves [data-ply='3']").click();
  await atPly(3);
  await paste("c5");
  await page.locator("#load [value=anew]").click();
  await atPly(1);
  await shows(moves, ["c5"]);
  // Legal from both.
  await page.evaluate(() => location.assign("#d3c3"));
  await atPly(2);
  await paste("c4 e3 f4");
  await page.locator("#load[data-step=where]").getByText("as well").waitFor();
  await page.locator("#load [value=anew]").click();
  await atPly(3);
  await shows(moves, ["c4", "e3", "f4"]);
  // From the start only, nothing is asked.
  await paste("f5 d6 c3 d3");
  await atPly(4);
  await shows(() => page.locator("#load").count(), 0);
});

test("moves that are played on from the board are the game, and the engine waits", async (t) => {
  const page = await openPage(t, { settings: { level: 1 }, hash: "#f5d6" });
  const { atPly, moves } = hand(page);
  await atPly(2);
  await hand(page).press("load");
  await page.locator("#load-text").fill("c3 d3 c4");
  await page.locator("#load [value=load]").click();
  await page.locator("#load [value=on]").click();
  await atPly(5);
  await shows(moves, ["f5", "d6", "c3", "d3", "c4"]);
  await page.getByRole("button", { name: "Play on" }).waitFor();
});
