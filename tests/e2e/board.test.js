// The element <othello-board>: what it takes, says and refuses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { GAME, openBoard } from "./board.js";
import { openFile } from "./checkout.js";
import { holds, shows } from "./until.js";

/** @import { OthelloBoard } from "flipside/board" */

test("a board draws positions of every kind it takes, under a policy that allows no styles and no text as code", async (t) => {
  const { page, cell, squares } = await openBoard(t, { position: GAME });
  const game = Game.parse(GAME);
  await cell("e6").and(page.locator("[data-last]")).waitFor();
  await shows(squares, game.board);
  for (const position of [game.toString(), { board: game.board, turn: game.turn, moves: game.moves }, ""]) {
    await page.evaluate((to) => Object.assign(Reflect.get(window, "board"), { position: to }), position);
    await page.evaluate(() => Promise.resolve());
    await shows(squares, position === "" ? new Game().board : game.board);
  }
  await holds(async () => {
    const box = await page.locator("othello-board").boundingBox();
    assert.ok(box && Math.abs(box.width - box.height) < 1, "it is square, so its style sheet is there");
  });
});

test("a move is told before it is played, can be canceled, and a forced pass follows it", async (t) => {
  const { page, cell, events, squares } = await openBoard(t, { position: "d3c3f5d2d1e1b2", movable: "both" });
  await cell("c1").click();
  await shows(
    async () =>
      (await events("move")).map((/** @type {any} */ [, { move, color, flips }]) => [move, color, flips]),
    [
      ["c1", "white", Game.parse("d3c3f5d2d1e1b2").flips("c1")],
      ["pass", "black", []],
    ],
  );
  const after = Game.parse("d3c3f5d2d1e1b2c1");
  await shows(squares, after.board);
  await shows(() => page.evaluate(() => Reflect.get(window, "board").turn), "white");
  await page.evaluate(() =>
    Reflect.get(window, "board").addEventListener("move", (/** @type {Event} */ event) =>
      event.preventDefault(),
    ),
  );
  await page.locator("[data-legal]").first().click();
  await shows(squares, after.board, "a canceled move changes nothing");
});

test("a listener may put another position on the board, which then stays", async (t) => {
  const { page, cell, events, squares } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => {
    const board = Reflect.get(window, "board");
    board.addEventListener("move", () => Object.assign(board, { position: "f5d6c3" }), { once: true });
  });
  await cell("f5").click();
  await shows(squares, Game.parse("f5d6c3").board);
  await shows(async () => (await events("move")).length, 1);
});

test("the device vibrates when a disc is placed by hand, if that is asked for", async (t) => {
  const { page, cell } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => {
    Object.assign(window, { touches: 0 });
    navigator.vibrate = () => Object.assign(window, { touches: Reflect.get(window, "touches") + 1 }) !== null;
  });
  const touches = () => page.evaluate(() => Reflect.get(window, "touches"));
  await cell("f5").click();
  await shows(touches, 0);
  await page.evaluate(() => Object.assign(Reflect.get(window, "board"), { vibration: true }));
  await cell("a1").click();
  await cell("f6").click();
  await shows(touches, 1);
});

test("where no disc can be placed, a click is refused", async (t) => {
  const { page, cell, events, squares } = await openBoard(t, { movable: "white" });
  await cell("f5").click();
  await shows(() => events("refuse"), [["refuse", { square: "f5" }]]);
  await shows(() => page.locator("[data-legal]").count(), 0, "it is black's turn");
  await page.evaluate(() => Object.assign(Reflect.get(window, "board"), { movable: "black" }));
  await shows(() => page.locator("[data-legal]").count(), 4);
  await cell("f5").click();
  await shows(squares, new Game().after("f5").board);
  await shows(() => page.locator("[data-legal]").count(), 0);
});

test("keys move over the board, play, and go to squares by name", async (t) => {
  const { page, cell, events } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => Reflect.get(window, "board").focus());
  await page.keyboard.type("c4");
  await cell("c4").and(page.locator("[data-aim]")).waitFor();
  await shows(async () => (await events("focus-square")).at(-1), ["focus-square", { square: "c4" }]);
  await shows(() => page.locator("[data-flips]").getAttribute("data-square"), "d4", "flips are marked");
  await page.keyboard.press("Enter");
  await shows(async () => (await events("move")).at(-1)[1].move, "c4");
  await page.keyboard.press("m");
  await page.keyboard.press("Space");
  await shows(async () => (await events("move")).length, 2);
  await shows(() => page.locator(".cell[tabindex='0']").count(), 1);
});

