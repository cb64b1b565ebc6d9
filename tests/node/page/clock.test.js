import assert from "node:assert/strict";
import { test } from "node:test";
import {
  flagged,
  moved,
  newClocks,
  running,
  savedClocks,
  shownAt,
  timesAt,
} from "../../../www/match/clock/clock.js";
import { timeVerdict } from "../../../www/players/ending.js";
import { clockText } from "../../../www/score/clock-text.js";
import { openMatch, settled } from "./table.js";

/** @import { TestContext } from "node:test" */

const MINUTE = 60_000;

test("one clock runs at a time, and the side that has moved gets the increment", () => {
  let clocks = running(newClocks(MINUTE, 2000), "black", 100);
  assert.deepEqual(timesAt(clocks, 5100), { black: 55_000, white: MINUTE });
  clocks = moved(clocks, 5100);
  assert.equal(clocks.running, "white");
  clocks = moved(clocks, 6100);
  assert.deepEqual(timesAt(clocks, 7100), { black: 56_000, white: 61_000 });
});

test("clocks that stand lose nothing, and a pass gains nothing", () => {
  const stopped = running(running(newClocks(MINUTE, 2000), "black", 0), null, 1000);
  assert.deepEqual(timesAt(stopped, 90_000), { black: 59_000, white: MINUTE });
  assert.deepEqual(timesAt(moved(stopped, 95_000), 99_000), { black: 59_000, white: MINUTE });
});

test("moves that are taken back give back their time, and a look back costs what was spent", () => {
  let clocks = running(newClocks(MINUTE, 0), "black", 0);
  for (const now of [10_000, 25_000]) clocks = moved(clocks, now);
  clocks = shownAt(clocks, 0, 30_000);
  assert.deepEqual(timesAt(clocks, 99_000), { black: MINUTE, white: MINUTE });
  assert.deepEqual(timesAt(shownAt(clocks, 1, 0), 0), { black: 50_000, white: MINUTE });
  assert.deepEqual(timesAt(shownAt(clocks, 2, 0), 0), { black: 45_000, white: 45_000 });
  const again = moved(running(shownAt(clocks, 1, 100_000), "white", 100_000), 101_000);
  assert.deepEqual(timesAt(again, 101_000), { black: 50_000, white: 59_000 });
});

test("a side without time left has lost, and no clock runs after that", () => {
  const clocks = running(newClocks(1000, 0), "white", 0);
  assert.equal(flagged(clocks, 999), clocks);
  const fallen = flagged(clocks, 1000);
  assert.deepEqual(fallen.flag, { color: "white", ply: 0 });
  assert.equal(running(fallen, "black", 1000).running, null);
});

test("saved clocks stand where they were, and what is none is forgotten", () => {
  const clocks = moved(running(newClocks(MINUTE, 1000), "black", 0), 5000);
  const saved = savedClocks(JSON.parse(JSON.stringify(clocks)));
  assert.ok(saved);
  assert.deepEqual(timesAt(saved, 1e9), { black: 56_000, white: MINUTE });
  const timesOf = (/** @type {unknown} */ black) => ({ ...clocks, times: [{ black, white: 1 }], ply: 0 });
  for (const broken of [null, 3, {}, { ...clocks, ply: 7 }, timesOf("x"), timesOf(-4), timesOf(1e300)])
    assert.equal(savedClocks(broken), null);
  assert.equal(savedClocks({ ...clocks, incrementMs: -5 }), null);
  assert.equal(savedClocks({ ...clocks, flag: "x" })?.flag, null);
});

test("a clock shows minutes and seconds, and tenths at the end", () => {
  const shown = [600_000, 59_001, 59_000, 10_000, 9999, 4321, 99, 0].map(clockText);
  assert.deepEqual(shown, ["10:00", "1:00", "0:59", "0:10", "0:09.9", "0:04.3", "0:00.0", "0:00.0"]);
});

/** A game with clocks of a minute, and a time that a test sets. @param {TestContext} t @param {object} [settings] */
function timedMatch(t, settings) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  const table = openMatch({ side: "black", minutes: 1, increment: 1, ...settings }, { now: () => now });
  table.match.games.newGame();
  const left = () => table.state.clocks && timesAt(table.state.clocks, now);
  const pass = (/** @type {number} */ ms) => {
    now += ms;
    t.mock.timers.tick(ms);
  };
  return { table, left, pass };
}

