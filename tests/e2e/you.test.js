import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { digestsOf } from "../support/digests.js";
import { pick, randomFrom } from "../support/random.js";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { holds, shows } from "./until.js";

const random = randomFrom(5);

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/** Moves of a game as chance plays it, no two alike. */
function playedMoves() {
  const game = new Game();
  while (game.moves.length < 24 && !game.mustPass) game.play(pick(random, game.legalMoves()));
  return game.moves;
}

/** Games with what is left of their reviews. */
function reviewedGames() {
  const { start } = new Game();
  return digestsOf(30).map((digest) => {
    const { person, time } = digest;
    const moves = playedMoves();
    const record = {
      key: digest.key,
      start,
      tree: "",
      moves,
      black: "Black",
      white: "White",
      person,
      result: 2,
      time,
    };
    return { record, digest: { ...digest, key: `${start} ${moves.join("")}` } };
  });
}

/** Runs in the page. @param {{ record: unknown, digest: unknown }[]} games */
async function store(games) {
  /** @type {IDBDatabase} */
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("flipside-games");
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction(["games", "digests"], "readwrite");
  for (const { record, digest } of games) {
    transaction.objectStore("games").put(record);
    transaction.objectStore("digests").put(digest);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

test("You tells nothing of few games, and of thirty what differs, each number with exactly its games", async (t) => {
  const page = await openPage(t, { hash: "?you", isOwn: true });
  const you = page.locator("#you");
  await shows(() => you.getAttribute("data-games"), "0");
  await shows(() => you.locator(".figure").count(), 0);
  await shows(() => violations(page), []);
  const games = reviewedGames();
  const [first] = games;
  const shortest = { ...first?.record, key: "not reviewed", moves: SHORTEST, result: 64, person: "black" };
  await page.evaluate(store, [...games, { record: shortest, digest: { ...first?.digest } }]);
  await you.getByRole("button", { name: "Today" }).click();
  await page.locator("#today").waitFor();
  await page.locator(".doors").getByRole("button", { name: "You How" }).click();
  await shows(() => you.getAttribute("data-games"), "30");
  await shows(() => page.evaluate(() => document.activeElement?.textContent), "You");
  // Nobody has asked for its review: the person is asked once.
  await you.getByText("1 of your games was never reviewed.").waitFor();
  await you.getByRole("button", { name: "Review them" }).click();
  await you.getByRole("status").filter({ hasText: "All your games are reviewed." }).waitFor();
  await shows(() => you.getAttribute("data-games"), "31");
  await you.locator("[data-kind=phase] summary").click();
  await shows(() => violations(page), []);
  const white = games.filter(({ digest }) => digest.person === "white").length;
  await you.locator("[data-kind=color] .rows button").filter({ hasText: "White" }).click();
  await page.locator("#games[open]").waitFor();
  await shows(() => page.locator("#games h2").textContent(), "Games: White");
  await shows(() => page.locator("#games li").count(), white);
  await page.locator("#games [value=close]").click();
  // A phone shows the page where the board was.
  await page.setViewportSize({ width: 390, height: 844 });
  await holds(async () => {
    const box = await you.boundingBox();
    assert.ok(box && box.y < 120 && box.x >= 0 && box.x + box.width <= 390);
  });
  await shows(() => page.evaluate(() => document.documentElement.scrollWidth), 390);
  await you
    .locator("[data-kind=memory], [data-kind=time]")
    .first()
    .getByRole("button", { name: "exercises" })
    .click();
  await page.locator("#puzzle[data-phase=open]").waitFor();
});
