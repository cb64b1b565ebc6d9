import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { IDBFactory } from "fake-indexeddb";
import { completed, result } from "../../../js/host/database.js";
import {
  deleteGame,
  storedGames,
  storeGame,
  storeLoaded,
  storeWithRoom,
} from "../../../www/archive/games.js";
import { deleteBytes, storeBytes, storedBytes } from "../../../www/storage/bytes.js";

/** @param {string} key @param {number} time */
const played = (key, time) => ({
  key,
  time,
  start: "",
  tree: "",
  moves: ["f5"],
  black: "A",
  white: "B",
  person: "black",
  result: null,
});

/** @param {number} count of games, the later the greater their time */
async function fill(count) {
  const database = await result(indexedDB.open("flipside-games"));
  const transaction = database.transaction("games", "readwrite");
  for (let time = 1; time <= count; time += 1)
    transaction.objectStore("games").put(played(`game ${time}`, time));
  await completed(transaction);
  database.close();
}

suite("in the databases of a browser", () => {
  before(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  // Other files in this process expect none.
  after(() => Reflect.deleteProperty(globalThis, "indexedDB"));

  test("many games that came in at once push out none that are there, and leave room", async () => {
    await storeGame({ ...played("own", 1), person: "white" });
    const many = Array.from({ length: 6000 }, (_, index) => played(`claimed ${index}`, 10 + index));
    await storeWithRoom(many);
    await storeWithRoom([{ ...played("own", 9), black: "another" }]);
    const games = await storedGames();
    assert.equal(games.length, 2501);
    assert.equal(games[0].key, "claimed 5999", "the latest are kept");
    assert.deepEqual([games.at(-1)?.person, games.at(-1)?.time], ["white", 1]);
    for (let time = 1; time <= 5; time += 1) await storeWithRoom(many);
    assert.equal((await storedGames()).length, 5000, "no more than there is room for");
    globalThis.indexedDB = new IDBFactory();
  });

  test("five thousand games are kept, the latest first, and the oldest give way", async () => {
    await storeGame(played("first", 0));
    await fill(5001);
    await storeLoaded({ ...played("game 5001", 5), black: "another" });
    assert.equal((await storedGames()).length, 5002, "what is there already is left as it is");
    await storeLoaded(played("game 5002", 5002));
    const games = await storedGames();
    assert.equal(games.length, 5000);
    assert.deepEqual(
      [games[0], games[1], games.at(-1)].map((game) => game?.key),
      ["game 5002", "game 5001", "game 3"],
    );
    assert.equal(games[1]?.black, "A");
    await deleteGame(played("game 5002", 5002));
    assert.equal((await storedGames())[0]?.key, "game 5001");
  });

  test("a game that no database can hold is refused with its reason", async () => {
    const wrong = /** @type {any} */ ({ ...played("wrong", 1), tree: () => {} });
    await assert.rejects(storeGame(wrong), { name: "DataCloneError" });
    assert.ok((await storedGames()).every(({ key }) => key !== "wrong"));
  });

  test("bytes are kept by what they are of, until they are deleted", async () => {
    assert.equal(await storedBytes("table"), null);
    await storeBytes("table", Uint8Array.of(1, 2));
    await storeBytes("book", Uint8Array.of(3));
    assert.deepEqual(await storedBytes("table"), Uint8Array.of(1, 2));
    await deleteBytes("table");
    assert.equal(await storedBytes("table"), null);
    assert.deepEqual(await storedBytes("book"), Uint8Array.of(3));
  });
});
