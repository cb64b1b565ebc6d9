import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";

test("the page shows what the engine thinks while it thinks, and no task of it is long", async (t) => {
  const page = await openPage(t, { motion: true, settings: { strength: "time", seconds: 3 } });
  const { turn, place, reads, atPly } = hand(page);
  await turn();
  await page.evaluate(watchLongTasks);
  await place("f5");
  await reads("The engine is thinking");
  const nodes = new Set();
  while ((await page.locator("#engine[data-thinking]").count()) > 0) {
    nodes.add(await page.locator("[data-figure=nodes]").textContent());
    await page.waitForTimeout(100);
  }
  await atPly(2);
  assert.ok(nodes.size > 5, `the number of positions grows: ${[...nodes]}`);
  assert.match(await figure("depth"), /^\d+/);
  assert.match(await figure("speed"), /\/s$/);
  assert.match((await page.locator("#engine .lead").textContent()) ?? "", /^(Black|White) \+\d+$|^Even$/);
  assert.ok((await page.locator("#engine .line li").count()) > 1, "a line is shown");
  assert.deepEqual(await page.evaluate(() => Reflect.get(window, "longTasks")), []);

  /** @param {string} name */
  function figure(name) {
    return page.locator(`[data-figure=${name}]`).textContent().then(String);
  }
});

test("the bar runs over the time budget while the engine thinks", async (t) => {
  const page = await openPage(t, { settings: { strength: "time", seconds: 60 } });
  const { turn, place } = hand(page);
  const state = () => page.locator("#progress").getAttribute("data-state");
  await turn();
  assert.equal(await state(), "idle");
  await place("f5");
  await page.locator("#progress[data-state=timed]").waitFor();
  const duration = await page
    .locator("#progress i")
    .evaluate((bar) => bar.getAnimations()[0]?.effect?.getTiming().duration);
  assert.equal(duration, 60_000);
});

test("the engine moves at once when it is told to", async (t) => {
  const page = await openPage(t, { settings: { strength: "time", seconds: 60 } });
  const { turn, place, press, atPly } = hand(page);
  await turn();
  await place("f5");
  await press("step");
  await atPly(2);
});

test("a watched game can be held and goes on", async (t) => {
  const page = await openPage(t, { settings: { side: "none", strength: "time", seconds: 60 } });
  const { press, reads } = hand(page);
  await reads("Black is thinking");
  await press("step");
  await reads("After move 0 of 0");
  await press("step");
  await reads("Black is thinking");
});

/** Collects the tasks over 50 ms, as the browser counts them. */
function watchLongTasks() {
  /** @type {string[]} */
  const found = [];
  Reflect.set(window, "longTasks", found);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.push(`${duration} ms`);
  }).observe({ type: "longtask" });
}
