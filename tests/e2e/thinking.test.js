import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, showIn } from "./browser.js";
import { hand, OFF_BOOK } from "./hand.js";
import { holds, shows } from "./until.js";

test("the page shows what the engine thinks while it thinks", async (t) => {
  const page = await openPage(t, {
    motion: true,
    hash: OFF_BOOK,
    settings: { strength: "time", seconds: 60, hideEngine: false },
  });
  const { turn, place, press, reads, atPly } = hand(page);
  await turn();
  await page.getByText("Details").click();
  await place("f5");
  await reads("The engine is thinking");
  const nodes = page.locator("[data-figure=nodes]");
  for (let shown = await nodes.textContent(), changes = 0; changes < 20; changes += 1) {
    await nodes.filter({ hasNotText: new RegExp(`^${shown}$`) }).waitFor();
    shown = await nodes.textContent();
  }
  await press("step");
  await atPly(2);
  await holds(async () => assert.match(await figure("depth"), /^\d+/));
  await holds(async () => assert.match(await figure("speed"), /\/s$/));
  await holds(async () =>
    assert.match(
      (await page.locator("#engine .lead").textContent()) ?? "",
      /^(Black|White) should win by \d+$|^Even$/,
    ),
  );
  await holds(async () => assert.ok((await page.locator("#engine .line li").count()) > 1, "a line is shown"));

  /** @param {string} name */
  function figure(name) {
    return page.locator(`[data-figure=${name}]`).textContent().then(String);
  }
});

test("the bar runs over the time budget while the engine thinks", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { strength: "time", seconds: 60 } });
  const { turn, place } = hand(page);
  const state = () => page.locator("#progress").getAttribute("data-state");
  await turn();
  await shows(state, "idle");
  await place("f5");
  await page.locator("#progress[data-state=timed]").waitFor();
  await holds(async () => {
    const duration = await page
      .locator("#progress i")
      .evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
    assert.equal(duration, 60_000);
  });
});

test("the expected line is drawn on the board while it is pointed at", async (t) => {
  const page = await openPage(t, { settings: { side: "both", hideEngine: false } });
  const { turn, press } = hand(page);
  await turn();
  await press("hint");
  await page.locator("[data-marks=hint]").waitFor();
  const line = page.locator("#engine .line");
  await line.hover();
  await holds(async () => {
    const expected = await line.locator("li").first().textContent();
    const ghost = page.locator(".cell", { has: page.locator(".ghost", { hasText: /^1$/ }) });
    assert.equal(await ghost.getAttribute("data-square"), expected);
  });
  await page.mouse.move(0, 0);
  await page.locator(".ghost").first().waitFor({ state: "detached" });
});

test("what the engine thinks is out of sight while a person plays, until one button shows it", async (t) => {
  const page = await openPage(t);
  const { turn, place, atPly } = hand(page);
  const engine = page.locator("#engine");
  await turn();
  await shows(() => engine.isVisible(), false);
  await place("f5");
  await atPly(2);
  await shows(() => engine.isVisible(), false);
  await page.locator("#moves [data-ply='1']").click();
  await atPly(1);
  await shows(() => engine.isVisible(), false, "a look back is a part of the game");
  await page.getByRole("button", { name: "Show what the engine thinks" }).click();
  await engine.waitFor();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await engine.waitFor({ state: "hidden" });
  // On a phone the bar of the rooms lies over the end of the page.
  await showIn(page, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Show what the engine thinks" }).click();
  await engine.waitFor();
  await holds(async () => {
    const [panel, bar] = await Promise.all([engine.boundingBox(), page.locator("#rooms").boundingBox()]);
    assert.ok(panel && bar && panel.y + panel.height <= bar.y, JSON.stringify({ panel, bar }));
  });
});

test("the engine moves at once when it is asked to, and the focus goes to the board", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { strength: "time", seconds: 60 } });
  const { turn, place, press, atPly, hasFocus } = hand(page);
  await turn();
  await place("f5");
  await page.locator("[data-action=step]").focus();
  await press("step");
  await atPly(2);
  await hasFocus("#board");
});

test("a thinking engine takes the new limits when its strength is changed", async (t) => {
  const page = await openPage(t, { hash: OFF_BOOK, settings: { strength: "time", seconds: 60, level: 1 } });
  const { turn, place, atPly, openSettings } = hand(page);
  await turn();
  await place("f5");
  await page.locator("#status[data-thinking]").waitFor();
  await openSettings();
  await page.getByText("By level").click();
  await atPly(2);
});

test("a watched game can be held and goes on", async (t) => {
  const page = await openPage(t, {
    hash: OFF_BOOK,
    settings: { side: "none", strength: "time", seconds: 60 },
  });
  const { press, reads } = hand(page);
  await reads("Black is thinking");
  await press("step");
  await reads("At the start");
  await press("step");
  await reads("Black is thinking");
});
