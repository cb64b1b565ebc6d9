// A browser that darkens pages by itself, as Chromium's "Auto Dark Mode for Web Contents" does, leaves each disc its color.

/** @import { Browser, Page } from "playwright-core" */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { launchChromium } from "../../scripts/programs/browser.mjs";
import { serve, serveSite } from "../../scripts/serve.mjs";

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  const { FLIPSIDE_PAGE } = process.env;
  server = FLIPSIDE_PAGE ? await serveSite(FLIPSIDE_PAGE) : await serve();
  // The one without windows darkens nothing.
  browser = await launchChromium({ isWhole: true, args: ["--enable-features=WebContentsForceDark"] });
});

after(async () => {
  await browser?.close();
  await server?.close();
});

/** How light the middle of each place is on the screen, 0 to 255. @param {Page} page @param {readonly string[]} selectors */
async function lightness(page, selectors) {
  const boxes = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()));
  const picture = (await page.screenshot()).toString("base64");
  // Not on the page itself, whose policy lets it load nothing else.
  const reader = await browser.newPage();
  const found = await reader.evaluate(
    async ([png, places]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      return places.map((box) => {
        const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return Math.round((red + green + blue) / 3);
      });
    },
    /** @type {const} */ ([picture, boxes]),
  );
  await reader.close();
  return found;
}

/** @param {Page} page @param {string} where */
async function assertDiscs(page, where) {
  const [black, white] = await lightness(page, ["[data-square=f5]", "[data-square=d6]"]);
  assert.ok(black < 90, `${where}: a black disc is ${black} of 255 light`);
  assert.ok(white > 190, `${where}: a white disc is ${white} of 255 light`);
}

test("on a plain page white discs are white and black ones black", async () => {
  const page = await browser.newPage({ colorScheme: "dark" });
  const script = await readFile(new URL("../../dist/board.js", import.meta.url), "utf8");
  await page.setContent(
    '<p>Plain</p><othello-board position="f5d6c3d3c4" style="width: 400px"></othello-board>',
  );
  for (const discs of ["classic", "flat", "paper"]) {
    await page.evaluate(
      (value) => document.querySelector("othello-board")?.setAttribute("discs", value),
      discs,
    );
    if (discs === "classic") await page.addScriptTag({ content: script, type: "module" });
    await page.locator("[data-square=d6] .disc").waitFor();
    await assertDiscs(page, discs);
  }
  const [ground] = await lightness(page, ["p"]);
  assert.ok(ground < 90, "the browser darkens this page");
  await page.close();
});

test("on the page discs keep their colors in every theme, and the ground is that of the theme", async () => {
  for (const theme of ["auto", "light", "dark"]) {
    const page = await browser.newPage({ colorScheme: "dark" });
    await page.addInitScript((settings) => localStorage.setItem("flipside", JSON.stringify({ settings })), {
      theme,
    });
    await page.goto(`${server.url}#f5d6c3d3c4`);
    await page.locator("[data-square=c4] .disc").waitFor();
    await page.evaluate(() => {
      const ground = Object.assign(document.createElement("p"), { id: "ground" });
      ground.style.cssText =
        "position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; background: var(--paper)";
      document.body.append(ground);
    });
    await assertDiscs(page, theme);
    const [ground] = await lightness(page, ["#ground"]);
    assert.equal(ground > 128, theme === "light", `${theme}: its ground is ${ground} of 255 light`);
    await page.close();
  }
});
