// Changes of a repertoire are taken back, after a reload and by another part of the page as well.

import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { Game } from "flipside";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { asFormerly, formerly, lastSteps } from "../../../js/repertoire/undoing.js";
import { numberOf, positionFrom } from "../../../js/rules/position.js";
import { Repertoires } from "../../../www/train/repertoires.js";
import { TrainingStore } from "../../../www/train/store.js";
import { pick, randomFrom } from "../../support/random.js";

/** @import { Change } from "../../../js/repertoire/repertoire.js" */

/** A change of positions that come up within a few moves. @param {() => number} random @returns {Change[]} */
function changesBy(random) {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const game = new Game();
    const plies = 2 * Math.floor(random() * 4);
    while (game.ply < plies) game.play(pick(random, game.legalMoves()));
    const number = random() < 0.3 ? null : numberOf(pick(random, game.legalMoves()));
    const told = random() < 0.5 ? { comment: `since ${plies}`, before: { nags: [1] } } : {};
    return { position: positionFrom(game.board, game.turn), number, told };
  });
}

test("any changes are undone one after the other, each as it was before, whichever visit made them", async () => {
  const databases = new IDBFactory();
  for (let seed = 1; seed <= 8; seed += 1) {
    const random = randomFrom(seed);
    /** @type {unknown[]} */
    const before = [];
    for (let visit = 0; visit < 4; visit += 1) {
      const training = await TrainingStore.open({ name: `${seed}`, databases });
      const repertoires = new Repertoires(training);
      for (let change = 0; change < 3; change += 1) {
        before.push(repertoires.of("black").toJSON());
        await repertoires.change(repertoires.of("black").with(changesBy(random)));
      }
      training.close();
    }
    const training = await TrainingStore.open({ name: `${seed}`, databases });
    const repertoires = new Repertoires(training);
    for (const expected of before.reverse()) {
      assert.equal(repertoires.canUndo("black"), true);
      await repertoires.undo("black");
      assert.deepEqual(repertoires.of("black").toJSON(), expected);
    }
    assert.equal(repertoires.canUndo("black"), false);
    assert.equal(repertoires.canUndo("white"), false);
    assert.equal(await repertoires.undo("black"), 0);
    training.close();
  }
});

test("one part of the page undoes the change that it made only as long as that is the last one", async () => {
  const databases = new IDBFactory();
  const [one, other] = await Promise.all([
    TrainingStore.open({ databases }),
    TrainingStore.open({ databases }),
  ]);
  const [mine, theirs] = [new Repertoires(one), new Repertoires(other)];
  const answer = (/** @type {string} */ moves, /** @type {string} */ move) => {
    const { board, turn } = Game.parse(moves);
    return [{ position: positionFrom(board, turn), number: numberOf(move) }];
  };
  const own = await mine.change(mine.of("black").with(answer("", "f5")));
  assert.equal(mine.canUndo("black", own), true);
  await other.refresh();
  await theirs.change(theirs.of("black").with(answer("f5d6", "c3")));
  await one.refresh();
  assert.equal(mine.canUndo("black", own), false);
  assert.equal(await mine.undo("black", own), 0);
  assert.equal(mine.of("black").size, 2);
  // The list of both is one: without naming a change, the last one is undone.
  assert.equal(mine.undoable("black"), 1);
  assert.equal(await mine.undo("black"), 1);
  assert.equal(mine.of("black").size, 1);
  assert.equal(mine.canUndo("black", own), true);
});

test("as many changes are kept as there is room for, the last one always", () => {
  const steps = (/** @type {readonly number[]} */ sizes) =>
    sizes.map((size) => ({
      former: Array.from({ length: size }, () => /** @type {const} */ (["position"])),
    }));
  const sizesOf = (/** @type {readonly number[]} */ sizes) =>
    lastSteps(steps(sizes)).map(({ former }) => former.length);
  assert.deepEqual(sizesOf([]), []);
  assert.deepEqual(sizesOf([1, 2, 3]), [1, 2, 3]);
  assert.equal(sizesOf(Array.from({ length: 80 }, () => 1)).length, 50);
  assert.deepEqual(sizesOf([5, 3000, 1000]), [3000, 1000]);
  assert.deepEqual(sizesOf([1, 10_000]), [10_000]);
  assert.deepEqual(sizesOf([10_000, 1]), [1]);
});

test("what is damaged of a kept change leaves the repertoire as it is", async () => {
  const { board, turn } = new Game();
  const position = positionFrom(board, turn);
  const repertoire = new Repertoire("black").with([{ position, number: numberOf("f5") }]);
  const [former] = formerly(new Repertoire("black"), repertoire);
  assert.deepEqual(asFormerly(repertoire, [former]).toJSON().answers, []);
  for (const damaged of [undefined, 3, [null], [[]], [["x"]], [[former[0], "a9"]], [[`${board} O`]]])
    assert.deepEqual(asFormerly(repertoire, damaged).toJSON(), repertoire.toJSON());
  const training = await TrainingStore.open({ databases: undefined });
  for (const steps of [undefined, 3, [null], [{ id: "1", former: 3 }]]) {
    await training.keep("repertoire-black", { ...repertoire.toJSON(), steps });
    assert.equal(new Repertoires(training).canUndo("black"), false);
    assert.equal(new Repertoires(training).undoable("black"), 0);
    assert.equal(new Repertoires(training).of("black").size, 1);
  }
});
