// What happens at the first visit to the published page, until it can be played on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage, publish } from "./publish.js";
import { shows } from "./until.js";

const site = publish();

test("on a phone nothing that a script makes is larger than what the HTML shows, moves it, or has it change slowly", async (t) => {
  const { page } = await freshPage(t, {
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  await page.addInitScript(() => {
    const noted = /** @type {any} */ (window);
    noted.largest = [];
    noted.moved = [];
    const note = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    note("largest-contentful-paint", ({ element }) => noted.largest.push(element?.className));
    note("layout-shift", ({ sources }) => {
      for (const { node } of sources) noted.moved.push(node?.outerHTML?.slice(0, 80));
    });
    // A frame that the board loses again moves it, where the browser draws in between.
    noted.framed = 0;
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === "data-frame") noted.framed += 1;
      setAttribute.call(this, name, value);
    };
    noted.changed = [];
    addEventListener("transitionrun", ({ target, propertyName }) => {
      noted.changed.push(`${propertyName} of ${/** @type {Element} */ (target).outerHTML.slice(0, 80)}`);
    });
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
  await page.goto(site.server.url, { waitUntil: "commit" });
  const largest = () => page.evaluate(() => /** @type {any} */ (window).largest);
  await page.waitForFunction(() => /** @type {any} */ (window).largest.includes("about"));
  const before = await largest();
  release?.();
  await page.locator("html[data-in]").waitFor();
  await page.locator("#status .message").filter({ hasText: /./ }).waitFor();
  await page.locator(".opponent-card .face").waitFor();
  await shows(largest, before);
  await shows(() => page.evaluate(() => /** @type {any} */ (window).moved), []);
  await shows(() => page.evaluate(() => /** @type {any} */ (window).changed), []);
  await shows(() => page.evaluate(() => /** @type {any} */ (window).framed), 0);
});

test("a first visit asks for few files, and no part that it does not need, makes no format of numbers, and measures nothing before it is open", async (t) => {
  const { page } = await freshPage(t, { serviceWorkers: "block" });
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
    // What is measured is laid out at once, and again when it is drawn.
    noted.measured = [];
    for (const [kind, names] of /** @type {const} */ ([
      [Element, ["clientHeight", "clientWidth", "scrollHeight", "scrollTop"]],
      [HTMLElement, ["offsetHeight", "offsetTop", "offsetWidth"]],
    ])) {
      for (const name of names) {
        const { get, ...others } = Object.getOwnPropertyDescriptor(kind.prototype, name) ?? {};
        Object.defineProperty(kind.prototype, name, {
          ...others,
          get() {
            if (!document.documentElement.dataset.in) noted.measured.push(name);
            return get?.call(this);
          },
        });
      }
    }
  });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
  await page.goto(site.server.url, { waitUntil: "networkidle" });
  await page.locator("html[data-in]").waitFor();
  assert.ok(asked.some((file) => file.startsWith("page-")));
  const needless =
    /^(book|formats|library|puzzles|openings|room|sheet|dialog|list|editor|de|es|fr|ja|zh|language)[-.]/;
  assert.deepEqual(
    asked.filter((file) => needless.test(file)),
    [],
  );
  await shows(
    async () => asked.flatMap((file) => /^(.+?)(?:-[0-9a-f]{10})?\.js$/.exec(file)?.[1] ?? []).sort(),
    ["boot", "engine", "later", "opening-names", "page", "rolldown-runtime", "start", "worker"],
    "a part that is always loaded is missing in the list of the bundler",
  );
  await shows(() => page.evaluate(() => /** @type {any} */ (window).formats), 0);
  await shows(() => page.evaluate(() => /** @type {any} */ (window).measured), []);
});
