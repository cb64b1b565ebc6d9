/** @import { Browser, Page } from "playwright-core" */
/** @import { TestContext } from "node:test" */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, suite, test } from "node:test";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { launchChromium } from "../../scripts/browser.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A page that only knows where the package is. */
const BLANK = `<!doctype html><title>blank</title><script type="importmap" nonce="map">
  { "imports": { "flipside": "/dist/flipside.js", "flipside/slim": "/dist/slim.js" } }
</script>`;

const files = sirv(ROOT, { dev: true });
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  if (pathname !== "/blank") return files(request, response);
  const policy = searchParams.get("policy");
  if (policy) response.setHeader("content-security-policy", policy);
  response.setHeader("content-type", "text/html").end(BLANK);
});

/** @type {Browser} */
let browser;
let origin = "";

before(async () => {
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  origin = `http://localhost:${port}`;
  browser = await launchChromium();
});

after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

/**
 * @param {TestContext} t
 * @param {string} path
 * @returns {Promise<Page>}
 */
async function open(t, path) {
  const page = await browser.newPage();
  t.after(() => page.close());
  await page.goto(origin + path);
  return page;
}

for (const worker of [true, false]) {
  suite(`in Chromium, ${worker ? "in a worker" : "in the same thread"}`, () => {
    test("the engine searches, analyses and solves", async (t) => {
      const page = await open(t, "/blank");
      const [depth, moves, score] = await page.evaluate(async (worker) => {
        const { Engine, Game } = await import("flipside");
        const engine = await Engine.create({ tableBits: 12, worker });
        const found = await engine.search(new Game(), { depth: 5 });
        const lines = await engine.analyze("f5", { depth: 3 });
        const ffo1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        const solved = await engine.solve(ffo1);
        await engine.dispose();
        return [found.depth, lines.length, solved.score];
      }, worker);
      assert.deepEqual([depth, moves, score], [5, 3, 18]);
    });

    test("each error has its code, and the engine works on", async (t) => {
      const page = await open(t, "/blank");
      const codes = await page.evaluate(async (worker) => {
        const { Engine, FlipsideError, Game } = await import("flipside");
        /** @type {string[]} */
        const codes = [];
        const call = async (/** @type {() => unknown} */ action) => {
          try {
            await action();
            codes.push("none");
          } catch (error) {
            codes.push(error instanceof FlipsideError ? error.code : String(error));
          }
        };
        await call(() => new Game());
        const engine = await Engine.create({ tableBits: 10, worker });
        await call(() => engine.search("nonsense"));
        await call(() => engine.search("f5a1"));
        await call(() => engine.search("f5", { budgetMs: -1 }));
        await call(() => engine.loadTable(new Uint8Array(100)));
        await call(() => Engine.create({ worker: "/nowhere.js" }));
        await call(() => engine.search("f5", { depth: 2 }));
        await engine.dispose();
        await call(() => engine.search("f5"));
        return codes;
      }, worker);
      assert.deepEqual(codes, [
        "UNSUPPORTED",
        "INVALID_POSITION",
        "ILLEGAL_MOVE",
        "INVALID_OPTION",
        "INVALID_DATA",
        "UNSUPPORTED",
        "none",
        "DISPOSED",
      ]);
    });

    test("a long search can be stopped and aborted, and the next is right", async (t) => {
      const page = await open(t, "/blank");
      const outcome = await page.evaluate(async (worker) => {
        const { Engine } = await import("flipside");
        const engine = await Engine.create({ tableBits: 12, worker });
        const long = { budgetMs: 600_000 };
        setTimeout(() => engine.stop(), 50);
        const { stopped } = await engine.search("f5", long);
        const signal = AbortSignal.timeout(50);
        const reason = await engine.search("f5", { ...long, signal }).catch((error) => error.name);
        const next = await engine.search("f5", { depth: 4 });
        await engine.dispose();
        return [stopped, reason, next.depth];
      }, worker);
      assert.deepEqual(outcome, ["stop", "TimeoutError", 4]);
    });
  });
}

test("the page draws and answers while an engine thinks in its thread", async (t) => {
  const page = await open(t, "/blank");
  const stopped = await page.evaluate(async () => {
    const { Engine } = await import("flipside");
    const engine = await Engine.create({ worker: false, tableBits: 12 });
    let frames = 0;
    const count = () => {
      frames += 1;
      if (frames === 10) engine.stop();
      else requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return (await engine.search("f5", { budgetMs: 60_000 })).stopped;
  });
  assert.equal(stopped, "stop", "ten frames were drawn long before the budget was spent");
});

test("under a policy without blob: the worker is the file beside the entry", async (t) => {
  const policy = "script-src 'self' 'nonce-map' 'wasm-unsafe-eval'; worker-src 'self'";
  const page = await open(t, `/blank?policy=${encodeURIComponent(policy)}`);
  const depth = await page.evaluate(async () => {
    const { Engine } = await import("flipside");
    const engine = await Engine.create({ tableBits: 10 });
    return (await engine.search("f5", { depth: 3 })).depth;
  });
  assert.equal(depth, 3);
});

test("the slim entry takes the wasm from where it is hosted", async (t) => {
  const page = await open(t, "/blank");
  const depths = await page.evaluate(async () => {
    const { Engine, init } = await import("flipside/slim");
    await init("/dist/engine_bg.wasm");
    const engines = [
      await Engine.create({ tableBits: 10 }),
      await Engine.create({ worker: "/dist/worker.js", tableBits: 10 }),
    ];
    return Promise.all(engines.map(async (engine) => (await engine.search("f5", { depth: 3 })).depth));
  });
  assert.deepEqual(depths, [3, 3]);
});

test("the example page shows progress, stops and cancels", async (t) => {
  const page = await open(t, "/examples/progress.html");
  const output = page.locator("output");
  await page.getByRole("button", { name: "Search" }).click();
  await output.filter({ hasText: /depth \d+: [a-h][1-8], -?\d+ discs/ }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await output.filter({ hasText: /^[a-h][1-8], -?\d+ discs \(stop\)$/ }).waitFor();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await output.filter({ hasText: "AbortError" }).waitFor();
  await page.getByRole("textbox").fill("f5a1");
  await page.getByRole("button", { name: "Search" }).click();
  await output.filter({ hasText: 'illegal move "a1" for white at ply 2' }).waitFor();
});
