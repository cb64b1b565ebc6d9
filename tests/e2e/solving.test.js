import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, until } from "./until.js";

/** A balanced game to 22 empty squares. */
const LONG = "d3c3c4e3d2b4f4f3f5f6b3b5a5e6c5d1g4g5c2b6c6d6c7a6f2e2g6c1e1f1d7c8f7e8d8a3a7a4";

/** @param {number} empties @returns {string} the moves of the balanced game to so many empty squares */
function firstMoves(empties) {
  const game = Game.parse(LONG);
  while (game.empties < empties) game.undo();
  return game.transcript;
}

test("a position is solved, and known on the next visit even without an engine", async (t) => {
  const page = await openPage(t, { hash: `?analyze#${firstMoves(24)}`, expectErrors: true, isOwn: true });
  const lead = page.locator("#engine .lead");
  const solve = page.locator("[data-action=solve]");
  await page.getByText(/^24 empty squares: takes /).waitFor();
  await solve.click();
  await page.getByText("Solved to the end.").waitFor();
  await lead.filter({ hasText: /wins by|draw/ }).waitFor();
  const said = await lead.textContent();
  await holds(async () =>
    assert.match(String(await page.locator("#engine .certainty").textContent()), /^exact/),
  );
  await until(page, isKept, undefined);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.reload();
  await page.locator("#engine .purpose", { hasText: "not available" }).waitFor();
  await lead.filter({ hasText: String(said) }).waitFor();
});

test("what was solved in analysis is searched again neither in a game, nor for a puzzle or a review", async (t) => {
  const game = firstMoves(22);
  const page = await openPage(t, { hash: `?analyze#${game}`, ofSources: true });
  await page.locator("[data-action=solve]").click();
  await page.getByText("Solved to the end.").waitFor();
  await until(page, isKept, undefined);
  await page.reload();
  const found = await page.evaluate(askAnew, game);
  assert.deepEqual(found, { search: 0, solve: 0, analyze: 0, review: 0, searches: 0 });
});

/**
 * Runs in the page: how many nodes calls take of an engine of the page that has searched nothing yet.
 * @param {string} game
 */
async function askAnew(game) {
  const { Game, loadEngine } = await import(`${location.origin}/package/flipside.js`);
  const { loadLibrary } = await import(`${location.origin}/package/parts.js`);
  const engine = await loadEngine();
  engine.setLibrary(await loadLibrary());
  const { nodes: search, lines } = await engine.search(game, { budgetMs: 100 });
  const { nodes: solve } = await engine.solve(game);
  const { nodes: analyze } = await engine.analyze(game, { count: 1 });
  const played = lines[0].pv
    .slice(0, 6)
    .reduce((/** @type {any} */ all, /** @type {string} */ move) => all.after(move), Game.parse(game));
  const { nodes: review } = await engine.review(played, { level: 10, from: Game.parse(game).ply });
  const { searches } = await engine.stats();
  await engine.dispose();
  return { search, solve, analyze, review, searches };
}

/** Runs in the page: whether the library of solved positions has one. @returns {Promise<boolean>} */
function isKept() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("flipside-library");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counted = opening.result.transaction("entries").objectStore("entries").count();
      counted.onsuccess = () => resolve(counted.result > 0);
      counted.onerror = () => reject(counted.error);
      opening.result.close();
    };
  });
}

test("solving says how far it is and how long it takes, and ends when it is told to; the board stays usable", async (t) => {
  const page = await openPage(t, { hash: `?analyze#${firstMoves(30)}` });
  const solve = page.locator("[data-action=solve]");
  await page.getByText(/^30 empty squares: (takes about|may take) /).waitFor();
  await solve.click();
  await page.getByText(/ positions\. (A|About|May) .+\.$/).waitFor();
  const progress = page.getByRole("progressbar", { name: "Solving" });
  const share = async () => Number(await progress.getAttribute("aria-valuenow"));
  const begun = await share();
  await page.waitForFunction(
    (before) =>
      Number(document.querySelector("#engine .solver .progress")?.getAttribute("aria-valuenow")) > before,
    begun,
  );
  await holds(async () => assert.ok((await share()) < 100));
  await solve.filter({ hasText: "Stop" }).click();
  await solve.filter({ hasText: "Solve" }).waitFor();
  await page.getByText(/^30 empty squares: (takes about|may take) /).waitFor();
  const { turn, place, atPly } = hand(page);
  const [square = ""] = await turn();
  await place(square);
  await atPly(31);
  await page.getByText(/^29 empty squares: /).waitFor();
});
