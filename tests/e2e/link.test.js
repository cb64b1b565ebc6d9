import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { BOTH, openPage } from "./browser.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** @param {import("playwright-core").Page} page @param {string} expected */
const atFragment = (page, expected) =>
  page.waitForFunction((hash) => location.hash === hash, expected === "" ? "" : `#${expected}`);

test("the address holds the game and the place in it, and opens both elsewhere", async (t) => {
  const page = await openPage(t, BOTH);
  const { place, press, turn } = hand(page);
  await turn();
  const visits = await page.evaluate(() => history.length);
  for (const square of ["f5", "d6", "c3"]) await place(square);
  await atFragment(page, "f5d6c3");
  await press("undo");
  await atFragment(page, "f5d6c3.2");
  await shows(() => page.evaluate(() => history.length), visits, "moves fill the history");

  const other = await openPage(t, { ...BOTH, hash: new URL(page.url()).hash });
  const there = hand(other);
  await there.atPly(2);
  await shows(() => there.moves(), ["f5", "d6", "c3"]);
});

test("a link to a branch opens the game with it, at the same place", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3d3c4" });
  const { place, atPly } = hand(page);
  await atPly(5);
  await page.locator("#moves [data-ply='2']").click();
  await atPly(2);
  await place("c4");
  await atFragment(page, "f5d6c4~2c3d3c4");
  const { search, hash } = new URL(page.url());
  const other = await openPage(t, { hash: search + hash });
  await other.locator("#moves .branch [aria-current]").filter({ hasText: "c4" }).waitFor();
  await hand(other).atPly(3);
  await other.locator("#moves [data-ply='5']").click();
  await atFragment(other, "f5d6c3d3c4");
});

test("a link that is followed on the open page brings its game, and the last one can be brought back", async (t) => {
  const page = await openPage(t, BOTH);
  const { place, turn, atPly, moves } = hand(page);
  await turn();
  await place("d3");
  await page.evaluate(() => location.assign("#f5f6e6f4"));
  await atPly(4);
  await shows(moves, ["f5", "f6", "e6", "f4"]);
  await page.locator(".notice .offer").click();
  await atFragment(page, "d3");
});

test("a link without a game says so and keeps the game", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#a1a2" });
  await page.locator(".notice").filter({ hasText: "no game" }).waitFor();
  await hand(page).turn();
  await holds(async () => assert.match(await hand(page).board(), /XO/));
});

test("a link that breaks off opens up to there and says where; what others put behind it does no harm", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#F5D6C3&utm_source=mail" });
  const { atPly, moves } = hand(page);
  await atPly(3);
  await atFragment(page, "f5d6c3");
  await shows(() => page.locator(".notice").count(), 0);
  const other = await openPage(t, { ...BOTH, hash: "#f5d6c" });
  await other.locator(".notice").filter({ hasText: "breaks off after move 2." }).waitFor();
  await hand(other).atPly(2);
  // A pasted one as well.
  await hand(page).paste("<https://example.org/flipside/#f5f6e6f4g5a1>.");
  await page.locator(".notice").filter({ hasText: "breaks off after move 5." }).waitFor();
  await atPly(5);
  await shows(moves, ["f5", "f6", "e6", "f4", "g5"]);
});

/** Opens the sheet of a browser that has none of its own. @param {import("playwright-core").Page} page */
async function openSheet(page) {
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await hand(page).share();
}

test("Share copies the link where there is no sheet for sharing", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5d6" });
  await hand(page).atPly(2);
  await openSheet(page);
  await page.locator("#share [value=link]").click();
  await page.locator(".notice").filter({ hasText: "Link copied" }).waitFor();
  await holds(async () => assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#f5d6$/));
});

