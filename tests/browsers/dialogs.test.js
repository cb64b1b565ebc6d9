// The ways in and out of the page, in every installed browser.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { serve } from "../../scripts/serve.mjs";
import { BROWSERS } from "./browsers.js";

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
});

after(() => server.close());

for (const { name, open: openBrowser, skip } of BROWSERS) {
  suite(`in ${name}`, { skip }, () => {
    /** @type {import("./browsers.js").AnyPage} */
    let page;

    before(async () => {
      page = await (await openBrowser()).newPage();
      await page.goto(server.url);
      await page.evaluate(addTools, null);
      // Its script comes with the language of the page, after the page is loaded.
      await page.evaluate(() => Reflect.get(window, "tools").until(":root[data-in]"), null);
    });

    after(() => page.close());

    test("a text is searched for its game, and the game is kept once it is played on", async () => {
      const seen = await page.evaluate(async () => {
        const { press, until } = Reflect.get(window, "tools");
        press("[data-action=load]");
        const field = await until("#load[open] #load-text");
        field.value = "Mine: 1. f5 d6 2. c3 d3, and so on";
        press("#load [value=load]");
        await until("#moves [data-ply='4'][aria-current]");
        return !document.querySelector("#load[open]");
      }, null);
      assert.equal(seen, true);
    });

    test("the game is written as SGF", async () => {
      const text = await page.evaluate(async () => {
        const { press, until } = Reflect.get(window, "tools");
        press("[data-action=share]");
        await until("#share[open]");
        press("#share [data-action=export]");
        const field = await until("#export[open] textarea");
        const { value } = field;
        press("#export [value=close]");
        return value;
      }, null);
      assert.match(text, /^\(;FF\[4\]GM\[2\].*;B\[f5\];W\[d6\];B\[c3\];W\[d3\]\)/);
    });

    test("the editor paints by pointer and by keys, and its position is analyzed", async () => {
      const hash = await page.evaluate(async () => {
        const { press, until } = Reflect.get(window, "tools");
        press("[data-action=load]");
        await until("#load[open]");
        press("#load [data-action=edit]");
        const board = await until("#editor[open] othello-board");
        press("#editor [value=start]");
        const { left, top, width } = board.getBoundingClientRect();
        const at = {
          clientX: left + width / 16,
          clientY: top + width / 16,
          pointerId: 1,
          button: 0,
          bubbles: true,
        };
        try {
          board.dispatchEvent(new PointerEvent("pointerdown", at));
        } catch {
          // A pointer that is not there cannot be captured.
        }
        board.dispatchEvent(new PointerEvent("pointerup", at));
        board.focusSquare("b1");
        board.dispatchEvent(new CustomEvent("focus-square", { detail: { square: "b1" } }));
        board.dispatchEvent(new KeyboardEvent("keydown", { key: "o", bubbles: true }));
        press("#editor [value=analyze]");
        await until(":root[data-in=analyze]");
        return decodeURIComponent(location.hash);
      }, null);
      assert.match(hash, /^#.O-{25}OX------XO-{27}X\/$/);
    });
  });
}

/** Runs in the page: what a person does, without the protocol of one browser. */
function addTools() {
  const until = async (/** @type {string} */ selector) => {
    for (;;) {
      const found = document.querySelector(selector);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const press = (/** @type {string} */ selector) => {
    const button = document.querySelector(selector);
    if (!(button instanceof HTMLElement)) throw new Error(`nothing to press at ${selector}`);
    button.click();
  };
  Object.assign(window, { tools: { until, press } });
}
