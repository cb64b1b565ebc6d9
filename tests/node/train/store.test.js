import assert from "node:assert/strict";
import { test } from "node:test";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { TrainingStore } from "../../../www/train/store.js";

/** @import { Exercise } from "../../../www/train/exercise.js" */
/** @import { Review } from "../../../www/train/log.js" */

/** @param {string} key @param {string} id @returns {Exercise} */
const exercise = (key, id) => ({ key, right: ["a1"], origins: [{ kind: "puzzle", id }] });
/** @param {string} key @param {number} time @returns {Review} */
const good = (key, time) => [key, time, 0, "good"];

/** Databases of which a transaction to write can fail, as on a full disk. */
function failing() {
  const databases = new IDBFactory();
  const state = { isFull: false };
  const open = databases.open.bind(databases);
  databases.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener("success", () => {
      const database = request.result;
      const transaction = database.transaction.bind(database);
      database.transaction = (parts, mode) => {
        const opened = transaction(parts, mode);
        if (state.isFull && mode === "readwrite") opened.abort();
        return opened;
      };
    });
    return request;
  };
  return { databases, state };
}

test("what was added is there at the next visit", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  await store.add([exercise("a", "1"), exercise("b", "2")]);
  assert.ok(await store.answer(good("a", 5), 0));
  await store.keep("rating", { rating: 1200 });
  store.close();
  const next = await TrainingStore.open({ databases });
  assert.equal(next.keeping, "kept");
  assert.deepEqual(
    next.exercises.map(({ key }) => key),
    ["a", "b"],
  );
  assert.deepEqual(next.log, [good("a", 5)]);
  assert.deepEqual(next.value("rating"), { rating: 1200 });
});

test("of two tabs that answer one exercise one is heard, and both origins of an exercise are kept", async () => {
  const databases = new IDBFactory();
  const [one, other] = await Promise.all([
    TrainingStore.open({ databases }),
    TrainingStore.open({ databases }),
  ]);
  await Promise.all([one.add([exercise("a", "1")]), other.add([exercise("a", "2")])]);
  const added = await Promise.all([one.answer(good("a", 5), 0), other.answer(good("a", 6), 0)]);
  assert.equal(added.filter(Boolean).length, 1);
  await Promise.all([one.refresh(), other.refresh()]);
  assert.equal(one.log.length, 1);
  assert.deepEqual(other.log, one.log);
  assert.deepEqual(one.exercises[0].origins.map(({ id }) => id).sort(), ["1", "2"]);
  assert.ok(await other.answer(good("a", 9), 1));
});

test("many answers at once are each added once", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  const added = Array.from({ length: 20 }, (_, place) => store.answer(good(`${place}`, place), 0));
  await Promise.all([...added, store.keep("x", 1), store.add([exercise("a", "1")])]);
  await store.refresh();
  assert.equal(store.log.length, 20);
  const next = await TrainingStore.open({ databases });
  assert.deepEqual([next.log.length, next.value("x"), next.exercises.length], [20, 1, 1]);
});

test("what is written is not lost to a look at what other tabs have written meanwhile", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  const keys = Array.from({ length: 10 }, (_, place) => `exercise ${place}`);
  await Promise.all(keys.flatMap((key) => [store.add([exercise(key, "1")]), store.refresh()]));
  const next = await TrainingStore.open({ databases });
  assert.deepEqual([store.exercises.length, next.exercises.length, next.keeping], [10, 10, "kept"]);
});

test("a full store loses nothing: what could not be written is written later", async () => {
  const { databases, state } = failing();
  const store = await TrainingStore.open({ databases });
  state.isFull = true;
  assert.ok(await store.answer(good("a", 5), 0));
  await store.add([exercise("a", "1")]);
  await store.keep("x", 1);
  assert.equal(store.keeping, "unwritten");
  assert.equal(await store.answer(good("a", 6), 0), false, "it was answered");
  await store.refresh();
  assert.deepEqual([store.log.length, store.exercises.length, store.value("x")], [1, 1, 1]);
  state.isFull = false;
  assert.ok(await store.answer(good("a", 7), 1));
  assert.equal(store.keeping, "kept");
  const next = await TrainingStore.open({ databases });
  assert.deepEqual([next.log.length, next.exercises.length, next.value("x")], [2, 1, 1]);
});

