// The engine in a page, in every installed browser: behavior that takes several calls to show.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { KNOWS_MEMORY, memoryOfChildren } from "../e2e/memory.js";
import { serveCheckout } from "../e2e/site.js";
import { BROWSERS } from "./browsers.js";

/** @import { TestContext } from "node:test" */
/** @import { AnyBrowser } from "./browsers.js" */

/** The table of an engine made with `tableBits: 21`. */
const TABLE_BYTES = 2 ** 21 * 32;

const ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

/** @type {Awaited<ReturnType<typeof serveCheckout>>} */
let site;

before(async () => {
  site = await serveCheckout();
});

after(() => site.close());

for (const { name, open: openBrowser, skip } of BROWSERS) {
  suite(`in ${name}`, { skip }, () => {
    /** @type {AnyBrowser} */
    let browser;

    before(async () => {
      browser = await openBrowser();
    });

    /** @param {TestContext} t */
    async function open(t) {
      const page = await browser.newPage();
      t.after(() => page.close());
      await page.goto(`${site.origin}/blank`);
      return page;
    }

    test("every code of an error is raised, in a worker and in the same thread", async (t) => {
      const page = await open(t);
      const failures = await page.evaluate(async (base) => {
        const flipside = await import(`${base}/dist/flipside.js`);
        const { Book } = await import(`${base}/dist/book.js`);
        const { failuresOf } = await import(`${base}/tests/errors/failures.js`);
        const inWorker = await failuresOf(flipside, Book, { worker: true });
        return [...inWorker, ...(await failuresOf(flipside, Book, { worker: false, isLoaded: true }))];
      }, site.origin);
      assert.deepEqual(failures, []);
    });

    for (const worker of [true, false]) {
      const where = worker ? "in a worker" : "in the same thread";

      test(`a long search ${where} is stopped or aborted at any moment, and the next one is right`, async (t) => {
        const page = await open(t);
        const outcomes = await page.evaluate(
          async ({ base, worker, endgame }) => {
            const { Engine } = /** @type {typeof import("flipside")} */ (
              await import(`${base}/dist/flipside.js`)
            );
            const engine = await Engine.create({ worker, tableBits: 14 });
            const outcomes = [];
            for (const pause of [0, 7, 120]) {
              setTimeout(() => engine.stop(), pause);
              const { stopped, move } = await engine.search("f5d6", { budgetMs: 60_000 });
              const signal = AbortSignal.timeout(pause);
              const reason = await engine.solve("f5d6", { signal }).catch((error) => error.name);
              const { score } = await engine.search(endgame);
              outcomes.push([stopped, typeof move, reason, score].join());
            }
            await engine.dispose();
            return outcomes;
          },
          { base: site.origin, worker, endgame: ENDGAME },
        );
        assert.deepEqual(outcomes, Array(3).fill("stop,string,TimeoutError,18"));
      });
    }

    test("200 searches are answered in the order they were asked for", async (t) => {
      const page = await open(t);
      const order = await page.evaluate(async (base) => {
        const { Engine } = /** @type {typeof import("flipside")} */ (
          await import(`${base}/dist/flipside.js`)
        );
        const engine = await Engine.create({ tableBits: 10 });
        /** @type {number[]} */
        const order = [];
        const asked = Array.from({ length: 200 }, async (_, at) => {
          const { depth } = await engine.search("f5d6c3", { depth: 1 + (at % 4) });
          if (depth === 1 + (at % 4)) order.push(at);
        });
        await Promise.all(asked);
        await engine.dispose();
        return order;
      }, site.origin);
      assert.deepEqual(order, [...Array(200).keys()]);
    });

    test("a pool answers as an engine does, with any number of workers", async (t) => {
      const page = await open(t);
      const [alone, shared, single] = await page.evaluate(async (base) => {
        const { Engine, EnginePool } = /** @type {typeof import("flipside")} */ (
          await import(`${base}/dist/flipside.js`)
        );
        const options = { tableBits: 12 };
        const answers = [];
        const engine = await Engine.create(options);
        const lines = [];
        for (const move of ["d6", "f4", "f6"]) {
          await engine.newGame();
          lines.push(...(await engine.analyze("f5", { depth: 6, moves: [move] })).lines);
        }
        answers.push(lines.sort((better, worse) => worse.score - better.score));
        await engine.dispose();
        for (const workers of [3, 1]) {
          const pool = await EnginePool.create({ ...options, workers });
          answers.push((await pool.analyze("f5", { depth: 6 })).lines);
          await pool.dispose();
        }
        return answers.map((answer) => JSON.stringify(answer));
      }, site.origin);
      assert.deepEqual([shared, single], [alone, alone]);
    });

    test("12 engines made and disposed leave no worker behind, and give their memory back", {
      timeout: 300_000,
      skip: KNOWS_MEMORY ? false : "this system does not show how much memory processes take",
    }, async (t) => {
      const page = await open(t);
      /** @param {number} count how many to make and to dispose, except the last if it `stays` @param {boolean} [stays] */
      const make = (count, stays = false) =>
        page.evaluate(
          async ({ base, count, stays }) => {
            const { Engine } = /** @type {typeof import("flipside")} */ (
              await import(`${base}/dist/flipside.js`)
            );
            for (let round = 1; round <= count; round += 1) {
              const engine = await Engine.create({ tableBits: 21 });
              // Writes the whole table.
              await engine.newGame();
              await engine.search("f5", { depth: 2 });
              if (!stays || round < count) await engine.dispose();
            }
          },
          { base: site.origin, count, stays },
        );
      await make(1, true);
      const withOne = memoryOfChildren();
      await make(1, true);
      const withTwo = memoryOfChildren();
      assert.ok(withTwo > withOne + TABLE_BYTES / 2, `the table is seen: ${withOne} and ${withTwo} bytes`);
      await make(12);
      // A browser ends the last workers, and gives memory back, in its own time.
      while (page.workers().length > 2 || memoryOfChildren() > withTwo + TABLE_BYTES) await delay(100);
    });
  });
}
