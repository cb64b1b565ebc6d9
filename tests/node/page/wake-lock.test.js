import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
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
