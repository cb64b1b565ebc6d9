// The published page: built by scripts/site.mjs, under a path of its own, with and without a network.

import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, suite, test } from "node:test";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../../scripts/browser.mjs";
import { serveSite } from "../../scripts/serve.mjs";
import { bundleServiceWorker } from "../../scripts/site/bundle.mjs";
import { buildSite } from "../../scripts/site.mjs";
import { BROWSERS } from "./browsers.js";

/** @import { AnyBrowser } from "./browsers.js" */

/** What a first visit may load before the engine, in bytes with gzip. */
const FIRST_VISIT = 60_000;

/** @type {string} */
let folder;
/** What a first visit loads before the engine. @type {string[]} */
let firstFiles;
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let server;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "flipside-site-"));
  firstFiles = await buildSite(folder);
  server = await serveSite(folder, { base: "/games/othello/" });
});

after(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs in the page: plays on the first legal square, and waits for the reply. */
async function playOneMove() {
  const board = () => document.querySelector("#board")?.shadowRoot;
  const legal = () => board()?.querySelector("[data-open] .cell[data-legal]") ?? null;
  const plies = () => document.querySelectorAll("#moves [data-ply]").length;
  const until = async (/** @type {() => boolean} */ isTrue) => {
    const start = performance.now();
    while (!isTrue()) {
      if (performance.now() - start > 60_000) throw new Error(`waited in vain for ${isTrue}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await until(() => legal() !== null);
  const before = plies();
  /** @type {HTMLElement} */ (legal()).click();
  await until(() => legal() !== null && plies() >= before + 2);
}

/** Runs in the page: plays on the first legal square as often as it is the person's turn, until the game is over. */
async function playToTheEnd() {
  const board = document.querySelector("#board")?.shadowRoot;
  const start = performance.now();
  while (!document.querySelector("#status[data-over]")) {
    const legal = board?.querySelector("[data-open]:not([data-moving]) .cell[data-legal]");
    /** @type {HTMLElement | null | undefined} */ (legal)?.click();
    if (performance.now() - start > 240_000) throw new Error("the game does not end");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

for (const { name, launch, skip } of BROWSERS) {
  suite(`published, in ${name}`, { skip }, () => {
    /** @type {AnyBrowser} */
    let browser;

    before(async () => {
      browser = await launch();
    });

    after(() => browser?.close());

    test("a game is played under any path, from this host alone, without an error on the console", async () => {
      const page = await browser.newPage();
      /** @type {string[]} */
      const wrong = [];
      const anyPage = /** @type {any} */ (page);
      anyPage.on("console", (/** @type {any} */ message) => {
        if (message.type() === "error") wrong.push(message.text());
      });
      anyPage.on("pageerror", (/** @type {Error} */ error) => wrong.push(error.message));
      anyPage.on("request", (/** @type {any} */ request) => {
        const url = String(request.url());
        if (!url.startsWith(server.url) && !url.startsWith("data:")) wrong.push(url);
      });
      await page.goto(server.url);
      await page.evaluate(playOneMove, undefined);
      assert.deepEqual(wrong, []);
      await page.close();
    });
  });
}

test("what a browser may keep has a hash in its name, and texts are sent compressed", async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const [, script] = /src="\.\/(start-[0-9a-f]{10}\.js)"/.exec(html) ?? [];
  const response = await fetch(new URL(script, server.url), { headers: { "accept-encoding": "br" } });
  assert.equal(response.headers.get("content-encoding"), "br");
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  const page = await fetch(server.url);
  assert.equal(page.headers.get("cache-control"), "no-cache");
  const etag = page.headers.get("etag") ?? assert.fail("no ETag");
  assert.equal((await fetch(server.url, { headers: { "if-none-match": etag } })).status, 304);
});

test("a first visit loads at most 60 kB before the engine", async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const run = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="\.\/([^"]+)"/g)];
  for (const [, file] of run) assert.ok(firstFiles.includes(file), `${file} is not counted`);
  const sizes = await Promise.all(
    firstFiles.map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= FIRST_VISIT, `${bytes} bytes in ${firstFiles.length} files`);
});

test("on a phone nothing that a script makes is larger than what the HTML shows", async (t) => {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const noted = /** @type {any} */ (window);
    noted.largest = [];
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) noted.largest.push(entry.element?.id);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  /** @type {(() => void) | undefined} */
  let release;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route("**/page-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: "commit" });
  const largest = () => page.evaluate(() => /** @type {any} */ (window).largest);
  await page.waitForFunction(() => /** @type {any} */ (window).largest.includes("look"));
  const before = await largest();
  release?.();
  await page.locator("html[data-in]").waitFor();
  await page.locator("#status .message").filter({ hasText: /./ }).waitFor();
  assert.deepEqual(await largest(), before);
});

test("a first visit asks for no part that it does not need, and makes no format of numbers", async (t) => {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const context = await browser.newContext({ serviceWorkers: "block" });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const noted = /** @type {any} */ (window);
    noted.formats = 0;
    for (const name of /** @type {const} */ (["NumberFormat", "DateTimeFormat"])) {
      /** @type {any} */ (Intl)[name] = new Proxy(Intl[name], {
        construct(kind, given) {
          noted.formats += 1;
          return Reflect.construct(kind, given);
        },
      });
    }
  });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
  await page.goto(server.url, { waitUntil: "networkidle" });
  await page.locator("html[data-in]").waitFor();
  assert.ok(asked.some((file) => file.startsWith("page-")));
  const needless =
    /^(book|formats|library|puzzles|openings|room|sheet|dialog|list|editor|de|es|fr|ja|zh|language)[-.]/;
  assert.deepEqual(
    asked.filter((file) => needless.test(file)),
    [],
  );
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).formats), 0);
});

test("the policy allows neither inline scripts nor inline styles but its own", async () => {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/);
  assert.match(policy, /style-src 'self' 'sha256-/);
  assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)| style="/);
});

test("after one visit, everything works without a network: a reload, a game, a review", async (t) => {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const context = await browser.newContext();
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${server.url}#f5d6c3d3c4f4f6f3`);
  await page.reload();
  await page.locator("#moves [data-ply='8'][aria-current]").waitFor();
  await page.locator("#opening").filter({ hasText: /./ }).waitFor();
  await page.locator("[data-action=review]").click();
  await page.locator(".report .sentence").filter({ hasText: /./ }).waitFor();
  await page.locator("#rooms [data-room=play]").click();
  await page.locator(".tools [data-action=new]").click();
  await page.locator("#new-game [type=submit]").click();
  await page.locator("#moves [data-ply='8']").waitFor({ state: "detached" });
  await page.evaluate(playOneMove);
});

test("after one visit a whole game, the opening book and puzzles need no network either", async (t) => {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await page.evaluate(playToTheEnd);
  await page.locator("#result:not([hidden])").waitFor({ state: "attached" });

  await page.goto(`${server.url}?analyze#f5d6`);
  await page.reload();
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .book-moves li button").first().click();
  await page.locator("#moves [data-ply='3'][aria-current]").waitFor();

  await page.goto(`${server.url}?puzzles`);
  await page.locator("#board [data-legal]").first().waitFor();
  await page.getByRole("button", { name: "Solution" }).click();
  await page.locator("#puzzles .feedback").filter({ hasText: "The move is " }).waitFor();
  const before = page.url();
  await page.locator("#puzzles .row .primary").click();
  await page.waitForFunction((old) => location.href !== old, before);
  await page.locator("#board [data-legal]").first().waitFor();
});

test("a new version is offered, not forced, and used after a reload, in each tab by itself", async (t) => {
  const browser = await launchChromium();
  t.after(() => browser.close());
  const next = await mkdtemp(join(tmpdir(), "flipside-site-"));
  t.after(() => rm(next, { recursive: true, force: true }));
  await cp(folder, next, { recursive: true });
  const changing = await serveSite(next, { live: true });
  t.after(() => changing.close());
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(changing.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await context.newPage();
  await other.goto(changing.url);
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const offers = [page, other].map((each) => each.locator(".notice .offer").filter({ hasText: "Reload" }));
  await publishNext(next);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  for (const offer of offers) await offer.waitFor();
  assert.equal(await page.locator("html[data-version]").count(), 0);
  await offers[0].click();
  await page.locator("html[data-version=next]").waitFor();
  await page.locator("[data-open] .cell[data-legal]").first().waitFor();
  // The host has this part no more.
  await other.locator("[data-action=new]").click();
  await other.locator("#new-game:popover-open").waitFor();
  await other.keyboard.press("Escape");
  assert.equal(await other.locator("html[data-version]").count(), 0);
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 2);
  await offers[1].click();
  await other.locator("html[data-version=next]").waitFor();
  await other.locator("[data-open] .cell[data-legal]").first().waitFor();
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
});

/**
 * What `npm run site` does when the page has changed: another HTML, and another name for each script.
 * @param {string} folder
 */
async function publishNext(folder) {
  const all = await readdir(folder);
  const files = all.filter((file) => !/\.(br|gz)$|^service-worker/.test(file));
  const renamed = (/** @type {string} */ text) =>
    text.replaceAll(/-([0-9a-f]{10})\.js/g, (_, hash) => `-${[...hash].reverse().join("")}.js`);
  for (const file of all.filter((name) => !files.includes(name))) await rm(join(folder, file));
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const text = await readFile(join(folder, file), "utf8");
    await rm(join(folder, file));
    await writeFile(
      join(folder, renamed(file)),
      renamed(text).replace("<html ", '<html data-version="next" '),
    );
  }
  await bundleServiceWorker(folder, files.map(renamed));
}
