// Where things stand: nothing lies under something else, nothing begins or ends in half a row, nothing sticks out sideways.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { overflowing } from "../e2e/audit.js";
import { openPage, showIn } from "../e2e/browser.js";
import { hand, OFF_BOOK } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";

/** A game of many moves. */
const LONG = (() => {
  const game = new Game();
  while (game.discs.black + game.discs.white < 56) game.play(String(game.legalMoves().at(-(game.ply % 2))));
  return game.transcript;
})();

/** @param {Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = (await page.locator(selector).boundingBox()) ?? assert.fail(`${selector} is not there`);
  return { ...box, bottom: box.y + box.height };
}

test("on a short phone the tools stand above the menu of the rooms, also while the engine thinks", async (t) => {
  const page = await openPage(t, { width: 360, height: 640, settings: { strength: "time", seconds: 60 } });
  const { turn, place } = hand(page);
  const tools = async (/** @type {string} */ selector) => {
    await holds(async () => {
      const [row, menu] = [await boxOf(page, selector), await boxOf(page, "#rooms")];
      assert.ok(row.bottom <= menu.y, `${selector} ends at ${row.bottom}, the menu begins at ${menu.y}`);
    });
    return (await boxOf(page, selector)).y;
  };
  await page.goto(page.url() + OFF_BOOK);
  await page.reload();
  const [square] = await turn();
  const before = await tools(".tools:not(.walk)");
  await place(String(square));
  await page.locator("#status [data-action=step]:visible").waitFor();
  await shows(() => tools(".tools:not(.walk)"), before, "nothing moves when the engine thinks");
  await page.locator("#rooms [data-room=analyze]").click();
  await tools(".tools.walk");
  await holds(async () => {
    const board = await boxOf(page, "#board");
    assert.equal(board.width, 360);
  });
});

test("the dialog that begins a game has opponents, color, clock and start in view, and 720 pixels at most", async (t) => {
  const page = await openPage(t);
  const { turn, press } = hand(page);
  await turn();
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1080, 1920],
    [1440, 900],
  ]) {
    await showIn(page, { width, height });
    await press("new");
    await page.locator("#new-game[open]").waitFor();
    await holds(async () => {
      const sheet = await boxOf(page, "#new-game");
      assert.ok(
        sheet.width <= 720 && sheet.bottom <= height,
        `${sheet.width} px wide at ${width} × ${height}`,
      );
    });
    const start = await boxOf(page, "#new-game .row");
    for (const part of [
      "label:has([name=opponent][value=flipside])",
      "label:has([name=color][value=random])",
      "label:has([name=clock][value=custom])",
    ]) {
      await holds(async () => {
        const box = await boxOf(page, `#new-game ${part}`);
        assert.ok(box.bottom <= start.y, `${part} is out of view at ${width} × ${height}`);
      });
    }
    await page.keyboard.press("Escape");
    await page.locator("#new-game").waitFor({ state: "hidden" });
  }
});

test("the list of moves shows whole rows wherever one is in the game", async (t) => {
  for (const [hash, ...sizes] of /** @type {[string, ...[number, number][]][]} */ ([
    ["", [1440, 900], [1000, 700], [768, 1024]],
    ["?analyze", [1280, 800], [390, 844]],
  ])) {
    const page = await openPage(t, { hash: `${hash}#${LONG}`, settings: { side: "both" } });
    const last = page.locator("#moves [data-ply]").last();
    await page.locator("#moves [aria-current]").waitFor();
    const end = Number(await last.getAttribute("data-ply"));
    for (const [width, height] of sizes) {
      await showIn(page, { width, height });
      for (const ply of [0, end, 21, end - 7]) {
        await page.evaluate(
          (at) => /** @type {HTMLElement} */ (document.querySelector(`#moves [data-ply='${at}']`)).click(),
          ply,
        );
        await hand(page).atPly(ply);
        await page.waitForFunction(
          () => document.querySelector("#moves")?.getAnimations({ subtree: true }).length === 0,
        );
        await holds(async () =>
          assert.ok(await hand(page).isPresentShown(), `ply ${ply} is in view at ${width} × ${height}`),
        );
        await shows(() => cutRows(page), [], `at ${width} × ${height}, ply ${ply}`);
      }
    }
    await page.context().close();
  }
});

