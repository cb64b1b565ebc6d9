// The published page: built by scripts/site.mjs, under a path of its own, with and without a network.

import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { test } from "node:test";
import { Game } from "flipside/game";
import { openChromium } from "../../scripts/programs/browser.mjs";
import { serveSite } from "../../scripts/serve.mjs";
import { bundleServiceWorker } from "../../scripts/site/bundle.mjs";
import { hurry } from "./hand.js";
import { freshPage, playOneMove, publish } from "./publish.js";
import { holds, shows, until } from "./until.js";

const site = publish();

/** A game that begins its last moves, with black to move. */
const ALMOST_OVER = new Game();
while (ALMOST_OVER.empties > 12 || ALMOST_OVER.turn !== "black")
  ALMOST_OVER.play(String(ALMOST_OVER.legalMoves()[0]));

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

test("after one visit everything works without a network", async (t) => {
  const { context, page } = await freshPage(t, { reducedMotion: "reduce" });
  await hurry(page);
  await page.goto(site.server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Puzzles come with those of their day, and those that were seen are there again.
  await page.goto(`${site.server.url}?train`);
  await page.locator("#train .primary:visible").click();
  await page.locator("#puzzle[data-phase=open]").waitFor();
  await context.setOffline(true);

  await t.test("a reload, and a review", async () => {
    await page.goto(`${site.server.url}#f5d6c3d3c4f4f6f3`);
    await page.reload();
    await page.locator("#moves [data-ply='8'][aria-current]").waitFor();
    await page.locator("#opening").filter({ hasText: /./ }).waitFor();
    await page.locator("[data-action=review]").click();
    await page.locator("#review-home .exact", { hasText: "%" }).nth(1).waitFor();
  });

  await t.test("a new game, and one to its end", async () => {
    await page.locator("#rooms [data-room=play]").click();
    await page.locator(".tools [data-action=new]").click();
    await page.locator("#new-game [type=submit]").click();
    await page.locator("#moves [data-ply='8']").waitFor({ state: "detached" });
    await page.evaluate(playOneMove);
    await page.goto(`${site.server.url}#${ALMOST_OVER.transcript}`);
    await page.locator(`#moves [data-ply='${ALMOST_OVER.ply}'][aria-current]`).waitFor();
    await page.evaluate(playToTheEnd);
    await page.locator("#result:not([hidden])").waitFor({ state: "attached" });
  });

  await t.test("the opening book", async () => {
    await page.goto(`${site.server.url}?analyze#f5d6`);
    await page.locator("#explorer summary").click();
    await page.locator("#explorer .book-moves li button").first().click();
    await page.locator("#moves [data-ply='3'][aria-current]").waitFor();
  });

  await t.test("a puzzle that was seen", async () => {
    await page.goto(`${site.server.url}?train`);
    await page.locator("#train .primary:visible").click();
    await page.locator("#puzzle[data-phase=open]").waitFor();
    await page.getByRole("button", { name: "Solution" }).click();
    await page.locator("#puzzle .feedback").filter({ hasText: "The move is " }).waitFor();
  });

  await t.test("what another program shares with the installed page: a file or a text", async () => {
    const manifest = JSON.parse(await readFile(join(site.folder, "manifest.webmanifest"), "utf8"));
    const target = { ...manifest.share_target, action: site.server.url };
    for (const [given, plies] of /** @type {const} */ ([
      [{ file: "(;GM[2]PB[Ann];B[f5];W[d6];B[c3])" }, 3],
      [{ text: "Look: f5 d6 c3 d3" }, 4],
    ])) {
      // The page itself may send no form.
      const system = await context.newPage();
      await system.evaluate(share, { target, ...given });
      await system.locator(`#moves [data-ply='${plies}'][aria-current]`).waitFor();
      await system.waitForFunction(() => location.search === "");
      await system.close();
    }
  });
});

test("after one visit the page is in any language without a network, and a game is played in it", async (t) => {
  const { context, page } = await freshPage(t, { locale: "ja-JP" });
  await page.goto(site.server.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector("link[rel=manifest]");
    const response = await fetch(/** @type {HTMLLinkElement} */ (link).href);
    return response.json();
  });
  assert.deepEqual([manifest.lang, manifest.shortcuts[1].name], ["ja", "トレーニング"]);
  await context.setOffline(true);
  for (const [query, language, undo] of [
    ["", "ja", "戻す"],
    ["?lang=fr", "fr", "Annuler"],
  ]) {
    await page.goto(site.server.url + query);
    await page.reload();
    await page.locator("[data-action=undo]").filter({ hasText: undo }).waitFor();
    await page.evaluate(playOneMove);
    await shows(() => page.locator("html").getAttribute("lang"), language);
  }
});