test("a finger that rests on a square looks at it and does not play, and a key plays there afterwards", async (t) => {
  const { page, cell, events } = await openBoard(t, { position: "f5", movable: "both" });
  await page.evaluate(() => {
    const values = [{ move: "d6", score: 2, pv: ["d6", "c3"] }];
    Object.assign(Reflect.get(window, "board"), { values });
  });
  const touch = { pointerType: "touch", bubbles: true, composed: true };
  await cell("d6").dispatchEvent("pointerdown", touch);
  await page.locator(".ghost").first().waitFor();
  await cell("d6").dispatchEvent("pointerup", touch);
  await cell("d6").dispatchEvent("click", { bubbles: true, composed: true, detail: 1 });
  await page.locator(".ghost").first().waitFor({ state: "detached" });
  await shows(() => events("move"), []);
  await cell("d6").focus();
  await page.keyboard.press("Enter");
  await shows(async () => (await events("move")).length, 1);
});

test("what a board cannot take is refused with the place and the value, and the board stays", async (t) => {
  const { page, squares } = await openBoard(t);
  await holds(async () => {
    const messages = await page.evaluate(() => {
      const board = Reflect.get(window, "board");
      const fault = (/** @type {object} */ change) => {
        try {
          Object.assign(board, change);
        } catch (error) {
          const { code, message } = /** @type {any} */ (error);
          return `${code} ${message}`;
        }
      };
      return [
        { position: "f5a1" },
        { position: 7 },
        { theme: "pink" },
        { dots: "maybe" },
        { values: 3 },
        { lastMove: "z9" },
      ].map(fault);
    });
    assert.deepEqual(messages, [
      'ILLEGAL_MOVE transcript: move 2: expected f4, d6, f6, found "a1"',
      "INVALID_POSITION position: expected a game, or a text of at most 65536 characters, found 7",
      'INVALID_OPTION theme: expected green, blue, wood, slate, contrast, found "pink"',
      'INVALID_OPTION dots: expected true or false, found "maybe"',
      "INVALID_OPTION values: expected an array, or one as JSON, found 3",
      'ILLEGAL_MOVE move: expected a1 to h8, or pass, found "z9"',
    ]);
  });
  await shows(squares, new Game().board);
});

test("a board in markup takes its attributes, and what was set before it was defined", async (t) => {
  const page = await openFile(t, "/blank");
  const seen = await page.evaluate(async () => {
    const early = document.createElement("othello-board");
    Object.assign(early, { position: "f5", values: [{ move: "d6", score: 1 }] });
    document.body.append(early);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<othello-board position="f5d6" theme="wood" discs="flat" coordinates="inside" dots="false" movable="both"></othello-board>',
    );
    await import("flipside/board");
    await Promise.resolve();
    const late = /** @type {OthelloBoard} */ (document.body.lastElementChild);
    late.removeAttribute("theme");
    const { theme, discs, coordinates, dots, movable, turn } = late;
    return {
      early: early.turn,
      values: early.values.length,
      late: { theme, discs, coordinates, dots, movable, turn },
    };
  });
  assert.deepEqual(seen, {
    early: "white",
    values: 1,
    late: {
      theme: "green",
      discs: "flat",
      coordinates: "inside",
      dots: false,
      movable: "both",
      turn: "black",
    },
  });
});

test("a screen reader hears moves on the board in the words that the page gave", async (t) => {
  const { page, cell } = await openBoard(t, { movable: "both" });
  await page.evaluate(() => {
    const texts = { label: "Othellobrett", move: (/** @type {any} */ { move }) => `Zug ${move}.` };
    Object.assign(Reflect.get(window, "board"), { texts });
  });
  await page.getByRole("grid", { name: "Othellobrett" }).waitFor();
  await cell("f5").click();
  await page.getByRole("status").filter({ hasText: "Zug f5." }).waitFor({ state: "attached" });
});

test("a side that must pass is told so until it has passed, by a touch or a key", async (t) => {
  const { page, cell, events } = await openBoard(t, { movable: "black" });
  /** Where black has no move. */
  const position = Game.parse("d3c3f5d2d1e1b2c1");
  assert.equal(position.mustPass, true);
  await page.evaluate(
    (to) => Object.assign(Reflect.get(window, "board"), { position: to }),
    position.toString(),
  );
  const plate = page.locator(".pass");
  await plate.filter({ hasText: "Black must pass: press the board" }).waitFor();
  await page.getByRole("status").filter({ hasText: "Black must pass" }).waitFor({ state: "attached" });
  await cell("a1").click();
  await shows(async () => (await events("move")).at(-1)?.[1].move, "pass");
  await shows(() => page.evaluate(() => Reflect.get(window, "board").turn), "white");
  await page.evaluate(
    (to) => Object.assign(Reflect.get(window, "board"), { position: to }),
    position.toString(),
  );
  await plate.filter({ hasText: "must pass" }).waitFor();
  await cell("h8").press("Enter");
  await shows(async () => (await events("move")).length, 2);
  await page.evaluate(
    (to) => Object.assign(Reflect.get(window, "board"), { position: to, movable: "none" }),
    position.toString(),
  );
  await plate.waitFor({ state: "hidden" });
  await shows(() => events("refuse"), []);
});

