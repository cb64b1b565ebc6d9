// The ways that analysis, the review, the explorer and the puzzles take in Firefox; what the board does there and a game are in
// tests/browsers.

/** @import { Page } from "puppeteer-core" */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { launchFirefox } from "../../scripts/programs/browser.mjs";
import { findFirefox } from "../../scripts/programs/firefox.mjs";
import { serve } from "../../scripts/serve.mjs";

const GAME = "f5d6c3d3c4f4f6f3e6e7";
const PATIENCE_MS = 90_000;

suite("in Firefox", { skip: findFirefox() ? false : "there is no Firefox on this machine" }, () => {
  /** @type {Awaited<ReturnType<typeof launchFirefox>>} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {Page} */
  let page;
  /** @type {string[]} */
  const errors = [];

  before(async () => {
    server = await serve();
    browser = await launchFirefox();
    page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 900 });
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
  });

  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Waits for something that is in view, and presses it. @param {string} selector that may lead into the board by `>>>` */
  const press = async (selector) => {
    const found = await page.waitForSelector(selector, { visible: true });
    await found?.evaluate((/** @type {any} */ element) => element.click());
  };
  /** @param {string} selector @param {RegExp} expected */
  const reads = (selector, expected) =>
    page.waitForFunction(
      (at, source) =>
        [...document.querySelectorAll(at)].some((each) => new RegExp(source).test(each.textContent ?? "")),
      {},
      selector,
      expected.source,
    );

  test("a move that is tried is a branch, which becomes the main line", async () => {
    await page.goto(`${server.url}?analyze#${GAME}`);
    await press("#moves [data-ply='2']");
    await press("#board >>> [data-square=c4][data-legal]");
    await page.waitForSelector("#moves .branch");
    await reads("#engine .lead", /win by|Even/);
    await press(".tree-tools button");
    await reads("#moves > li > button[aria-current]", /c4/);
  });

  test("a game is reviewed, and its report leads to its moves", async () => {
    await page.goto(`${server.url}?analyze#${GAME.slice(0, 16)}`);
    await page.reload();
    await press("[data-action=review]");
    await reads("#report [data-accuracy]", /\d/);
    await page.waitForSelector("#report .graph svg");
    await reads("#review-home .exact", /%/);
  });

  test("the opening book shows moves with their values, and plays them", async () => {
    await page.goto(`${server.url}?analyze#f5d6`);
    await page.reload();
    await press("#explorer summary");
    await press("#explorer .book-moves li button");
    await page.waitForSelector("#moves [data-ply='3'][aria-current]");
  });

  test("a puzzle shows its solution, and another one comes", async () => {
    await page.goto(`${server.url}?train`);
    await press("#today > .primary");
    await page.waitForSelector("#puzzle[data-phase=open]");
    await page.waitForSelector("#board >>> [data-legal]");
    const before = page.url();
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll("#puzzle button")];
      const solution = buttons.find((button) => button.textContent === "Solution");
      /** @type {HTMLElement} */ (solution).click();
    });
    await reads("#puzzle .feedback", /The move is /);
    // Found and pressed at once: the row is drawn anew when the engine has found how best play goes on.
    await page.evaluate(() => {
      /** @type {HTMLElement} */ (document.querySelector("#puzzle .row .next")).click();
    });
    await page.waitForFunction((old) => location.href !== old, {}, before);
  });

  test("nothing is written to the console", () => {
    assert.deepEqual(errors, []);
  });
});
