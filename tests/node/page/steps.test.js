import assert from "node:assert/strict";
import { test } from "node:test";
import { pictured, takeSteps } from "../../../www/dom/steps.js";

test("steps are taken in order, and the browser has its turn before the first and after each that takes long", async () => {
  let time = 0;
  /** @type {string[]} */
  const happened = [];
  const browser = () => {
    happened.push("browser");
    if (happened.length < 20) setTimeout(browser);
  };
  setTimeout(browser);
  const step = (/** @type {string} */ name, /** @type {number} */ takes) => () => {
    happened.push(name);
    time += takes;
  };
  const steps = [step("a", 1), step("b", 1), step("long", 50), step("c", 1)];
  await takeSteps(steps, () => time);
  const order = happened.join(" ");
  assert.match(order, /^(browser )+a b long (browser )+c/);
});

test("a step that fails ends the others, and is heard of", async () => {
  /** @type {string[]} */
  const taken = [];
  const fail = () => {
    throw new Error("no such element");
  };
  await assert.rejects(takeSteps([() => taken.push("a"), fail, () => taken.push("b")]), /no such element/);
  assert.deepEqual(taken, ["a"]);
});

test("a page waits for its picture, but not where nobody looks at it", async (t) => {
  /** @type {(() => void)[]} */
  const frames = [];
  const page = /** @type {any} */ (globalThis);
  page.requestAnimationFrame = (/** @type {() => void} */ act) => frames.push(act);
  t.after(() => {
    page.requestAnimationFrame = undefined;
  });
  const after = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms, "later"));
  const seen = pictured().then(() => "seen");
  frames.shift()?.();
  assert.equal(await Promise.race([seen, after(20)]), "later", "its picture is being made");
  frames.shift()?.();
  assert.equal(await Promise.race([seen, after(20)]), "seen");
  await pictured();
});
