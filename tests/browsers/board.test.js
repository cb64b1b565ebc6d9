// A board alone, in every installed browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serveCheckout } from "../e2e/site.js";
import { BROWSERS } from "./browsers.js";

for (const { name, open: openBrowser, skip } of BROWSERS) {
  test(`a board is square, plays and takes the focus in ${name}`, { skip }, async () => {
    const browser = await openBrowser();
    const site = await serveCheckout();
    const page = await browser.newPage();
    try {
      await page.goto(`${site.origin}/blank`);
      const seen = await page.evaluate(async () => {
        await import("flipside/board");
        const board = document.createElement("othello-board");
        board.movable = "both";
        document.body.append(board);
        await new Promise((rest) => board.addEventListener("settle", rest, { once: true }));
        board.focusSquare("f5");
        const cell = /** @type {HTMLElement} */ (board.shadowRoot?.activeElement);
        cell.click();
        await new Promise((rest) => board.addEventListener("settle", rest, { once: true }));
        const { width, height } = board.getBoundingClientRect();
        const square = cell.getBoundingClientRect();
        return {
          isSquare: Math.abs(width - height) < 1 && Math.abs(square.width - square.height) < 1,
          focused: cell.dataset.square,
          discs: board.shadowRoot?.querySelectorAll(".disc").length,
        };
      });
      assert.deepEqual(seen, { isSquare: true, focused: "f5", discs: 5 });
    } finally {
      await page.close();
      site.close();
    }
  });
}
