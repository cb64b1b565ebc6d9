/** @import { TestContext } from "node:test" */
/** @import { Page } from "playwright-core" */
/** @import { Visit } from "./browser.js" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openPage } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows, until } from "./until.js";

/** A game with a mistake in its opening and another at its end. Each is looked at again, for up to two seconds. */
const GAME = "f5f4e3d6f3e2c5";

/** One looks at a review while it is made, which takes as long as it takes those who ask for it. */
const IN_THE_MAKING = { thinks: true, settings: { side: "both", keepThinking: false } };

/** A game between two who take the first square there is. @param {number} [most] how many moves of it */
function poorGame(most = 60) {
  const game = new Game();
  while (!game.isOver && game.moves.length < most) game.play(String(game.legalMoves()[0]));
  return game;
}

/**
 * Opens the room for analysis with a game, and asks for its review.
 * @param {TestContext} t
 * @param {Visit & { game?: string }} [visit]
 */
async function openReview(t, { game = GAME, ...visit } = {}) {
  // Turning points are in view in a window that is high enough.
  const page = await openPage(t, { height: 900, hash: "?analyze", settings: { side: "both" }, ...visit });
  const actions = hand(page);
  await page.locator("#engine .lines").waitFor({ state: "attached" });
  await actions.load(game);
  await actions.press("review");
  await page.locator("#coach").waitFor();
  return { page, ...actions, last: Game.parse(game).moves.length };
}

