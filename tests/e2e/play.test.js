import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { pick, randomFrom } from "../support/random.js";
import { BOTH, openPage, recall, showIn } from "./browser.js";
import { hand, hurry, OFF_BOOK } from "./hand.js";
import { holds, shows } from "./until.js";

test("a person plays on to the end of a game by clicking, to the message that it is over", async (t) => {
  const random = randomFrom(1);
  const begun = new Game();
  while (begun.empties > 10 || begun.turn !== "black") begun.play(pick(random, begun.legalMoves()));
  const page = await openPage(t, {
    prepare: hurry,
    settings: { side: "black", level: 1 },
    hash: `#${begun.transcript}`,
  });
  const { turn, turnOrEnd, place, moves, board, reads, atPly } = hand(page);
  await turn();
  for (let legal = await turnOrEnd(); legal.length > 0; legal = await turnOrEnd())
    await place(pick(random, legal));

  await holds(async () => assert.ok(replay(await moves()).isOver));
  const game = replay(await moves());
  await shows(board, game.board);
  await reads(/^Game over\. /);
  await page.locator("#result").waitFor();
  const score = Number(game.result);
  await holds(async () => {
    const shown = await page.locator("#result .final b").allTextContents();
    assert.deepEqual(shown.map(Number), [32 + score / 2, 32 - score / 2]);
  });

  await page.getByRole("button", { name: /^Rematch as / }).click();
  await atPly(1);
  await turn();
});

test("counts and the result change when the last disc has landed, and the board stays in view", async (t) => {
  const page = await openPage(t, { width: 390, height: 844, motion: true, settings: { side: "both" } });
  const { turn, load, place } = hand(page);
  const game = new Game();
  while (!game.isOver) game.play(String(game.legalMoves()[0]));
  const last = String(game.moves.at(-1));
  game.undo();
  const before = String(game.discs[game.turn]);
  await turn();
  await load(game.transcript);
  const count = page.locator(`.player[data-color=${game.turn}] .count`);
  await count.filter({ hasText: before }).waitFor();
  await page.evaluate(noteCounts, game.turn);
  await place(last);
  await page.locator("#result").waitFor();
  // The result may be seen before the first frame at rest is noted.
  await page.waitForFunction(() =>
    Reflect.get(window, "seen").some((/** @type {any} */ each) => !each.moving),
  );
  const seen = await page.evaluate(() => Reflect.get(window, "seen"));
  assert.deepEqual([...new Set(seen.map((/** @type {any} */ each) => each.moving))], [true, false]);
  for (const { moving, count: shown, result } of seen) {
    assert.equal(shown === before, moving, `${shown} while discs ${moving ? "turn" : "rest"}`);
    assert.ok(!moving || !result, "no result while discs turn");
  }
  await holds(async () => {
    const box = await page.locator("#board").boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box));
  });
});

/** Runs in the page: notes in `seen` whether discs turn and what the page shows, frame by frame. @param {string} color */
function noteCounts(color) {
  /** @type {{ moving: boolean, count: string | null | undefined, result: boolean }[]} */
  const seen = [];
  Object.assign(window, { seen });
  const root = document.querySelector("#board")?.shadowRoot?.querySelector(".root");
  const count = document.querySelector(`.player[data-color=${color}] .count`);
  const result = document.querySelector("#result");
  let wasMoving = false;
  const note = () => {
    const moving = root?.hasAttribute("data-moving") ?? false;
    // In the frame in which the discs come to rest, the page may not have drawn yet.
    const isSettling = wasMoving && !moving;
    wasMoving = moving;
    if (!isSettling && (moving || seen.length > 0))
      seen.push({ moving, count: count?.textContent, result: !result?.hasAttribute("hidden") });
    if (seen.length < 200) requestAnimationFrame(note);
  };
  note();
}

