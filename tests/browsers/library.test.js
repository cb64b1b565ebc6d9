// A library in the database of a page, in every installed browser.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { serveCheckout } from "../e2e/site.js";
import { factsOf, libraryBytes } from "../node/library/facts.js";
import { BROWSERS, openPages } from "./browsers.js";

/** @import { TestContext } from "node:test" */
/** @import { Fact } from "../node/library/facts.js" */
/** @import { AnyPage } from "./browsers.js" */

/** Solving it takes two million nodes: problem 25 of the FFO endgame suite. */
const HARD = "----X------XXXO--OOOXXXXXOOOOXXO-XXOOXXOOOXOXXXXOOOXX---X-XXXX-- O";

/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
});

after(() => site.close());

for (const { name, open: openBrowser, skip } of BROWSERS) {
  suite(`in ${name}, a library`, { skip }, () => {
    /** @type {any} */
    let browser;

    before(async () => {
      browser = await openBrowser();
    });

    const open = (/** @type {TestContext} */ t, /** @type {number} */ count) =>
      openPages(browser, t, `${site.origin}/blank`, count);

    test("keeps what an engine has solved when the page is closed", async (t) => {
      const [first, second] = await open(t, 2);
      const solve = (/** @type {AnyPage} */ page) =>
        page.evaluate(async (hard) => {
          const [{ Engine }, { Library }] = await Promise.all([
            import("flipside"),
            import("flipside/library"),
          ]);
          const library = await Library.open("flipside-library");
          const engine = await Engine.create({ tableBits: 16, library });
          const { source, score, lines } = await engine.solve(hard);
          await library.flush();
          await engine.dispose();
          return [source, score, lines[0].move, library.size];
        }, HARD);
      const [, ...expected] = await solve(first);
      await first.close();
      assert.deepEqual(await solve(second), ["library", ...expected]);
      const [score, move, size] = expected;
      assert.deepEqual([score, move], [0, "g1"]);
      assert.ok(Number(size) > 1, "the positions on its line are known, too");
    });

    test("loses nothing when two pages write at once", async (t) => {
      const pages = await open(t, 3);
      const facts = factsOf(120, 40);
      const write = (/** @type {AnyPage} */ page, /** @type {Fact[]} */ half) =>
        page.evaluate(
          async (libraries) => {
            const { Library } = await import("flipside/library");
            const library = await Library.open("shared");
            for (const bytes of libraries) await library.import(new Uint8Array(bytes));
            await library.close();
          },
          half.map((fact) => [...libraryBytes([fact])]),
        );
      await Promise.all([write(pages[0], facts.slice(0, 60)), write(pages[1], facts.slice(60))]);
      assert.deepEqual(await found(pages[2], "shared", facts), {
        size: 120,
        damaged: [],
        scores: facts.map(({ score }) => score),
      });
    });

    test("sets damaged rows aside and names them, and keeps all others", async (t) => {
      const [page] = await open(t, 1);
      const facts = factsOf(10, 41);
      await fill(page, "damaged", facts);
      await alter(page, "damaged", facts[3].key);
      const { size, damaged, scores } = await found(page, "damaged", facts);
      assert.equal(size, 9);
      assert.deepEqual(
        scores,
        facts.map(({ score }, at) => (at === 3 ? null : score)),
      );
      assert.equal(damaged.length, 1);
      assert.match(damaged[0], new RegExp(`^damaged: the row "${facts[3].key}" is no record; set aside`));
      assert.deepEqual((await found(page, "damaged", facts)).damaged, [], "the database was repaired");
    });

    test("names what it finds damaged or contradictory while it saves", async (t) => {
      const [page] = await open(t, 1);
      const facts = factsOf(5, 44);
      const wrong = { ...facts[1], score: facts[1].score === 2 ? 4 : 2 };
      await page.evaluate(async () => {
        const { Library } = await import("flipside/library");
        Object.assign(window, { opened: await Library.open("met") });
      }, undefined);
      await fill(page, "met", facts);
      await alter(page, "met", facts[3].key);
      const [size, damaged, left] = await page.evaluate(
        async (bytes) => {
          const { opened } = /** @type {any} */ (window);
          await opened.import(new Uint8Array(bytes));
          const found = [opened.size, opened.damaged];
          await opened.clear();
          return [...found, opened.damaged];
        },
        [...libraryBytes([wrong, facts[3]])],
      );
      assert.deepEqual([size, damaged.length, left], [1, 2, []]);
      assert.match(damaged[0], new RegExp(`^met: the row "${facts[3].key}" is no record; set aside`));
      assert.match(
        damaged[1],
        new RegExp(`^two results of ${facts[1].key} contradict .* aside in "damaged"`),
      );
    });

    test("keeps those that were used last, no more than its limit", async (t) => {
      const [page] = await open(t, 1);
      const facts = factsOf(30, 42);
      await fill(page, "small", facts.slice(0, 20));
      await page.evaluate(
        async ({ key, bytes }) => {
          const { Library } = await import("flipside/library");
          const library = await Library.open("small", { limit: 20 });
          library.lookup(key);
          await library.import(new Uint8Array(bytes));
          await library.close();
        },
        { key: `${facts[0].key} X`, bytes: [...libraryBytes(facts.slice(20))] },
      );
      const { size, scores } = await found(page, "small", facts);
      const kept = [facts[0], ...facts.slice(11)];
      assert.equal(size, 20);
      assert.deepEqual(
        scores,
        facts.map((fact) => (kept.includes(fact) ? fact.score : null)),
      );
    });

    test("forgets all when it is cleared", async (t) => {
      const [page] = await open(t, 1);
      const facts = factsOf(5, 43);
      await fill(page, "cleared", facts);
      await page.evaluate(async () => {
        const { Library } = await import("flipside/library");
        const library = await Library.open("cleared");
        await library.clear();
        await library.close();
      }, undefined);
      assert.equal((await found(page, "cleared", facts)).size, 0);
    });

    test("is refused where the browser keeps nothing", async (t) => {
      const [page] = await open(t, 1);
      const errors = await page.evaluate(async () => {
        const { Library } = await import("flipside/library");
        const codes = [];
        indexedDB.open = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        for (const store of ["named", /** @type {any} */ (5)])
          await Library.open(store).catch(({ code, message }) => codes.push(`${code}: ${message}`));
        codes.push((await Library.open()).size, (await Library.open(false)).size);
        return codes;
      }, undefined);
      const insecure = "UNSUPPORTED: the library cannot be kept: The operation is insecure.";
      const wrong = "INVALID_OPTION: store: expected the name of a database, or false, found 5";
      assert.deepEqual(errors, [insecure, wrong, 0, 0]);
    });
  });
}

