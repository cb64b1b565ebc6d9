import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../../bin/protocols/clock.js";

test("without a time control there is no limit", () => {
  const clock = new Clock();
  assert.equal(clock.remainingOf("black"), undefined);
  clock.set(1000, 0, 0);
  clock.set(0, 1000, 0);
  assert.equal(clock.remainingOf("black"), undefined);
});

test("the main time is handed to the engine as it is left, for each side", () => {
  const clock = new Clock();
  clock.set(60_000, 0, 0);
  clock.spend("black", 5_000);
  assert.deepEqual(clock.remainingOf("black"), { remainingMs: 55_000, incrementMs: 0 });
  assert.deepEqual(clock.remainingOf("white"), { remainingMs: 60_000, incrementMs: 0 });
  clock.spend("black", 70_000);
  assert.deepEqual(clock.remainingOf("black"), { remainingMs: 0, incrementMs: 0 }, "time that has run out");
});

test("periods after the main time count as an increment, and begin when it is used up", () => {
  const clock = new Clock();
  clock.set(1_000, 5_000, 2);
  assert.deepEqual(clock.remainingOf("black"), { remainingMs: 1_000, incrementMs: 2_500 });
  clock.spend("black", 1_000);
  assert.deepEqual(clock.remainingOf("black"), { remainingMs: 2_500, incrementMs: 2_500 });
});

test("a period gives each of its moves a share of what is left, and begins again after them", () => {
  const clock = new Clock();
  clock.set(0, 10_000, 4);
  for (let period = 0; period < 3; period += 1) {
    for (const [shareMs, spentMs] of [
      [2_500, 1_000],
      [3_000, 3_000],
      [3_000, 3_000],
      [3_000, 2_000],
    ]) {
      assert.deepEqual(clock.remainingOf("white"), { remainingMs: shareMs, incrementMs: shareMs });
      clock.spend("white", spentMs);
    }
  }
});

test("the time left that is set counts until the clocks are set again", () => {
  const clock = new Clock();
  clock.correct("white", { milliseconds: 300, moves: 3 });
  assert.deepEqual(clock.remainingOf("white"), { remainingMs: 100, incrementMs: 100 });
  assert.equal(clock.remainingOf("black"), undefined);
  clock.set(60_000, 0, 0);
  clock.correct("white", { milliseconds: 0, moves: 0 });
  assert.deepEqual(clock.remainingOf("white"), { remainingMs: 0, incrementMs: 0 });
  clock.restart();
  assert.deepEqual(clock.remainingOf("white"), clock.remainingOf("black"));
});