test("clocks start with the first move, and the engine plans with its own", async (t) => {
  const { table, left, pass } = timedMatch(t);
  pass(30_000);
  assert.deepEqual(left(), { black: 60_000, white: 60_000 });
  table.match.place("f5");
  pass(2500);
  table.match.undo();
  table.match.redo();
  table.match.step();
  assert.deepEqual(table.engine.running?.options.clock, { remainingMs: 57_500, incrementMs: 1000 });
  await table.engineMoves("d6");
  assert.deepEqual(left(), { black: 60_000, white: 58_500 });
  pass(4000);
  assert.deepEqual(left(), { black: 56_000, white: 58_500 });
});

test("undo stops the clocks, and the next move lets them run on", async (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  await table.engineMoves("d6");
  pass(5000);
  table.match.undo();
  pass(20_000);
  assert.deepEqual(left(), { black: 60_000, white: 60_000 });
  table.match.place("d3");
  pass(1000);
  assert.deepEqual(left(), { black: 60_000, white: 59_000 });
});

test("a side that runs out of time has lost, the engine is silent, and the game can be played on", async (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  await table.engineMoves("d6");
  pass(59_999);
  assert.equal(table.state.clocks?.flag, null);
  pass(1);
  assert.deepEqual(table.state.clocks?.flag, { color: "black", ply: 2 });
  assert.equal(timeVerdict(table.state.settings, "black"), "You ran out of time");
  table.match.place("c3");
  await table.engineMoves();
  pass(90_000);
  assert.equal(table.kind, "waiting");
  assert.equal(left()?.white, 61_000);
});

test("the engine loses on time as well", async (t) => {
  const { table, pass } = timedMatch(t);
  table.match.place("f5");
  pass(60_000);
  await settled();
  assert.equal(table.state.clocks?.flag?.color, "white");
  assert.equal(table.engine.running, undefined);
  assert.equal(timeVerdict(table.state.settings, "white"), "Nell ran out of time");
});

test("the clocks stop while nobody sees the page, only for those who ask for that", (t) => {
  for (const pauseHidden of [false, true]) {
    const { table, left, pass } = timedMatch(t, { side: "both", pauseHidden });
    table.match.place("f5");
    table.match.hide(true);
    pass(10_000);
    table.match.hide(false);
    assert.equal(left()?.white, pauseHidden ? 60_000 : 50_000);
    t.mock.timers.reset();
  }
});

test("a game that is brought back has its clocks, which did not run meanwhile", async (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  await table.engineMoves("d6");
  table.match.games.newGame();
  pass(30_000);
  table.takeOffer();
  assert.deepEqual(left(), { black: 60_000, white: 61_000 });
});

test("nobody's clock runs in another room, while a pass is shown, or while the engine loads", async (t) => {
  const { table, left, pass } = timedMatch(t, { side: "both" });
  table.match.place("f5");
  table.match.enter("analyze");
  pass(10_000);
  assert.equal(left()?.white, 60_000);
  table.match.place("f6");
  table.match.goTo(1);
  table.match.enter("play");
  pass(10_000);
  assert.equal(left()?.white, 60_000, "held until the game goes on");
});

test("the clock of a person who comes back from another room runs on", async (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  await table.engineMoves("d6");
  table.match.enter("train");
  pass(10_000);
  table.match.enter("play");
  pass(3000);
  assert.equal(left()?.black, 57_000);
});

test("the clock of the engine stands after another room, until it is told to play on", (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  table.match.enter("train");
  table.match.enter("play");
  pass(3000);
  assert.equal(left()?.white, 60_000);
});

test("a page that is left keeps what was used of the clock that runs", async (t) => {
  const { table, left, pass } = timedMatch(t);
  table.match.place("f5");
  await table.engineMoves("d6");
  pass(15_000);
  table.match.saveClocks();
  assert.equal(savedClocks(table.state.clocks)?.times[2]?.black, 45_000);
  pass(1000);
  assert.equal(left()?.black, 44_000, "it runs on where the page stays");
});

test("the engine thinks in the time of a person who asks for that, and not in that of another engine", () => {
  for (const [settings, expected] of /** @type {const} */ ([
    [{ side: "white" }, undefined],
    [{ side: "white", ponder: true }, true],
    [{ side: "none", ponder: true }, undefined],
  ])) {
    const { engine } = openMatch(settings);
    assert.equal(engine.running?.options.ponder, expected);
  }
});
