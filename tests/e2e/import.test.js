/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { writeGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { randomGame } from "../node/games.js";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";

const BOTH = { settings: { side: "both" } };
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

/** Drops files on the page. @param {Page} page @param {Record<string, number[]>} files bytes by name */
async function drop(page, files) {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    for (const [name, bytes] of Object.entries(given))
      data.items.add(new File([new Uint8Array(bytes)], name));
    for (const type of ["dragover", "drop"])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
      );
  }, files);
}

test("a game with branches goes on the board with all of them", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, load, atPly, moves } = hand(page);
  await turn();
  await load("(;FF[4]GM[2]PB[Ann];B[f5];W[d6](;B[c3];W[d3])(;B[c5];W[f6]))");
  await atPly(4);
  assert.deepEqual((await moves()).slice(0, 4), ["f5", "d6", "c3", "d3"]);
  await page.waitForFunction(() => sessionStorage.getItem("flipside")?.includes("("));
  assert.equal(await keptTree(page), "f5d6c3(c5f6)d3");
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
  assert.equal(await rows.count(), 4);
  assert.deepEqual(await violations(page), []);
  await page.getByLabel("Player").fill("levy");
  await page.getByText("2 games").waitFor();
  await page.getByLabel("Year").fill("1992");
  await page.getByText("1 game", { exact: true }).waitFor();
  await page.getByLabel("Year").fill("1993");
  await page.getByText("No games of this player in this year.").waitFor();
  await page.getByLabel("Year").fill("1992");
  await rows.filter({ hasText: "Player 2 – Lévy" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(8);
  assert.deepEqual(await hand(page).moves(), games[2]?.slice(0, 8));
});

test("of a board without a side to move the side is asked, and it can be white", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, `Look:\n${BOARD}`);
  await page.getByRole("heading", { name: "Whose turn is it?" }).waitFor();
  assert.deepEqual(await violations(page), []);
  await page.locator("#load [value=white]").click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).reads("White to move");
});

test("a broken game says where it breaks, and its legal part is offered", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "1. f5 d6 2. c3 a1 3. d3");
  await page
    .locator("#load-error")
    .filter({ hasText: 'move 4: expected d3, f3, f4, g5, found "a1"' })
    .waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Load the first 3 moves" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(3);
  assert.deepEqual(await hand(page).moves(), ["f5", "d6", "c3"]);
});

test("garbage is refused in one sentence, and the dialog stays with the text", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "rhubarb");
  await page.locator("#load-error").filter({ hasText: 'found "rhubarb" at character 1' }).waitFor();
  assert.equal(await page.locator("#load-text").inputValue(), "rhubarb");
  assert.equal(await page.locator("#load [value=legal]").isVisible(), false);
});

test("what is pasted on the page asks as well: several games, a missing side, a broken game", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const paste = async (/** @type {string} */ text) => {
    await page.evaluate((given) => navigator.clipboard.writeText(given), text);
    await page.keyboard.press("Control+v");
  };
  await paste([1, 2].map((seed) => randomGame(seed).transcript).join("\n"));
  await page.locator("#load[data-step=list] .rows button").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await paste(BOARD);
  await page.locator("#load[data-step=turn]").waitFor();
  await page.keyboard.press("Escape");
  await paste("f5d6a1");
  await page.locator("#load-error").filter({ hasText: "a1" }).waitFor();
  assert.equal(await page.locator("#load-text").inputValue(), "f5d6a1");
});

test("5 MB that are pasted are refused for their length before anything that reads games is there, and the game stays", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openPage(t, {
    ...BOTH,
    hash: "#f5d6",
    prepare: async (page) => page.on("request", (request) => requested.push(request.url())),
  });
  await hand(page).atPly(2);
  await page.evaluate(() => navigator.clipboard.writeText("f5d6".repeat(1_250_000)));
  await page.keyboard.press("Control+v");
  await page
    .locator(".notice[data-kind=error]")
    .filter({
      hasText: "The text is too long: it has 5,000,000 characters, and at most 4,194,304 can be read.",
    })
    .waitFor();
  assert.deepEqual(
    requested.filter((url) => url.includes("/formats")),
    [],
  );
  assert.deepEqual(await hand(page).moves(), ["f5", "d6"]);
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
  await paste("f5d6", 1_250_000, "");
  await page
    .locator("#load-error")
    .filter({
      hasText: "The text is too long: it has 5,000,000 characters, and at most 4,194,304 can be read.",
    })
    .waitFor();
  assert.equal(await field.inputValue(), "");
  assert.deepEqual(await violations(page), []);
  await paste("Nothing here. ", 2000, "1. f5 d6 2. c3 d3 3. c4 f4");
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(6);
  assert.deepEqual(await hand(page).moves(), ["f5", "d6", "c3", "d3", "c4", "f4"]);
});

test("files are dropped or chosen: those of WTHOR together with their names", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const games = [11, 12].map(randomGame);
  const imported = games.map((game, index) => ({
    ...{ start: game.start, branches: lineOf(game.moves) },
    tags: { black: `Player ${index}` },
  }));
  const pgn = imported
    .map(({ tags, ...tree }) => writeGames(tree, { format: "pgn", ...tags, white: "Tastet" }))
    .join("\n");
  const { readGames } = await import("flipside/formats");
  const files = writeWthor(readGames(pgn).games, { year: 1998 });
  await drop(page, {
    "WTH_1998.wtb": [...files.games],
    "WTHOR.JOU": [...files.players],
    "wthor.trn": [...files.tournaments],
  });
  await page.locator("#load .rows button").filter({ hasText: "Player 1 – Tastet" }).click();
  const moves = games[1]?.moves ?? [];
  await hand(page).atPly(moves.length);

  await hand(page).press("load");
  await page.locator("#load input[type=file]").setInputFiles({
    ...{ name: "game.sgf", mimeType: "application/x-go-sgf" },
    buffer: Buffer.from(writeGames(games[0] ?? assert.fail(), { format: "sgf" })),
  });
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(games[0]?.moves.length ?? 0);

  await drop(page, { "WTHOR.JOU": [...files.players] });
  await page.locator(".notice[data-kind=error]").filter({ hasText: "contain names, but no games" }).waitFor();
});

test("a whole text that another program shares is searched for its game", async (t) => {
  const shared = encodeURIComponent("Look at this: 1. f5 d6 2. c3 d3 https://example.org");
  const page = await openPage(t, { ...BOTH, hash: `?text=${shared}` });
  await hand(page).atPly(4);
  assert.equal(new URL(page.url()).search, "");
});

/** @param {readonly import("flipside").Move[]} moves @returns {import("flipside/formats").Branch[]} */
function lineOf([move, ...rest]) {
  return move === undefined ? [] : [{ move, branches: lineOf(rest) }];
}

test("what is pasted while megabytes are read is what is wanted", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, atPly, moves } = hand(page);
  await turn();
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
  assert.deepEqual(await moves(), ["f5", "d6", "c3"]);
  assert.equal(await page.locator("#load").count(), 0);
});
