/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
/** @import { Visit } from "./browser.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "flipside";
import { cutOf } from "../sweeps/review.js";
import { openPage, showIn } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** A game with a mistake of white in its opening and others later. */
const GAME = "f5f4e3d6f3e2c5";

/**
 * Opens the review of the game, and waits until all mistakes are known.
 * @param {TestContext} t
 * @param {Visit} [visit]
 */
async function openReview(t, visit = {}) {
  const page = await openPage(t, { hash: "?analyze", settings: { side: "both" }, ...visit });
  const actions = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await actions.load(GAME);
  await actions.press("review");
  const learn = page.getByRole("button", { name: "Learn from the mistakes" });
  await page.locator("#coach .learn:not([aria-disabled])").waitFor();
  const coach = page.locator("#coach");
  const press = (/** @type {string} */ name) => coach.getByRole("button", { name, exact: true }).click();
  return { page, ...actions, learn, coach, press, status: coach.getByRole("status") };
}

/** The moves of the tree, as the list has them. @param {Page} page */
const tree = (page) => page.locator("#moves b").allTextContents();

/**
 * @param {Game} position
 * @param {readonly string[]} squares that are legal there
 * @returns {Promise<string[]>} those that give up most first
 */
async function worstFirst(position, squares) {
  const engine = await Engine.create();
  const { lines } = await engine.analyze(position, { depth: 8 });
  await engine.dispose();
  return lines
    .map(({ move }) => move)
    .filter((move) => squares.includes(move))
    .reverse();
}

/** The squares with a ring on the board, and those that the card says are marked there. @param {Page} page */
async function ringed(page) {
  const rings = await page
    .locator("#board .cell[data-marks~=ring]")
    .evaluateAll((cells) => cells.map((cell) => String(cell.getAttribute("data-square"))));
  const reasons = page.locator("#coach .said > .reasons:not([hidden])");
  const [, told = ""] = / Marked on the board: (.*)\.$/.exec((await reasons.allTextContents()).join()) ?? [];
  return { onBoard: rings.sort(), told: told ? told.split(", ").sort() : [] };
}

/** The squares of the numbered discs, in their order. @param {Page} page */
async function ghosts(page) {
  const cells = page.locator("#board .cell").filter({ hasText: /^\d$/ });
  const all = await cells.evaluateAll((found) =>
    found.map((cell) => [cell.textContent, cell.dataset.square]),
  );
  return all.sort(([one], [other]) => Number(one) - Number(other)).map(([, square]) => square);
}

/** The legal moves except some. @param {Page} page @param {readonly string[]} not */
async function legalSquares(page, not) {
  const open = page.locator("#board .cell[data-legal]");
  await open.first().waitFor();
  const all = await open.evaluateAll((cells) =>
    cells.map((cell) => String(cell.getAttribute("data-square"))),
  );
  return all.filter((square) => !not.includes(square));
}

test("a person says which side of a game that came in was theirs: the review speaks to them, and Learn asks no more", async (t) => {
  const { page, coach, press } = await openReview(t);
  const home = page.locator("#review-home");
  const learn = coach.locator(".learn:not([aria-disabled])");
  const own = (/** @type {string} */ color) => home.getByRole("button", { name: `I played ${color}` });
  const names = () => home.locator("tbody .name").allTextContents();
  const decided = home.locator(".why .decided");
  await shows(names, ["Black", "White"]);
  await decided.filter({ hasText: "Black's c5 lost the most" }).waitFor();
  await learn.click();
  await coach.getByText("Whose mistakes do you want to look at?").waitFor();
  await press("Leave the lesson");

  // By key, and the focus stays for another choice.
  await own("Black").press("Enter");
  await shows(names, ["You", "White"]);
  await decided.filter({ hasText: "Your c5 lost the most" }).waitFor();
  await shows(() => own("Black").evaluate((button) => button === document.activeElement), true);
  await own("White").press("Space");
  await shows(names, ["Black", "You"]);
  await shows(() => own("Black").getAttribute("aria-pressed"), "false");
  await decided.filter({ hasText: "Black's c5 lost the most" }).waitFor();
  await shows(() => page.locator(".accuracy[data-color=white] .name").textContent(), "You");

  // One goes through one's own mistakes alone.
  const next = page.locator("#steps").getByRole("button", { name: "Your next mistake" });
  const sentence = coach.locator(".sentence");
  const said = [];
  while ((await next.getAttribute("aria-disabled")) !== "true") {
    const before = await sentence.textContent();
    await next.click();
    await holds(async () => assert.notEqual(await sentence.textContent(), before));
    said.push(/[a-h][1-8]/.exec(String(await sentence.textContent()))?.[0] ?? "");
  }
  assert.ok(said.length >= 2 && said[0] === "f4", String(said));
  assert.deepEqual(
    said.filter((move) => !["f4", "d6", "e2"].includes(move)),
    [],
  );
  await page.locator("#moves [data-ply='0']").click();
  await learn.waitFor();

  // It is kept with the game.
  await page.reload();
  await learn.waitFor();
  await shows(names, ["Black", "You"]);
  await shows(() => own("White").getAttribute("aria-pressed"), "true");
  await learn.click();
  await coach.getByText(`Mistake 1 of ${said.length}`).waitFor();
  await press("Leave the lesson");

  await own("White").click();
  await shows(names, ["Black", "White"]);
  await page.locator("#steps").getByRole("button", { name: "Next mistake", exact: true }).waitFor();
});

