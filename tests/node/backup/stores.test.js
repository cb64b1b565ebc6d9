import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, suite, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { result } from "../../../js/host/database.js";
import { Repertoire } from "../../../js/repertoire/repertoire.js";
import { positionFrom } from "../../../js/rules/position.js";
import { storeDigest, storedDigests, storedGames, storeGame } from "../../../www/archive/games.js";
import { DATABASES, deleteEverything } from "../../../www/backup/deleting.js";
import { contentsOf, fileOf } from "../../../www/backup/file/file.js";
import { NOTHING } from "../../../www/backup/file/merging.js";
import { everything, takeIn } from "../../../www/backup/stores.js";
import { backup as texts } from "../../../www/backup/text.js";
import { recall, remember } from "../../../www/storage/local.js";
import { exerciseOf } from "../../../www/train/exercise.js";
import { Repertoires } from "../../../www/train/repertoires.js";
import { TrainingStore } from "../../../www/train/store.js";
import { storageOf } from "../page/storage.js";

const START = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;

/** @param {string} key @param {number} time */
const game = (key, time) => ({
  key,
  time,
  start: `${START} X`,
  tree: "f5",
  moves: ["f5"],
  black: "You",
  white: "Nell",
  person: "black",
  result: null,
});

/** Keeps something of each kind. @param {string} name that tells two browsers apart @param {string} move of the repertoire */
async function fill(name, move) {
  await storeGame(game(`${name} 1`, 1));
  await storeGame(game("both", name === "one" ? 2 : 3));
  await storeDigest({ key: name, time: 4 });
  const training = await TrainingStore.open();
  const exercise = exerciseOf({ position: `${START} X`, right: ["f5"] }, { kind: "mistake", id: name });
  await training.add([exercise]);
  await training.answer([exercise.key, name === "one" ? 10 : 20, 60, "good"], training.log.length);
  await training.keep("person", { solved: name === "one" ? 3 : 5, met: [1] });
  const position = positionFrom(START, "black");
  await new Repertoires(training).change(
    new Repertoire("black").with([{ position, number: numberOf(move) }]),
  );
  training.close();
  remember({
    learned: ["corners", name],
    names: ["Ann Smith", `${name}99`],
    settings: { cloth: "wood" },
    settingsChanged: name === "one" ? 1 : 2,
  });
}

/** @param {string} move */
const numberOf = (move) => (move.charCodeAt(1) - 49) * 8 + move.charCodeAt(0) - 97;

