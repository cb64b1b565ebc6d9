/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { testFit } from "./fit.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows, until } from "./until.js";

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/** @typedef {{ moves: string, black: string, white: string, event?: string, date?: string, result?: number }} Told */

/** A file of games. @param {string} name @param {readonly Told[]} games */
function fileOf(name, games) {
  const text = games
    .map(({ moves, ...tags }) => writeGames(Game.parse(moves), { format: "sgf", ...tags }))
    .join("\n");
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

const FEW = fileOf("few.sgf", [
  { moves: "f5d6c3d3c4", black: "Éva Tóth", white: "Ben Ace", event: "Paris", date: "1996-05-01", result: 6 },
  { moves: "f5d6c4d3c3", black: "Ben Ace", white: "Eva Toth", event: "Rome", date: "2001", result: -10 },
  { moves: "f5f6e6f4e3", black: "Carl", white: "Ben Ace", event: "Paris", date: "2010-01-02", result: 0 },
  // The first one, mirrored.
  { moves: "e6f4c3c4d3d6", black: "Dora", white: "Carl", event: "Oslo", date: "2020", result: 2 },
]);

/** Enough games for a list that is scrolled, no two of them alike. */
const MANY = fileOf(
  "many.sgf",
  Array.from({ length: 1050 }, (_, index) => ({
    moves: "f5d6c3",
    black: `Player ${String(index).padStart(4, "0")}`,
    white: "Anybody",
    result: 2,
  })),
);

/** Opens the games of the position in the explorer. @param {Page} page */
async function openMine(page) {
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .sources label").nth(2).click();
}

/** Opens all games, and takes in files. @param {Page} page @param {...ReturnType<typeof fileOf>} files */
async function takeIn(page, ...files) {
  await page.locator("#collection input[type=file]").first().setInputFiles(files);
  await page.locator("#collection .taking [role=status]:not(:empty)").waitFor();
}

/**
 * A visit with games in the collection, which is open.
 * @param {import("node:test").TestContext} t
 * @param {import("./browser.js").Visit} visit
 * @param {...ReturnType<typeof fileOf>} files
 */
async function openWith(t, visit, ...files) {
  const page = await openPage(t, { hash: "?analyze", ...visit });
  await openMine(page);
  await page.locator("#explorer .of-position .primary").click();
  await takeIn(page, ...files);
  return page;
}

/** The names of the players of black in the rows that are drawn. @param {Page} page */
const blacks = (page) => page.locator("#collection .body [data-column=black]").allTextContents();

/** Waits until the list says so many games. @param {Page} page @param {string} text */
const counted = (page, text) => page.locator("#collection .count").getByText(text, { exact: true }).waitFor();

test("nothing of a collection is loaded before a person asks for it", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openPage(t, {
    hash: "?analyze",
    prepare: async (page) => page.on("request", (request) => requested.push(request.url())),
  });
  const workers = () => page.workers().filter((worker) => /collection/.test(worker.url())).length;
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .book-moves li").first().waitFor();
  assert.equal(workers(), 0);
  assert.ok(!requested.some((url) => /\/dist\/games\.js$|collection-[0-9a-f]{10}\.js$/.test(url)));
  await page.locator("#explorer .sources label").nth(2).click();
  await page.locator("#explorer .of-position .empty").waitFor();
  await until(
    page,
    async () => document.querySelector("#explorer .of-position .empty")?.checkVisibility() ?? false,
    null,
  );
  // The browser tells of a worker in its own time.
  while (workers() === 0) await page.waitForEvent("worker");
  assert.equal(workers(), 1);
});