test("a person looks for better moves than the mistakes, and the game is there again afterwards", async (t) => {
  const { page, learn, coach, press, status, place, atPly } = await openReview(t);
  const before = await tree(page);
  await learn.click();
  await status.getByText("Whose mistakes do you want to look at?").waitFor();
  await press("White");
  await atPly(1);
  await status.getByText("White to move: find the best move instead of f4.").waitFor();
  const counted = String(await status.getByText(/^Mistake 1 of [1-9]/).textContent());
  const total = Number(/of (\d+)/.exec(counted)?.[1]);

  await t.test("what would tell the better move is hidden", async () => {
    await shows(() => page.locator("#board .value:not(:empty)").count(), 0);
    await shows(() => page.locator("#engine .lead").isVisible(), false);
    await shows(() => page.locator("#board [part~=ring], #board .mark").count(), 0);
  });

  await t.test("it fits and has no fault that axe finds", (fit) =>
    testFit(fit, page, [
      [320, 640],
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ]),
  );

  await t.test("a hint tells the reason, then what to count, then the region, then the square", async () => {
    await press("Hint");
    await shows(() => ringed(page), { onBoard: [], told: [] }, "nothing is marked, and nothing said to be");
    await holds(async () => {
      const hint = String(await status.locator("p", { hasText: /^What is wrong with f4\?/ }).textContent());
      assert.doesNotMatch(hint, /\b(d6|f6)\b/);
    });
    await press("Hint");
    const region = status.getByText(/^Look in the quarter from (a5 to d8|e5 to h8)\.$/);
    // Of the two good moves, f6 alone leaves Black fewer moves than the mistake.
    const counted = status.getByText("Count Black's moves after yours: the best move leaves 4, f4 leaves 5.");
    await counted.or(region).waitFor();
    if (await counted.isVisible()) {
      await shows(() => page.locator("#board .cell[data-marks~=tint]").count(), 0, "not yet where to look");
      await press("Hint");
    }
    await region.waitFor();
    await shows(() => page.locator("#board .cell[data-marks~=tint][data-legal]").count(), 1);
    await press("Hint");
    await holds(async () => {
      const looked = String(await status.getByText(/^Look at [a-h][1-8]\.$/).textContent());
      assert.match(looked, /d6|f6/);
    });
    await shows(() => coach.getByRole("button", { name: "Hint" }).getAttribute("aria-disabled"), "true");
  });

  await t.test("the better move is found, and why is said", async () => {
    const looked = String(await status.getByText(/^Look at/).textContent());
    const [, better = ""] = /Look at (..)\./.exec(looked) ?? [];
    await place(better);
    await status.getByText(`Well found: ${better} is the best move.`).waitFor();
    await status.getByText(/^Played: f4$|^[df]6 is about \d+ discs? better than f4\.$/).waitFor();
    await page.locator(`#board [data-square=${better}][data-marks~=ring]`).waitFor();
    await shows(() => page.locator("#board .value:not(:empty)").count(), 0, "no values of the other side");
    await shows(() => page.locator("#board .cell[data-legal]").count(), 0, "the board rests");
    await page.locator("#board .cell:not(:has(.disc))").first().click();
    await atPly(2);
  });

  await t.test("the end says how many were found, with which tries", async () => {
    for (let rest = 1; rest < total; rest += 1) {
      await press("Next");
      await press("Solution");
    }
    await press("Next");
    await status.getByText(`Better moves found: 1 of ${total}.`).waitFor();
    await coach.getByRole("button", { name: /^Practice the (one|\d) not found$/ }).waitFor();
    // Nobody has asked for them yet.
    await shows(() => page.evaluate(() => localStorage.getItem("flipside")?.includes("mistakes")), false);
    await status.getByText(/^Found at the first try: ..\. With a hint\.$/).waitFor();
  });

  await t.test("the game is as it was, with no trace of what was tried", async () => {
    await atPly(0);
    await shows(() => tree(page), before);
    await press("Leave the lesson");
    await learn.waitFor();
    await shows(() => page.locator("html[data-trying]").count(), 0);
  });
});

