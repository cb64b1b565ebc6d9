import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../../bin/clock.js";

/** @import { Color } from "../../../bin/clock.js" */

/** Has a side think as long as it may in every move of a game, and returns how long that was in all. @param {Clock} clock @param {Color} color */
function gameOf(clock, color) {
  let spent = 0;
  for (let empties = color === "black" ? 60 : 59; empties > 0; empties -= 2) {
    const budget = Number(clock.budgetOf(color, empties));
    assert.ok(budget >= 0);
    clock.spend(color, budget);
    spent += budget;
  }
  return spent;
}

test("without a time control there is no limit", () => {
  const clock = new Clock();
  assert.equal(clock.budgetOf("black", 60), undefined);
  clock.set(1000, 0, 0);
  clock.set(0, 1000, 0);
  assert.equal(clock.budgetOf("black", 60), undefined);
});

test("the main time is enough for the whole game, and most of it is used", () => {
  for (const main of [500, 10_000, 300_000]) {
    const clock = new Clock();
    clock.set(main, 0, 0);
    for (const color of /** @type {Color[]} */ (["black", "white"])) {
      const spent = gameOf(clock, color);
      assert.ok(spent < main && spent > 0.7 * (main - 30 * 20), `${spent} of ${main} ms`);
    }
  }
});

test("a period gives each of its moves a share, and begins anew after them", () => {
  const clock = new Clock();
  clock.set(0, 10_000, 5);
  for (let period = 0; period < 3; period += 1) {
    let spent = 0;
    for (let move = 0; move < 5; move += 1) {
      const budget = Number(clock.budgetOf("white", 50));
      clock.spend("white", budget);
      spent += budget;
    }
    assert.ok(spent > 9_900 && spent <= 10_000, `${spent} ms`);
  }
});

test("periods begin when the main time is used up", () => {
  const clock = new Clock();
  clock.set(1_000, 5_000, 1);
  clock.spend("black", 1_000);
  const budget = Number(clock.budgetOf("black", 40));
  assert.ok(budget > 4_900 && budget <= 5_000);
});

test("what is said to be left counts, and each side has its own", () => {
  const clock = new Clock();
  clock.correct("white", { milliseconds: 300, moves: 3 });
  assert.equal(clock.budgetOf("white", 30), 80);
  assert.equal(clock.budgetOf("black", 30), undefined);
  clock.set(60_000, 0, 0);
  clock.correct("white", { milliseconds: 0, moves: 0 });
  assert.equal(clock.budgetOf("white", 30), 0);
  assert.ok(Number(clock.budgetOf("black", 30)) > 0);
  clock.restart();
  assert.equal(clock.budgetOf("white", 30), clock.budgetOf("black", 30));
});
