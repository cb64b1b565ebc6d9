import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { counted, FEW, fileOf, fill, openMine } from "./collection.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows, until } from "./until.js";

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

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

test("a long list is read by keys from end to end, scrolled without a jump, and gone through game by game", async (t) => {
  const page = await openPage(t, { hash: "?analyze" });
  await fill(page, MANY);
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
  await tour.getByRole("button", { name: "Next game" }).press("Enter");
  await stands("Game 1,050 of 1,050", "Player 1049");
  await tour
    .locator("button:focus")
    .and(tour.getByRole("button", { name: "Next game" }))
    .waitFor();
  await tour.getByRole("button", { name: "Back to the list" }).click();
  await focused("1049");
  await page.keyboard.press("ArrowUp");
  await focused("1048");

  await t.test("it fits and has no fault that axe finds", async (fit) => {
    await page.locator("#collection .body [role=row]").first().waitFor();
    await testFit(fit, page, [
      [320, 640],
      [390, 844],
      [844, 390],
      [1440, 900],
      [2560, 1300],
    ]);
  });

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

test("games come into the collection from where one plays", async (t) => {
  const page = await openPage(t, { hash: "?analyze", settings: { side: "both" } });

  await t.test("one that is played here to its end is in it, once", async () => {
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
    // The review is kept, and there again; the explorer waits on its tab until one opens it.
    await page.getByRole("tab", { name: "Explorer" }).click();
    await page.locator("#explorer summary").click();
    await isAlone();
  });

  await t.test("all games of a file that is loaded are added from its list", async () => {
    await page.keyboard.press("Escape");
    await page.locator("#rooms [data-room=play]").click();
    await hand(page).press("load");
    await page.locator("#load input[type=file]").first().setInputFiles([FEW]);
    await page.getByRole("button", { name: "Add all to My games" }).click();
    await counted(page, "5 games");
    await page.locator("#collection .close").click();
    await hand(page).press("load");
    await page.locator("#load [data-action=collection]").click();
    await counted(page, "5 games");
    await shows(() => page.locator("#collection .taking").isVisible(), false);
  });
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