test("a bad move is refuted on the board, the solution is shown, and what was missed becomes a puzzle", async (t) => {
  const { page, learn, coach, press, status, place, atPly, hasFocus } = await openReview(t, {
    settings: { side: "white" },
  });
  await learn.focus();
  await page.keyboard.press("Enter");
  // A game that came in is nobody's own.
  await hasFocus("#coach .guided button");
  await press("White");
  await atPly(1);
  await status.getByText(/^White to move: find the best move instead of f4\.$/).waitFor();
  await hasFocus("#board, #board *, .cell");
  const legal = await legalSquares(page, ["f4"]);
  const symmetric = new Game().after("f5").legalMoves();
  assert.deepEqual([...legal, "f4"].sort(), symmetric.map(String).sort());

  await t.test("the answer to the same mistake is what it gives up", async () => {
    await place("f4");
    await status.getByText(/^White's f4 gives up (about )?\d+ discs\.$/).waitFor();
    await atPly(1);
    await status.getByText("Try another move.").waitFor();
    await hasFocus("#board, #board *, .cell");
    await shows(
      () => page.locator("#board .cell[data-aim]").count(),
      0,
      "no disc is drawn where one has played",
    );
  });

  await t.test(
    "what the card says is marked has its rings, also when the same move is tried once more",
    async () => {
      for (const when of ["after the first time", "after the second time"]) {
        await holds(async () => {
          const { onBoard, told } = await ringed(page);
          assert.deepEqual(onBoard, told, when);
          assert.notDeepEqual(told, [], when);
        });
        if (when === "after the second time") break;
        await place("f4");
        await atPly(2);
        await atPly(1);
      }
    },
  );

  await t.test("a hint leaves what was said of the try, and tells something else below", async () => {
    const reason = coach.locator(".said > .reasons");
    const verdict = status.getByText(/^White's f4 gives up (about )?\d+ discs\.$/);
    const text = String(await reason.textContent());
    const [, told = ""] = /^What is wrong with f4\? (.*?\.)(?: Marked|$)/.exec(text) ?? [];
    assert.notEqual(told, "", text);
    await press("Hint");
    await shows(() => status.getByText("Try another move.").count(), 0, "the hint has its place");
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [1280, 720],
    ]) {
      await showIn(page, { width, height });
      const where = `at ${width} × ${height}`;
      await shows(async () => [await verdict.isVisible(), await reason.textContent()], [true, text], where);
      await shows(() => coach.locator(".said .rows").getByText(told, { exact: true }).count(), 0, where);
      await shows(() => cutOf(page), 0, where);
    }
    await holds(async () => {
      const { onBoard, told: said } = await ringed(page);
      assert.deepEqual(onBoard, said);
    });
  });

  await t.test("the solution is drawn on the board", async () => {
    await press("Solution");
    const better = String(await status.getByText(/^Better: /).textContent()).slice(-2);
    await page.locator(`#board [data-square=${better}]`).filter({ hasText: "1" }).waitFor();
    await status.getByText(`The numbers show the better line, from ${better}.`).waitFor();
    await shows(() => coach.getByRole("button", { name: "Solution" }).getAttribute("aria-disabled"), "true");
  });

  await t.test("a bad move gets its reply, which is drawn, and is taken back", async () => {
    const next = status.getByText(/find the best move instead of/);
    const end = status.getByText(/^Better moves found/);
    const reply = status.getByText(/^Black replies [a-h][1-8]/);
    for (;;) {
      await press("Next");
      await next.or(end).waitFor();
      await shows(() => end.isVisible(), false, "no mistake was left with a bad move beside it");
      const played = String(await next.textContent()).slice(-3, -1);
      const ply = GAME.indexOf(played) / 2;
      const all = await worstFirst(Game.parse(GAME).at(ply), await legalSquares(page, [played]));
      for (const square of all) {
        await place(square);
        await status.getByText(new RegExp(`^(White's ${square} |Well found: ${square} )`)).waitFor();
        if (await reply.isVisible()) {
          await status.getByText(`What is wrong with ${square}?`).waitFor();
          // The board has the moves that the sentence tells, and no others.
          await holds(async () => {
            const told = String(await reply.textContent()).match(/[a-h][1-8]/g);
            assert.deepEqual(await ghosts(page), told);
          });
          await shows(
            () => page.locator(".mini .better:visible").count(),
            0,
            "it would tell the better moves",
          );
          // The next one may be tried while the reply is still on the board: it is none of the opponent's.
          const next = String(all.find((each) => each !== square));
          await place(next);
          const verdict = status.getByText(new RegExp(`^(White's ${next} |Well found: ${next} )`));
          await verdict.waitFor();
          await shows(() => page.locator(`#board [data-square=${square}] .disc`).count(), 0);
          if (/^Well found|as good as/.test(String(await verdict.textContent()))) return;
          await atPly(ply);
          await status.getByText("Try another move.").waitFor();
          return press("Solution");
        }
        if (await status.getByText(/^Better:/).isVisible()) break;
      }
    }
  });

  await t.test("the end sends what was missed to the puzzles", async () => {
    const end = status.getByText(/^Better moves found/);
    const next = status.getByText(/find the best move instead of/);
    for (;;) {
      await press("Next");
      await next.or(end).waitFor();
      if (await end.isVisible()) break;
      await press("Solution");
    }
    const rows = status.locator(".rows p");
    const count = await rows.filter({ hasText: "Not found: " }).count();
    await press(count === 1 ? "Practice the one not found" : `Practice the ${count} not found`);
    const puzzle = page.locator("#puzzle[data-phase=open]");
    await puzzle.getByRole("heading", { name: "Mistakes" }).waitFor();
    await puzzle.locator(".state").getByText(`1 of ${count}`, { exact: true }).waitFor();
    await page.locator("#board .cell[data-legal]").first().waitFor();
    await holds(async () => {
      const own = await page.evaluate(() => JSON.parse(localStorage.getItem("flipside") ?? "{}").mistakes);
      assert.deepEqual([own[0].position, own.length], [String(new Game().after("f5")), count]);
    });
  });
});