test("a link brings names, a comment and a variation to a fresh page, and a damaged one changes nothing", async (t) => {
  const page = await openPage(t, { hash: "?analyze" });
  await hand(page).turn();
  await hand(page).paste("(;GM[2]PB[Ann]PW[Łukasz];B[f5];W[d6]C[A good reply](;B[c3];W[d3])(;B[c4]))");
  await atFragment(page, "f5d6c3d3");
  await openSheet(page);
  await shows(() => page.locator("#share .missing").textContent(), "");
  await page.locator("#share [value=link]").click();
  await page.locator(".notice").filter({ hasText: "Link copied" }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assert.match(link.hash, /^#=[\w-]+$/);
  const hash = link.search + link.hash;

  const damaged = await openPage(t, { hash: hash.slice(0, -5) });
  await damaged.locator(".notice").filter({ hasText: "no game" }).waitFor();
  await holds(async () => assert.deepEqual(await hand(damaged).moves(), []));

  const other = await openPage(t, { hash });
  await atFragment(other, "f5d6c3d3");
  await other.locator("#moves .branch").filter({ hasText: "c4" }).waitFor();
  await other.getByText("Łukasz").first().waitFor();
  await openSheet(other);
  await other.locator("#share [data-action=export]").click();
  await other.locator("#export[open]").waitFor();
  const written = await other.locator("#export textarea").inputValue();
  assert.match(written, /C\[A good reply\]/);

  // Pasted, it opens as well.
  const pasted = await openPage(t, { hash: "?analyze" });
  await hand(pasted).turn();
  await hand(pasted).paste(link.href);
  await atFragment(pasted, "f5d6c3d3");
  await pasted.getByText("Łukasz").first().waitFor();
});

test("what a link has no room for is named before it is copied, with the file beside it", async (t) => {
  const page = await openPage(t, { hash: "?analyze" });
  await hand(page).turn();
  const comment = Array.from({ length: 900 }, (_, at) => (at * at * 7919).toString(36)).join(" ");
  await hand(page).paste(`(;GM[2]PB[Ann]PW[Bob];B[f5];W[d6]C[${comment}];B[c3])`);
  await atFragment(page, "f5d6c3");
  await openSheet(page);
  await page.locator("#share .missing").filter({ hasText: "no room in the link for: comments" }).waitFor();
  await page.locator("#share [data-action=export]").waitFor();
  await page.locator("#share [value=link]").click();
  await page.locator(".notice").filter({ hasText: "Link copied" }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assert.ok(link.href.length <= 2000);
  const other = await openPage(t, { hash: link.search + link.hash });
  await atFragment(other, "f5d6c3");
  await other.getByText("Bob").first().waitFor();
});

test("a text that another program shares goes on the board, once", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?text=f5d6c3d3" });
  const { atPly } = hand(page);
  await atPly(4);
  await atFragment(page, "f5d6c3d3");
  await shows(async () => new URL(page.url()).search, "");
});

test("a link with a text in another language brings the text, and keeps the language", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?text=f5d6c3d3&lang=fr" });
  await hand(page).atPly(4);
  await page.waitForFunction(() => location.search === "?lang=fr");
  await page.reload();
  await hand(page).atPly(4);
  await shows(() => page.getAttribute("html", "lang"), "fr");
});

test("a file that is opened with the installed page goes on the board", async (t) => {
  const page = await openPage(t, {
    ...BOTH,
    prepare: (page) =>
      page.addInitScript(() => {
        const handle = { getFile: async () => new File(["(;GM[2]PB[Ann];B[f5];W[d6];B[c3])"], "game.sgf") };
        const setConsumer = (/** @type {(launch: object) => void} */ consume) => consume({ files: [handle] });
        Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
      }),
  });
  await hand(page).atPly(3);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("the board is saved as a picture in pixels and as a drawing", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5d6" });
  await hand(page).atPly(2);
  await openSheet(page);
  for (const [way, start] of /** @type {const} */ ([
    ["png", "\x89PNG"],
    ["svg", "<svg"],
  ])) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(`#share [value=${way}]`).click(),
    ]);
    assert.equal(download.suggestedFilename(), `othello.${way}`);
    const bytes = await bytesOf(download);
    assert.equal(bytes.toString("latin1", 0, start.length), start);
    assert.ok(way === "svg" || bytes.readUInt32BE(16) === 1200, "so many pixels wide");
  }
});

