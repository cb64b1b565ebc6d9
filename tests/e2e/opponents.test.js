import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { characterOf } from "../../www/players/characters.js";
import { violations } from "./audit.js";
import { openPage, recall } from "./browser.js";
import { hand, hurry, OFF_BOOK } from "./hand.js";
import { holds, shows } from "./until.js";

/** @import { Page } from "playwright-core" */

/** Black has won by 64 after nine moves; here the last of them is left to play. */
const ALMOST_WON = "#f5d6c5f4e7f6g5e6";

/** A whole game without white's last move: it takes a while to learn from. */
const LONG =
  "#f5d6c7f4e3f6e6d7c3f3g7d3c6b2e7d8a1f8c4f7c8h6g2c5h7b6g5g3e2b8b5h1f2f1b7a8h3c2c1a6g4h2b3b1a4d2d1a2a5b4a7g6h5h8a3e1g1h4g8";

test("at the first visit the person plays an opponent that newcomers can beat, who has a name and a face", async (t) => {
  const page = await openPage(t);
  const { turn, place, atPly } = hand(page);
  await turn();
  const opponent = page.locator(".player[data-color=white]");
  await shows(() => opponent.locator(".name").textContent(), "Nell");
  await shows(() => opponent.locator(".face path").count(), 2);
  await shows(() => page.locator(".player[data-color=black] .face path").count(), 0);
  await place("f5");
  await atPly(2);
});

test("a game is begun with one press, with the keyboard alone too", async (t) => {
  const page = await openPage(t);
  const { turn, place, atPly, hasFocus } = hand(page);
  await turn();
  await place("f5");
  await atPly(2);
  await page.locator("#board").focus();
  await page.keyboard.press("n");
  await page.locator("#new-game").waitFor();
  await hasFocus("#new-game [type=submit]");
  await page.keyboard.press("Enter");
  await atPly(0);
  await hasFocus("#board");
  await page.locator("#new-game").waitFor({ state: "hidden" });
});

test("opponent, color, clock and start are chosen in the sheet, and remembered", async (t) => {
  const page = await openPage(t);
  const { turn, press, atPly } = hand(page);
  await turn();
  await press("new");
  await choose(page, "opponent", "vera");
  await page.locator("#new-game").getByText("Plays soundly, and counts the last eleven moves").waitFor();
  await choose(page, "color", "white");
  await choose(page, "clock", "3+2");
  await page.locator("#new-start").selectOption("dealt");
  await page.locator("#new-game [type=submit]").click();
  await atPly(9);
  await turn();
  await shows(() => page.locator(".player[data-color=black] .name").textContent(), "Vera");
  await holds(async () =>
    assert.match(String(await page.locator(".player[data-color=white] .clock").textContent()), /^[23]:\d\d$/),
  );
  await page.reload();
  await turn();
  await holds(async () =>
    assert.match(String(await page.locator(".player[data-color=white] .clock").textContent()), /^[23]:\d\d$/),
  );
  await press("new");
  await shows(() => page.locator("[name=opponent]:checked").getAttribute("value"), "vera");
  await shows(() => page.locator("[name=clock]:checked").getAttribute("value"), "3+2");
});

test("black begins with corners where the person gives a handicap, and white moves first", async (t) => {
  const page = await openPage(t);
  const { turn, press, board } = hand(page);
  await turn();
  await press("new");
  await choose(page, "players", "both");
  await page.locator("#new-start").selectOption("2");
  await page.locator("#new-game [type=submit]").click();
  await turn();
  await holds(async () => {
    const squares = await board();
    assert.equal(squares[0] + squares[63], "XX");
  });
  await shows(() => page.locator(".player[data-turn]").getAttribute("data-color"), "white");
});

