// How the element <othello-board> looks, moves and sounds.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Game } from "flipside/game";
import { GAME, openBoard } from "./board.js";
import { holds, shows } from "./until.js";

/** @import { OthelloBoard } from "flipside/board" */

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

test("values are paler with each disc that is lost, proven ones are told apart, and a line shows as ghosts", async (t) => {
  const { page, cell } = await openBoard(t, { position: "f5", movable: "both" });
  await page.evaluate(() => {
    const values = [
      { move: "d6", score: 2, exact: true, pv: ["d6", "c3", "d3"] },
      { move: "f6", score: 0, exact: false, pv: ["f6"] },
      { move: "f4", score: -6, exact: false },
    ];
    Object.assign(Reflect.get(window, "board"), { values });
  });
  const plate = (/** @type {string} */ square) => cell(square).locator(".value");
  await shows(
    () => Promise.all(["d6", "f6", "f4"].map((square) => plate(square).textContent())),
    ["+2", "0", "−6"],
  );
  await holds(async () => {
    const worth = await Promise.all(
      ["d6", "f6", "f4"].map((square) =>
        plate(square).evaluate((it) => Number(it.style.getPropertyValue("--worth"))),
      ),
    );
    assert.deepEqual(
      worth.toSorted((one, other) => other - one),
      worth,
    );
    assert.equal(worth[0], 1);
    const lines = await Promise.all(
      ["d6", "f6"].map((square) => plate(square).evaluate((it) => getComputedStyle(it).textDecorationStyle)),
    );
    assert.deepEqual(lines, ["solid", "dotted"]);
  });
  await page.getByRole("gridcell", { name: "d6, legal move, value +2" }).hover();
  const ghosts = page.locator(".ghost");
  await ghosts.first().waitFor();
  await shows(
    () =>
      ghosts.evaluateAll((all) =>
        all.map((ghost) => [ghost.textContent, ghost.getAttribute("data-color")]).sort(),
      ),
    [
      ["1", "white"],
      ["2", "black"],
      ["3", "white"],
    ],
  );
  await page.mouse.move(0, 0);
  await ghosts.first().waitFor({ state: "detached" });
});