test("until the page has its language, its English words are not seen, but the board is, and not for ever", async (t) => {
  const browser = await openChromium();
  t.after(() => browser.close());
  const open = async (/** @type {string} */ query) => {
    const page = await browser.newPage({ locale: "en-US" });
    page.setDefaultTimeout(90_000);
    /** @type {() => void} */
    let release = () => {};
    const released = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    // The language, or the page itself where it needs none.
    await page.route(/\/(fr|page)-[0-9a-f]{10}\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(site.server.url + query, { waitUntil: "commit" });
    await page.locator(".settings-button").waitFor();
    return { page, release };
  };
  /** Runs in the page. */
  const wordsAreSeen = () => {
    const word = document.querySelector(".settings-button span") ?? document.body;
    return getComputedStyle(word).webkitTextFillColor !== "rgba(0, 0, 0, 0)";
  };
  const english = await open("");
  await shows(() => english.page.evaluate(wordsAreSeen), true);
  const french = await open("?lang=fr");
  await shows(() => french.page.evaluate(wordsAreSeen), false);
  await holds(async () => assert.ok(await french.page.locator("#board").isVisible()));
  await french.page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await shows(() => french.page.evaluate(wordsAreSeen), true, "after some seconds");
  const again = await open("?lang=fr");
  again.release();
  await again.page.locator("[data-action=undo]").filter({ hasText: "Annuler" }).waitFor();
  await shows(() => again.page.evaluate(wordsAreSeen), true, "in French");
});

/** Runs in a page: sends what the system sends as the manifest says. @param {{ target: any, file?: string, text?: string }} given */
function share({ target: { action, method, enctype, params }, file, text = "" }) {
  const form = Object.assign(document.createElement("form"), { action, method, enctype });
  const files = Object.assign(document.createElement("input"), { type: "file", name: params.files[0].name });
  const chosen = new DataTransfer();
  if (file) chosen.items.add(new File([file], "game.sgf"));
  files.files = chosen.files;
  form.append(files, Object.assign(document.createElement("input"), { name: params.text, value: text }));
  document.body.append(form);
  form.submit();
}

test("a new version is offered, not forced, and used after a reload, in each tab by itself", async (t) => {
  const browser = await openChromium();
  t.after(() => browser.close());
  const next = await mkdtemp(join(tmpdir(), "flipside-site-"));
  t.after(() => rm(next, { recursive: true, force: true }));
  await cp(site.folder, next, { recursive: true });
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
  await shows(() => page.locator("html[data-version]").count(), 0);
  // A page that is opened meanwhile is still of the old version, and leaves the new one there.
  await page.reload();
  await offers[0].waitFor();
  await shows(() => page.locator("html[data-version]").count(), 0);
  await offers[0].click();
  await page.locator("html[data-version=next]").waitFor();
  await page.locator("[data-open] .cell[data-legal]").first().waitFor();
  // The host has this part no more.
  await other.locator(".tools [data-action=new]").click();
  await other.locator("#new-game[open]").waitFor();
  await other.keyboard.press("Escape");
  await shows(() => other.locator("html[data-version]").count(), 0);
  await shows(() => page.evaluate(async () => (await caches.keys()).length), 2);
  await offers[1].click();
  await other.locator("html[data-version=next]").waitFor();
  await other.locator("[data-open] .cell[data-legal]").first().waitFor();
  await until(page, async (count) => (await caches.keys()).length === count, 1);
});

/**
 * What `npm run site` does when the page has changed: another HTML, and another name for each script.
 * @param {string} folder
 */
async function publishNext(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
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