test("a line that is shown ends when a person begins to look for a better move, and one may leave in the middle", async (t) => {
  const { page, learn, press, status, place, atPly, hasFocus } = await openReview(t, {
    width: 1440,
    height: 900,
  });
  const before = await tree(page);
  await page.locator("#steps").getByRole("button", { name: "Next mistake" }).click();
  await status.getByText(/^f4 loses /).waitFor();
  await press("Show");
  // Each of its captions is there for a moment only.
  await page.locator("#coach").getByRole("button", { name: "Stop" }).waitFor();
  await page.locator("#steps").getByRole("button", { name: "Start" }).click();
  await learn.click();
  await press("White");
  await atPly(1);
  await status.getByText("White to move: find the best move instead of f4.").waitFor();
  await shows(() => page.locator("#board .cell[data-marks]").count(), 0);
  // The board takes keys at once, after a mouse as well, and Tab goes on to the steps below it.
  await hasFocus("#board, #board *, .cell");
  await page.keyboard.press("Tab");
  await hasFocus("#steps *");
  // One may look elsewhere, and one button leads back.
  await page.locator("#steps").getByRole("button", { name: "Start" }).click();
  await status.getByText("You have left the exercise.").waitFor();
  await shows(
    () => page.locator("#coach .guided button:visible:not(.step)").allInnerTexts(),
    ["Back to the exercise"],
  );
  await press("Back to the exercise");
  await atPly(1);
  await status.getByText("White to move: find the best move instead of f4.").waitFor();
  await hasFocus("#board, #board *, .cell");
  await press("Leave the lesson");
  await atPly(0);
  // By the button, or into another room: the game is as it was.
  for (const leave of [() => press("Leave the lesson"), () => page.locator("[data-room=play]").click()]) {
    await learn.click();
    await press("White");
    await atPly(1);
    const [square = ""] = await legalSquares(page, ["f4"]);
    await place(square);
    await status.getByText(/^(White's|Well found)/).waitFor();
    await leave();
    await atPly(0);
    await shows(() => tree(page), before);
  }
});
