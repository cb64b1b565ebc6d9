/** @import { Download, Page } from "playwright-core" */
import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";

const OPEN = "#board [data-open] .cell[data-legal]";

/** What follows the address of the page for a game that no opening book knows, with black to move: there the engine has to think. */
export const OFF_BOOK = `#X${"-".repeat(26)}OX------XO${"-".repeat(27)}X/`;

/**
 * The actions of a person on the page, and the changes that the person waits for.
 * @param {Page} page
 */
export function hand(page) {
  const message = page.locator("#status .message");

  return {
    /** Waits until the person can place a disc, and returns where. @returns {Promise<string[]>} */
    async turn() {
      await page.locator(OPEN).first().waitFor();
      return squares(page, OPEN);
    },

    /** Waits until the person can place a disc or the game is over, and returns where; no square if it is over. */
    async turnOrEnd() {
      await page.locator(`${OPEN}, #status[data-over]`).first().waitFor({ state: "attached" });
      return squares(page, OPEN);
    },

    /** @param {string} square clicked, and waited for until its disc is there */
    async place(square) {
      await page.locator(`#board [data-square=${square}]`).click();
      await page.locator(`#board [data-square=${square}] .disc`).waitFor();
    },

    /** @param {string} name of a button under the board or beside the moves */
    async press(name) {
      // A new game is offered beside the board and by the card of the opponent.
      await page.locator(`[data-action=${name}]`).first().click();
    },

    /** Opens the sheet that shares, with all of its ways in view. */
    async share() {
      await page.locator("[data-action=share]").first().click();
      await page.locator("#share[open] details").evaluate((more) => more.setAttribute("open", ""));
    },

    /** Waits until the page hears what is pasted and dropped on it, which is loaded last. */
    listens: () => listens(page),

    /** Pastes a text on the page. @param {string} text */
    async paste(text) {
      await listens(page);
      await page.evaluate((given) => navigator.clipboard.writeText(given), text);
      await page.keyboard.press("Control+v");
    },

    /** Begins another game, as the last one was begun. */
    async newGame() {
      await page.locator(".tools [data-action=new]").click();
      await page.locator("#new-game [type=submit]").click();
    },

    /** @param {string} game text, put on the board through the dialog */
    async load(game) {
      await page.locator("[data-action=load]").click();
      await page.locator("#load-text").fill(game);
      await page.locator("#load [value=load]").click();
      await page.locator("#load").waitFor({ state: "hidden" });
    },

    /** @param {string | RegExp} expected waits until the sentence about the game holds it; a result stands in its place */
    async reads(expected) {
      await message.filter({ hasText: expected }).waitFor({ state: "attached" });
    },

    /** @param {string} expected waits until a screen reader was given this to read, now or before */
    async hears(expected) {
      const isHeard = (/** @type {string} */ text) => Reflect.get(window, "announcements").includes(text);
      await page.waitForFunction(isHeard, expected);
    },

    /** @param {number} expected waits until so many moves are played */
    async atPly(expected) {
      // Before the first move the opponent stands in the place of the moves.
      await page.locator(`#moves[data-at="${expected}"]`).waitFor({ state: "attached" });
    },

    /** Whether the present move is in view in the list. */
    isPresentShown() {
      return page.locator("#moves").evaluate((list) => {
        const [box, present] = [list, list.querySelector("[aria-current]")].map((element) =>
          element?.getBoundingClientRect(),
        );
        return (
          box &&
          present &&
          present.top >= box.top &&
          present.bottom <= box.bottom &&
          present.left >= box.left &&
          present.right <= box.right
        );
      });
    },

    /** The moves in the list, those taken back included. */
    moves() {
      return page.locator("#moves li b").allTextContents();
    },

    /** The 64 squares as drawn, of `-XO`, a1 first. */
    board() {
      return page.locator(".cell").evaluateAll((cells) =>
        cells
          .map((cell) => cell.querySelector(".disc")?.getAttribute("data-color"))
          .map((color) => (color === "black" ? "X" : color === "white" ? "O" : "-"))
          .join(""),
      );
    },

    /** Opens the settings, where they are not open yet. */
    async openSettings() {
      const panel = page.locator("#settings");
      if (!(await panel.isVisible())) await page.locator(".settings-button").click();
      await panel.waitFor();
    },

    /** @param {string} selector of an element that has the focus, or fails; in the board or outside */
    async hasFocus(selector) {
      const focused = await page.evaluate((wanted) => {
        const outer = document.activeElement;
        return [outer, outer?.shadowRoot?.activeElement].some((element) => element?.matches(wanted));
      }, selector);
      assert.equal(focused, true, `${selector} should have the focus`);
    },
  };
}

/** @param {Page} page */
async function listens(page) {
  await page.waitForFunction(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "f5");
    const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(over);
  });
}

/** What a person saved, whatever process the browser belongs to. @param {Download} download @returns {Promise<Buffer>} */
export async function bytesOf(download) {
  return buffer(await download.createReadStream());
}

/**
 * Lets time pass twenty times as fast for what a page leaves to be seen for a moment, such as a reply: a whole game has sixty.
 * @param {Page} page not opened yet
 */
export function hurry(page) {
  return page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (/** @type {() => void} */ then, milliseconds = 0) => setTimeout(then, milliseconds / 20),
    });
  });
}

/**
 * @param {Page} page
 * @param {string} selector of cells
 * @returns {Promise<string[]>}
 */
function squares(page, selector) {
  return page
    .locator(selector)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-square") ?? ""));
}
