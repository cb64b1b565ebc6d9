// Faults that trainers have which keep lines instead of positions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { madeBySize } from "../../../js/repertoire/making.js";
import { gapsOf, metWith, waysFrom } from "../../../js/repertoire/walk.js";
import { MOVES, numberOf, positionFrom } from "../../../js/rules/position.js";
import { canonicalKey } from "../../../js/rules/symmetry.js";
import { exerciseKey } from "../../../www/train/repertoires.js";
import { Course } from "../../../www/training/openings/drill/course.js";
import { isAsGood } from "../../../www/training/openings/drill/said.js";
import { Overview } from "../../../www/training/openings/overview.js";
import { randomFrom } from "../../support/random.js";
import { book, people } from "./people.js";

/** @param {Game} game */
const positionOf = (game) => positionFrom(game.board, game.turn);

/** A repertoire in which lines meet. @param {"black" | "white"} color @param {number} [size] */
const largeOf = (color, size = 300) => madeBySize({ color, size, style: "score", people, isFollowed: true });

for (const color of /** @type {const} */ (["black", "white"]))
  test(`a branch of ${color} that is reached by another order of moves is shown as covered, and is no gap`, () => {
    const repertoire = largeOf(color);
    const overview = new Overview(repertoire, people, new Map(), 0);
    const gaps = new Set(gapsOf(repertoire, people).map(({ key }) => key));
    /** By which positions before one comes to each. @type {Map<string, Set<string>>} */
    const from = new Map();
    for (const { position, key, own } of metWith(repertoire, people)) {
      const next = own.length > 0 && repertoire.after(position);
      if (!next) continue;
      const branches = new Map(overview.branches(next).map((branch) => [branch.move, branch]));
      for (const way of waysFrom(next, { color, people })) {
        const reached = canonicalKey(way.position);
        from.set(reached, (from.get(reached) ?? new Set()).add(key));
        if (!repertoire.has(way.position)) continue;
        assert.equal(branches.get(MOVES[way.moves[0]])?.isAnswered, true);
        assert.equal(gaps.has(reached), false);
      }
    }
    const meeting = [...from].filter(([key, ways]) => ways.size > 1 && !gaps.has(key));
    assert.ok(meeting.length > 2, `${meeting.length} answered positions where lines meet`);
  });

test("a sitting goes on where two lines meet, until everything was asked", () => {
  const repertoire = largeOf("black", 120);
  const random = randomFrom(5);
  const due = Array.from(repertoire.positions(), ({ position }) => exerciseKey(position));
  const left = new Set(due);
  let lines = 0;
  while (left.size > 0) {
    const course = new Course(repertoire, people, [...left]);
    const before = left.size;
    const begun = course.begin();
    assert.ok(begun);
    const game = Game.parse(begun.start);
    for (const move of begun.moves) game.play(/** @type {any} */ (move));
    for (;;) {
      left.delete(exerciseKey(positionOf(game)));
      const [answer] = repertoire.at(positionOf(game))?.numbers ?? [];
      assert.ok(answer !== undefined, `nothing is asked after ${game.transcript}`);
      game.play(/** @type {any} */ (MOVES[answer]));
      // The course is asked anew after each answer, as the page does.
      const reply = new Course(repertoire, people, [...left]).reply(positionOf(game), random, false);
      if (!reply) break;
      for (const move of reply) game.play(/** @type {any} */ (move));
    }
    assert.ok(left.size < before, "each line asks something");
    lines += 1;
  }
  assert.ok(lines < due.length);
});

test("no second move is counted as an error that is worth as much within a disc, or leads to an answer's position", () => {
  const repertoire = largeOf("black");
  const behind = new Set(
    Array.from(repertoire.positions(), ({ position }) => {
      const next = repertoire.after(position);
      return next && canonicalKey(next);
    }),
  );
  let good = 0;
  for (const { position, number } of repertoire.positions()) {
    const game = Game.parse(`${position.board} X`);
    const scores = new Map(book.lookup(game)?.moves.map(({ move, score }) => [String(move), score]));
    const own = scores.get(String(MOVES[number]));
    for (const move of game.legalMoves()) {
      const next = positionOf(game.after(move));
      const score = scores.get(move);
      const isOther = behind.has(canonicalKey(next));
      const isKnown = typeof score === "number" && typeof own === "number";
      // What the book does not know is left to the engine.
      const expected = isOther || (isKnown ? score >= own - 1 : null);
      const found = isAsGood(game, numberOf(move), number, { repertoire, people });
      assert.equal(found, expected, `${game} ${move}`);
      if (found && numberOf(move) !== number) good += 1;
    }
  }
  assert.ok(good > 100, `${good}`);
});