/** The moves of which only a part is in view. @param {Page} page */
function cutRows(page) {
  return page.locator("#moves").evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll("button")]
      .filter((button) => {
        const box = button.getBoundingClientRect();
        const isSeen = box.bottom > top + 1 && box.top < bottom - 1;
        return isSeen && (box.top < top - 0.5 || box.bottom > bottom + 0.5);
      })
      .map((button) => button.textContent);
  });
}

test("in no room and no dialog anything sticks out sideways in a narrow window", async (t) => {
  /** @param {Page} page @param {string} what */
  const look = async (page, what) => {
    // The second is what remains of a window of 1200 × 1000 at a zoom of 200 %.
    for (const [width, height] of [
      [320, 640],
      [600, 500],
    ]) {
      await showIn(page, { width, height });
      await shows(() => overflowing(page), [], `${what} at ${width} × ${height}`);
    }
  };
  for (const room of ["?train", "?learn", "?learn#corners", "?learn#table"]) {
    const page = await openPage(t, { width: 320, height: 640, hash: room });
    await page.locator(":is(#train, #learn) :is(.task, .about, h2)").first().waitFor();
    await look(page, room);
    await page.context().close();
  }
  const page = await openPage(t, { width: 320, height: 640, hash: `?analyze#${LONG}` });
  await page.locator("#engine .lines button").first().waitFor();
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .book-moves, #explorer .note").first().waitFor();
  await look(page, "the explorer");
  for (const [action, dialog] of [
    ["load", "#load"],
    ["share", "#share"],
    ["help", "#help"],
  ]) {
    await (action === "share" ? hand(page).share() : hand(page).press(String(action)));
    await page.locator(`${dialog}[open]`).waitFor();
    await look(page, dialog);
    await page.keyboard.press("Escape");
  }
  for (const [action, from, dialog] of [
    ["edit", "load", "#editor"],
    ["games", "load", "#games"],
    ["export", "share", "#export"],
  ]) {
    await (from === "share" ? hand(page).share() : hand(page).press(String(from)));
    await page.locator(`dialog[open] [data-action=${action}]`).click();
    await page.locator(`${dialog}[open]`).waitFor();
    await look(page, dialog);
    await page.keyboard.press("Escape");
  }
});

test("nothing moves when the script of a first visit runs", async (t) => {
  for (const [width, height] of [
    [360, 640],
    [412, 823],
    [768, 1024],
    [1440, 900],
  ]) {
    /** @type {(() => void) | undefined} */
    let release;
    const held = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    const places = async () => {
      const parts = [".stage", "[data-color=black].player", "[data-color=white].player", ".status"];
      return Promise.all(parts.map(async (part) => (await boxOf(page, part)).y));
    };
    const page = await openPage(t, {
      width,
      height,
      isHeld: true,
      ofSources: true,
      prepare: (opened) =>
        opened.route("**/main.js", async (route) => {
          await held;
          await route.continue();
        }),
    });
    const before = await places();
    release?.();
    await page.locator("html[data-in]").waitFor();
    await hand(page).turn();
    await shows(places, before, `${width} × ${height}`);
  }
});

test("on a phone who leads and the best line are in view below the board, above the moves", async (t) => {
  const page = await openPage(t, { hash: `?analyze#${LONG}`, width: 390, height: 844 });
  await page.locator("#engine .lines button").first().waitFor();
  await holds(async () => {
    const [lead, line, moves] = [
      await boxOf(page, "#engine .lead"),
      await boxOf(page, "#engine .lines li:first-child"),
      await boxOf(page, ".panel.moves"),
    ];
    const menu = await boxOf(page, "#rooms");
    assert.ok(lead.bottom <= menu.y && line.bottom <= menu.y, `${line.bottom} px, menu from ${menu.y} on`);
    assert.ok(moves.y > line.bottom);
  });
  await holds(async () =>
    assert.match(String(await page.locator("#engine .lines small").first().textContent()), /^\d+ moves?$/),
  );
});

/** A game that ends in a draw, without its last move. */
const ALMOST_DRAWN =
  "#d3e3f2c2f4f3f6d6c5f5d7e2e1f1g1f7f8d8e7b6c7g6a5g3h5g5g4a7c3b8c1b2b5b4h2g2b7d2b3h6c4e8a1a6d1c6e6a4h7c8g8a3h3g7h8b1a8h4a2";

