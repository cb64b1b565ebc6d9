import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../../dist/game.js";
import { exerciseOf, imageOf, joined, shownAs } from "../../../www/train/exercise.js";

const ORIGIN = Object.freeze({ kind: /** @type {const} */ ("puzzle"), id: "1" });
const TASK = Object.freeze({
  position: "----XOOX---XXOOXO-XXXXOXOXXXXXXXOXOXXOOXOXXOXXOXOXXXOXXX--XOOOOX O",
  right: ["b3"],
});

test("all eight images of a position are one exercise, and what is right is right in each", () => {
  const exercise = exerciseOf(TASK, ORIGIN);
  for (let symmetry = 0; symmetry < 8; symmetry += 1) {
    const image = imageOf(TASK, symmetry);
    assert.deepEqual(exerciseOf(image, ORIGIN), exercise);
    const flipped = Game.parse(image.position).after(/** @type {"a1"} */ (image.right[0]));
    assert.equal(flipped.discs.white, Game.parse(TASK.position).after("b3").discs.white);
  }
  const other = TASK.position.replace(/O$/, "X");
  assert.notEqual(exerciseOf({ ...TASK, position: other }, ORIGIN).key, exercise.key);
});

test("where a position is its own image, the images of a right move are right", () => {
  const { right } = exerciseOf({ position: new Game().toString(), right: ["d3"] }, ORIGIN);
  assert.deepEqual(right, ["d3", "c4", "f5", "e6"]);
});

test("an exercise is shown in each of its images before one comes again", () => {
  const exercise = exerciseOf(TASK, ORIGIN);
  const shown = Array.from({ length: 8 }, (_, reviews) => shownAs(exercise, reviews));
  assert.equal(new Set(shown.map(({ position }) => position)).size, 8);
  for (const { position, right } of shown) {
    assert.equal(exerciseOf({ position, right }, ORIGIN).key, exercise.key);
    assert.ok(
      Game.parse(position)
        .legalMoves()
        .some((move) => move === right[0]),
    );
  }
});

test("an exercise from two sides keeps both origins, and each once", () => {
  const one = exerciseOf(TASK, ORIGIN);
  const other = exerciseOf(imageOf(TASK, 3), { kind: "mistake", id: "game 4" });
  const both = joined(one, other);
  assert.deepEqual(both.origins, [...one.origins, ...other.origins]);
  assert.deepEqual(both.right, one.right);
  assert.deepEqual(joined(both, other), both);
});
