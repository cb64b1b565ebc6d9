// What a person does while the tasks of the page are measured.

import { randomGame } from "../../tests/node/games.js";

/** @import { Locator, Page } from "playwright-core" */

/**
 * @typedef {object} Doing
 * @property {string} name what one does, behind "while one"
 * @property {string} [hash] what follows the page's address
 * @property {Record<string, unknown>} [settings] remembered from an earlier visit
 * @property {boolean} [isOpening] whether opening the page is part of it
 * @property {string} [copied] what the clipboard holds
 * @property {(page: Page) => Promise<unknown>} steps
 */

const GAME = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";
/** A balanced game to 24 empty squares. */
const ENDGAME = "d3c3c4e3d2b4f4f3f5f6b3b5a5e6c5d1g4g5c2b6c6d6c7a6f2e2g6c1e1f1d7c8f7e8d8a3";

/** @type {readonly Doing[]} */
export const DOINGS = [
  { name: "opens the page", isOpening: true, steps: async (page) => turn(page) },
  { name: "opens a game in analysis", hash: `?analyze#${GAME}`, isOpening: true, steps: depth },
  {
    name: "plays against the engine",
    settings: { side: "black", strength: "level", level: 5 },
    steps: async (page) => {
      for (let move = 0; move < 10; move += 1) await (await turn(page)).click();
    },
  },
  {
    name: "lets the engine think, its figures shown",
    hash: `#X${"-".repeat(26)}OX------XO${"-".repeat(27)}X/`,
    settings: { side: "black", strength: "time", seconds: 6, hideEngine: false },
    steps: async (page) => {
      await (await turn(page)).click();
      await page.locator("#board [data-open] .cell[data-legal]").first().waitFor({ state: "detached" });
      await turn(page);
    },
  },
  {
    name: "goes about in analysis",
    hash: `?analyze#${GAME}`,
    steps: async (page) => {
      for (const ply of [12, 5, 14]) {
        await page.locator(`#moves [data-ply='${ply}']`).click();
        await depth(page);
      }
    },
  },
  {
    name: "steps through a game by its keys",
    hash: `?analyze#${ENDGAME}`,
    steps: async (page) => {
      await page.keyboard.press("Home");
      for (let ply = 0; ply < 36; ply += 1) await page.keyboard.press("ArrowRight");
      await page.locator("#moves [data-ply='36'][aria-current]").waitFor();
    },
  },
  {
    name: "has a game reviewed",
    hash: `?analyze#${GAME}`,
    steps: async (page) => {
      await page.locator("[data-action=review]").click();
      await page.locator("#report .turning").waitFor();
      await page.locator("#report .how [popovertarget]").waitFor();
    },
  },
  {
    name: "opens the opening book and plays its moves",
    hash: "?analyze#f5d6",
    steps: async (page) => {
      await page.locator("#explorer summary").click();
      for (let move = 0; move < 5; move += 1) {
        const ply = (await page.locator("#moves [aria-current]").getAttribute("data-ply")) ?? "";
        await page.locator("#explorer li button").first().click();
        await page.locator(`#moves [data-ply='${Number(ply) + 1}'][aria-current]`).waitFor();
      }
    },
  },
  {
    name: "has a position solved",
    hash: `?analyze#${ENDGAME}`,
    steps: async (page) => {
      await page.locator("[data-action=solve]").click();
      await page.getByText("Solved to the end.").waitFor();
    },
  },
  {
    name: "solves puzzles",
    hash: "?puzzles",
    steps: async (page) => {
      for (let puzzle = 0; puzzle < 3; puzzle += 1) {
        await page.locator("#puzzles[data-phase=open]").waitFor();
        await page.getByRole("button", { name: "Hint", exact: true }).click();
        await page.getByRole("button", { name: "Solution", exact: true }).click();
        await page.locator("#puzzles .solution button").first().waitFor();
        await page.getByRole("button", { name: "Next puzzle", exact: true }).click();
      }
    },
  },
  {
    name: "watches the picture of the table",
    hash: "?learn#table",
    steps: async (page) => {
      const start = page.getByRole("button", { name: "Start", exact: true });
      if (await start.isVisible()) await start.click();
      await page.waitForTimeout(3000);
    },
  },
  {
    name: "sets a position up",
    steps: async (page) => {
      await page.locator("[data-action=load]").click();
      await page.locator("#load [data-action=edit]").click();
      const board = page.locator("#editor othello-board");
      for (const square of ["a1", "b2", "h8", "g7"]) await board.locator(`[data-square=${square}]`).click();
      await page.locator("#editor [value=play]").click();
    },
  },
  {
    name: "begins a game, opens the settings, goes from room to room",
    steps: async (page) => {
      await page.locator("[data-action=new]").click();
      await page.locator("#new-game [type=submit]").click();
      await page.locator(".settings-button").click();
      await page.locator("#settings").waitFor();
      await page.keyboard.press("Escape");
      for (const room of ["analyze", "puzzles", "learn", "play"]) {
        await page.locator(`[data-room=${room}]:visible`).first().click();
        await page.locator(`:root[data-in=${room}]`).waitFor();
      }
    },
  },
  {
    name: "pastes 1,000 games",
    copied: games(1000),
    steps: (page) => paste(page, page.locator("#load .rows button").first()),
  },
  {
    name: "pastes 3.9 MB of games with names",
    copied: games(20_000).slice(0, 3_900_000),
    steps: (page) => paste(page, page.locator("#load .rows button").first()),
  },
  {
    name: "pastes 3.9 MB of moves alone",
    copied: Array.from({ length: 34_000 }, (_, seed) => randomGame(seed % 500).transcript)
      .join("\n")
      .slice(0, 3_900_000),
    steps: (page) => paste(page, page.locator("#load .rows button").first()),
  },
  {
    name: "pastes 5 MB, which are refused",
    copied: "f5d6".repeat(1_250_000),
    steps: (page) => paste(page, page.locator(".notice[data-kind=error]")),
  },
];

/** Waits until the person can place a disc. @param {Page} page @returns {Promise<Locator>} where */
async function turn(page) {
  const square = page.locator("#board [data-open] .cell[data-legal]").first();
  await square.waitFor();
  return square;
}

/** Waits until analysis has looked some way ahead. @param {Page} page */
function depth(page) {
  return page.waitForFunction(() => Number(document.querySelector("[data-figure=depth]")?.textContent) >= 12);
}

/** @param {Page} page @param {Locator} answer of the page */
async function paste(page, answer) {
  await page.keyboard.press("Control+v");
  await answer.waitFor();
}

/** @param {number} count @returns {string} whole games, with tags */
function games(count) {
  return Array.from(
    { length: count },
    (_, seed) =>
      `[Black "Player ${seed}"]\n[White "Player ${seed % 7}"]\n\n${randomGame(seed).transcript.match(/../g)?.join(" ")}\n`,
  ).join("\n");
}