/** In the page: how many exercises come from a mistake in a position, and how many answers were given. @param {string} position */
async function trained(position) {
  /** @template Value @param {IDBRequest<Value>} asking @returns {Promise<Value>} */
  const told = (asking) =>
    new Promise((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
  const database = await told(indexedDB.open("flipside-training"));
  const all = (/** @type {string} */ name) => told(database.transaction(name).objectStore(name).getAll());
  const [exercises, answers] = await Promise.all([all("exercises"), all("log")]);
  database.close();
  const isOfMistake = (/** @type {{ kind: string, id: string }} */ { kind, id }) =>
    kind === "mistake" && id.startsWith(position);
  return {
    exercises: exercises.filter(({ origins }) => origins.some(isOfMistake)).length,
    answers: answers.length,
  };
}

/** Waits until everything was looked at, twice where needed. @param {Page} page */
async function reviewed(page) {
  await page.locator("#report .turning-points").waitFor();
  await page.locator(".how button").last().waitFor({ state: "hidden" });
}

test("a game is reviewed: its course, its mistakes, and what was better", async (t) => {
  const game = poorGame(30);
  const { page, atPly, last } = await openReview(t, { ...IN_THE_MAKING, game: game.transcript });
  // Looked at in one moment: a quick machine is done in the next one.
  await page.waitForFunction(() => {
    const texts = (/** @type {string} */ each) =>
      [...document.querySelectorAll(each)].map((at) => at.textContent ?? "");
    const isChecking = texts(".how").some((text) => /checking \d+ moves? again/.test(text));
    const isTold = texts("#review-home").some((text) => /Nearly ready: checking \d+ moves? again/.test(text));
    return isChecking && isTold && String(texts("#report [data-accuracy]")) === "…,…";
  });
  await page.locator("#moves [data-verdict='??']").first().waitFor();
  await page.locator("#steps").getByRole("button", { name: "Next mistake" }).click();
  const coach = page.locator("#coach");
  await coach
    .getByText(
      /^[a-h][1-8] loses (about )?\d+ discs(: (Black|White) (plays|could play) [a-h][1-8]| and leaves [a-h][1-8] to (Black|White))\.$/,
    )
    .waitFor();
  await coach.getByText(/^Better: [a-h][1-8]$/).waitFor();
  await coach.getByRole("button", { name: "More" }).click();
  await coach.getByText(/^Played: [a-h][1-8]$/).waitFor();

  const graph = page.getByRole("slider", { name: "Course of the game" });
  await shows(() => graph.getAttribute("aria-valuemax"), String(last));
  await graph.locator(".bar").nth(2).waitFor();
  await holds(async () => {
    const colors = await graph.locator(".bar").evaluateAll((all) => all.map((bar) => bar.dataset.color));
    assert.ok(colors.every((color) => color === "black" || color === "white"));
  });
  await shows(() => graph.locator(".zero").count(), 2);
  await shows(
    async () => (await graph.locator(".label").allTextContents()).slice(0, 5),
    ["+40", "+10", "0", "−10", "−40"],
  );
  await graph.scrollIntoViewIfNeeded();
  const box = (await graph.boundingBox()) ?? assert.fail();
  await graph.hover({ position: { x: box.width / 2, y: 60 } });
  await graph.getByText(/^Move \d+, (Black|White) [a-h][1-8]: .*(should win|wins|even|draw)/).waitFor();
  await graph.click({ position: { x: box.width - 11, y: 60 } });
  await atPly(last);
});

test("a review is kept: after a reload it is open as it was stored, without another look", async (t) => {
  const { page } = await openReview(t);
  await reviewed(page);
  // The page writes the review once more after a deeper look, and as it is left: what is marked before is overwritten.
  await page.goto(new URL("manifest.webmanifest", page.url()).href);
  await until(page, isMarked, MARK);
  await page.goBack();
  await reviewed(page);
  await page.locator("#moves [data-ply='2']").click();
  await page
    .locator("#coach")
    .getByText(new RegExp(`loses (about )?${MARK} discs`))
    .waitFor();
});

/** A loss that no search of the game finds. */
const MARK = 33;

/**
 * Runs in the page: whether the review is stored, which has another loss then, by which it is known.
 * @param {number} loss
 * @returns {Promise<boolean>}
 */
async function isMarked(loss) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open("flipside-games");
    // Not before the page has made it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  }).catch(() => null);
  if (!database) return false;
  const stored = await new Promise((resolve) => {
    const reviews = database.transaction("reviews", "readwrite").objectStore("reviews");
    const asked = reviews.getAll();
    asked.onsuccess = () => {
      const [review] = asked.result;
      if (!review) return resolve(false);
      const move = review.moves[1];
      // As if both were proven: no deeper look at the position changes them.
      Object.assign(move.line, { score: move.score, exact: true });
      Object.assign(move.best, { score: move.score + loss, exact: true });
      move.loss = loss;
      reviews.put(review).onsuccess = () => resolve(true);
    };
  });
  database.close();
  return stored;
}

// To wait for a review takes seconds: all of this is about one.
test("the report of a review that was waited for", async (t) => {
  const { page, atPly, place, last, hasFocus } = await openReview(t);
  // Going about in the game does not end the review.
  await page.locator("#moves [data-ply='0']").click();
  await reviewed(page);
  await page.getByRole("tab", { name: "Engine" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("tab", { name: "Moves" }).click();
  const present = (/** @type {number} */ ply) => page.locator(`#moves > li > [data-ply='${ply}']`).click();

  await t.test("its graph is stepped through by keys, and says where one is", async () => {
    // A mistake of the list is looked at where it was chosen.
    await present(last);
    await atPly(last - 1);
    await page.locator(`#moves [data-ply='${last}'][data-verdict^='?'][aria-current]`).waitFor();
    const graph = page.getByRole("slider", { name: "Course of the game" });
    await graph.focus();
    await page.keyboard.press("End");
    await atPly(last);
    await page.keyboard.press("ArrowLeft");
    await atPly(last - 1);
    await page.keyboard.press("Home");
    await atPly(0);
    await holds(async () => assert.match(String(await graph.getAttribute("aria-valuetext")), /^Start: /));
    await page.keyboard.press("PageDown");
    await atPly(1);
    await holds(async () =>
      assert.match(
        String(await graph.getAttribute("aria-valuetext")),
        /^Move 1, Black f5: f4 loses (about )?\d+ discs(: Black (plays|could play) [a-h][1-8]| and leaves [a-h][1-8] to Black)\. Better: [a-h][1-8]\. /,
      ),
    );
    await page.keyboard.press("ArrowRight");
    await atPly(2);
    await page.keyboard.press("End");
    await atPly(last);
    // A mark stands where the mistake led, and is pressed to see where it was chosen.
    await graph.locator(".mark").first().click({ force: true });
    await atPly(1);
  });

  await t.test("it counts mistakes by size and by phase, and names the openings", async () => {
    await page.getByRole("tab", { name: "Numbers" }).click();
    await holds(async () => {
      const rows = await page
        .locator("#numbers tbody tr")
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
      assert.equal(rows.length, 7);
      const numbers = rows.map(([, black, white]) => Number(black) + Number(white));
      const [, large, medium, small, opening, midgame, endgame] = numbers;
      const bySize = Number(large) + Number(medium) + Number(small);
      assert.ok(bySize > 0);
      assert.equal(bySize, Number(opening) + Number(midgame) + Number(endgame));
      assert.equal(midgame, 0, "the game ends in the opening");
      const [black, white] = await page.locator("#report [data-accuracy]").allTextContents();
      assert.match(`${black} ${white}`, /^\d+% \d+%$/);
    });
    await page.locator(".how").getByRole("button", { name: "Accuracy" }).click();
    await page.getByText("100% × e^(−d ÷ 6)").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#numbers .openings").getByText("Parallel").waitFor();
    await page.getByRole("tab", { name: "Numbers" }).press("ArrowRight");
    await shows(() => page.getByRole("tab", { name: "Moves" }).getAttribute("aria-selected"), "true");
  });

  await t.test("by key one comes from the tabs to the turning points below them", async () => {
    const usual = page.viewportSize() ?? assert.fail();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("tab", { name: "Turning points" }).click();
    await page.keyboard.press("Tab");
    await holds(() => hasFocus(".turning button"));
    await page.setViewportSize(usual);
    await page.getByRole("tab", { name: "Moves" }).click();
  });

  await t.test("it fits and has no fault that axe finds", (fit) =>
    testFit(fit, page, [
      [320, 640],
      [390, 844],
      [844, 390],
      [768, 1024],
      [1440, 900],
      [1280, 800],
    ]),
  );

  const points = page.locator("#report .turning-points > li");

  await t.test(
    "its turning points are shown where they were, and become puzzles only if one asks for it",
    async () => {
      await points.first().waitFor();
      const count = await points.count();
      assert.ok(count <= 3, `${count} turning points`);
      const headings = ["Discs", "Accuracy", "??8+", "?4–7", "?!2–3"];
      await shows(() => page.locator("#review-home thead th").allTextContents(), headings);
      // They alone have a mark in the graph.
      await shows(() => page.locator("#review-graph .mark").count(), count);
      const title = String(await points.first().textContent());
      const [, disc] = /^Move (\d+): (?:Black|White) [a-h][1-8] lost (?:about )?\d+ discs$/.exec(title) ?? [];
      await points.first().getByRole("button").click();
      await atPly(Number(disc) - 1);
      const name = count === 1 ? "Practice this one" : `Practice these ${count}`;
      await page.getByRole("button", { name, exact: true }).waitFor();
      await shows(() => page.evaluate(() => localStorage.getItem("flipside")?.includes("mistakes")), false);
    },
  );

  await t.test("one goes from mistake to mistake, and back to the game from what one tries", async () => {
    await present(0);
    // The button of the summary is gone then: by keyboard one goes on at the first one of the coach.
    const decided = page.locator("#review-home button.decided:visible").last();
    await decided.waitFor();
    await decided.press("Enter");
    await holds(() => hasFocus("#coach .primary"));
    await present(0);
    await page.getByRole("button", { name: "Next mistake" }).click();
    await atPly(1);
    await page.locator("#board [data-square=d6][data-legal]").waitFor();
    await place("d6");
    // What is tried is compared with the best move, and that is said of it again.
    const verdict = page.getByText(/^White's d6 (is|gives up) /);
    const said = String(await verdict.textContent());
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.getByText(/^f4 loses /).waitFor();
    await place("d6");
    await shows(() => verdict.textContent(), said);
    await shows(() => page.locator("#report .mark").first().isVisible(), true, "the review stays");
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.getByText(/^f4 loses /).waitFor();
    // What more there is opens over the rest: nothing moves for it.
    const more = page.locator("#coach").getByRole("button", { name: "More" });
    const tabs = page.locator(".panels .tabs");
    const before = await tabs.boundingBox();
    await more.click();
    await page
      .locator("#coach .further")
      .getByText(/^Played: f4$/)
      .waitFor();
    await shows(() => tabs.boundingBox(), before);
    await page.keyboard.press("Escape");
    await page.locator("#coach .further").last().waitFor({ state: "hidden" });
    // Whoever goes to the summary by a key goes on at the button that leads on from it.
    await more.press("Home");
    await holds(() => hasFocus("#coach .learn"));
    await page.getByRole("button", { name: "Next mistake" }).click();
  });

  await t.test(
    "black's moves stand left, white's right, what was tried right below, signs in colors",
    async () => {
      const list = page.locator("#moves");
      await holds(async () => {
        const [black, white, tried, next] = await Promise.all(
          [
            "> li > [data-ply='1']",
            "> li > [data-ply='2']",
            ".branch [data-ply='2']",
            "> li > [data-ply='3']",
          ].map(async (path) => (await list.locator(`:scope ${path}`).boundingBox()) ?? assert.fail(path)),
        );
        assert.ok(black && white && tried && next);
        assert.ok(black.x + black.width <= white.x && black.y === white.y, "two columns");
        assert.ok(tried.y >= white.y + white.height && next.y >= tried.y + tried.height, "under its ply");
      });
      await holds(async () => {
        const signs = await list
          .locator("[data-verdict]")
          .evaluateAll((all) => all.map((it) => [it.dataset.verdict, getComputedStyle(it, "::after").color]));
        const kinds = new Set(signs.map(([kind]) => kind));
        assert.equal(new Set(signs.map(([, color]) => color)).size, kinds.size, JSON.stringify(signs));
      });
    },
  );

  await t.test(
    "the refutation is played on the board, then the better line, and the board is as it was",
    async () => {
      await present(1);
      const coach = page.locator("#coach");
      const better = String(await coach.getByText(/^Better: /).textContent()).slice(-2);
      const show = coach.getByRole("button", { name: "Show" });
      await show.click();
      await coach.locator(".primary").getByText("Stop", { exact: true }).waitFor();
      await coach.getByText("White played f4.").waitFor();
      await coach.getByText(`Now the better move for White: ${better}.`).waitFor();
      await coach.getByText(`White plays ${better} instead.`).waitFor();
      await coach.getByText(new RegExp(`^Move 2, White ${better}: `)).waitFor();
      await coach.getByText(/^f4 loses /).waitFor();
      await show.waitFor();
      await atPly(1);
      for (const square of ["f4", better])
        await page.locator(`#board [data-square=${square}][data-marks~=disc]`).waitFor();
    },
  );

  await t.test("a person looks for a better move, and hears how good it is", async () => {
    await present(1);
    const coach = page.locator("#coach");
    const better = String(await coach.getByText(/^Better: /).textContent()).slice(-2);
    await coach.getByRole("button", { name: "Try it" }).click();
    await coach.getByText(/^White to move: play [a-h][1-8], or try another move\.$/).waitFor();
    await place(better);
    await coach.getByText(`Well found: ${better} is the best move.`).waitFor();
    await coach.locator(".reasons:not([hidden], [data-awaited])").first().waitFor();
    await shows(() => page.locator("#board .value:not(:empty)").count(), 0, "no values of the other side");
    await coach.getByRole("button", { name: "Back to the game" }).click();
    await atPly(1);
    // What leads on then is the next mistake.
    await coach.getByRole("button", { name: "Try it" }).click();
    await place(better);
    await coach.locator(".primary").getByText("Next mistake", { exact: true }).press("Enter");
    await coach.getByText(/^[a-h][1-8] loses /).waitFor();
    await holds(() => hasFocus("#coach .primary"));
    // A bad move is judged, and taken back by itself.
    await present(5);
    await coach.getByRole("button", { name: "Try it" }).click();
    await place("g2");
    await coach
      .getByText(
        /^White's g2 gives up about \d+ discs\. (That probably gives the win away\. )?It is (no better|worse) than [a-h][1-8]\.$/,
      )
      .waitFor();
    await coach.getByText("Try another move.").waitFor();
    await atPly(5);
    await shows(() => page.locator("#moves .branch").filter({ hasText: "g2" }).count(), 0);
    await coach.getByRole("button", { name: "Back to the game" }).click();
    await coach.getByText(/^Better: /).waitFor();
  });

  await t.test("a turning point is tried as a puzzle: the move is found", async () => {
    const count = await points.count();
    await page.getByRole("button", { name: /^Practice (these \d|this one)$/ }).click();
    await page.locator("#puzzle[data-phase=open]").waitFor();
    await page.locator("#puzzle .state").getByText(`1 of ${count}`, { exact: true }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("flipside") ?? "{}").mistakes);
    assert.equal(kept.length, count);
    const [puzzle] = kept;
    const [better] = puzzle.best;
    await page.locator(`#board [data-square=${better}][data-legal]`).waitFor();
    await place(String(better));
    // The mistake is an exercise from now on, and was answered once.
    await shows(() => page.evaluate(trained, String(puzzle.position)), { exercises: 1, answers: 1 });
  });
});

test("verdicts that come in do not scroll the list of moves; a review stops when it is told to, and goes on", async (t) => {
  const page = await openPage(t, { hash: "?analyze", ...IN_THE_MAKING });
  const { load, press } = hand(page);
  const game = poorGame();
  await load(game.transcript);
  const list = page.locator("#moves");
  await page.locator(`#moves [data-ply="${game.moves.length}"][aria-current]`).waitFor();
  await list.evaluate((it) => it.scrollTo(0, 0));
  await press("review");
  await page.locator("#report .bar").nth(1).waitFor();
  await shows(() => list.evaluate((it) => it.scrollTop), 0);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.locator(".how").getByText("stopped").waitFor();
  await page.locator(".how").getByRole("button", { name: "Continue" }).click();
  await page
    .locator(".how")
    .getByText(/^(\d+ of 60 moves|checking \d+ moves? again)/)
    .waitFor();
});

test("a review that is asked for by key takes the focus to the button that leads on", async (t) => {
  const page = await openPage(t, { hash: "?analyze", settings: { side: "both" } });
  const { turn, load, hasFocus } = hand(page);
  await turn();
  await load("f5d6c3");
  await page.locator("#coach .learn").waitFor({ state: "attached" });
  await page.locator("[data-action=review]").focus();
  await page.keyboard.press("Enter");
  await page.locator("#review-graph").waitFor();
  await hasFocus("#coach .learn");
  // What stands at the foot of the column comes after the list.
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("Tab");
  await hasFocus("#moves [aria-current]");
  await page.keyboard.press("Tab");
  await hasFocus(".overlays-toggle");
  for (const action of ["clear", "here", "copy", "share", "load"]) {
    await page.keyboard.press("Tab");
    await hasFocus(`[data-action=${action}]`);
  }
  // On a phone the game stands above the turning points, and the list has its own tools.
  await page.setViewportSize({ width: 390, height: 844 });
  await hasFocus("[data-action=load]");
  await holds(async () => assert.deepEqual(await downwards(page), ["seen", "tools", "tabs", "head", "list"]));
  await page.locator("[data-room=play]").click();
  await shows(() => page.locator(".panels > .game, .moves > .panel-head:first-child").count(), 2);
});

/** What one comes to in the column of a review, in the order of the page; fails where that is not downwards. @param {Page} page */
async function downwards(page) {
  const parts = {
    seen: ".seen",
    tools: ".walk",
    tabs: ".tabs",
    head: ".moves .panel-head",
    list: ".move-rows",
  };
  const found = await page.evaluate((named) => {
    const places = Object.entries(named).map(([name, selector]) => {
      const part = document.querySelector(`.panels ${selector}`) ?? document.body;
      return { name, top: part.getBoundingClientRect().top, part };
    });
    places.sort((one, other) => (one.part.compareDocumentPosition(other.part) & 4 ? -1 : 1));
    return places.map(({ name, top }) => ({ name, top }));
  }, parts);
  const tops = found.map(({ top }) => top);
  assert.deepEqual(
    tops,
    [...tops].sort((one, other) => one - other),
  );
  return found.map(({ name }) => name);
}

test("the engine waits while a game is reviewed", async (t) => {
  const { page } = await openReview(t, { game: "f5d6", settings: { side: "white", level: 1 } });
  await page.locator("#moves [data-ply='0']").click();
  await page.locator("#moves [data-ply='2']").click();
  await page.getByText(/^White's d6 is (the best|a good) move[.:]/).waitFor();
  await shows(() => page.locator("#moves b").allTextContents(), ["f5", "d6"]);
});