test("discs turn outward from the move, the board says when they rest, and discs fade at once for those who want no motion", async (t) => {
  const { page, events } = await openBoard(t, { position: `${GAME}f3g4` }, { motion: true });
  await page.evaluate(() => Promise.resolve());
  const before = (await events("settle")).length;
  /** Plays a move, and says after how many milliseconds each disc begins to turn. */
  const timings = () =>
    page.evaluate(async () => {
      /** @type {OthelloBoard} */
      const board = Reflect.get(window, "board");
      board.play("a6");
      await Promise.resolve();
      const parts = board.shadowRoot?.querySelectorAll(".face.old") ?? [];
      const animations = [...parts].flatMap((part) => part.getAnimations());
      return animations.map((each) => Number(each.effect?.getTiming().delay)).sort();
    });
  const moving = await timings();
  assert.deepEqual(moving, [0, 50], "b5 turns at once, c4 after it");
  await page.locator(".root:not([data-moving])").waitFor();
  await shows(async () => (await events("settle")).length, before + 1);
  await page.locator(".old, .edge, .gone").first().waitFor({ state: "detached" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate((position) => Object.assign(Reflect.get(window, "board"), { position }), `${GAME}f3g4`);
  const still = await timings();
  assert.deepEqual(still, [0, 0], "both fade at once");
  await page.locator("[data-square=a6] .disc").waitFor();
});

test("a position that comes while discs turn is shown, and the last one settles", async (t) => {
  const { page, squares } = await openBoard(t, {}, { motion: true });
  const game = Game.parse(GAME);
  for (let ply = 0; ply <= game.moves.length; ply += 1) {
    await page.evaluate(
      (position) => Object.assign(Reflect.get(window, "board"), { position }),
      game.at(ply).toString(),
    );
  }
  await shows(squares, game.board);
  await page.locator(".root:not([data-moving])").waitFor();
  await page.locator(".old, .edge, .gone").first().waitFor({ state: "detached" });
  await shows(squares, game.board);
});

test("marks and arrows are drawn, hints are read, and two boards do not disturb each other", async (t) => {
  const { page } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => {
    const marks = [
      { square: "f5", shape: "hint" },
      { from: "d3", to: "f5", color: "red" },
      { square: "a1", text: "A" },
    ];
    Object.assign(Reflect.get(window, "board"), { marks });
    document.querySelector("main")?.append(document.createElement("othello-board"));
  });
  const [first, second] = [page.locator("othello-board").first(), page.locator("othello-board").last()];
  await first.getByRole("gridcell", { name: "f5, legal move, hint" }).waitFor();
  await shows(() => first.locator(".marks g").count(), 3);
  await shows(() => second.locator(".marks g").count(), 0);
  await first.locator("[data-square=f5]").click();
  await shows(() => second.locator(".disc").count(), 4);
});

test("a board of any theme has no fault that axe finds", async (t) => {
  const { page } = await openBoard(t, { movable: "both", coordinates: "inside", position: GAME });
  const axe = await readFile(AXE, "utf8");
  await page.evaluate(axe).catch(() => page.addScriptTag({ content: axe }));
  for (const theme of ["green", "blue", "wood", "slate", "contrast"]) {
    await t.test(theme, async () => {
      const violations = await page.evaluate(async (chosen) => {
        Object.assign(Reflect.get(window, "board"), { theme: chosen });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const rules = { "document-title": { enabled: false }, "page-has-heading-one": { enabled: false } };
        const { violations: found } = await Reflect.get(window, "axe").run(document, { rules });
        return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
      }, theme);
      assert.deepEqual(violations, []);
    });
  }
});

test("a board is not mirrored where text runs from right to left", async (t) => {
  const { page, cell } = await openBoard(t);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await holds(async () => {
    const [a1, h1] = [await cell("a1").boundingBox(), await cell("h1").boundingBox()];
    assert.ok(a1 && h1 && a1.x < h1.x, JSON.stringify([a1, h1]));
  });
});

test("discs sound when that is asked for, and never otherwise", async (t) => {
  const { page } = await openBoard(t, { movable: "both" }, { motion: true });
  const notes = () => page.evaluate(() => Reflect.get(window, "notes"));
  await page.evaluate(() => {
    Object.assign(window, { notes: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { notes: Reflect.get(window, "notes") + 1 });
      return start.apply(this, when);
    };
  });
  await page.locator("[data-square=f5]").click();
  await shows(notes, 0);
  await page.evaluate(() => Object.assign(Reflect.get(window, "board"), { sound: true }));
  await page.locator("[data-square=f6]").click();
  await page.locator("[data-square=f6] .disc").waitFor();
  await holds(async () => assert.ok((await notes()) >= 2, "the disc that is placed, and the one that turns"));
});

test("squares are whole pixels of the screen, so all of them are alike, however far one has zoomed in", async (t) => {
  const { page } = await openBoard(t, {});
  for (const ratio of [1, 1.1, 1.25]) {
    const sizes = await page.evaluate((devicePixelRatio) => {
      Object.defineProperty(window, "devicePixelRatio", { value: devicePixelRatio, configurable: true });
      const board = Reflect.get(window, "board");
      board.parentElement.style.width = "703.3px";
      board.flipped = !board.flipped;
      return Promise.resolve().then(() =>
        [...board.shadowRoot.querySelectorAll(".cell")].map(
          (cell) => cell.getBoundingClientRect().width * devicePixelRatio,
        ),
      );
    }, ratio);
    // The browser counts in sixty-fourths of a pixel.
    for (const size of sizes) assert.ok(Math.abs(size - Math.round(size)) < 0.05, `${size} at ${ratio}`);
    assert.equal(new Set(sizes.map(Math.round)).size, 1);
  }
});