test("games are taken in from files, found by any part of a name, and opened between their players", async (t) => {
  const page = await openWith(
    t,
    {},
    FEW,
    { ...FEW, name: "again.sgf" },
    {
      name: "note.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 no game"),
    },
  );
  const told = page.locator("#collection .taking [role=status]");
  await holds(async () =>
    assert.match(
      String(await told.textContent()),
      /^4 games added\. 4 were there already\. 1 could not be read\.$/,
    ),
  );
  await page.locator("#collection .taking summary").click();
  await page.locator("#collection .taking li").filter({ hasText: "note.pdf: " }).waitFor();
  await counted(page, "4 games");
  await shows(() => blacks(page), ["Dora", "Carl", "Ben Ace", "Éva Tóth"], "the newest first");

  await page.locator("#collection-player").fill("EVA");
  await counted(page, "2 of 4 games");
  await page.locator("#collection .fields [name=color][value=white]").check({ force: true });
  await counted(page, "1 of 4 games");
  await shows(() => blacks(page), ["Ben Ace"]);
  await page.locator("#collection .fields [name=color][value='']").check({ force: true });
  await page.locator("#collection-opponent").fill("ben");
  await counted(page, "2 of 4 games");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await counted(page, "4 games");
  await page.locator("#collection-first").fill("2001");
  await page.locator("#collection-last").fill("2010");
  await counted(page, "2 of 4 games");
  await page.locator("#collection-result").selectOption("draw");
  await counted(page, "1 of 4 games");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await page.locator("#collection-event").fill("paris");
  await counted(page, "2 of 4 games");

  await page.locator("#collection .head [data-column=black] button").click();
  await page.locator("#collection [aria-sort=ascending]").waitFor();
  await shows(() => blacks(page), ["Carl", "Éva Tóth"]);
  await shows(() => violations(page), []);
  await page.locator("#collection .body [role=row]").nth(1).click();
  await page.locator("#collection").waitFor({ state: "hidden" });
  await hand(page).atPly(0);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3", "d3", "c4"]);
  await holds(async () =>
    assert.match(String(await page.locator("#score").textContent()), /Éva Tóth.*Paris.*Ben Ace.*1996-05-01/s),
  );
});

test("a few games are told of in the explorer", async (t) => {
  const page = await openWith(t, {}, FEW);
  await page.keyboard.press("Escape");

  await t.test("games of tournament players lead to those that one has of the position", async () => {
    await hand(page).load("f5d6c3d3c4");
    await page.locator("#explorer .sources label").nth(1).click();
    await page.getByRole("button", { name: "My games: open 3 games" }).click();
    await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
    await page.locator("#explorer .body [role=row]").filter({ hasText: "Dora" }).click();
    await page.locator(".tour").getByText("Game 1 of 3", { exact: true }).waitFor();
    await hand(page).atPly(5);
    await hand(page).press("start");
    await hand(page).atPly(0);
    // The list is that of the position, which is on the board again.
    await page.locator(".tour").getByRole("button", { name: "Back to the list" }).click();
    await counted(page, "3 of 4 games");
    await hand(page).atPly(5);
  });

  await t.test(
    "what was played is told, and a click opens a game at the position as it is on the board",
    async () => {
      await page.keyboard.press("Escape");
      const { atPly, load } = hand(page);
      await page.locator("#explorer .sources label").nth(2).click();
      await load("f5d6c3d3c4");
      // By other orders of moves, and in another orientation.
      await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
      const rows = page.locator("#explorer .body [role=row]");
      const listed = (/** @type {number} */ count) =>
        until(
          page,
          async (wanted) => document.querySelectorAll("#explorer .body [role=row]").length === wanted,
          count,
        );
      await listed(3);
      // By way of a position of all four, so that what is seen then is of the next one.
      await page.locator("#moves [data-ply='0']").click();
      await listed(4);
      await page.locator("#moves [data-ply='2']").click();
      await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
      await listed(3);
      const moves = page.locator("#explorer .of-games:visible li button");
      await holds(async () =>
        assert.match(
          String(await moves.first().textContent()),
          /^c3267%.*\+4\.0$/,
          "c3 in two games of three, by 4 discs on average",
        ),
      );
      await rows.filter({ hasText: "Dora" }).click();
      await page.locator("#score").filter({ hasText: "Dora" }).waitFor();
      await atPly(2);
      // Turned so that the position on the board stays as it was.
      await shows(async () => (await hand(page).moves()).slice(0, 5), ["f5", "d6", "c3", "d3", "c4"]);
      await moves.first().click();
      await atPly(3);
    },
  );

  await t.test("it fits and has no fault that axe finds", async (fit) => {
    await page.locator("#explorer .body [role=row]").first().waitFor();
    await testFit(fit, page, [
      [320, 640],
      [390, 844],
      [1440, 900],
    ]);
  });
});