test("a board that is moved to a frame or to another window, and back, keeps its looks", async (t) => {
  const page = await openFile(t, "/blank");
  const looks = await page.evaluate(async () => {
    await import("flipside/board");
    const board = document.createElement("othello-board");
    board.position = "f5";
    const frame = document.createElement("iframe");
    document.body.append(board, frame);
    const look = () => {
      const disc = board.shadowRoot?.querySelector(".disc .face");
      const view = board.ownerDocument.defaultView ?? window;
      return [getComputedStyle(board).display, disc && view.getComputedStyle(disc).borderRadius].join(" ");
    };
    await Promise.resolve();
    const seen = [look()];
    for (const place of [
      frame.contentDocument?.body,
      document.createElement("template").content,
      document.body,
    ]) {
      place?.append(board);
      if (board.isConnected) seen.push(look());
    }
    board.position = "f5d6";
    seen.push(String(board.ownerDocument === document && board.turn));
    return seen;
  });
  assert.deepEqual(looks, ["block 50%", "block 50%", "block 50%", "black"]);
});

test("lists in attributes are JSON, as older frameworks write them, and others are warned of", async (t) => {
  const page = await openFile(t, "/blank", { expectErrors: true });
  const seen = await page.evaluate(async () => {
    await import("flipside/board");
    /** @type {string[]} */
    const warnings = [];
    addEventListener("error", ({ message }) => warnings.push(message));
    const board = document.createElement("othello-board");
    document.body.append(board);
    board.setAttribute("values", JSON.stringify([{ move: "f5", score: 2 }]));
    board.setAttribute("line", '["f5", "d6"]');
    board.setAttribute("marks", '[{ "from": "d3", "to": "f5" }]');
    await Promise.resolve();
    const root = board.shadowRoot;
    const drawn = [".value:not(:empty)", ".ghost", ".marks polygon"].map(
      (selector) => root?.querySelectorAll(selector).length,
    );
    board.setAttribute("values", String([{}]));
    board.removeAttribute("line");
    return { drawn, warnings, values: board.values.length, line: board.line.length };
  });
  assert.deepEqual(seen.drawn, [0, 2, 1], "a line stands in place of values");
  assert.deepEqual([seen.values, seen.line], [1, 0]);
  assert.equal(seen.warnings.length, 1);
  assert.match(
    String(seen.warnings[0]),
    /values: expected an array, or one as JSON, found "\[object Object\]"/,
  );
});

test("a board is printed in shapes that need no background", async (t) => {
  const { page, cell } = await openBoard(t, { position: "f5d6", theme: "wood" });
  await cell("f5").locator(".disc").waitFor();
  await page.emulateMedia({ media: "print" });
  await holds(async () => {
    const looks = await page.evaluate(() => {
      const root = Reflect.get(window, "board").shadowRoot;
      const lookOf = (/** @type {string} */ square) => {
        const face = root.querySelector(`[data-square=${square}] .face`);
        const { backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(face);
        const part = Number.parseFloat(borderTopWidth) / face.getBoundingClientRect().width;
        return [backgroundImage, borderTopColor, part > 0.49 ? "full" : part < 0.1 ? "ring" : part];
      };
      return [lookOf("f5"), lookOf("d6"), getComputedStyle(root.querySelector(".board")).backgroundImage];
    });
    const ink = "rgb(0, 0, 0)";
    assert.deepEqual(looks, [["none", ink, "full"], ["none", ink, "ring"], "none"]);
  });
});

test("keys name squares by their place on layouts without Latin letters or with digits under Shift", async (t) => {
  const { page, cell } = await openBoard(t, { movable: "both" });
  const type = (/** @type {[key: string, code: string][]} */ keys) =>
    page.evaluate((typed) => {
      const root = Reflect.get(window, "board").shadowRoot;
      for (const [key, code] of typed)
        root
          .querySelector("[tabindex='0']")
          .dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
      return root.activeElement?.dataset.square;
    }, keys);
  await cell("e6").focus();
  const french = [
    ["c", "KeyC"],
    ["'", "Digit4"],
  ];
  const russian = [
    ["а", "KeyF"],
    ["5", "Digit5"],
  ];
  const greek = [
    ["δ", "KeyD"],
    ["3", "Numpad3"],
  ];
  for (const [keys, square] of /** @type {[any, string][]} */ ([
    [french, "c4"],
    [russian, "f5"],
    [greek, "d3"],
  ])) {
    const focused = await type(keys);
    assert.equal(focused, square);
  }
});
