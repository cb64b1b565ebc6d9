/** @import { TestContext } from "node:test" */
/** @import { Disposable, Page, ViewportSize } from "playwright-core" */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { Game } from "flipside/game";
import { openChromium } from "../../scripts/programs/browser.mjs";
import { serve, serveSite } from "../../scripts/serve.mjs";
import { holds } from "./until.js";

/** How long a test waits for an expected event: enough for a slow and busy machine. */
const PATIENCE_MS = 90_000;

/** Two people play, and leave nothing but their game. @satisfies {Visit} */
export const BOTH = { settings: { side: "both" }, stays: true };

/** What the browser prefers unless a visit says something else. */
const ENGLISH = "en-US";

/** A link to the usual start. */
const START = `#${new Game().start.replace(" ", "")}/`;

/** @typedef {{ colorScheme: "dark" | "light", reducedMotion: "no-preference" | "reduce" }} Media */

/** @type {import("playwright-core").Browser} */
let browser;
/**
 * The folder of a page that `npm run site` wrote: `npm run test:e2e` names one, which takes less to open. Without it the tests
 * try the sources as they are now.
 */
const PUBLISHED = process.env.FLIPSIDE_PAGE;
/**
 * Runs in the engine's worker before all else: its clock goes ten times as fast, so that its time is up sooner, and a search that may
 * visit many nodes visits a tenth of them. A request has eight words, the seventh of which is how many.
 */
const HURRY = `{
  const now = performance.now.bind(performance);
  performance.now = () => 10 * now();
  addEventListener("message", ({ data }) => {
    const [words] = data.args ?? [];
    if (!(words instanceof BigUint64Array)) return;
    for (let place = 6; place < words.length; place += 8) if (words[place] > 50_000n) words[place] /= 10n;
  });
}
`;
const hurry = (/** @type {string} */ url) =>
  /^\/(?:dist\/)?worker(?:-[0-9a-f]{10})?\.js$/.test(url) ? HURRY : undefined;

/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

/** @type {{ sources: Server, page: Server, hurriedPage: Server }} */
let servers;

before(async () => {
  const serveAs = (/** @type {import("../../scripts/serve.mjs").Preface} */ preface) =>
    PUBLISHED ? serveSite(PUBLISHED, { preface }) : serve({ preface });
  const [sources, page, hurriedPage] = await Promise.all([serve(), serveAs(() => undefined), serveAs(hurry)]);
  servers = { sources, page, hurriedPage };
  browser = await openChromium();
});

after(async () => {
  await browser?.close();
  await Promise.all(Object.values(servers ?? {}).map((server) => server.close()));
});

/**
 * How a visit differs from the default: a first visit, on a large screen, in the light theme, without motion. A visitor of the room
 * for analysis has told it not to go on thinking, which would take the processor from all tests, and its clock goes faster.
 * @typedef {object} Visit
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [dark]
 * @property {boolean} [motion]
 * @property {boolean} [touch] with fingers
 * @property {boolean} [thinks] the engine goes on thinking in the room for analysis, and its clock goes as all others
 * @property {Record<string, unknown>} [settings] remembered from an earlier visit
 * @property {(page: Page) => Promise<unknown>} [prepare] before the page is opened
 * @property {string} [hash] what follows the page's address: a fragment or a query
 * @property {string} [locale] what the browser prefers
 * @property {boolean} [expectErrors] the console may hold errors
 * @property {boolean} [isHeld] the visit keeps the page from opening for now
 * @property {boolean} [isOwn] no other visit takes the page: what is changed of it later, such as its routes, outlives the visit
 * @property {boolean} [stays] nothing but a game, dialogs and what was copied is left of the visit: the next one like it, in the same room,
 *   begins another game on the page as it is
 * @property {boolean} [ofSources] the visit names a script of the sources: they are served, even where a published page is tried
 */

/** How many pages are kept: one for each kind of visit that the tests of a few files come back to. */
const MOST_KEPT = 4;
/** The pages of the last plain visits, for the next ones; that of the latest is the last. @type {{ page: Page, visit: Visit }[]} */
const kept = [];

/**
 * Takes the page that suits a plain visit best: one that it can begin on as it is, or else another, once there are enough.
 * @param {Visit} visit
 */
function takeKept(visit) {
  const alike = kept.findLastIndex((each) => isAlike(each.visit, visit));
  const spare = kept.findIndex((each) => !each.visit.stays);
  const oldest = kept.length < MOST_KEPT ? -1 : 0;
  const place = [alike, spare, oldest].find((each) => each >= 0);
  return place === undefined ? undefined : kept.splice(place, 1)[0];
}

/**
 * Opens the page, with nothing stored. The test fails at its end if the page wrote an error to the console.
 *
 * A visit that asks nothing special of the browser takes the page of an earlier one: as it is where both stay, or else emptied, which opens
 * in half the time.
 * @param {TestContext} t
 * @param {Visit} [visit]
 * @returns {Promise<Page>}
 */