test("a long list is read by keys from end to end, scrolled without a jump, and gone through game by game", async (t) => {
  const page = await openWith(t, {}, MANY);
  await counted(page, "1,050 games");
  await page.locator("#collection .head [data-column=black] button").click();
  await page.locator("#collection [aria-sort=ascending]").waitFor();
  const grid = page.locator("#collection [role=grid]");
  await shows(() => grid.getAttribute("aria-rowcount"), "1051");
  const focused = (/** @type {string} */ name) =>
    page
      .locator("#collection [role=row]:focus")
      .filter({ hasText: `Player ${name}` })
      .waitFor();
  await page.locator("#collection .body [role=row][tabindex='0']").focus();
  await focused("0000");
  await page.keyboard.press("ArrowDown");
  await focused("0001");
  await page.keyboard.press("End");
  await focused("1049");
  await shows(() => page.locator("#collection [role=row]:focus").getAttribute("aria-rowindex"), "1051");
  await page.keyboard.press("PageUp");
  await holds(async () => {
    const index = Number(await page.locator("#collection [role=row]:focus").getAttribute("aria-rowindex"));
    assert.ok(index < 1050 && index > 1010, `row ${index}`);
  });
  await page.keyboard.press("Home");
  await focused("0000");
  // Each row stands where its number says, wherever one scrolls.
  const body = page.locator("#collection .body");
  for (const share of [0.5, 0.9, 0.1]) {
    await body.evaluate((element, part) => {
      element.scrollTop = part * element.scrollHeight;
    }, share);
    await until(page, areInPlace, null);
  }
  await holds(async () => {
    const count = await page.locator("#collection .body [role=row]").count();
    assert.ok(count < 60, `${count} rows are drawn`);
  });
  // From a game of the list one goes to the next and the one before, and back to where one was.
  await page.locator("#collection .body [role=row][tabindex='0']").focus();
  // Both at once, so that Enter comes before what stands in the last row.
  await page.evaluate(() => {
    for (const key of ["End", "Enter"])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
  });
  const tour = page.locator(".tour");
  const stands = async (/** @type {string} */ place, /** @type {string} */ player) => {
    await tour.getByText(place, { exact: true }).waitFor();
    await page.locator("#score").filter({ hasText: player }).waitFor();
  };
  await stands("Game 1,050 of 1,050", "Player 1049");
  await shows(() => tour.getByRole("button", { name: "Next game" }).getAttribute("aria-disabled"), "true");
  await tour.getByRole("button", { name: "Previous game" }).click();
  await stands("Game 1,049 of 1,050", "Player 1048");
  await tour.getByRole("button", { name: "Next game" }).click();
  await stands("Game 1,050 of 1,050", "Player 1049");
  await tour.getByRole("button", { name: "Back to the list" }).click();
  await focused("1049");
  await page.keyboard.press("ArrowUp");
  await focused("1048");
  // Another game is none of the list.
  await page.keyboard.press("Escape");
  await hand(page).load("f5d6");
  await tour.waitFor({ state: "hidden" });
});

/** Runs in the page: whether the rows in view are those that belong there, and have come. */
async function areInPlace() {
  const body = document.querySelector("#collection .body");
  if (!body) return false;
  const { top, bottom } = body.getBoundingClientRect();
  const rows = [...body.querySelectorAll("[role=row]")].map((row) => ({
    box: row.getBoundingClientRect(),
    index: Number(row.getAttribute("aria-rowindex")) - 2,
    text: row.textContent ?? "",
  }));
  const seen = rows.filter(({ box }) => box.bottom > top + 1 && box.top < bottom - 1);
  const ends = [Math.min(...seen.map(({ box }) => box.top)), Math.max(...seen.map(({ box }) => box.bottom))];
  return (
    seen.length > 5 &&
    Number(ends[0]) <= top + 1 &&
    Number(ends[1]) >= bottom - 1 &&
    seen.every(({ index, text }) => text.includes(`Player ${String(index).padStart(4, "0")}`))
  );
}

test("what is shown is saved and deleted, and what was deleted is brought back", async (t) => {
  const page = await openWith(t, {}, FEW);
  await counted(page, "4 games");
  await page.locator("#collection-event").fill("paris");
  await counted(page, "2 of 4 games");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save 2 games" }).click(),
  ]);
  const { games } = readGames(String(await bytesOf(download)));
  assert.deepEqual(
    games.map(({ black, white, result, game }) => [black, white, result, game.transcript]),
    [
      ["Carl", "Ben Ace", 0, "f5f6e6f4e3"],
      ["Éva Tóth", "Ben Ace", 6, "f5d6c3d3c4"],
    ],
  );
  await page.getByRole("button", { name: "Delete 2 games" }).click();
  await counted(page, "0 of 2 games");
  await page.getByRole("button", { name: "Bring back" }).click();
  await counted(page, "2 of 4 games");
  await page.getByRole("button", { name: "Clear the filter" }).click();
  await page.locator("#collection .body [role=row]").first().focus();
  await page.keyboard.press("Delete");
  await counted(page, "3 games");
  await shows(() => violations(page), []);
  // It lasts.
  await page.reload();
  await openMine(page);
  await page.getByRole("button", { name: "All games" }).click();
  await counted(page, "3 games");
});

