import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Game } from "flipside/game";
import { marksIn } from "../../../www/game/sketches.js";
import { latinKey } from "../../../www/keys/latin.js";
import { initialState } from "../../../www/match/games/initial.js";
import { notesOf, spokenMarks } from "../../../www/sketch/spoken.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { isWatched, keepAwake } from "../../../www/wake-lock/wake-lock.js";

const CLOCKS = /** @type {any} */ ({});

test("the screen stays on while a clock runs, engines play or an analysis does, and may sleep otherwise", () => {
  const state = initialState(DEFAULTS, new Game());
  const playing = { ...state, paused: { ...state.paused, game: false } };
  const watching = { ...playing, settings: { ...DEFAULTS, side: /** @type {const} */ ("none") } };
  assert.deepEqual(
    [
      state,
      playing,
      { ...playing, clocks: CLOCKS },
      { ...playing, clocks: CLOCKS, paused: { ...playing.paused, clocks: true } },
      { ...state, clocks: CLOCKS },
      watching,
      { ...watching, room: /** @type {const} */ ("learn") },
      {
        ...state,
        room: /** @type {const} */ ("analyze"),
        activity: /** @type {any} */ ({ kind: "evaluating" }),
      },
      { ...state, activity: /** @type {any} */ ({ kind: "reviewing" }) },
    ].map(isWatched),
    [false, false, true, false, false, true, false, true, true],
  );
});

test("the lock of the screen is let go when nothing is watched or seen, and taken again", async () => {
  /** @type {string[]} */
  const happened = [];
  const wakeLock = /** @type {any} */ ({
    request: async () => {
      happened.push("on");
      return { release: async () => happened.push("off") };
    },
  });
  const page = Object.assign(new EventTarget(), { hidden: false });
  const store = createStore(initialState(DEFAULTS, new Game()), (draw) => draw());
  keepAwake(store, wakeLock, /** @type {any} */ (page));
  const hide = async (/** @type {boolean} */ hidden) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
    await setImmediate();
  };
  await hide(false);
  assert.deepEqual(happened, []);
  store.update({ activity: { kind: "evaluating", budgetMs: null } });
  store.update({ activity: { kind: "solving" } });
  await setImmediate();
  assert.deepEqual(happened, ["on"]);
  await hide(true);
  await hide(false);
  assert.deepEqual(happened, ["on", "off", "on"]);
  store.update({ activity: { kind: "waiting" } });
  await setImmediate();
  assert.deepEqual(happened.at(-1), "off");
  // Where a battery is low, and where a browser has no such lock, nothing is thrown.
  for (const lock of [{ request: () => Promise.reject(new Error("low")) }, null]) {
    const other = createStore(initialState(DEFAULTS, new Game()), (draw) => draw());
    keepAwake(other, lock, /** @type {any} */ (page));
    other.update({ activity: { kind: "solving" } });
    other.update({ activity: { kind: "waiting" } });
  }
  await setImmediate();
});

test("a key has the Latin letter of its place where the layout has none, and its own elsewhere", () => {
  for (const [key, code, shiftKey, expected] of /** @type {[string, string, boolean, string][]} */ ([
    ["г", "KeyU", false, "u"],
    ["Ф", "KeyA", true, "A"],
    ["α", "KeyA", false, "a"],
    ["ט", "KeyY", false, "y"],
    ["ㅁ", "KeyA", false, "a"],
    ["لا", "KeyB", false, "لا"],
    ["a", "KeyQ", false, "a"],
    ["ö", "Semicolon", false, "ö"],
    ["Enter", "Enter", false, "Enter"],
  ]))
    assert.equal(latinKey({ key, code, shiftKey }), expected, `${key} at ${code}`);
});

test("of marks is read where arrows begin and end, where a name stands, and all that is drawn", () => {
  const marks = /** @type {const} */ ([
    { square: "e4", shape: "ring" },
    { from: "c4", to: "d3" },
    { from: "c4", to: "a1" },
    { square: "d6", shape: "square", name: "Perpendicular" },
  ]);
  assert.deepEqual(Object.fromEntries(notesOf(marks)), {
    c4: ["arrow to d3", "arrow to a1"],
    d3: ["arrow from c4"],
    a1: ["arrow from c4"],
    d6: ["leads to: Perpendicular"],
  });
  assert.equal(spokenMarks(marksIn("e4c4-d3")), "Marked: circle on e4, arrow from c4 to d3.");
});
