// A collection of games in the database of a page, in every installed browser.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { serveCheckout } from "../e2e/site.js";
import { BROWSERS, openPages } from "./browsers.js";

/** @import { TestContext } from "node:test" */
/** @import { AnyPage } from "./browsers.js" */

/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
});

after(() => site.close());

/**
 * Adds games to the collection of a page, one after the other, by players of a name.
 * @param {AnyPage} page
 * @param {string} name
 * @param {string[]} lines
 */
const add = (page, name, lines) =>
  page.evaluate(
    async ({ name, lines }) => {
      const { Games } = await import("flipside/games");
      const games = await Games.open("mine");
      for (const line of lines) await games.add(line, { black: name });
      const { size } = games;
      await games.close();
      return size;
    },
    { name, lines },
  );

/** What a page says of the collection. @param {AnyPage} page */
const contents = (page) =>
  page.evaluate(async () => {
    const { Games } = await import("flipside/games");
    const games = await Games.open("mine");
    const { games: list } = games.find({}, { sort: "added" });
    const played = games.moves("c4").moves.map(({ move, games: count }) => `${move} ${count}`);
    await games.close();
    return {
      list: list.map(({ id, black, transcript }) => `${id} ${black} ${transcript}`),
      played,
      damaged: games.damaged,
    };
  }, undefined);

for (const { name, open: openBrowser, skip } of BROWSERS) {
  suite(`in ${name}, a collection of games`, { skip }, () => {
    /** @type {any} */
    let browser;

    before(async () => {
      browser = await openBrowser();
    });

    const open = (/** @type {TestContext} */ t, /** @type {number} */ count) =>
      openPages(browser, t, `${site.origin}/blank`, count);

    test("keeps games when the page is closed, each once", async (t) => {
      const [first, second] = await open(t, 2);
      assert.equal(await add(first, "Ann", ["f5d6c3", "f5f6e6", "c4e3f6"]), 2);
      await first.close();
      assert.deepEqual(await contents(second), {
        list: ["1 Ann f5d6c3", "2 Ann f5f6e6"],
        played: ["c3 1", "e3 1"],
        damaged: [],
      });
    });

    test("loses nothing when two pages write at once, and takes in what the other one has changed", async (t) => {
      const [first, second] = await open(t, 2);
      const lines = ["f5d6", "f5d6c3", "f5d6c4", "f5d6c5", "f5f6", "f5f6e6", "f5f4", "f5f4e3"];
      await Promise.all([
        add(first, "Ann", lines),
        add(second, "Bob", lines),
        add(first, "Eve", lines.slice(0, 4)),
      ]);
      const { list } = await contents(first);
      assert.deepEqual(await contents(second).then((found) => found.list), list);
      assert.equal(new Set(list.map((each) => each.replace(/^\d+ /, ""))).size, 20);
      assert.deepEqual(
        list.map((each) => Number.parseInt(each, 10)),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    test("is cleared, rewritten and read on by another page that has it open", async (t) => {
      const [first, second] = await open(t, 2);
      await add(first, "Ann", ["f5d6", "f5f6"]);
      const sizes = await second.evaluate(async () => {
        const { Games } = await import("flipside/games");
        const games = await Games.open("mine");
        Object.assign(globalThis, { games });
        return [games.size];
      }, undefined);
      assert.deepEqual(sizes, [2]);
      await first.evaluate(async () => {
        const { Games } = await import("flipside/games");
        const games = await Games.open("mine");
        await games.clear();
        for (let index = 0; index < 70; index += 1) await games.add("f5d6c3", { black: `A${index}` });
        await games.remove([games.find({ black: "a5" }).games[0].id]);
        await games.close();
      }, undefined);
      const after = await second.evaluate(async () => {
        const { games } = /** @type {any} */ (globalThis);
        const changed = [await games.refresh(), await games.refresh()];
        const { added } = await games.add("f5f4");
        return [
          ...changed,
          added,
          games.size,
          games.find({}, { sort: "added", count: 1 }).games[0].transcript,
        ];
      }, undefined);
      assert.deepEqual(after, [true, false, 1, 70, "f5d6c3"]);
    });

    test("names what was damaged, and keeps the rest", async (t) => {
      const [page] = await open(t, 1);
      await add(page, "Ann", ["f5d6", "f5f6", "f5f4"]);
      await page.evaluate(async () => {
        const request = indexedDB.open("mine");
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        const database = request.result;
        const transaction = database.transaction("changes", "readwrite");
        const store = transaction.objectStore("changes");
        const row = store.get(2);
        row.onsuccess = () => {
          row.result[row.result.length - 1] ^= 1;
          store.put(row.result, 2);
        };
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
        database.close();
      }, undefined);
      const { list, damaged } = await contents(page);
      assert.deepEqual(list, ["1 Ann f5d6", "3 Ann f5f4"]);
      assert.deepEqual(damaged, ["mine: row 2 is no change of a collection"]);
    });
  });
}