test("all games of a file that is loaded are added from its list", async (t) => {
  const page = await openPage(t);
  await hand(page).press("load");
  await page.locator("#load input[type=file]").first().setInputFiles([FEW]);
  await page.getByRole("button", { name: "Add all to My games" }).click();
  await counted(page, "4 games");
  await page.locator("#collection .close").click();
  await hand(page).press("load");
  await page.locator("#load [data-action=collection]").click();
  await counted(page, "4 games");
  await shows(() => page.locator("#collection .taking").isVisible(), false);
});

test("another tab sees at once what one has taken in", async (t) => {
  const page = await openWith(t, {}, FEW);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openMine(other);
  await other.locator("#explorer .purpose").getByText("4 games", { exact: true }).waitFor();
  await takeIn(page, fileOf("one.sgf", [{ moves: "f5f4", black: "Late", white: "Comer" }]));
  await other.locator("#explorer .purpose").getByText("5 games", { exact: true }).waitFor();
});

test("a game that is played here to its end is in the collection, once", async (t) => {
  const page = await openPage(t, { hash: "?analyze", settings: { side: "both" } });
  await openMine(page);
  await page.locator("#explorer .of-position .empty").waitFor();
  await page.locator("#rooms [data-room=play]").click();
  await hand(page).turn();
  for (const square of SHORTEST) await hand(page).place(square);
  await until(page, isStored, null);
  await page.locator("#rooms [data-room=analyze]").click();
  // The game is reviewed, and its review has the explorer on a tab.
  await page.getByRole("tab", { name: "Explorer" }).click();
  const isAlone = async () => {
    await page.getByRole("button", { name: "All games" }).click();
    await counted(page, "1 game");
    await holds(async () => {
      const [row] = await page.locator("#collection .body [role=row]").allTextContents();
      assert.match(String(row), /^BlackWhite64–0Flipside\d{4}-\d\d-\d\d$/);
    });
  };
  await isAlone();
  await page.reload();
  await page.locator("#explorer summary").click();
  await isAlone();
});

/** Runs in the page: whether the game that was played is among the past games. @returns {Promise<boolean>} */
async function isStored() {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("flipside-games");
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(null);
  });
  if (!database) return false;
  const found = await new Promise((resolve) => {
    const asked = database.transaction("games").objectStore("games").getAll();
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return found.some((/** @type {{ result: number | null }} */ { result }) => result === 64);
}

test("the games of tournament players are told move by move, the most played first", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6" });
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .sources label").nth(1).click();
  const counts = page.locator("#explorer .of-games:visible .games");
  await counts.first().waitFor();
  await holds(async () => {
    const games = (await counts.allTextContents()).map((text) => Number(text.replaceAll(",", "")));
    assert.ok(games.length > 2);
    assert.deepEqual(
      games,
      games.toSorted((one, other) => other - one),
    );
  });
  // The choice is remembered.
  await page.reload();
  await page.locator("#explorer summary").click();
  await counts.first().waitFor();
});

test("the collection fits and has no fault that axe finds, in the dialog", async (t) => {
  const page = await openWith(t, {}, FEW, MANY);
  await counted(page, "1,054 games");
  await page.locator("#collection .body [role=row]").first().waitFor();
  await testFit(t, page, [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
    [2560, 1300],
  ]);
});

test("a result that the moves contradict is told in the page's language, as are the formats", async (t) => {
  const page = await openWith(
    t,
    { locale: "de-DE" },
    fileOf("one.sgf", [{ moves: SHORTEST.join(""), black: "Ann", white: "Bob", result: 2 }]),
  );
  const told = page.locator("#collection .taking [role=status]");
  await shows(
    () => told.textContent(),
    "1 Partie kam dazu. 1 Ergebnis passt nicht zu den Zügen; die Züge zählen.",
  );
  await page.locator("#collection .saving option", { hasText: /^Züge$/ }).waitFor({ state: "attached" });
});
