import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";

/** A game between two who take the first square there is. */
function poorGame() {
  const game = new Game();
  while (!game.isOver) game.play(String(game.legalMoves()[0]));
  return game;
}

test("a game that is over is reviewed: its mistakes are marked, and what was better is said", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, press, atPly } = hand(page);
  const game = poorGame();
  const last = game.moves.length;
  await turn();
  await load(game.transcript);
  await atPly(last);
  await press("review");
  // Going about in the game does not end the review.
  await page.locator("#moves [data-ply='0']").click();
  await page.getByText(/^(Looking at every move…|Go to a move)/).waitFor();
  await page.getByText("Go to a move to see what it was worth.").waitFor();
  const mistake = page.locator("#moves [data-verdict='??']").first();
  await mistake.click();
  await page.getByText(/^[a-h][1-8] lost about \d+ discs\. [a-h][1-8] was better\.$/).waitFor();

  const curve = await page.locator("#review .area").getAttribute("d");
  assert.equal(curve?.match(/L/g)?.length, last + 2, "a point for each position, and back");
  const graph = page.locator("#review svg");
  const box = await graph.boundingBox();
  await graph.click({ position: { x: (box?.width ?? 0) - 1, y: 5 } });
  await atPly(last);
});

test("verdicts that come in do not scroll the list of moves", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, press, atPly } = hand(page);
  const game = poorGame();
  await turn();
  await load(game.transcript);
  await atPly(game.moves.length);
  const list = page.locator("#moves");
  assert.notEqual(await list.evaluate((it) => it.scrollTop), 0, "the last move is far down");
  await press("review");
  await list.evaluate((it) => it.scrollTo(0, 0));
  await page.locator("#review .area[d^='M0 ']").waitFor();
  assert.equal(await list.evaluate((it) => it.scrollTop), 0);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [844, 390],
]) {
  test(`at ${width} × ${height} the board is in view with what the review says`, async (t) => {
    const page = await openPage(t, { width, height, settings: { side: "both" } });
    const { turn, load, press, atPly, isPresentShown } = hand(page);
    const game = poorGame();
    await turn();
    await load(game.transcript);
    await atPly(game.moves.length);
    await press("review");
    await page.locator("#review .area[d^='M0 ']").waitFor();
    assert.equal(await isPresentShown(), true, "the signs of mistakes do not push the present move out");
    const sentence = page.locator("#review .sentence");
    await sentence.scrollIntoViewIfNeeded();
    assert.ok(await sentence.isVisible());
    const box = await page.locator("#board").boundingBox();
    assert.ok(box && box.y > -box.height / 2, `the board ends at ${box && box.y + box.height}`);
  });
}

test("a review that is asked for by key takes the focus to the present move", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, hasFocus } = hand(page);
  await turn();
  await load("f5d6c3");
  await page.locator("[data-action=review]").focus();
  await page.keyboard.press("Enter");
  await page.locator("#review svg").waitFor();
  await hasFocus("#moves [data-ply='3']");
});

test("the engine waits while a game is reviewed", async (t) => {
  const page = await openPage(t, { settings: { side: "white", level: 1 } });
  const { load, press, atPly, reads } = hand(page);
  await atPly(1);
  await load("f5d6");
  await press("review");
  await page.locator("#moves [data-ply='0']").click();
  await page.locator("#moves [data-ply='2']").click();
  await page.getByText(/^d6 was (the best|a good) move\.$/).waitFor();
  await reads("After move 2 of 2");
  await press("step");
  await atPly(3);
});

test("when asked to play on, the engine does not wait for the end of a review", async (t) => {
  const page = await openPage(t, { settings: { side: "white", level: 1 } });
  const { load, press, atPly } = hand(page);
  await atPly(1);
  await load("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6");
  await press("review");
  await press("step");
  await atPly(27);
});

test("a review goes on after a hint", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, press } = hand(page);
  await turn();
  await load("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6");
  await page.locator("#moves [data-ply='0']").click();
  await press("review");
  await press("hint");
  await page.locator("[data-marks=hint]").waitFor();
  await page.getByText("Go to a move to see what it was worth.").waitFor();
});

test("a move that is played ends the review", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, press, place } = hand(page);
  await turn();
  await load("f5d6c3");
  await press("review");
  const [square] = await turn();
  await place(String(square));
  await page.getByRole("button", { name: "Review the game" }).waitFor();
  assert.equal(await page.locator("#review svg").isVisible(), false);
});
