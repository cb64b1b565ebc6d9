import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside";
import { madeBySize } from "../../../js/repertoire/making.js";
import { metWith } from "../../../js/repertoire/walk.js";
import { positionFrom } from "../../../js/rules/position.js";
import { exerciseKey, Repertoires } from "../../../www/train/repertoires.js";
import { TrainingStore } from "../../../www/train/store.js";
import { Course } from "../../../www/training/openings/drill/course.js";
import { randomFrom } from "../../support/random.js";
import { people } from "./people.js";

/** @param {Game} game */
const positionOf = (game) => positionFrom(game.board, game.turn);

for (const color of /** @type {const} */ (["black", "white"]))
  test(`a sitting of ${color} asks each due position once, whichever lines lead to it`, () => {
    const random = randomFrom(11);
    const repertoire = madeBySize({ color, size: 120, style: "score", people });
    const due = Array.from(repertoire.positions(), ({ position }) => exerciseKey(position)).filter(
      () => random() < 0.4,
    );
    const left = new Set(due);
    /** @type {string[]} */
    const asked = [];
    let lines = 0;
    while (left.size > 0) {
      const course = new Course(repertoire, people, [...left]);
      const begun = course.begin();
      assert.ok(begun);
      const game = Game.parse(begun.start);
      for (const move of begun.moves) game.play(/** @type {any} */ (move));
      let before = 0;
      for (;;) {
        const position = positionOf(game);
        const answer = repertoire.at(position);
        assert.ok(answer, "nothing is asked that has no answer");
        const key = exerciseKey(position);
        if (left.delete(key)) asked.push(key);
        else if (asked.length === 0 || !asked.includes(key)) before += 1;
        game.play(
          game.legalMoves().find((move) => repertoire.after(position)?.board === game.after(move).board) ??
            "pass",
        );
        const reply = course.reply(positionOf(game), random, false);
        if (!reply) break;
        for (const move of reply) game.play(/** @type {any} */ (move));
      }
      lines += 1;
      assert.ok(lines <= due.length, "each line asks something");
      assert.ok(before < 20);
    }
    assert.deepEqual([...asked].sort(), [...due].sort());
    assert.equal(new Set(asked).size, asked.length);
  });

test("a line begins two plies before the first position that is due", () => {
  const repertoire = madeBySize({ color: "black", size: 60, style: "people", people, isFollowed: true });
  const deep = metWith(repertoire, people).findLast(({ own, from }) => own.length > 0 && from?.from);
  const [one, two] = [deep?.from, deep?.from?.from];
  assert.ok(deep && one && two);
  const begunFor = (/** @type {readonly string[]} */ due) => {
    const begun = new Course(repertoire, people, due).begin();
    return exerciseKey(positionOf(Game.parse(begun?.moves.join("") ?? "")));
  };
  const [key, first] = [deep, one].map(({ position }) => exerciseKey(position));
  assert.equal(begunFor([key]), first);
  // Where the one before is due as well, it begins before that.
  assert.equal(begunFor([key, first]), exerciseKey(two.position));
  assert.equal(new Course(repertoire, people, []).begin(), null);
});

test("the other side plays as often as people do", () => {
  const repertoire = madeBySize({ color: "black", size: 60, style: "people", people });
  const course = new Course(repertoire, people, []);
  const random = randomFrom(2);
  const after = positionOf(Game.parse("f5"));
  const replies = Array.from({ length: 2000 }, () => course.reply(after, random, true)?.join());
  const share = replies.filter((reply) => reply === "d6").length / replies.length;
  const { games, moves } = people(after);
  const played = Math.max(...moves.map((move) => move.games)) / games;
  assert.ok(Math.abs(share - played) < 0.05, `${share} ${played}`);
});

test("repertoires are kept by color, changed and undone, and their positions are exercises", async () => {
  const training = await TrainingStore.open({ databases: undefined });
  const repertoires = new Repertoires(training);
  assert.equal(repertoires.of("black").size, 0);
  assert.equal(repertoires.canUndo("black"), false);
  const made = madeBySize({ color: "black", size: 30, style: "people", people });
  await repertoires.change(made);
  assert.equal(repertoires.of("black").size, 30);
  assert.equal(repertoires.of("white").size, 0);
  assert.equal(new Set(repertoires.keys).size, 30);
  assert.deepEqual(new Repertoires(training).of("black").toJSON(), made.toJSON());
  await repertoires.undo("black");
  assert.equal(repertoires.of("black").size, 0);
  assert.equal(repertoires.canUndo("black"), false);
});
