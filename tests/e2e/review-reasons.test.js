import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/**
 * A game that leaves the book early, and gives a corner away with its last move. At each level from 1 to 18 the first two reasons
 * have marks in both lines, so that the time that a machine has for the review makes no difference.
 */
const GAME = "f5f4e3f6g5f3g6d3e6c6c3c4e2d2e1d6c2e7g4b3c5b6b5h3f2f7h4a4d7c7a5h6h2b4a2f1a3g3g8f8d8";
const PLIES = GAME.length / 2;

/** The end of a game in which both players find the only move that saves the draw. */
const MISSED =
  "(;GM[Othello]PB[Ada]PW[Ben]BO[8 -******- *-OOOOO- -*O**O** OO*O*O** -OO***** *OOO*O** -OOOOO*- --*--O** *]B[a8]W[h7]B[b8]W[a7]B[a5]W[a3]B[e8]W[d8]B[h1]W[h2]B[b2]W[a1];)";

/** A game in which white's second last move leaves it few moves, five moves later. */
const CRAMPED =
  "(;GM[Othello]BO[8 ------O- --*-*O-- -OOO**** OOOO**** -OOO*O** -OOOO*** --**OO-* --****-- *]B[f1]W[g2]B[d2];)";

test("a mistake is shown where it was chosen, with the squares of the sentence, which are named to those who cannot see them", async (t) => {
  const page = await openPage(t, { height: 900, hash: "?analyze", settings: { side: "both" } });
  const { load, press, atPly } = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await load(GAME);
  await press("review");
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  const coach = page.locator("#coach");
  const status = coach.getByRole("status");
  /** Waits until the board marks the two moves and the squares that are named, and no others: both are drawn anew when more is known. */
  const marksAreNamed = async () => {
    const named = status.locator(".reasons .hidden").first();
    await named.waitFor({ state: "attached" });
    const better = String(await coach.getByText(/^Better: /).textContent()).slice(-2);
    await holds(async () => {
      const squares = String(await named.textContent()).match(/[a-h][1-8]/g) ?? [];
      const marked = await page
        .locator("#board .cell[data-marks]")
        .evaluateAll((cells) => cells.map((cell) => String(cell.getAttribute("data-square"))));
      assert.ok(marked.length <= 6);
      assert.deepEqual(marked.sort(), [...new Set(["d8", better, ...squares])].sort());
    });
  };

  await page.locator("#review-graph").press("End");
  await atPly(PLIES);
  await page.getByRole("button", { name: "Previous mistake" }).click();
  await atPly(PLIES - 1);
  await marksAreNamed();
  await coach.getByRole("button", { name: "More" }).click();
  // The reply that punishes the mistake stands there as well.
  await coach
    .locator(".reasons")
    .filter({ hasText: /White (plays?|takes) h8|reply h8/ })
    .first()
    .waitFor();
  await page.locator("#review-graph").press("ArrowLeft");
  await atPly(PLIES - 2);
  await shows(() => coach.locator(":scope > .further").isVisible(), false, "it was about another place");

  await t.test("where the game left the book, one reads what tournament players chose", async () => {
    await page.getByRole("tab", { name: "Numbers" }).click();
    await page.locator(".openings button", { hasText: "Out of the book" }).click();
    await status.getByText(/^Out of the book/).waitFor();
    await status.getByText(/^In [\d,]+ tournament games: d6 \d+%, f6 \d+%, f4 [<\d]+%\.$/).waitFor();
    await shows(() => page.evaluate(() => scrollY), 0, "the board is in view");
  });

  await t.test("without anything to mark the board has no marks", async () => {
    await page.locator("#review-graph").press("Home");
    await page.locator("#board .cell[data-marks]").first().waitFor({ state: "detached" });
    await shows(() => status.locator(".reasons .hidden").count(), 0);
  });

  await t.test("on another game there is nothing of it", async () => {
    await page.locator("#review-graph").press("End");
    await page.getByRole("button", { name: "Previous mistake" }).click();
    await marksAreNamed();
    await page.getByRole("tab", { name: "Moves" }).click();
    await load(MISSED);
    await atPly(12);
    await page.locator("#board .cell[data-marks]").first().waitFor({ state: "detached" });
    await shows(() => page.locator("html[data-review]").count(), 0);
  });

  await t.test("a good move that others would miss is praised after it and where it was chosen", async () => {
    await press("review");
    await shows(() => page.locator(".accuracy .name").allTextContents(), ["Ada", "Ben"]);
    const praised = page.locator("#moves [data-verdict='!']");
    await shows(async () => (await praised.allTextContents()).map((each) => each.slice(-2)), ["a8", "h7"]);
    await praised.last().click();
    await atPly(1);
    const buttons = () => coach.locator(".row").last().boundingBox();
    const place = await buttons();
    // White's answer is praised where it was chosen.
    await status.getByText("Only h7 saves the draw.").waitFor();
    await page.locator("#board .cell[data-square='h7'][data-marks]").waitFor();
    await page.locator("#review-graph").press("End");
    await atPly(12);
    await status.getByText("Only h7 saves the draw.").waitFor({ state: "detached" });
    await page.locator("#review-graph").press("Home");
    await page.locator("#steps").getByRole("button", { name: "Forward" }).click({ clickCount: 2 });
    await atPly(2);
    await status.getByText("White's h7 is the best move.").waitFor();
    await status.getByText("Only h7 saves the draw.").waitFor();
    await shows(buttons, place, "no button moves");
  });

  await t.test(
    "the moves after which moves are counted can be read for both moves, and lead to as many",
    async () => {
      await load(CRAMPED);
      await press("review");
      await page.locator("#moves [data-ply='2'][data-verdict='??']").waitFor();
      await page.locator("#moves [data-ply='1']").click();
      await atPly(1);
      const said =
        /^Why\? Three moves of best play later Black has (\d+) moves; with the best move only (\d+)\./;
      const sentence = coach.locator(".reasons").filter({ hasText: said });
      await sentence.waitFor();
      const counted = String(await sentence.textContent()).match(said);
      // Of a later board nothing is ringed but the reply that leads there.
      const marked = await sentence.locator(".hidden").textContent();
      await coach.getByRole("button", { name: "More" }).click();
      let own = 0;
      for (const [index, first] of ["g2", "d1"].entries()) {
        const row = coach.getByText(new RegExp(`^Best play after ${first}: ([a-h][1-8] ?){3}\\.$`));
        const moves = /** @type {any[]} */ (String(await row.textContent()).match(/[a-h][1-8]/g));
        const { board } = moves.reduce((game, move) => game.after(move), Game.parse(CRAMPED).at(1));
        assert.equal(String(Game.parse(`${board} X`).legalMoves().length), counted?.[1 + index]);
        if (index > 0) continue;
        assert.equal(marked?.trim(), `Marked on the board: ${moves[1]}.`);
        own = Game.parse(`${board} O`).legalMoves().length;
      }
      const why = coach.getByText(/^A side with few moves must soon play a bad one, /);
      await shows(() => why.isVisible(), own <= 5, `${own} moves`);
      // After the mistake the short sentence names no reply.
      await page.locator("#steps").getByRole("button", { name: "Forward" }).click();
      await atPly(2);
      await sentence.locator(".hidden").waitFor({ state: "detached" });
      await sentence.waitFor();
    },
  );
});