test("two engines play with strengths of their own", async (t) => {
  const page = await openPage(t);
  const { turn, press } = hand(page);
  await turn();
  await press("new");
  await choose(page, "players", "none");
  await page.locator("#new-first").selectOption("character mira");
  await page.locator("#new-second").selectOption("level 2");
  await page.locator("#new-game [type=submit]").click();
  await page.locator("#moves [data-ply='4']").waitFor();
  await shows(() => page.locator(".who .name").allTextContents(), ["Mira", "Engine"]);
  await shows(
    () => page.locator(".who .detail").allTextContents(),
    [`black · rated ${characterOf({ character: "mira" }).rating}`, "white · level 2"],
  );
});

test("a game can begin from the position on the board", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, place, press, board, moves } = hand(page);
  await turn();
  await place("f5");
  const before = await board();
  await press("new");
  await page.locator("#new-start").selectOption("board");
  await page.locator("#new-game [type=submit]").click();
  await page.locator("#moves [data-ply='1']").waitFor({ state: "detached" });
  await shows(board, before);
  await shows(moves, []);
});

test("the same game again has the same number, and the engine the same replies", async (t) => {
  const page = await openPage(t, { prepare: hurry, settings: { character: "pip" } });
  const { turn, place, press, atPly, moves } = hand(page);
  await turn();
  const playWith = async (/** @type {string} */ number) => {
    await press("new");
    await page.locator("#new-seed").fill(number);
    await page.locator("#new-game [type=submit]").click();
    await page.locator("#moves [data-ply='1']").waitFor({ state: "detached" });
    for (const ply of [2, 4, 6]) {
      const [square] = await turn();
      await place(String(square));
      await atPly(ply);
    }
    return moves();
  };
  const played = await playWith("4711");
  const others = [await playWith("1"), await playWith("2")];
  const again = await playWith("4711");
  assert.deepEqual(again, played);
  assert.ok(others.some((other) => other.join() !== played.join()));
});

test("a side that runs out of time has lost, and the game can be played on", async (t) => {
  const times = [
    { black: 60_000, white: 60_000 },
    { black: 60_000, white: 1500 },
  ];
  const clocks = { incrementMs: 0, times, ply: 1, running: null, since: 0, flag: null };
  const game = { ...Game.parse("f5").toJSON(), held: false, seed: 5, clocks };
  const settings = { side: "both" };
  const page = await openPage(t, { prepare: (page) => recall(page, { settings, game }) });
  const { place, atPly } = hand(page);
  await page.getByRole("heading", { name: "White ran out of time" }).waitFor();
  await shows(() => page.locator(".player[data-color=white] .clock").textContent(), "0:00.0");
  await place("d6");
  await atPly(2);
  await page.locator("#result").waitFor({ state: "hidden" });
});

test("at the end there is the same game again, a review, and the engine learns from the game", async (t) => {
  const page = await openPage(t, { hash: ALMOST_WON, settings: { strength: "level", level: 3 } });
  const { turn, place, press, openSettings } = hand(page);
  await turn();
  await place("e3");
  await page.getByRole("heading", { name: "You win" }).waitFor();
  await holds(async () =>
    assert.match(String(await page.locator("#result .detail").textContent()), /^9 moves; .* winner$/),
  );
  await page
    .locator("#result .decided")
    .filter({ hasText: /[a-h][1-8]/ })
    .waitFor();
  await page.locator("#result .more summary").click();
  for (const name of ["Play again", "Same game again", "Rematch as White", "See what decided it"])
    await shows(() => page.locator("#result").getByRole("button", { name, exact: true }).isVisible(), true);
  await page.getByRole("button", { name: "Let the engine learn" }).click();
  await page
    .locator("[value=learn][aria-disabled=true]")
    .filter({ hasText: "The engine learned from it" })
    .waitFor();
  await press("new");
  await page.locator("#new-game").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#new-game").waitFor({ state: "hidden" });
  await openSettings();
  await page.getByText(/the engine has learned \d+ positions?\./).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), "flipside-book.bin");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await openSettings();
  await page.getByText(/the engine has learned \d+ positions?\./).waitFor();
});

