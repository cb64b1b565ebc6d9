import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { RECORDS } from "../../www/learn/games/records.js";
import { walkText } from "../../www/learn/games/text.js";
import { seenBy, walkOf } from "../../www/learn/games/walk.js";
import { chapterOf } from "../../www/learn/lessons.js";
import { lossOf } from "../../www/learn/mistakes/mistake.js";
import { mistakeText } from "../../www/learn/text.js";
import { overflowing, violations } from "./audit.js";
import { openPage, showIn } from "./browser.js";
import { holds, shows } from "./until.js";

/** @param {import("playwright-core").Page} page */
function atLessons(page) {
  const panel = page.locator("#learn");
  return {
    panel,
    button: (/** @type {string} */ name) => panel.getByRole("button", { name, exact: true }),
    square: (/** @type {string} */ name) => page.locator(`[data-square=${name}]`),
    /** @param {string | RegExp} text */
    says: (text) => panel.locator(".feedback").filter({ hasText: text }).waitFor(),
    /** @param {number} step of five */
    at: (step) =>
      panel
        .locator(".place")
        .filter({ hasText: `Step ${step} of 5` })
        .waitFor(),
  };
}

test("a newcomer is offered the rules, tries each of them on the board, and plays a first game", async (t) => {
  const page = await openPage(t);
  await page.locator("#first-visit").click();
  const { button, square, says, at } = atLessons(page);
  await at(1);
  await holds(async () => assert.match(page.url(), /\?learn#first-game$/));
  await shows(() => violations(page), []);
  await square("d3").click();
  await says("is black now");
  await button("Next").click();
  await at(2);
  await square("b1").click();
  await says("Play on the marked square.");
  await square("g6").click();
  await says("White had no move and passed");
  await button("Next").click();
  await at(3);
  await square("h8").click();
  await says("to the end of the game");
  await button("Next").click();
  await at(4);
  await square("h2").click();
  await says("38 black discs, 26 white ones");
  await shows(() => violations(page), []);
  await button("Next").click();
  await at(5);
  await button("Play my first game").click();
  await page.locator(":root[data-in=play]").waitFor();
  await page.locator("[data-open] .cell[data-legal]").first().waitFor();
  await page.locator("[data-square=f5] .disc").waitFor({ state: "detached" });
  await holds(async () => {
    const kept = await page.evaluate(() => JSON.parse(String(localStorage.getItem("flipside"))).settings);
    assert.deepEqual([kept.side, kept.strength, kept.character], ["black", "character", "pip"]);
  });
});

test("a first visit says what the page is for and offers the rules, until the first move", async (t) => {
  const page = await openPage(t, { width: 360, height: 640 });
  const offer = page.locator("#first-visit");
  const purpose = page.getByText("Play Othello, then see why you won or lost.");
  await purpose.waitFor();
  await holds(async () => {
    const [board, said, tools, rooms] = await Promise.all(
      ["#board", ".tagline", ".tools:not(.walk)", "#rooms"].map((each) => page.locator(each).boundingBox()),
    );
    assert.ok(board && said && tools && rooms);
    assert.ok(board.width === 360 && board.y + board.height <= said.y, "the board is whole, and above it");
    assert.ok(
      said.y + said.height <= tools.y && tools.y + tools.height <= rooms.y,
      "nothing lies under the rooms",
    );
  });
  await showIn(page, { width: 1280, height: 800 });
  await offer.waitFor();
  await page.locator("[data-square=f5]").click();
  await offer.waitFor({ state: "hidden" });
  await purpose.waitFor({ state: "hidden" });
  await page.reload();
  await page.locator("[data-square=f5] .disc").waitFor();
  await offer.waitFor({ state: "hidden" });
  await purpose.waitFor({ state: "hidden" });
});

test("the help leads to the rules, each step can be skipped, and a game of champions is gone through", async (t) => {
  const page = await openPage(t);
  await page.locator("[data-action=help]").click();
  await page.getByRole("button", { name: "Try it in five steps on the board" }).click();
  const { button, at, panel } = atLessons(page);
  const [record] = RECORDS;
  assert.ok(record);
  const walk = walkOf(Game, record);
  for (const step of [1, 2, 3, 4]) {
    await at(step);
    await button("Skip").click();
  }
  await at(5);
  await button("Back").click();
  await at(4);
  await button("All lessons").click();
  await panel.getByRole("button", { name: /^Games of champions/ }).click();
  await panel
    .getByRole("button", { name: /^Hiroshi Inoue – Thomas Heiberg/ })
    .first()
    .click();
  await shows(() => panel.locator(".feedback").textContent(), walkText(walk));
  await button("One move forward").click();
  await page.locator("[data-square=f5] .disc").waitFor();
  await button(`White: ${walk.record.white}`).click();
  const [turn] = seenBy(walk, "white").turns;
  assert.ok(turn);
  // The opening's name or the first corner may come before it.
  const remarks = [...walk.facts.keys()].filter((ply) => ply > 1 && ply < turn.ply);
  for (const _ of remarks) await button("Next remark").click();
  await button("Next turning point").click();
  await panel
    .locator(".feedback")
    .filter({ hasText: `${mistakeText(turn.mistake)} ` })
    .waitFor();
  await shows(() => violations(page), []);
  await button("All games").click();
  await panel
    .getByRole("button", { name: /^Yusuke Takanashi/ })
    .first()
    .waitFor();
  await button("All lessons").click();
  await panel.getByRole("button", { name: /^Edges/ }).waitFor();
});

test("a chapter of strategy is tried, by its link, with the keyboard", async (t) => {
  const page = await openPage(t, { hash: "?learn#beside" });
  const { button, square, says, panel } = atLessons(page);
  await panel.getByText("X squares").waitFor();
  await square("g2").click();
  await says(
    /The corner at h1 is now within Black's reach\. Try another one\. White's g2 gives up about \d+ discs\./,
  );
  await square("a5").focus();
  await page.keyboard.press("Enter");
  await says("Well seen");
  await button("Next").click();
  await square("c7").click();
  await says("away from the edge");
  await button("Next").click();
  const [first] = chapterOf("beside")?.steps.flatMap(({ mistake }) => mistake ?? []) ?? [];
  assert.ok(first);
  const { played, best } = first;
  await panel.getByText("find the best move").waitFor();
  await button("One move forward").waitFor({ state: "hidden" });
  await square(played.move).click();
  await says(`${played.move} gives up about ${lossOf(first)} discs.`);
  await square(best.move).click();
  await says("You will meet this position again in Train.");
  await panel.locator(".mistake .reason").filter({ hasText: "corner" }).waitFor();
  await shows(() => violations(page), []);
  const disc = (/** @type {string | undefined} */ name) => page.locator(`[data-square=${name}] .disc`);
  await disc(best.move).waitFor();
  await button("One move forward").click();
  await disc(best.pv[1]).waitFor();
  await panel.getByRole("list", { name: "Played" }).getByRole("button").first().click();
  await disc(played.move).waitFor();
  await disc(best.move).waitFor({ state: "detached" });
  await button("One move back").click();
  await disc(played.move).waitFor({ state: "detached" });
  await button("Next").click();
  await button("Solution").click();
  await says("is best. In the game");
  await button("Next").click();
  await button("Skip").click();
  await panel.getByRole("button", { name: /Beside a corner.*done/ }).waitFor();
  await shows(() => violations(page), []);
  await holds(async () => assert.deepEqual(await gradesOf(page), ["again", "again"]));
  await page.goto(page.url().replace(/\?.*/, "?learn#gap"));
  await panel.getByRole("button", { name: /^Edges/ }).waitFor();
});

test("the engine's table is drawn while it thinks, and can be paused and told in words", async (t) => {
  const page = await openPage(t, { hash: "?learn#table" });
  const { button, panel } = atLessons(page);
  await button("Start").waitFor();
  await shows(() => painted(page), 0, "nothing moves by itself where motion is reduced");
  await button("Start").click();
  await panel
    .locator(".seen")
    .filter({ hasText: /% of the table is filled/ })
    .waitFor();
  await page.waitForFunction(
    () => Number(document.querySelector(".charts b")?.textContent?.slice(0, -1)) > 0,
  );
  await holds(async () => assert.ok((await painted(page)) > 0));
  await shows(() => violations(page), []);
  await shows(() => overflowing(page), []);
  await panel.getByText("Age", { exact: true }).click();
  await panel.locator(".legend").filter({ hasText: "long ago" }).waitFor();
  await button("Pause").click();
  await button("Start").waitFor();
  await panel.getByText("2,048", { exact: true }).click();
  await button("All lessons").click();
  await panel.getByRole("button", { name: /^Edges/ }).waitFor();
});

test("on a desk the board stays in view while one reads to the end of a page that is longer", async (t) => {
  const page = await openPage(t, { hash: "?learn#table", width: 1440, height: 900 });
  await page.locator("#learn .told").waitFor();
  await page.locator("#learn .told").evaluate((told) => told.scrollIntoView({ block: "end" }));
  await holds(async () => assert.ok((await page.evaluate(() => scrollY)) > 100));
  await page.waitForFunction(
    () => (document.querySelector("#board")?.getBoundingClientRect().top ?? -1) >= 0,
  );
});

/** How many places of the table have a color. @param {import("playwright-core").Page} page */
function painted(page) {
  return page
    .locator("#learn canvas")
    .first()
    .evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const data = /** @type {HTMLCanvasElement} */ (canvas)
        .getContext("2d")
        ?.getImageData(0, 0, width, height).data;
      return data?.filter((value, index) => index % 4 === 3 && value > 0).length ?? 0;
    });
}

/** How the exercises that training keeps of lessons went. @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
function gradesOf(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("flipside-training");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database.transaction("log").objectStore("log").getAll();
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.map(({ entry }) => entry[3]));
          };
        };
      }),
  );
}