test("the engine plays both sides to the end of a game when nobody else does", async (t) => {
  const begun = new Game();
  while (begun.empties > 16) begun.play(String(begun.legalMoves()[0]));
  const game = { ...begun.toJSON(), held: false };
  const page = await openPage(t, {
    prepare: async (page) => {
      await hurry(page);
      await recall(page, { settings: { level: 1, side: "none" }, game });
    },
  });
  const { moves, board, reads } = hand(page);
  await page.locator("#result").waitFor({ timeout: 120_000 });
  await holds(async () => assert.ok(replay(await moves()).isOver));
  await shows(board, replay(await moves()).board);
  await reads(/^Game over\. (\w+ wins|It is a draw), \d+–\d+$/);
});

test("a pass is made for the side that cannot move, and said", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, load, press, reads, moves } = hand(page);
  await turn();
  await load("d3c3f5d2d1e1b2c1");
  await reads("Black cannot move and must pass");
  await press("undo");
  await turn();
  await place("c1");
  await reads("Black passed. White to move");
  await shows(async () => (await moves()).at(-1), "pass");
  await shows(turn, ["a3", "b4", "d6"]);
});

test("a person takes the other color, begins another game, and walks between the own turns", async (t) => {
  const page = await openPage(t, { settings: { level: 1 } });
  const { turn, place, press, atPly, board, moves, newGame, openSettings } = hand(page);

  await t.test("the engine moves first for a person who chooses white", async () => {
    await turn();
    await openSettings();
    await page.locator("label", { has: page.locator("[name=side][value=white]") }).click();
    await atPly(1);
    await turn();
    await shows(() => page.locator(".player[data-turn]").getAttribute("data-color"), "white");
    await page.keyboard.press("Escape");
  });

  await t.test("the engine's first move does not take the last game away", async () => {
    const [reply] = await turn();
    await place(String(reply));
    await atPly(3);
    await turn();
    const played = await moves();
    await newGame();
    await atPly(1);
    await turn();
    await page.getByRole("button", { name: "Bring back the last game" }).click();
    await atPly(3);
    await shows(moves, played);
  });

  await t.test("undo and redo walk between the person's own turns", async () => {
    await newGame();
    await atPly(1);
    const [square] = await turn();
    const start = await board();
    await place(String(square));
    await atPly(3);
    await turn();
    const later = await board();
    const played = await moves();
    await press("undo");
    await atPly(1);
    await shows(board, start);
    await shows(moves, played, "the future stays in the list");
    await press("redo");
    await atPly(3);
    await shows(board, later);
  });
});

test("values stand on every legal square, the best marked, come after a hint, and stay beside one", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, place, press } = hand(page);
  const hint = page.locator("[data-marks=hint]");
  const best = page.locator(".value[data-best]").first();
  await turn();

  await t.test("those that are asked for during a hint come after it", async () => {
    /** @type {Promise<unknown>} */
    const isHintFirst = page.locator("#board").evaluate(
      (board) =>
        new Promise((resolve) => {
          const { shadowRoot } = board;
          const look = () => {
            if (shadowRoot?.querySelector(".value[data-best]"))
              resolve(shadowRoot.querySelector("[data-marks=hint]") !== null);
          };
          if (shadowRoot) new MutationObserver(look).observe(shadowRoot, { attributes: true, subtree: true });
        }),
    );
    await press("hint");
    await press("values");
    await hint.waitFor();
    await best.waitFor();
    await shows(() => isHintFirst, true);
  });

  /** @param {string[]} legal */
  const areValued = (legal) =>
    holds(async () => {
      const valued = await page
        .locator(".cell", { has: page.locator(".value:not(:empty)") })
        .evaluateAll((cells) =>
          cells.map((cell) => {
            const value = cell.querySelector(".value");
            const number = Number(value?.textContent?.replace("−", "-"));
            return {
              square: cell.getAttribute("data-square"),
              number,
              isBest: value?.matches("[data-best]"),
            };
          }),
        );
      assert.deepEqual(
        valued.map(({ square }) => square),
        legal,
      );
      const highest = Math.max(...valued.map(({ number }) => number));
      for (const { square, number, isBest } of valued) assert.equal(isBest, number === highest, `${square}`);
    });

  await t.test("they stand on every legal square, and all that are the highest are marked", async () => {
    await place("f5");
    await areValued(await turn());
  });

  await t.test("they are there beside a hint", async () => {
    const legal = await turn();
    await press("hint");
    await hint.waitFor();
    const hinted = await hint.getAttribute("data-square");
    assert.ok(hinted && legal.includes(hinted), `${hinted} is one of ${legal}`);
    await areValued(legal);
  });
});