test("why a game was lost that no single move decided is told in the summary of its review, with the keyboard alone too", async (t) => {
  const start = "--XXXXXX--OXXXXO--OXXOXO-OXXOXOOOOOOOOXO---OXXOO--OXXXXO--XXXXXXX";
  const hash = `#${start}/c6b7a8b3b8b6a7a6a2b2a4b1a3`;
  const page = await openPage(t, { hash, settings: { side: "white", strength: "level", level: 3 } });
  const { turn, place, hasFocus } = hand(page);
  await turn();
  await place("a1");
  const leading = page.locator("#result").getByRole("button", { name: "See why you lost", exact: true });
  await leading.focus();
  await page.keyboard.press("Enter");
  const cause = page.locator("#review-home button.decided:visible").first();
  await shows(() => cause.textContent(), "Your only mistake was b7 at move 48: it cost about 2 discs.");
  await holds(() => hasFocus("#coach .learn"));
  await cause.press("Enter");
  await page.locator("#coach .sentence").filter({ hasText: "b7 loses 2 discs" }).waitFor();
});

test("what the engine learns can be stopped", async (t) => {
  const page = await openPage(t, { hash: LONG, settings: { side: "white", strength: "level", level: 3 } });
  const { turn, place } = hand(page);
  await turn();
  await place("e8");
  await page.locator("#result summary").click();
  await page.getByRole("button", { name: "Let the engine learn" }).click();
  await page.getByRole("button", { name: /^Stop learning/ }).click();
  await page.getByRole("button", { name: "Let the engine learn" }).waitFor();
});

test("before a game the opponent is shown with what to expect and how earlier games ended", async (t) => {
  const page = await openPage(t, { hash: ALMOST_WON });
  const { turn, place, newGame } = hand(page);
  await turn();
  const card = page.locator(".opponent-card");
  await shows(() => card.isVisible(), false, "a game goes on");
  await place("e3");
  await page.getByRole("heading", { name: "You win" }).waitFor();
  await newGame();
  await turn();
  await card.getByText("Your games: 1 won, 0 drawn, 0 lost").waitFor();
  await holds(async () => assert.match(await card.innerText(), /^Nell\s+rated 580\s+Has played a few games/));
  await shows(() => page.locator("#moves").isVisible(), false);
  await shows(() => violations(page), []);
  // There is one of them.
  await page.getByRole("button", { name: "New game" }).click();
  await page.locator("#new-game[open]").waitFor();
  await page.keyboard.press("Escape");
  await place("f5");
  await card.waitFor({ state: "hidden" });
  await shows(() => page.locator("#moves").isVisible(), true);
});

test("resigning shows the result, and one may play on; a result that is put away is shown again", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { side: "both" } });
  const { turn, place, press } = hand(page);
  const [square] = await turn();
  await shows(() => page.locator("[data-action=resign]").isVisible(), false, "there is nothing to give up");
  await place(String(square));
  await press("resign");
  await page.getByRole("heading", { name: "White resigned" }).waitFor();
  await shows(() => violations(page), []);
  await page.reload();
  await page.getByRole("heading", { name: "White resigned" }).waitFor();
  await page.locator("#result .detail").filter({ hasText: "Black wins" }).waitFor();
  await shows(() => page.locator("#board [data-open]").count(), 0, "no legal moves are marked");
  await page.locator("#result [value=close]").click();
  await press("step");
  await page.locator("#result [value=on]").click();
  await page.locator("#result").waitFor({ state: "hidden" });

  await page.goto(`${page.url().replace(/[?#].*/, "")}${ALMOST_WON}`);
  await turn();
  await place("e3");
  const result = page.getByRole("heading", { name: "Black wins" });
  await result.waitFor();
  await page.locator("#result [value=close]").click();
  await result.waitFor({ state: "hidden" });
  await press("step");
  await result.waitFor();
});

/** @param {Page} page @param {string} name @param {string} value */
async function choose(page, name, value) {
  await page.locator(`#new-game label:has([name=${name}][value="${value}"])`).click();
}
