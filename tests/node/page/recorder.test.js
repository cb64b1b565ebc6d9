import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { Recorder } from "../../../www/past-games/recorder.js";
import { openMatch, settled } from "./table.js";

/** A match whose games are recorded. @param {import("node:test").TestContext} t @param {{ isFull?: boolean }} [options] */
function recordedMatch(t, { isFull = false } = {}) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const table = openMatch({ side: "both" });
  /** @type {{ key: string, moves: string }[]} */
  const written = [];
  /** @type {object[]} */
  const kept = [];
  /** @type {Map<string, () => void>} */
  const owned = new Map();
  /** @type {(number | undefined)[]} */
  const seeds = [];
  const recorder = new Recorder({
    store: table.store,
    write: async ({ key, moves, seed }) => {
      if (isFull) throw new Error("disk full");
      written.push({ key, moves: moves.join("") });
      seeds.push(seed);
    },
    keep: async ({ black, white, about, notes, key, seed }) => {
      seeds.push(seed);
      kept.push({ key, black, white, event: about?.event, comments: notes?.length });
    },
    claim: (key, refuse) => {
      owned.set(key, refuse);
      return () => owned.delete(key);
    },
  });
  table.store.on("saved", (state) => recorder.note(state));
  return { table, recorder, written, kept, owned, seeds };
}

test("a game is written once it rests, from its first move on", (t) => {
  const { table, written } = recordedMatch(t);
  const { key } = table.state;
  table.match.place("f5");
  table.match.place("d6");
  assert.deepEqual(written, []);
  t.mock.timers.tick(400);
  assert.deepEqual(written, [{ key, moves: "f5d6" }]);
  table.match.undo();
  table.match.set({ theme: "dark" });
  t.mock.timers.tick(400);
  assert.equal(written.length, 1, "no move was played");
});

test("what was played before the recorder was loaded is written, too", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store, match } = openMatch({ side: "both" });
  const begun = store.state;
  /** @type {import("../../../www/state/types.js").State[]} */
  const saved = [];
  store.on("saved", (state) => saved.push(state));
  match.place("f5");
  /** @type {string[]} */
  const written = [];
  const recorder = new Recorder({
    store,
    begun,
    write: async ({ moves }) => void written.push(moves.join("")),
    claim: () => () => {},
  });
  // A page hears when it is left; in this process nobody tells.
  Object.assign(globalThis, { addEventListener: () => {} });
  t.after(() => Reflect.deleteProperty(globalThis, "addEventListener"));
  recorder.follow(saved);
  t.mock.timers.tick(400);
  assert.deepEqual(written, ["f5"]);
  match.place("d6");
  t.mock.timers.tick(400);
  assert.deepEqual(written, ["f5", "f5d6"]);
});

test("what is tried in analysis is not a game that was played", (t) => {
  const { table, written } = recordedMatch(t);
  table.match.enter("analyze");
  table.match.place("f5");
  t.mock.timers.tick(400);
  assert.deepEqual(written, []);
});

test("the game before is written when another one begins, which has a record of its own", (t) => {
  const { table, written, owned } = recordedMatch(t);
  const first = table.state.key;
  table.match.place("f5");
  table.match.games.newGame();
  assert.deepEqual(written, [{ key: first, moves: "f5" }]);
  assert.deepEqual([...owned.keys()], [table.state.key]);
  t.mock.timers.tick(400);
  assert.equal(written.length, 1, "without a move it is no game yet");
});

test("where another tab writes the record, the game here becomes another one", (t) => {
  const { table, written, owned } = recordedMatch(t);
  const first = table.state.key;
  owned.get(first)?.();
  assert.notEqual(table.state.key, first);
  assert.deepEqual([...owned.keys()], [table.state.key]);
  table.match.place("f5");
  t.mock.timers.tick(400);
  assert.deepEqual(written, [{ key: table.state.key, moves: "f5" }]);
});

test("a game that came in is kept with its names, and playing on makes a game beside it", (t) => {
  const { table, written, kept } = recordedMatch(t);
  const about = { black: "Ann", white: null, event: "Cup", date: null, round: null, result: null };
  table.match.games.open(Game.parse("f5d6"), { about, key: "came in" });
  assert.deepEqual(kept, [{ key: "came in", black: "Ann", white: "White", event: "Cup", comments: 0 }]);
  table.match.place("c3");
  t.mock.timers.tick(400);
  assert.deepEqual(written, [{ key: table.state.key, moves: "f5d6c3" }]);
  assert.notEqual(table.state.key, "came in");
  // Nothing is told of this one.
  table.match.games.open(Game.parse("f5f6"), { about: { ...about, black: null, event: null } });
  assert.equal(kept.length, 1);
});

test("that the browser stores no games is told once", async (t) => {
  const { table, recorder } = recordedMatch(t, { isFull: true });
  table.match.place("f5");
  recorder.flush();
  await settled();
  assert.match(String(table.state.notice?.text), /cannot save the game/);
  table.store.update({ notice: null });
  table.match.place("d6");
  recorder.flush();
  await settled();
  assert.equal(table.state.notice, null);
});

test("a game that is given up is written with it", (t) => {
  const { table, written } = recordedMatch(t);
  table.match.place("f5");
  t.mock.timers.tick(400);
  table.match.resign();
  t.mock.timers.tick(400);
  assert.equal(written.length, 2);
});

test("a game that was begun here is written with its seed, one that came in has none", (t) => {
  const { table, seeds } = recordedMatch(t);
  table.match.games.newGame({ seed: 1234 });
  table.match.place("f5");
  t.mock.timers.tick(400);
  const about = { black: "Ann", white: null, event: null, date: null, round: null, result: null };
  table.match.games.open(Game.parse("f5d6"), { about });
  table.match.games.open(Game.parse("f5d6"), { seed: 77 });
  assert.equal(table.state.seed, 77);
  assert.deepEqual(seeds, [1234, undefined]);
});