test("the picture is copied, with what stands on the board and the numbers of the moves where that is wanted", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?analyze#f5d6c3" });
  await hand(page).atPly(3);
  await page.locator("#board .value:not(:empty)").first().waitFor();
  await openSheet(page);
  const texts = () => page.locator("#share .preview text").count();
  const plain = await texts();
  await page.locator("#share .switch:has([name=numbers])").click();
  await shows(async () => (await texts()) - plain, 3, "one number for each move");
  await page.locator("#share .switch:has([name=values])").click();
  await holds(async () => assert.ok((await texts()) > plain + 3, "values stand in Analyze as well"));
  for (const name of ["drawings", "told"])
    await shows(() => page.locator(`#share [name=${name}]`).isVisible(), false, "there are none");
  await page.locator("#share [value=picture]").click();
  await page.getByText("Picture copied.").waitFor();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const { width } = await createImageBitmap(await item.getType("image/png"));
    return width;
  });
  assert.equal(copied, 1200);
});

test("a game is saved as an animated picture that shows each move", async (t) => {
  const page = await openPage(t, { ...BOTH, stays: false, hash: "#f5d6c3" });
  await hand(page).atPly(3);
  await page.locator("#board [data-square=a1]").press("Shift+F");
  await openSheet(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#share [value=gif]").click(),
  ]);
  assert.equal(download.suggestedFilename(), "othello.gif");
  const base64 = (await bytesOf(download)).toString("base64");
  /** What lies on each square in each image: looked at beside the mark of the last move. */
  const boards = await page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const { ImageDecoder } = /** @type {any} */ (window);
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const images = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const discAt = (/** @type {number} */ square) => {
        // The board is flipped: h8 stands in the upper left.
        const [x, y] = [(63 - square) % 8, (63 - square) >> 3].map((place) => 27 + place * 60 + 42);
        // The names and the opening stand above it.
        const green = pixels[4 * ((y + canvas.height - canvas.width) * canvas.width + x) + 1];
        return green > 190 ? "O" : green < 100 ? "X" : "-";
      };
      images.push(Array.from({ length: 64 }, (_, square) => discAt(square)).join(""));
    }
    return images;
  }, base64);
  const game = Game.parse("f5d6c3");
  assert.deepEqual(
    boards.filter((_, index) => index % 4 === 0),
    [0, 1, 2, 3].map((ply) => game.at(ply).board),
    "three images of turning discs before each",
  );
});

test("another page shows the game in a frame: without the engine, and without a trace in what is kept", async (t) => {
  const page = await openPage(t, { ...BOTH, stays: false, hash: "#f5d6c3" });
  await hand(page).atPly(3);
  const kept = await page.evaluate(() => localStorage.getItem("flipside"));
  await openSheet(page);
  await page.locator("#share [value=embed]").click();
  await page.locator(".notice").filter({ hasText: "Copied" }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), code);
  const frame = page.frameLocator("iframe");
  await frame.locator("#moves [data-ply='3'][aria-current]").waitFor();
  await frame.locator("[data-square=d3]").click();
  await frame.locator("#moves [data-ply='4'][aria-current]").waitFor();
  await holds(async () =>
    assert.match(String(await frame.locator("a.open").getAttribute("href")), /#f5d6c3d3$/),
  );
  await shows(async () => page.workers().length, 1, "one engine, that of the page around it");
  await shows(() => frame.locator("#look").isVisible(), false, "there is no engine to look at");
  await shows(() => page.evaluate(() => localStorage.getItem("flipside")), kept);
});

test("a frame of the usual size shows board, letters, players and moves, from the first position on", async (t) => {
  for (const hash of ["?embed", "?embed#f5d6c3"]) {
    const page = await openPage(t, { width: 420, height: 570, hash });
    await hand(page).turn();
    await page.locator("a.open").waitFor();
    await holds(async () =>
      assert.ok(await page.locator("#board .files").isVisible(), "the letters stand beside the squares"),
    );
    await holds(async () => assert.ok(await page.locator("#moves").isVisible()));
    for (const part of [".opponent-card", "[data-action=resign]"])
      await shows(() => page.locator(part).isVisible(), false, `${part} with ${hash}`);
    await holds(async () => {
      const hidden = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.equal(hidden, 0, "all of it is in view");
    });
  }
});
