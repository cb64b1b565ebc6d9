// Pages whose scripts are watched: under Trusted Types, in a sandbox, and the service workers of pages and extensions.

import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { serveCheckout } from "../e2e/site.js";
import { BROWSERS } from "./browsers.js";

/** @import { TestContext } from "node:test" */
/** @import { AnyBrowser } from "./browsers.js" */

const TRUSTED_TYPES = "require-trusted-types-for 'script'";
const SANDBOX = "sandbox allow-scripts";

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

    /** @param {TestContext} t @param {string} policy */
    async function open(t, policy) {
      const page = await browser.newPage();
      t.after(() => page.close());
      await page.goto(`${site.origin}/blank?policy=${encodeURIComponent(policy)}`);
      return page;
    }

    test("under Trusted Types an error names them, and a TrustedScriptURL is taken as worker", async (t) => {
      const page = await open(t, TRUSTED_TYPES);
      const [failures, depth, refused] = await page.evaluate(async (base) => {
        const { trustedTypes } = /** @type {any} */ (globalThis);
        /** @param {Promise<unknown>} made */
        const failure = (made) => made.then(String, ({ code, message }) => `${code} ${message}`);
        const entries = ["flipside", "slim"].map((entry) => import(`${base}/dist/${entry}.js`));
        const [{ Engine }, slim] = await Promise.all(entries);
        const wasm = "/dist/engine_bg.wasm";
        const failures = [
          await failure(Engine.create()),
          await failure(Engine.create({ worker: "/dist/worker.js" })),
          await failure(slim.Engine.create({ wasm })),
        ];
        const policy = trustedTypes.createPolicy("own", {
          createScriptURL: (/** @type {string} */ url) => url,
        });
        const worker = policy.createScriptURL("/dist/worker.js");
        const engine = await Engine.create({ worker, tableBits: 10 });
        const { depth } = await engine.search("f5", { depth: 3 });
        await engine.dispose();
        const text = { toJSON: () => "/dist/worker.js" };
        return [failures, depth, await failure(Engine.create({ worker: text }))];
      }, site.origin);
      for (const failure of failures)
        assert.match(failure, /^UNSUPPORTED no worker .* under Trusted Types a `TrustedScriptURL`/);
      assert.equal(depth, 3);
      assert.match(refused, /^INVALID_OPTION worker: expected true, false or an address/);
    });

    test("a page in a sandbox, whose origin is opaque, has an engine in a worker by either entry", async (t) => {
      const page = await open(t, SANDBOX);
      const [origin, ...depths] = await page.evaluate(async (base) => {
        const entries = ["flipside", "slim"].map((entry) => import(`${base}/dist/${entry}.js`));
        const [{ Engine }, slim] = await Promise.all(entries);
        const engines = [
          await Engine.create({ tableBits: 10 }),
          await Engine.create({ tableBits: 10, worker: `${base}/dist/worker.js` }),
          await slim.Engine.create({ tableBits: 10, wasm: `${base}/dist/engine_bg.wasm` }),
        ];
        const depths = [];
        for (const engine of engines) depths.push((await engine.search("f5", { depth: 3 })).depth);
        return [self.origin, ...depths];
      }, site.origin);
      assert.equal(origin, "null");
      assert.deepEqual(depths, [3, 3, 3]);
      assert.equal(page.workers().length, 3);
    });

    test("a page whose policy allows no WebAssembly is told what the policy needs", async (t) => {
      const page = await open(t, "script-src 'self' 'unsafe-inline'");
      const failures = await page.evaluate(async () => {
        const [{ Engine }, { Book }] = await Promise.all([import("flipside"), import("flipside/book")]);
        const calls = [Engine.create({ worker: false }), Engine.create(), Book.load()];
        return Promise.all(
          calls.map((call) => call.then(String, ({ code, message }) => `${code} ${message}`)),
        );
      }, undefined);
      for (const failure of failures)
        assert.match(failure, /^UNSUPPORTED WebAssembly may not be compiled here .*'wasm-unsafe-eval'/);
    });

    test("a service worker is told what it lacks, and has an engine and a book with what is given", async (t) => {
      const page = await open(t, "default-src * 'unsafe-inline' 'wasm-unsafe-eval'");
      const answers = await page.evaluate(
        async (names) => {
          const script = "/tests/browsers/service-worker.js";
          const registration = await navigator.serviceWorker.register(script, { type: "module" });
          const starting = registration.installing ?? registration.waiting ?? registration.active;
          const ask = (/** @type {string} */ name) =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = ({ data }) => resolve(data);
              starting?.postMessage(name, [port2]);
            });
          const answers = [];
          for (const name of names) answers.push(await ask(name));
          await registration.unregister();
          return answers;
        },
        ["worker", "none", "shipped", "wasm", "given"],
      );
      assert.match(answers[0], /^UNSUPPORTED .*service workers have none.*`worker: false`/);
      assert.equal(answers[1], 3);
      assert.match(
        answers[2],
        /^UNSUPPORTED no book(_bg\.wasm)?: a service worker .*Book\.load\("book\.bin"/,
      );
      assert.match(answers[3], /^UNSUPPORTED no book_bg\.wasm: a service worker/);
      assert.equal(typeof answers[4], "number");
    });
  });
}
