/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows, until } from "./until.js";

const BOTH = { settings: { side: "both" } };

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/** What the list of past games holds, by opening it. @param {Page} page */
async function openList(page) {
  await hand(page).press("load");
  await page.locator("#load [data-action=games]").click();
  await page.locator("#games[open]").waitFor();
  return page.locator("#games li");
}

/** Waits until so many games are kept. @param {Page} page @param {number} count @param {number} moves of all of them */
async function kept(page, count, moves) {
  await until(page, areKept, { count, moves });
}

/** Runs in the page. @param {{ count: number, moves: number }} expected @returns {Promise<boolean>} */
async function areKept({ count, moves }) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("flipside-games");
    // Not before the page has made it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  }).catch(() => null);
  if (!database) return false;
  /** @type {{ moves: string[] }[]} */
  const found = await new Promise((resolve) => {
    const asked = database.transaction("games").objectStore("games").getAll();
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return found.length === count && found.reduce((sum, game) => sum + game.moves.length, 0) === moves;
}

/** @param {Page} page @param {readonly string[]} squares */
async function play(page, squares) {
  for (const square of squares) await hand(page).place(square);
}

test("when a game is over the browser is asked to keep what is stored, and not before", async (t) => {
  const page = await openPage(t, {
    ...BOTH,
    prepare: (page) =>
      page.addInitScript(() => {
        const asked = { times: 0 };
        Object.assign(window, { asked });
        StorageManager.prototype.persist = async () => {
          asked.times += 1;
          return true;
        };
      }),
  });
  const timesAsked = () => page.evaluate(() => Reflect.get(window, "asked").times);
  await hand(page).turn();
  await play(page, SHORTEST.slice(0, -1));
  await kept(page, 1, SHORTEST.length - 1);
  await shows(timesAsked, 0);
  await play(page, SHORTEST.slice(-1));
  await kept(page, 1, SHORTEST.length);
  await page.waitForFunction(() => Reflect.get(window, "asked").times === 1);
});

test("games that are played are kept with players, result and date; they are opened and saved", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, newGame, atPly } = hand(page);
  await turn();
  await play(page, SHORTEST);
  await newGame();
  await turn();
  await play(page, ["d3", "c3"]);
  await kept(page, 2, 11);
  const rows = await openList(page);
  await shows(() => rows.count(), 2);
  await holds(async () =>
    assert.match(String(await rows.nth(0).textContent()), /Black – White.*2 moves, unfinished/),
  );
  await holds(async () => assert.match(String(await rows.nth(1).textContent()), /64–0/));
  await shows(() => violations(page), []);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#games [value=all]").click(),
  ]);
  const { games } = readGames(String(await bytesOf(download)));
  assert.deepEqual(
    games.map(({ game, result }) => [game.transcript, result]),
    [
      ["d3c3", null],
      [SHORTEST.join(""), 64],
    ],
  );
  await rows.nth(1).locator("[value=open]").click();
  await atPly(0);
  await shows(() => hand(page).moves(), SHORTEST);
});

test("a game against the engine says who played and who won", async (t) => {
  const page = await openPage(t, { settings: { side: "white", strength: "level", level: 1 } });
  await hand(page).atPly(1);
  const [square] = await hand(page).turn();
  await hand(page).place(String(square));
  await hand(page).atPly(3);
  await kept(page, 1, 3);
  const rows = await openList(page);
  await holds(async () => assert.match(String(await rows.nth(0).textContent()), /Engine, level 1 – You/));
});

test("a game that is deleted can be brought back", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await play(page, ["f5", "d6"]);
  await kept(page, 1, 2);
  const rows = await openList(page);
  await rows.nth(0).locator("[value=delete]").click();
  await page.getByText("Game deleted.").waitFor();
  await shows(() => rows.count(), 0);
  await shows(() => violations(page), []);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await rows.nth(0).waitFor();
  await shows(() => rows.count(), 1);
});

test("an opened game goes on in its own record, a loaded one is not kept until it is played on", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, newGame, load, atPly } = hand(page);
  await turn();
  await play(page, ["f5", "d6"]);
  await kept(page, 1, 2);
  await newGame();
  await turn();
  const rows = await openList(page);
  await rows.nth(0).locator("[value=open]").click();
  await atPly(2);
  await play(page, ["c3"]);
  await kept(page, 1, 3);
  await load("f5f6e6f4");
  await atPly(4);
  await play(page, ["g5"]);
  await kept(page, 2, 8);
});

test("two tabs never write each other's game, not even where both go on from the same one", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await play(page, ["f5"]);
  await kept(page, 1, 1);
  // The other tab begins with the last game of this one, and a copy of this tab with its very memory.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hand(other).atPly(1);
  const copy = await page.context().newPage();
  await copy.addInitScript(
    (memory) => {
      if (!sessionStorage.getItem("flipside")) sessionStorage.setItem("flipside", memory);
    },
    await page.evaluate(() => sessionStorage.getItem("flipside") ?? ""),
  );
  await copy.goto(page.url());
  await hand(copy).atPly(1);
  await play(page, ["d6", "c3"]);
  await play(other, ["f6"]);
  await play(copy, ["f4", "c3", "d6"]);
  await kept(page, 3, 3 + 2 + 4);
  for (const [tab, moves] of /** @type {const} */ ([
    [page, ["f5", "d6", "c3"]],
    [other, ["f5", "f6"]],
    [copy, ["f5", "f4", "c3", "d6"]],
  ])) {
    // Not by the address, which holds the game as well.
    await tab.goto(tab.url().replace(/#.*/, ""));
    await hand(tab).atPly(moves.length);
    await shows(() => hand(tab).moves(), [...moves]);
  }
  await kept(page, 3, 3 + 2 + 4);
});

test("after a reload the game goes on in the same record", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await play(page, ["f5", "d6"]);
  await page.reload();
  await hand(page).atPly(2);
  await play(page, ["c3"]);
  await kept(page, 1, 3);
});