test("where a browser refuses, all goes on in memory, and says so", async () => {
  const databases = new IDBFactory();
  databases.open = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const store = await TrainingStore.open({ databases });
  assert.equal(store.keeping, "refused");
  await store.add([exercise("a", "1")]);
  assert.ok(await store.answer(good("a", 5), 0));
  assert.ok(await store.answer(good("a", 6), 1));
  assert.equal(await store.answer(good("a", 7), 1), false);
  assert.deepEqual([store.log.length, store.exercises.length, store.keeping], [2, 1, "refused"]);
});

test("what a newer page has stored is left as it is", async () => {
  const databases = new IDBFactory();
  await new Promise((resolve) => {
    const opening = databases.open("flipside-training", 1000);
    opening.onsuccess = () => resolve(opening.result.close());
  });
  const store = await TrainingStore.open({ databases });
  assert.equal(store.keeping, "newer");
  assert.deepEqual(store.log, []);
});

test("an entry that is damaged is passed over", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  await store.answer(good("a", 5), 0);
  await new Promise((resolve) => {
    const opening = databases.open("flipside-training");
    opening.onsuccess = () => {
      const log = opening.result.transaction("log", "readwrite").objectStore("log");
      log.add({ exercise: "a", entry: ["a", "yesterday"] });
      log.add({ exercise: "a", entries: [null, 7, ["yesterday"], "good"] });
      log.add({}).onsuccess = resolve;
    };
  });
  await store.refresh();
  assert.deepEqual(store.log, [good("a", 5)]);
  assert.ok(await store.answer(good("a", 9), 1));
  assert.deepEqual((await TrainingStore.open({ databases })).log, [good("a", 5), good("a", 9)]);
});

/** What the log of a database holds. @param {IDBFactory} databases @returns {Promise<any[]>} */
const recordsIn = (databases) =>
  new Promise((resolve) => {
    const opening = databases.open("flipside-training");
    opening.onsuccess = () => {
      const all = opening.result.transaction("log").objectStore("log").getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });

test("the answers of a file are one record for each exercise, and count as others do", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  await store.answer(good("a", 5), 0);
  const log = Array.from({ length: 100 }, (_, place) => good(place % 2 ? "a" : "b", place));
  const held = { exercises: [exercise("a", "1")], log, values: new Map([["x", 1]]) };
  await store.take(held);
  await store.take(held);
  assert.deepEqual(store.log, log);
  assert.equal((await recordsIn(databases)).length, 3);
  const next = await TrainingStore.open({ databases });
  assert.deepEqual([next.log, next.value("x"), next.exercises.length], [log, 1, 1]);
  assert.equal(await next.answer(good("a", 500), 49), false, "one more is known");
  assert.ok(await next.answer(good("a", 500), 50));
});

/** Answers as earlier versions kept them, each in a record of its own. @param {IDBFactory} databases */
const fillLog = (databases) =>
  new Promise((resolve) => {
    const opening = databases.open("flipside-training");
    opening.onsuccess = () => {
      const log = opening.result.transaction("log", "readwrite").objectStore("log");
      for (let time = 0; time < 1100; time += 1)
        log.add({ exercise: `${time % 7}`, entry: good(`${time % 7}`, time) });
      log.transaction.oncomplete = resolve;
    };
  });

test("many answers are put together at a visit, and none is lost", async () => {
  const databases = new IDBFactory();
  const store = await TrainingStore.open({ databases });
  await fillLog(databases);
  await store.refresh();
  const next = await TrainingStore.open({ databases });
  assert.equal((await recordsIn(databases)).length, 7);
  await next.refresh();
  assert.deepEqual(next.log, store.log);
  assert.equal(next.log.length, 1100);
  assert.ok(await store.answer(good("3", 5000), 157));
});

test("answers that cannot be put together stay as they are", async (t) => {
  const databases = new IDBFactory();
  await TrainingStore.open({ databases });
  await fillLog(databases);
  const adding = t.mock.method(IDBObjectStore.prototype, "add", () => {
    throw new Error("full");
  });
  const store = await TrainingStore.open({ databases });
  adding.mock.restore();
  assert.equal(adding.mock.callCount(), 1);
  assert.equal((await recordsIn(databases)).length, 1100);
  assert.equal(store.log.length, 1100);
});
