import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { holds, shows } from "./until.js";

/** A puzzle of the collection: b7 wins by 6 for white, black replies g8, then a7 is the only move again. */
const POSITION = "--OOOOO---OOXX--XXXXXOOOXXXXXXOOXXXOOXOOXXXXOXX---OOOO-XXXXXXX--O";
const [FOUND, REPLY, NEXT, WRONG] = /** @type {const} */ (["b7", "g8", "a7", "h6"]);
/** Black has no move here, white has some. */
const PASSING = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";

/** @param {import("playwright-core").Page} page */
function atTraining(page) {
  const puzzle = page.locator("#puzzle");
  return {
    puzzle,
    button: (/** @type {string | RegExp} */ name) =>
      page.locator("#train").getByRole("button", { name, exact: typeof name === "string" }),
    square: (/** @type {string} */ name) => page.locator(`[data-square=${name}]`),
    /** @param {string | RegExp} text */
    says: (text) => puzzle.locator(".feedback").filter({ hasText: text }).waitFor(),
    isOpen: () => page.locator("#puzzle[data-phase=open]").waitFor(),
  };
}

/** Whether something is seen without scrolling. @param {import("playwright-core").Locator} locator */
const isInView = (locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight && scrollY === 0);

/** Whether the end of something is in view, with nothing over it. @param {import("playwright-core").Locator} locator */
const isUncovered = (locator) =>
  locator.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 9, bottom - 2));
  });

/** Whether something can be pressed where the page is at its top. @param {import("playwright-core").Locator} locator */
const isAtHand = (locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height - 2);
    return scrollY === 0 && hit !== null && element.contains(hit);
  });

/** Runs in the page: how many lines a text has. @param {Element} element */
function linesOf(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}

/** The task on the board, once the browser has kept it. @param {import("playwright-core").Page} page */
async function taskOf(page) {
  /** @type {any} */
  let task;
  await holds(async () => {
    task = await keptTask(page);
    assert.ok(task);
  });
  return task;
}

/** @param {import("playwright-core").Page} page */
const keptTask = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("flipside-training");
        opening.onsuccess = () => {
          const asking = opening.result.transaction("values").objectStore("values").get("task");
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
  );

test("a puzzle of an old link is missed, refuted on the board, taken back by itself, found and played out", async (t) => {
  const page = await openPage(t, { hash: `?puzzles#${POSITION}/` });
  const { puzzle, button, square, says, isOpen } = atTraining(page);
  await isOpen();
  await puzzle.getByText("White to move").waitFor();
  await puzzle.getByText("Only one move wins. Find it.").waitFor();
  await puzzle.getByText("From a link · does not count.").waitFor();
  await shows(() => page.title(), "Train · Flipside");
  const before = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  await shows(() => isInView(button("Hint")), true);
  await page.setViewportSize({ width: 360, height: 640 });
  await shows(() => isAtHand(button("Hint")), true);
  await square(WRONG).click();
  await says(/^h6 .*Black replies [a-h][1-8]\./);
  await puzzle.locator(".why").getByText(/\w/).waitFor();
  await shows(() => isUncovered(puzzle.locator(".feedback")), true);
  // The move and the reply are gone after a while.
  await square(WRONG).locator(".disc").waitFor({ state: "detached" });
  await shows(() => violations(page), []);
  await square(FOUND).click();
  await says("Find the next move, too.");
  await square(REPLY).locator(".disc").waitFor();
  await page.reload();
  await isOpen();
  await square(NEXT).click();
  await says("Yes, b7 is the move.");
  await says("After b7, Black cannot play a7");
  await shows(() => isAtHand(button("Next")), true);
  if (before) await page.setViewportSize(before);
  await puzzle.locator(".solution button").nth(4).click();
  await page.keyboard.press("ArrowLeft");
  await puzzle.locator(".solution li:nth-child(4) [aria-current]").waitFor();
  await shows(() => violations(page), []);
  await button("Analyze").click();
  await page.locator(":root[data-in=analyze]").waitFor();
  await square(FOUND).locator(".disc").waitFor({ state: "detached" });
  await page.goBack();
  await puzzle.getByText("Yes, b7 is the move.").waitFor();
});

test("a link without a move to find says why, and what there is to do today is there", async (t) => {
  const over = "X".repeat(64);
  for (const [board, message] of /** @type {const} */ ([
    [`${over}X/`, "This link leads to a game that is over. There is no move to find in it."],
    [`${PASSING}X/`, "This link leads to a position in which Black must pass."],
    [`${POSITION.slice(0, 64)}-O/`, "This link has no game in it that can be read."],
  ])) {
    const page = await openPage(t, { hash: `?train#${board}` });
    await page.locator("#notices").getByText(message).waitFor();
    await page.locator("#today").waitFor();
    await page.context().close();
  }
});