suite("what two browsers keep", () => {
  before(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  // Other files in this process expect none.
  after(() => Reflect.deleteProperty(globalThis, "indexedDB"));

  test("comes together in each of them, once, and is the same file then", async (t) => {
    const kept = storageOf(t);
    await fill("one", "f5");
    const first = await fileOf(await everything());
    globalThis.indexedDB = new IDBFactory();
    localStorage.setItem("flipside", "{}");
    assert.deepEqual((await everything()).games, []);
    await fill("other", "f5");
    const second = await fileOf(await everything());

    const { added, hasChanged } = await takeIn(await contentsOf(first));
    assert.ok(hasChanged);
    assert.deepEqual(added, {
      games: 1,
      digests: 1,
      exercises: 0,
      log: 1,
      repertoires: 0,
      mistakes: 0,
      lessons: 1,
      names: 1,
      singles: 0,
    });
    assert.deepEqual(
      (await storedGames()).map(({ key, time }) => [key, time]),
      [
        ["both", 3],
        ["one 1", 1],
        ["other 1", 1],
      ],
    );
    assert.equal((await storedDigests()).length, 2);
    const training = await TrainingStore.open();
    assert.deepEqual(
      training.log.map(([, time]) => time),
      [10, 20],
    );
    assert.deepEqual(training.exercises[0].origins.map(({ id }) => id).sort(), ["one", "other"]);
    assert.equal(/** @type {any} */ (training.value("person")).solved, 5);
    assert.equal([...new Repertoires(training).of("black").positions()].length, 1);
    training.close();
    assert.deepEqual(kept().learned.sort(), ["corners", "one", "other"]);
    assert.deepEqual(kept().names.sort(), ["Ann Smith", "one99", "other99"]);
    assert.equal(recall().settingsChanged, 2);

    const again = await takeIn(await contentsOf(second));
    assert.ok(!again.hasChanged, "twice changes nothing");
    assert.ok(Object.values(again.added).every((count) => count === 0));
    const here = await fileOf(await everything());
    globalThis.indexedDB = new IDBFactory();
    localStorage.setItem("flipside", "{}");
    await takeIn(await contentsOf(second));
    await takeIn(await contentsOf(first));
    assert.deepEqual(await fileOf(await everything()), here, "whichever was first");
  });

  test("is gone when everything is deleted, also what an open page holds and no file has", async (t) => {
    const kept = storageOf(t);
    globalThis.indexedDB = new IDBFactory();
    await fill("one", "f5");
    const held = await TrainingStore.open();
    for (const name of DATABASES) (await result(indexedDB.open(name))).close();
    await deleteEverything();
    assert.deepEqual(await indexedDB.databases(), []);
    assert.deepEqual(kept(), {});
    assert.deepEqual(await everything(), { ...NOTHING });
    held.close();
  });

  test("is in the databases that are deleted, and in no other", () => {
    const page = new URL("../../../www/", import.meta.url);
    const scripts = readdirSync(page, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".js"),
    );
    const texts = scripts
      .filter((file) => file !== "backup/deleting.js")
      .map((file) => readFileSync(new URL(file, page), "utf8"));
    const names = texts.flatMap(
      (text) => text.match(/(?<=(?:const NAME = |\.open\()")flipside-[a-z]+(?=")/g) ?? [],
    );
    assert.deepEqual([...names].sort(), [...DATABASES].sort());
  });

  test("that cannot be written leaves all as it was", async (t) => {
    storageOf(t);
    globalThis.indexedDB = new IDBFactory();
    await fill("one", "f5");
    const before = await everything();
    const bad = /** @type {any} */ ([() => {}, 5, 60, "good"]);
    const held = { ...before, log: [...before.log, /** @type {any} */ (["new", 30, 60, "good"]), bad] };
    await assert.rejects(takeIn(held), { name: "DataCloneError" });
    assert.deepEqual(await everything(), before);
  });

  test("keeps what can be undone of a repertoire, and the order of one's mistakes", async (t) => {
    storageOf(t);
    globalThis.indexedDB = new IDBFactory();
    await fill("one", "f5");
    const mistake = (/** @type {string} */ cell) => ({
      position: `${cell.repeat(64)} X`,
      best: ["f5"],
      score: 2,
      source: "game",
    });
    remember({ mistakes: [mistake("X"), mistake("O"), mistake("-")] });
    const file = await contentsOf(await fileOf(await everything()));
    remember({ mistakes: [mistake("X"), mistake("-")] });
    const { hasChanged } = await takeIn(file);
    assert.ok(hasChanged);
    assert.deepEqual(recall().mistakes, [mistake("X"), mistake("-"), mistake("O")]);
    const training = await TrainingStore.open();
    const repertoires = new Repertoires(training);
    assert.ok(repertoires.canUndo("black"));
    assert.equal(await repertoires.undo("black"), 1);
    training.close();
  });

  test("goes into no file, and takes none in, where a part of it cannot be read", async (t) => {
    storageOf(t);
    globalThis.indexedDB = new IDBFactory();
    await fill("one", "f5");
    const contents = await everything();
    const newer = globalThis.indexedDB.open("flipside-training", 99);
    await new Promise((opened) => newer.addEventListener("success", opened));
    newer.result.close();
    await assert.rejects(everything(), { message: texts.notRead });
    await assert.rejects(takeIn(contents), { message: texts.notRead });
  });
});