export async function openPage(t, visit = {}) {
  const { prepare, hash = "", touch = false, locale = ENGLISH } = visit;
  const { expectErrors = false, isHeld = false, isOwn = false } = visit;
  const isPlain = !(prepare || touch || isOwn || locale !== ENGLISH);
  const last = isPlain ? takeKept(visit) : undefined;
  const page = last?.page ?? (await newPage(visit));
  /** @type {string[]} */
  const errors = [];
  t.after(async () => {
    const context = page.context();
    page.removeAllListeners();
    const isWhole = isPlain && Reflect.get(t, "passed") && context.pages().length === 1;
    if (isWhole && kept.length < MOST_KEPT) kept.push({ page, visit });
    else await context.close();
    if (!expectErrors) assert.deepEqual(errors, [], "the console has errors");
  });
  const isKept = last !== undefined && isAlike(last.visit, visit);
  const emptied = last && !isKept ? await empty(page, visit) : undefined;
  // Not before: what the page of the last visit does when it is left is no fault of this one.
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  if (isKept) {
    await beginAnew(page, visit);
    return page;
  }
  const settings = settingsOf(visit);
  const memory = settings && (await recall(page, { settings }));
  await prepare?.(page);
  await page.goto(serverOf(visit).url + hash);
  // The page is loaded before it has a language, and opens after that, or says why not.
  if (!isHeld) await page.locator("html[data-in], #boot").first().waitFor({ state: "attached" });
  await emptied?.dispose();
  if (isPlain) await memory?.dispose();
  return page;
}

/**
 * Where the page of a visit comes from. An engine that is to think for so long, or as long as one looks on, does so.
 * @param {Visit} visit
 */
function serverOf({ ofSources, thinks, settings }) {
  if (ofSources) return servers.sources;
  return thinks || settings?.strength === "time" ? servers.page : servers.hurriedPage;
}

/** @param {Visit} visit */
function settingsOf({ settings, hash = "", thinks = false }) {
  return hash.startsWith("?analyze") && !thinks ? { keepThinking: false, ...settings } : settings;
}

/** Whether a visit can begin on the page as the last one has left it. @param {Visit} last @param {Visit} visit */
function isAlike(last, visit) {
  const essence = (/** @type {Visit} */ one) => [
    one.stays,
    (one.hash ?? "").split("#")[0],
    windowOf(one),
    settingsOf(one),
    serverOf(one),
  ];
  return visit.stays === true && isDeepStrictEqual(essence(last), essence(visit));
}

/** Closes what is open on the page, and begins with another game. @param {Page} page @param {Visit} visit */
async function beginAnew(page, visit) {
  await lookLike(page, visit);
  await holds(async () => {
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("dialog[open], :popover-open").count(), 0);
  });
  // The start as a link of its own, which the address then leaves out.
  await page.evaluate((start) => location.assign(start), START);
  await page.waitForFunction(() => location.hash === "");
  await page.evaluate(
    (fragment) => {
      Reflect.get(window, "announcements").length = 0;
      /** @type {HTMLElement | null} */ (document.querySelector(".notice .close"))?.click();
      if (fragment) location.assign(fragment);
    },
    (visit.hash ?? "").replace(/^[^#]*/, ""),
  );
}

/** @param {Visit} visit @returns {{ viewport: ViewportSize, media: Media }} */
function windowOf({ width = 1280, height = 800, dark = false, motion = false }) {
  return {
    viewport: { width, height },
    media: { colorScheme: dark ? "dark" : "light", reducedMotion: motion ? "no-preference" : "reduce" },
  };
}

/** @param {Visit} visit @returns {Promise<Page>} in a fresh profile */
async function newPage(visit) {
  const { touch = false, locale = ENGLISH } = visit;
  const { viewport, media } = windowOf(visit);
  const context = await browser.newContext({
    viewport,
    ...media,
    locale,
    hasTouch: touch,
    isMobile: touch,
    permissions: ["clipboard-read", "clipboard-write"],
    // It would fetch the whole page for later visits. Its own tests are about it.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(noteAnnouncements);
  return page;
}

/**
 * Makes a page as a new one would be.
 * @param {Page} page
 * @param {Visit} visit that comes to it
 * @returns what is disposed when that visit has loaded the page
 */
async function empty(page, visit) {
  // What is written when the page is left is emptied, too.
  await page.goto("about:blank");
  const client = await page.context().newCDPSession(page);
  for (const { url } of Object.values(servers))
    await client.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  await client.detach();
  await lookLike(page, visit);
  // What a tab keeps is no part of that, and cannot be reached from here.
  return page.addInitScript(() => sessionStorage.clear());
}

/** Gives a page the window of a visit, and points at nothing. @param {Page} page @param {Visit} visit */
async function lookLike(page, visit) {
  const { viewport, media } = windowOf(visit);
  await page.mouse.move(-1, -1);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ ...media, media: null, contrast: null, forcedColors: null });
}

/**
 * Shows a page in another window. What a style decides needs no visit of its own for each size and theme.
 * @param {Page} page
 * @param {{ width: number, height: number, dark?: boolean }} window
 */
export async function showIn(page, { width, height, dark = false }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
}

/** Runs in the page: notes in `announcements` what a screen reader was given to read, as it may be replaced soon. */
function noteAnnouncements() {
  /** @type {string[]} */
  const announcements = [];
  Object.assign(window, { announcements });
  const note = () => announcements.push(document.querySelector("#announcer")?.textContent ?? "");
  document.addEventListener("DOMContentLoaded", () => {
    const region = document.querySelector("#announcer");
    if (region)
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * @param {Page} page
 * @param {Record<string, unknown>} memory what the page finds in its storage on the first load
 * @returns {Promise<Disposable>} forgets it for later loads
 */
export function recall(page, memory) {
  return page.addInitScript((text) => {
    if (localStorage.getItem("flipside") === null) localStorage.setItem("flipside", text);
  }, JSON.stringify(memory));
}
