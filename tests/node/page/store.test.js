import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore, fields } from "../../../www/state/store.js";

/** A store whose frames are drawn when a test says so. */
function openStore() {
  /** @type {(() => void)[]} */
  const frames = [];
  const store = createStore(initialState(DEFAULTS, new Game()), (draw) => frames.push(draw));
  const nextFrame = () => {
    for (const draw of frames.splice(0)) draw();
  };
  return { store, frames, nextFrame };
}

test("a watcher draws at once, and then once a frame when what it shows has changed", () => {
  const { store, frames, nextFrame } = openStore();
  /** @type {string[]} */
  const drawn = [];
  store.watch(
    ({ room }) => room,
    (room, before) => drawn.push(`${before} ${room}`),
  );
  assert.deepEqual(drawn, ["undefined play"]);
  store.update({ room: "learn" });
  store.update({ room: "train" });
  assert.equal(frames.length, 1);
  nextFrame();
  store.update({ shownLine: "f5" });
  nextFrame();
  assert.deepEqual(drawn, ["undefined play", "play train"]);
});

test("what a first watcher changes is seen by the others in the same frame", () => {
  const { store, nextFrame } = openStore();
  /** @type {unknown[]} */
  const seen = [];
  store.watch(
    ({ room, shownLine }) => [room, shownLine],
    (shown) => seen.push(shown),
  );
  store.watch(
    ({ room }) => room,
    (room) => room === "learn" && store.update({ shownLine: "f5" }),
    true,
  );
  store.update({ room: "learn" });
  nextFrame();
  assert.deepEqual(seen, [
    ["play", null],
    ["learn", "f5"],
  ]);
});

test("lists and plain objects are compared value by value, everything else as a whole", () => {
  const { store, nextFrame } = openStore();
  /** @type {Record<string, number>} */
  const times = { list: 0, object: 0, nested: 0, game: 0, map: 0 };
  const count = (/** @type {string} */ name, /** @type {(state: typeof store.state) => unknown} */ select) =>
    store.watch(select, () => {
      times[name] = (times[name] ?? 0) + 1;
    });
  count("list", ({ room, seed }) => [room, seed]);
  count("object", ({ room, seed }) => ({ room, seed }));
  count("nested", ({ room }) => ({ rooms: [room] }));
  count("game", ({ game }) => game);
  count("map", () => new Map());
  store.update({ game: new Game(), shownLine: "f5" });
  nextFrame();
  assert.deepEqual(times, { list: 1, object: 1, nested: 2, game: 2, map: 2 });
  store.update({ seed: store.state.seed + 1 });
  nextFrame();
  assert.deepEqual(times, { list: 2, object: 2, nested: 3, game: 2, map: 3 });
});

test("a list that became shorter, and an object with another field, are drawn", () => {
  const { store, nextFrame } = openStore();
  /** @type {unknown[]} */
  const drawn = [];
  store.watch(
    ({ shownLine }) => (shownLine === null ? ["a", undefined] : ["a"]),
    (list) => drawn.push(list),
  );
  store.watch(
    ({ shownLine }) => (shownLine === null ? { a: undefined } : { b: undefined }),
    (object) => drawn.push(object),
  );
  store.update({ shownLine: "f5" });
  nextFrame();
  assert.deepEqual(drawn.slice(2), [["a"], { b: undefined }]);
});

test("fields are selected by their names", () => {
  const { store } = openStore();
  const { room, seed } = store.state;
  assert.deepEqual(fields("room", "seed")(store.state), { room, seed });
});