test("undo stops a thinking engine", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { strength: "time", seconds: 60 } });
  const { turn, place, press, atPly, reads } = hand(page);
  await turn();
  await place("f5");
  await reads("The engine is thinking");
  await press("undo");
  await atPly(0);
  await reads("Your turn");
  await place("d3");
});

test("a hint marks a legal square, and a new game takes it away", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, reads, newGame } = hand(page);
  await turn();
  await place("f5");
  const legal = await turn();
  await press("hint");
  await reads(/^Hint: /);
  await holds(async () => {
    const hinted = await page.locator("[data-marks=hint]").getAttribute("data-square");
    assert.ok(hinted && legal.includes(hinted), `${hinted} is one of ${legal}`);
  });
  await newGame();
  await page.locator("[data-marks=hint]").waitFor({ state: "detached" });
  await shows(turn, ["d3", "c4", "f5", "e6"]);
});

test("a new game can be taken back, however often it was asked for", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, atPly, moves, newGame } = hand(page);
  await turn();
  await place("f5");
  await place("d6");
  await newGame();
  await newGame();
  await atPly(0);
  await page.getByRole("button", { name: "Bring back the last game" }).click();
  await atPly(2);
  await shows(moves, ["f5", "d6"]);
});

test("the moves that another one replaces can be brought back", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, load, atPly, moves } = hand(page);
  await turn();
  await load("f5d6c3d3c4f4c5b3");
  await page.locator("#moves [data-ply='3']").click();
  await atPly(3);
  await press("undo");
  await atPly(2);
  await place("c4");
  await shows(moves, ["f5", "d6", "c4"]);
  await page.getByRole("button", { name: "Bring them back" }).click();
  await atPly(2);
  await shows(async () => (await moves()).length, 8);
});

test("the list of moves shows the present one, however long it is", async (t) => {
  const page = await openPage(t, BOTH);
  await showIn(page, { width: 1024, height: 600 });
  const { turn, load, atPly, isPresentShown } = hand(page);
  await turn();
  const game = new Game();
  while (!game.isOver) game.play(String(game.legalMoves()[0]));
  const last = game.moves.length;
  await load(game.transcript);
  await atPly(last);
  for (const ply of [last, 0, Math.floor(last / 2), last]) {
    await page.locator(`#moves [data-ply="${ply}"]`).dispatchEvent("click");
    await atPly(ply);
    await shows(isPresentShown, true, `move ${ply} is in view`);
  }
  await page.evaluate(reloadAtOnce, last);
  await page.waitForFunction(() => !("isLeft" in window));
  await atPly(last);
  await shows(isPresentShown, true, "and when the page is opened with it");
});

/** Runs in the page: steps through the game so fast that the address rests, and reloads the page. @param {number} last ply of the game */
async function reloadAtOnce(last) {
  Reflect.set(window, "isLeft", true);
  for (const ply of [...Array(25).keys(), last]) {
    /** @type {HTMLElement | null} */ (document.querySelector(`#moves [data-ply="${ply}"]`))?.click();
    // The address is written with each picture.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  location.reload();
}

/** @param {string[]} moves */
function replay(moves) {
  const game = new Game();
  for (const move of moves) game.play(move);
  return game;
}

test("at the end of a game on a short phone the button that leads is in view, whatever the result is called", async (t) => {
  // Black has one move left, on h8.
  const almost = `${"X".repeat(40)}${"O".repeat(6)}OX${"O".repeat(6)}OO${"O".repeat(6)}O-`;
  const page = await openPage(t, { width: 360, height: 640, hash: `?play#${almost}X/`, locale: "de-DE" });
  await page.locator("#board [data-square=h8]").click();
  const leading = page.locator("#result [value=review]");
  await leading.waitFor();
  await shows(async () => {
    const [button, rooms] = await Promise.all([leading.boundingBox(), page.locator("#rooms").boundingBox()]);
    return button && rooms && button.height >= 40 && button.y + button.height <= rooms.y;
  }, true);
});