test("today leads from a mistake of one's own to the puzzle of the day and new ones, by keys and after a reload", async (t) => {
  const page = await openPage(t, {
    hash: "?puzzles",
    prepare: (opened) =>
      opened.addInitScript(
        (mistakes) => localStorage.setItem("flipside", JSON.stringify({ mistakes, keys: { hint: "x" } })),
        [
          {
            position: `${POSITION.slice(0, 64)} ${POSITION[64]}`,
            best: [FOUND],
            score: 4,
            played: WRONG,
            source: "game",
          },
        ],
      ),
  });
  const { puzzle, button, says, isOpen } = atTraining(page);
  await page.locator("#today[data-due='1']").waitFor();
  await shows(() => violations(page), []);
  // Beside what there is to read, the board stays where it is.
  const top = () => page.locator("#board").evaluate((board) => board.getBoundingClientRect().top);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await shows(async () => [await page.evaluate(() => scrollY > 200), (await top()) >= 0], [true, true]);
  // On a phone, no answer is behind the button, which is at hand after one.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await shows(() => isAtHand(button("I don’t know")), true);
  await button("I beat Nell").click();
  await shows(() => isAtHand(button("Start")), true);
  if (size) await page.setViewportSize(size);
  await button("Start").press("Enter");
  await puzzle.getByText(`In your game you played ${WRONG}.`).waitFor();
  // It counts what the list of today has called due.
  await puzzle.getByRole("heading", { name: "Mistakes" }).waitFor();
  await puzzle.locator(".state").getByText("1 due today", { exact: true }).waitFor();
  await page.locator("#board:focus").waitFor();
  await page.keyboard.type(FOUND);
  await page.keyboard.press("Enter");
  await says(`Right! ${FOUND}`);
  // That it alone wins was said before: what the other one allows is told.
  await says(/\bh6\b/);
  await page.keyboard.press("n");
  await page.getByRole("heading", { name: "New puzzles" }).waitFor();
  // The address follows what is on the board.
  await page.waitForFunction((old) => !location.hash.includes(old), POSITION);
  const first = new URL(page.url()).hash;
  await page.reload();
  await isOpen();
  await holds(async () => assert.equal(new URL(page.url()).hash, first));
  const press = (/** @type {string} */ key, /** @type {string} */ code) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true })),
      { key, code },
    );
  // The keys of one's own come when the page is open; here one of a Cyrillic layout.
  await page
    .locator("#settings-form button", { hasText: "Keys of the board" })
    .waitFor({ state: "attached" });
  await press("ч", "KeyX");
  await press("x", "KeyX");
  await says(/^Look /);
  await button("Solution").click();
  await says("The move is ");
  const before = await puzzle.getAttribute("data-rating");
  await press("т", "KeyN");
  await page.getByRole("heading", { name: "New puzzles" }).waitFor();
  await isOpen();
  const { line } = await taskOf(page);
  for (let ply = 0; ply < line.length; ply += 2) {
    await page.locator(`[data-square=${line[ply]}][data-legal]`).click();
    await page.locator(`[data-square=${line[ply]}] .disc`).waitFor();
  }
  await says("Right! ");
  await holds(async () => assert.ok(Number(await puzzle.getAttribute("data-rating")) > Number(before)));
  await button("Today").click();
  await page.locator("#today").getByText("3 left today").waitFor();
  await button(/^Puzzle of the day/).click();
  await page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
  // The head of a phone has one line, also once there is a rating to show.
  await page.setViewportSize({ width: 360, height: 640 });
  await puzzle.locator(".rating").evaluate((rating) => {
    rating.textContent = "Rating 1,570 ± 104";
    rating.removeAttribute("hidden");
  });
  await shows(() => puzzle.getByRole("heading").evaluate(linesOf), 1);
});

test("three minutes begin with the first move, and a run goes on after a reload", async (t) => {
  const page = await openPage(t, { hash: "?train" });
  const { puzzle, button, says, isOpen } = atTraining(page);
  await button(/^Three minutes/).click();
  await isOpen();
  await puzzle.getByText("3:00 · ✓ 0").waitFor();
  const { line } = await taskOf(page);
  await page.locator(`[data-square=${line[0]}][data-legal]`).click();
  // How many seconds have gone by is the machine's business.
  const hasBegun = /^[0-2]:\d\d · ✓ [01]$/;
  await puzzle.getByText(hasBegun).waitFor();
  await page.reload();
  await puzzle.getByText(hasBegun).waitFor();
  await shows(() => violations(page), []);
  await button("End").click();
  await page.getByText(/^[01] puzzles? solved/).waitFor();
  await button("Another run").click();
  await puzzle.getByText("3:00 · ✓ 0").waitFor();
  const { line: missed, second } = await taskOf(page);
  await page.locator(`[data-square=${second.move}][data-legal]`).click();
  await says(`Wrong: 10 seconds less.The move is ${missed[0]}.`);
  await button("End").click();
  await page.locator(".run-end .missed").getByText(missed.join(" ")).click();
  await puzzle.getByText("You have met this one before, so it does not change your rating.").waitFor();
  await button("Solution").click();
  await button("Next").click();
  await page.locator(".run-end").getByText("0 puzzles solved").waitFor();
});

test("the game is as it was when one comes back from the exercises", async (t) => {
  const page = await openPage(t, { hash: "#f5d6c3", settings: { side: "both" } });
  await page.locator("[data-square=c3] .disc").waitFor();
  await page.locator("#rooms [data-room=train]").click();
  await page.locator("#today").waitFor();
  await page.waitForURL(/\?train$/);
  await page.goBack();
  await page.locator(":root[data-in=play]").waitFor();
  await page.locator("[data-square=c3] .disc").waitFor();
  await page.waitForURL(/\/#f5d6c3$/);
});
