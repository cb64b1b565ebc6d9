// The collection of games as tests fill it and look at it.

/** @import { Page } from "playwright-core" */
import { writeGames } from "flipside/formats";
import { Game } from "flipside/game";

/** @typedef {{ moves: string, black: string, white: string, event?: string, date?: string, result?: number }} Told */

/** A file of games. @param {string} name @param {readonly Told[]} games */
export function fileOf(name, games) {
  const text = games
    .map(({ moves, ...tags }) => writeGames(Game.parse(moves), { format: "sgf", ...tags }))
    .join("\n");
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}

export const FEW = fileOf("few.sgf", [
  { moves: "f5d6c3d3c4", black: "Éva Tóth", white: "Ben Ace", event: "Paris", date: "1996-05-01", result: 6 },
  { moves: "f5d6c4d3c3", black: "Ben Ace", white: "Eva Toth", event: "Rome", date: "2001", result: -10 },
  { moves: "f5f6e6f4e3", black: "Carl", white: "Ben Ace", event: "Paris", date: "2010-01-02", result: 0 },
  // The first one, mirrored.
  { moves: "e6f4c3c4d3d6", black: "Dora", white: "Carl", event: "Oslo", date: "2020", result: 2 },
]);

/** Opens the games of the position in the explorer. @param {Page} page */
export async function openMine(page) {
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .sources label").nth(2).click();
}

/** Opens all games, and takes in files. @param {Page} page @param {...ReturnType<typeof fileOf>} files */
export async function takeIn(page, ...files) {
  await page.locator("#collection input[type=file]").first().setInputFiles(files);
  await page.locator("#collection .taking [role=status]:not(:empty)").waitFor();
}

/** Opens all games from the explorer, and takes in files. @param {Page} page @param {...ReturnType<typeof fileOf>} files */
export async function fill(page, ...files) {
  await openMine(page);
  await page.locator("#explorer .of-position .primary").click();
  await takeIn(page, ...files);
}

/** The names of the players of black in the rows that are drawn. @param {Page} page */
export const blacks = (page) => page.locator("#collection .body [data-column=black]").allTextContents();

/** Waits until the list says so many games. @param {Page} page @param {string} text */
export const counted = (page, text) =>
  page.locator("#collection .count").getByText(text, { exact: true }).waitFor();