/** Makes a library with facts. @param {AnyPage} page @param {string} name @param {Fact[]} facts @returns {Promise<void>} */
function fill(page, name, facts) {
  return page.evaluate(
    async ({ name, bytes }) => {
      const { Library } = await import("flipside/library");
      const library = await Library.open(name);
      await library.import(new Uint8Array(bytes));
      await library.close();
    },
    { name, bytes: [...libraryBytes(facts)] },
  );
}

/** What a library knows when it is opened. @param {AnyPage} page @param {string} name @param {Fact[]} facts */
function found(page, name, facts) {
  return page.evaluate(
    async ({ name, positions }) => {
      const { Library } = await import("flipside/library");
      const library = await Library.open(name);
      const { size, damaged } = library;
      const scores = positions.map((position) => library.lookup(position)?.score ?? null);
      await library.close();
      return { size, damaged, scores };
    },
    { name, positions: facts.map(({ game }) => `${game}`) },
  );
}

/** Alters the score of a row. @param {AnyPage} page @param {string} name of the database @param {string} key @returns {Promise<void>} */
function alter(page, name, key) {
  return page.evaluate(
    ({ name, key }) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("entries", "readwrite");
          const entries = transaction.objectStore("entries");
          const request = entries.get(key);
          request.onsuccess = () => {
            request.result.record[2] ^= 4;
            entries.put(request.result, key);
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { name, key },
  );
}
