// A walk through the whole page, on one visit.

/** @import { Page } from "playwright-core" */

const GAME = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

/** What a person sees one after another, and how one comes there. @type {Record<string, (page: Page) => Promise<unknown>>} */
export const STATES = {
  "the page": async () => {},
  "the settings": (page) => page.locator("[popovertarget=settings]").first().click(),
  "a new game": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".tools [data-action=new]").click();
    await page.locator("#new-game").waitFor();
  },
  help: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=help]").click();
    await page.locator("#help").waitFor();
  },
  "what can be loaded": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=load]").click();
    await page.locator("#load").waitFor();
  },
  "the past games": async (page) => {
    await page.locator("#load [data-action=games]").click();
    await page.locator("#games").waitFor();
  },
  "a position of one's own": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=load]").click();
    await page.locator("#load [data-action=edit]").click();
    await page.locator("#editor").waitFor();
  },
  "what can be shared": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=share]").click();
    await page.locator("#share[open] details").evaluate((more) => more.setAttribute("open", ""));
  },
  "what can be saved": async (page) => {
    await page.locator("#share [data-action=export]").click();
    await page.locator("#export").waitFor();
  },
  analysis: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-room=analyze]").click();
    await page.locator("#engine .lines li").first().waitFor();
    await page.locator("#engine summary").click();
    await page.locator("#explorer summary").click();
    await page.locator("#explorer [data-line]").first().waitFor();
  },
  "my games": async (page) => {
    await page.locator("#explorer .sources label").nth(2).click();
    await page.locator("#explorer .of-position .primary").click();
    await page.locator("#collection .empty").waitFor();
    await page
      .locator("#collection input[type=file]")
      .first()
      .setInputFiles([
        { name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(`${GAME}\n${GAME.slice(0, 20)}`) },
      ]);
    await page.locator("#collection .body [role=row]").first().waitFor();
  },
  "a review": async (page) => {
    await page.keyboard.press("Escape");
    await page.evaluate((moves) => {
      location.hash = moves;
    }, GAME);
    await page.locator("[data-action=review]").click();
    await page.locator("[role=tab][aria-controls=numbers]").click();
    await page.locator("#report .summary").waitFor();
  },
  training: async (page) => {
    await page.locator("[data-room=train]").click();
    await page.locator("#train .themes button").first().waitFor();
  },
  "a puzzle": async (page) => {
    await page.locator("#today > .primary").click();
    await page.locator("#puzzle[data-phase=open]").waitFor();
    await page.locator("#puzzle .row button").first().click();
  },
  lessons: async (page) => {
    await page.locator("[data-room=learn]").click();
    await page.locator("#learn .chapters").first().waitFor();
  },
  "a lesson": async (page) => {
    await page.locator("#learn .chapters button").nth(1).click();
    await page.locator("#learn .task").waitFor();
  },
};
