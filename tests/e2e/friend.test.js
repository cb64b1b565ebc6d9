// Two people play by links alone, each in a browser of their own.

/** @import { Page } from "playwright-core" */
import { test } from "node:test";
import jsqr from "jsqr";
import { overflowing, violations } from "./audit.js";
import { openPage, showIn } from "./browser.js";
import { hand } from "./hand.js";
import { shows } from "./until.js";

/** White, who begins with a handicap, must pass after the eighth move. */
const TO_A_PASS = ["e3", "f3", "d6", "e2", "e1", "d1", "g3", "f1"];

/** Black takes everything in nine moves. */
const SHORTEST = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/** What a person does in a game with a friend. @param {Page} page */
function friend(page) {
  const link = page.locator("#friend-link");
  const message = page.locator(".game[data-rooms=friend] .message");
  return {
    message,
    link,
    /** Begins a game from the dialog. @param {{ color: string, start?: string }} choice @returns {Promise<void>} */
    async invite({ color, start = "usual" }) {
      await page.locator("#rooms [data-room=play]").click();
      await page.locator(".tools [data-action=new]").click();
      const form = page.locator("#new-game form");
      // What a friend is not asked for stops nothing.
      await form.getByText("Two people", { exact: true }).click();
      await form.locator("#new-seed").fill("abc");
      await form.getByText("A friend, by link").click();
      await form.locator("#new-own").fill("Ann");
      await form.locator("#new-guest").fill("Bob");
      await form.locator(`[name=color][value=${color}] + span`).click();
      await form.locator("#new-start").selectOption(start);
      await form.locator("[type=submit]").click();
      await page.locator("#friend").waitFor();
    },
    /** Makes a move that nobody has sent yet, and gives its link. @param {string} square @returns {Promise<string>} */
    async place(square) {
      // A link that was opened a moment ago may not be on the board yet.
      await page.locator(`#board [data-square=${square}][data-legal]`).click();
      await page.locator(`#board [data-square=${square}] .disc`).waitFor();
      return this.sent();
    },
    /** The link to send. */
    async sent() {
      await link.waitFor();
      return link.inputValue();
    },
    /** @param {string} address opened as from a message */
    async open(address) {
      await page.goto(address);
      await page.locator("#friend").waitFor();
    },
    /** @param {string | RegExp} expected */
    reads: (expected) => message.filter({ hasText: expected }).waitFor(),
  };
}

/** What a camera reads in the code that is shown. @param {Page} page */
async function scanned(page) {
  const picture = await page.locator("#friend .code svg").screenshot();
  const { data, width, height } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      if (!pen) throw new Error("the browser has no canvas");
      pen.drawImage(bitmap, 0, 0);
      const pixels = pen.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...pixels.data], width: bitmap.width, height: bitmap.height };
    },
    [...picture],
  );
  // Typed as a module of its own kind, which Node reads as a function.
  const read = /** @type {typeof jsqr.default} */ (/** @type {unknown} */ (jsqr));
  return read(new Uint8ClampedArray(data), width, height, { inversionAttempts: "dontInvert" })?.data;
}

/** Tests that nothing of what the engine thinks is there. @param {Page} page */
async function testSilence(page) {
  await shows(() => page.locator("#engine:visible, .tools [data-action]:visible").count(), 0);
  await shows(async () => (await page.locator("#board .value").allTextContents()).join(""), "");
}

test("two browsers play whole games by links alone, and the engine says nothing until they are over", async (t) => {
  const [one, other] = [await openPage(t), await openPage(t, { width: 390, height: 844, dark: true })];
  const [ann, bob] = [friend(one), friend(other)];

  // A handicap, a pass, a resignation: White begins.
  await hand(one).turn();
  await ann.invite({ color: "white", start: "4" });
  await ann.reads("Your turn");
  await shows(() => violations(one), []);
  // What these keys ask for elsewhere has the time of several moves to appear.
  for (const key of ["t", "v"]) await one.locator("#board").press(key);
  /** @type {(typeof ann)[]} */
  let [mover, waiting] = [ann, bob];
  for (const square of TO_A_PASS) {
    const link = await mover.place(square);
    await waiting.open(link);
    [mover, waiting] = [waiting, mover];
  }
  await bob.reads("Ann must pass: your turn again");
  await ann.reads("Waiting for Bob");
  await testSilence(one);
  await shows(() => one.locator("#board .cell[data-legal]").count(), 0);
  await other.getByRole("button", { name: "Take back" }).click();
  await bob.reads("Your turn");
  await bob.place("f1");
  await other.locator("#board .cell[data-legal]").first().click();
  const long = await bob.sent();
  await shows(() => violations(other), []);
  await shows(() => overflowing(other), []);

  // Links that are not whole, and old ones, change nothing.
  const before = await ann.message.textContent();
  await ann.open(long.slice(0, -1));
  await one.getByText("This link is incomplete. Ask for it again.").waitFor();
  await shows(() => ann.message.textContent(), before);
  await ann.open(long);
  await ann.reads("Your turn");
  await ann.open(`${long.split("#")[0]}#`);
  await other.getByRole("button", { name: "QR code" }).click();
  await other.locator("#friend .code svg").waitFor();
  await shows(() => scanned(other), long);
  await showIn(other, { width: 390, height: 844 });
  await shows(() => scanned(other), long, "in the light theme as well");

  // The game is among one's own, and says whose turn it is.
  await one.locator("#rooms [data-room=play]").click();
  await hand(one).press("load");
  await one.locator("#load [data-action=games]").click();
  await one.locator("#games li", { hasText: "your turn" }).getByRole("button", { name: "Open" }).click();
  await ann.reads("Your turn");
  await one.getByRole("button", { name: "Resign" }).click();
  await ann.reads("You resigned");
  await bob.open(await ann.sent());
  await bob.reads("Ann resigned");

  // An opening by lot, and a draw that is agreed.
  await ann.invite({ color: "black", start: "dealt" });
  await shows(() => one.locator("#board .disc").count(), 12);
  await one.locator("#board .cell[data-legal]").first().click();
  await one.getByText("Offer a draw with this move").click();
  await bob.open(await ann.sent());
  await other.getByText("Ann offers a draw.").waitFor();
  await other.getByRole("button", { name: "Accept the draw" }).click();
  await bob.reads("Draw by agreement");
  await ann.open(await bob.sent());
  await ann.reads("Draw by agreement");

  // To the last disc.
  await ann.invite({ color: "black" });
  [mover, waiting] = [ann, bob];
  for (const square of SHORTEST) {
    await waiting.open(await mover.place(square));
    [mover, waiting] = [waiting, mover];
  }
  await ann.reads("You win, 64–0");
  await bob.reads("Ann wins, 64–0");
  // What nobody has sent is not over.
  await shows(() => one.getByRole("button", { name: "Rematch" }).isVisible(), false);
  await one.getByRole("button", { name: "Copy the link" }).first().click();
  await one.getByRole("button", { name: "Rematch" }).click();
  await ann.reads("Now send the link to Bob");
  await other.getByRole("button", { name: "Review the game" }).click();
  await other.locator("#coach").waitFor();
  await shows(() => other.locator("#score .name").allTextContents(), ["Ann", "Bob"]);
});
