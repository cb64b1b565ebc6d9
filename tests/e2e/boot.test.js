import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

/** @import { Page } from "playwright-core" */

/** Lets the time pass after which a page that is loaded should have started. @param {Page} page whose clock is installed */
async function waitForTheStart(page) {
  await page.waitForLoadState("load");
  await page.clock.fastForward(5000);
}

for (const missing of ["start.js", "state/store.js"]) {
  test(`where ${missing} is missing, the page says so in the language of the address, and hides no words`, async (t) => {
    const page = await openPage(t, {
      hash: "?lang=fr",
      locale: "ja-JP",
      prepare: async (page) => {
        await page.clock.install();
        await page.route(`**/${missing}`, (route) => route.fulfill({ status: 404 }));
      },
      expectErrors: true,
      isHeld: true,
      ofSources: true,
    });
    await waitForTheStart(page);
    await page.locator("#boot:lang(fr)").filter({ hasText: "Rechargez-la" }).waitFor();
    await shows(() => page.locator("html[data-awaited]").count(), 0);
  });
}

test("a page that cannot start speaks the chosen language, else the browser's", async (t) => {
  const prepare = async (/** @type {Page} */ page) => {
    await page.clock.install();
    await page.route("**/start.js", (route) => route.fulfill({ status: 404 }));
  };
  const visit = { locale: "zh-HK", prepare, expectErrors: true, isHeld: true, ofSources: true };
  const chosen = await openPage(t, { ...visit, settings: { language: "de" } });
  await waitForTheStart(chosen);
  await chosen.locator("#boot:lang(de)").filter({ hasText: "Lade die Seite neu" }).waitFor();
  const automatic = await openPage(t, { ...visit, settings: { language: "auto" } });
  await waitForTheStart(automatic);
  await automatic.locator("#boot:lang(zh-Hant)").filter({ hasText: "請重新載入" }).waitFor();
});

test("a page that is opened as a file says that it needs a server", async (t) => {
  const page = await openPage(t, { expectErrors: true, locale: "de-DE" });
  await page.goto(new URL("../../www/index.html", import.meta.url).href);
  await page.locator("#boot:lang(de)").filter({ hasText: "nur von einem Webserver" }).waitFor();
});

test("a frame that allows too little is told which permission is missing, and one that allows enough has the board", async (t) => {
  const page = await openPage(t, { expectErrors: true });
  const address = `${page.url()}?embed#f5d6`;
  const openFrame = (/** @type {string} */ sandbox) =>
    page.setContent(`<iframe sandbox="${sandbox}" src="${address}" width="420" height="570"></iframe>`);
  const frame = page.frameLocator("iframe");
  await openFrame("allow-scripts");
  await frame.locator("#boot").filter({ hasText: "allow-same-origin is missing" }).waitFor();
  await openFrame("allow-scripts allow-same-origin");
  await frame.locator("#moves [data-ply='2'][aria-current]").waitFor();
  await shows(() => frame.locator("#boot").count(), 0);
});

test("where the page starts, nothing is said", async (t) => {
  const page = await openPage(t, {
    settings: { side: "both" },
    prepare: (page) => page.clock.install(),
  });
  await page.clock.resume();
  await hand(page).turn();
  await page.waitForLoadState("load");
  await page.clock.fastForward(10_000);
  await shows(() => page.locator("#boot").count(), 0);
});

test("what was said of a page that only starts late is taken back", async (t) => {
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const page = await openPage(t, {
    prepare: async (page) => {
      await page.clock.install();
      await page.route("**/main.js", (route) => held.then(() => route.continue()));
    },
    isHeld: true,
    ofSources: true,
  });
  await page.clock.resume();
  await waitForTheStart(page);
  await page.locator("#boot").waitFor();
  release();
  await hand(page).turn();
  await page.locator("#boot").waitFor({ state: "detached" });
});

/**
 * What can be wrong with the engine, and what the person is told.
 * @type {[string, (page: import("playwright-core").Page) => Promise<unknown>, RegExp][]}
 */
const FAILURES = [
  [
    "its calls are missing",
    (page) => page.route("**/{slim,engine}{,-*}.js", (route) => route.abort()),
    /could not be started/,
  ],
  [
    "there is no WebAssembly",
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly")),
    /Update it or try another/,
  ],
  [
    "there is no WebAssembly with SIMD",
    (page) =>
      page.addInitScript(() => {
        const refuse = () => Promise.reject(new WebAssembly.CompileError("no SIMD"));
        Object.assign(WebAssembly, { validate: () => false, compile: refuse, compileStreaming: refuse });
      }),
    /Update it or try another/,
  ],
  [
    "workers are blocked",
    (page) =>
      page.addInitScript(() => {
        Reflect.set(window, "Worker", function Worker() {
          throw new DOMException("blocked", "SecurityError");
        });
      }),
    /could not be started|cannot run/,
  ],
];

for (const [name, prepare, told] of FAILURES) {
  test(`when the engine cannot be had since ${name}, that is told in plain words, and two people play`, async (t) => {
    const page = await openPage(t, { prepare, expectErrors: true });
    const notice = page.locator(".notice[data-kind=error]");
    await notice.filter({ hasText: told }).filter({ hasText: "Two people can still play." }).waitFor();
    const { place } = hand(page);
    await place("f5");
    await place("d6");
    await place("c3");
  });
}

/** The storage of a browser is full. @param {import("playwright-core").Page} page */
function fillStorage(page) {
  return page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("full", "QuotaExceededError");
        },
      });
    }
  });
}

test("where nothing can be stored, a game is played", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6", prepare: fillStorage });
  await hand(page).atPly(2);
  await hand(page).place("c3");
});

test("where a game cannot be stored, that is told once, with what to do", async (t) => {
  const page = await openPage(t, {
    prepare: async (page) => {
      await fillStorage(page);
      await page.clock.install();
    },
  });
  await page.clock.resume();
  const { turn, place } = hand(page);
  await turn();
  await place("f5");
  const notice = page.locator(".notice");
  await notice.filter({ hasText: "storage is full or blocked" }).filter({ hasText: "Share" }).waitFor();
  await notice.locator(".close").click();
  await notice.waitFor({ state: "detached" });
  await turn();
  await page.locator("#board [data-legal]").first().click();
  await turn();
  await page.clock.fastForward(10_000);
  await shows(() => notice.count(), 0);
});
