// A page with a board alone.

import { openFile } from "./checkout.js";

/** @import { Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */

const POLICY = encodeURIComponent(
  "default-src 'none'; script-src 'self' 'nonce-map'; style-src 'none'; require-trusted-types-for 'script'",
);

/** A position to show. */
export const GAME = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

/**
 * Opens a page with a board under a strict policy.
 * @param {TestContext} t
 * @param {Record<string, unknown>} [properties] of the board
 * @param {{ motion?: boolean }} [visit]
 */
export async function openBoard(t, properties = {}, { motion = false } = {}) {
  const page = await openFile(t, `/blank?policy=${POLICY}`, { motion });
  await page.evaluate(async (set) => {
    await import("flipside/board");
    document.documentElement.lang = "en";
    const main = document.createElement("main");
    const board = Object.assign(document.createElement("othello-board"), set);
    /** @type {[string, unknown][]} */
    const events = [];
    for (const type of ["move", "refuse", "focus-square", "settle"])
      board.addEventListener(type, (event) => events.push([type, /** @type {CustomEvent} */ (event).detail]));
    Object.assign(window, { board, events });
    main.append(board);
    document.body.append(main);
  }, properties);
  const cell = (/** @type {string} */ square) => page.locator(`[data-square=${square}]`);
  const events = (/** @type {string} */ type) =>
    page.evaluate(
      (wanted) => Reflect.get(window, "events").filter((/** @type {any[]} */ [name]) => name === wanted),
      type,
    );
  return { page, cell, events, squares: () => squaresOf(page) };
}

/** The 64 squares as drawn, of `-XO`. @param {Page} page */
function squaresOf(page) {
  return page.locator(".cell").evaluateAll((cells) =>
    cells
      .map((cell) => cell.querySelector(".disc")?.getAttribute("data-color"))
      .map((color) => (color === "black" ? "X" : color === "white" ? "O" : "-"))
      .join(""),
  );
}