test("on a phone the title of the result and the score stand apart, in long words too", async (t) => {
  const page = await openPage(t, {
    hash: ALMOST_DRAWN,
    locale: "de",
    width: 390,
    height: 844,
    settings: { side: "both" },
  });
  const [square] = await hand(page).turn();
  await hand(page).place(String(square));
  await page.getByRole("heading", { name: "Unentschieden" }).waitFor();
  for (const width of [390, 360, 320]) {
    await showIn(page, { width, height: 844 });
    await holds(async () => {
      const [title, score, close] = await page.evaluate(() => {
        const heading = /** @type {Element} */ (document.querySelector("#result h2"));
        const text = document.createRange();
        text.selectNodeContents(heading);
        const others = ["#result .final", "#result .close"].map((each) => document.querySelector(each));
        return [text, ...others].map((each) => each?.getBoundingClientRect().toJSON());
      });
      const areApart = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
        one.right <= other.left || one.bottom <= other.top;
      assert.ok(areApart(title, score), `at ${width}: ${JSON.stringify([title, score])}`);
      assert.ok(
        areApart(score, close) || close.bottom <= score.top,
        `the score lies over the cross at ${width}`,
      );
    });
  }
});

test("a message lies over neither player, clock nor board of a phone, and waits while a dialog is open", async (t) => {
  const page = await openPage(t, {
    locale: "de",
    width: 390,
    height: 844,
    touch: true,
    settings: { side: "both", minutes: 5 },
  });
  const [square] = await hand(page).turn();
  await hand(page).place(String(square));
  await hand(page).newGame();
  await page.locator(".notice .offer").waitFor();
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [360, 740],
    [844, 390],
    [740, 360],
    [667, 375],
  ])) {
    await showIn(page, { width, height });
    await holds(async () => {
      const notice = await boxOf(page, ".notice");
      assert.ok(notice.bottom <= height && notice.x >= 0 && notice.x + notice.width <= width);
      for (const part of ["#board", ".player[data-color=black]", ".player[data-color=white]"]) {
        const box = await boxOf(page, part);
        const isBeside = notice.x >= box.x + box.width || notice.x + notice.width <= box.x;
        const isApart = isBeside || notice.y >= box.bottom || notice.bottom <= box.y;
        assert.ok(isApart, `${part} at ${width} × ${height}: ${JSON.stringify([box, notice])}`);
      }
    });
  }
  await hand(page).press("new");
  await page.locator("#new-game[open]").waitFor();
  await page.locator(".notice").waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await page.locator(".notice").waitFor();
});

test("on a phone the way on in the first lesson stands above the menu of the rooms", async (t) => {
  const page = await openPage(t, { locale: "de", width: 390, height: 844, touch: true });
  await page.locator("#first-visit").click();
  await page.locator("#learn .row button:visible").last().waitFor();
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [360, 740],
  ])) {
    await showIn(page, { width, height });
    const buttons = await page.locator("#learn .row button:visible").all();
    for (const button of buttons) {
      await holds(async () => {
        const box = await button.boundingBox();
        const menu = await boxOf(page, "#rooms");
        assert.ok(box && box.y + box.height <= menu.y, `${JSON.stringify(box)} at ${width} × ${height}`);
      });
    }
    assert.ok(buttons.length > 0);
    if (height < 844) continue;
    await holds(async () => {
      const [task, row] = [
        await boxOf(page, "#learn .task:visible"),
        await boxOf(page, "#learn .row:visible"),
      ];
      assert.ok(task.bottom <= row.y, `the task ends at ${task.bottom}, below ${row.y}`);
    });
  }
});

test("the button to pause two engines keeps away from the bar of the time", async (t) => {
  const page = await openPage(t, {
    hash: OFF_BOOK,
    width: 390,
    height: 844,
    touch: true,
    settings: { side: "none", strength: "time", seconds: 60 },
  });
  await page.locator("#rooms").waitFor();
  const step = page.locator("#status [data-action=step]");
  await step.click();
  await step.waitFor();
  await holds(async () => {
    const gap = (await boxOf(page, "#status [data-action=step]")).y - (await boxOf(page, "#progress")).bottom;
    assert.ok(gap >= 4, `${gap} px`);
  });
});
