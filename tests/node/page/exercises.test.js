import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openMatch } from "./table.js";

/** A room that says what it was told. @param {string[]} told @param {string} name */
const roomOf = (told, name) => ({
  enter: (/** @type {readonly { position: string }[]} */ puzzles) =>
    void told.push([`${name} enter`, ...puzzles.map(({ position }) => position)].join(" ")),
  place: (/** @type {string} */ square) => void told.push(`${name} ${square}`),
  leave: () => void told.push(`${name} leave`),
});

/** @param {string} position */
const puzzle = (position) => ({ position, best: ["f5"], score: 2, source: /** @type {const} */ ("game") });

test("a room is told when the person comes in and leaves, and it alone hears of discs placed there", () => {
  const { match, store } = openMatch({ side: "both" });
  /** @type {string[]} */
  const told = [];
  match.exercises.open("train", roomOf(told, "train"));
  match.exercises.open("learn", roomOf(told, "learn"));
  assert.deepEqual(told, []);
  match.enter("train");
  store.update({ exercise: { game: new Game(), isOpen: true } });
  match.place("f5");
  match.place("a1");
  assert.deepEqual(store.state.refused, { square: "a1" }, "no legal move");
  match.enter("learn");
  match.enter("play");
  match.place("f5");
  assert.deepEqual(told, ["train enter", "train f5", "train leave", "learn enter", "learn leave"]);
  assert.deepEqual(store.state.game.moves, ["f5"], "the last one is a move of the game");
});

test("a room that is loaded after the person came in is entered then, with the puzzles that were asked for", () => {
  const { match } = openMatch({ side: "both" });
  /** @type {string[]} */
  const told = [];
  match.practice([puzzle("one"), puzzle("other")]);
  match.exercises.open("train", roomOf(told, "train"));
  match.enter("analyze");
  match.enter("train");
  match.practice([puzzle("third")]);
  assert.deepEqual(told, ["train enter one other", "train leave", "train enter", "train enter third"]);
});
