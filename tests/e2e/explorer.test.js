import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Book } from "flipside/book";
import { Game } from "flipside/game";
import { lastKnownPly } from "../../www/analyze/explorer/book.js";
import { possibleScore } from "../../www/package/possible.js";
import { openPage } from "./browser.js";
import { testFit } from "./fit.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** A book that Edax made. */
const EDAX = new URL("../data/books/edax-cut.dat", import.meta.url);

/** @param {import("playwright-core").Page} page */
async function openBook(page) {
  await page.locator("#explorer summary").click();
  await page.locator("#explorer .book-moves li").first().waitFor();
}

/** @param {import("playwright-core").Page} page */
const rows = (page) => page.locator("#explorer li button");

test("the book is loaded when a person opens it, and says what it knows of the position", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openPage(t, {
    hash: "?analyze#f5d6",
    prepare: async (page) => page.on("request", (request) => requested.push(request.url())),
  });
  // The package's files, in its folder or with the hashes that publishing gives them.
  const chunks = () =>
    requested.filter((url) => /\/dist\/book(-\w+-\w+)?\.js$|\/book-[0-9a-f]{10}\.js$/.test(url));
  await page.getByText("Opening it loads about 200 kB, once.").waitFor();
  assert.deepEqual(chunks(), []);
  await openBook(page);
  assert.ok(chunks().length > 0);
  await page.locator("#explorer").getByText("Perpendicular").waitFor();
  await page
    .locator("#explorer")
    .getByText(/^even, \d+,\d{3} games$/)
    .waitFor();
  await page
    .getByText(/^1\d\d,\d{3} positions, results of 127,472 tournament games from 1977 to 2021\.$/)
    .waitFor();

  const first = rows(page).first();
  await holds(async () =>
    assert.match(
      String(await first.textContent()),
      /^c[34]0\d+,\d{3}Black won \d+%, drawn \d+%, White won \d+%/,
    ),
  );
  await holds(async () =>
    assert.match(String(await rows(page).getByText("Fishhook").textContent()), /Fishhook/),
  );
  await holds(async () => {
    const scores = await page.locator("#explorer .worth").allTextContents();
    const values = scores.map((score) => Number(score.replace("−", "-")));
    assert.deepEqual(
      values,
      values.toSorted((one, other) => other - one),
      "the best comes first",
    );
  });
});

test("the book fits, and a move of it is shown on the board and played by a click", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6" });
  await openBook(page);

  await t.test("it fits and has no fault that axe finds", (fit) =>
    testFit(fit, page, [
      [320, 640],
      [390, 844],
      [1440, 900],
    ]),
  );

  await t.test("a move is shown on the board, and played by a click", async () => {
    const move = rows(page).filter({ hasText: "Fishhook" });
    await move.hover();
    await page.locator("#board [data-square=c5] .ghost").waitFor();
    await move.click();
    await hand(page).atPly(3);
    await page.locator("#explorer .standing").getByText("Fishhook").waitFor();
  });
});

test("out of the book it says so, and since which move", async (t) => {
  const book = await Book.load();
  const game = new Game();
  while (book.lookup(game)) game.play(String(game.legalMoves().at(-1)));
  const known = lastKnownPly(book, game) ?? Number.NaN;
  const move = game.moves[known];
  assert.ok(known > 1);
  const page = await openPage(t, { hash: `?analyze#${game.transcript}` });
  const { atPly } = hand(page);
  await page.locator("#explorer summary").click();
  await page
    .locator("#explorer")
    .getByText(`Out of the book since move ${known + 1}, ${move}.`)
    .waitFor();
  await page.getByRole("button", { name: "Back to the book" }).click();
  await atPly(known);
  await rows(page).first().waitFor();
});

test("where the games of masters are not counted it says so, and no number, and shares are of all games", async (t) => {
  const book = await Book.load();
  await book.loadStatistics();
  const line = "f5d6c3f3f4d3c4g6f6";
  const games = (/** @type {string} */ moves) => book.lookup(moves)?.games;
  assert.equal(games(line), undefined);
  const before = line.slice(0, -2);
  const { games: all = 0, moves = [] } = book.lookup(before) ?? {};
  const uncounted = moves.reduce((rest, move) => rest - (move.games ?? 0), all);
  assert.ok(uncounted > 1);
  const openMasters = async (/** @type {string} */ moves) => {
    const page = await openPage(t, { hash: `?analyze#${moves}` });
    const explorer = page.locator("#explorer");
    await explorer.locator("summary").click();
    await explorer.getByText("Masters", { exact: true }).click();
    return explorer;
  };
  const outside = await openMasters(line);
  await outside
    .getByText(
      "The games of tournament players are counted only as far as the opening book goes, and this position is not in it.",
    )
    .waitFor();
  await shows(() => outside.locator(".of-games").getByText("127,472").filter({ visible: true }).count(), 0);
  const explorer = await openMasters(before);
  await explorer.getByText(`${all} of 127,472 games, 1977–2021`).waitFor();
  await explorer.getByText(`${uncounted} games went on with moves that are not counted.`).waitFor();
  const [best] = moves.toSorted((one, two) => (two.games ?? 0) - (one.games ?? 0));
  const shown = explorer.locator(`.of-games [data-line=${best?.move}] .part`).filter({ visible: true });
  await shows(() => shown.textContent(), `${Math.round((100 * (best?.games ?? 0)) / all)}%`);
  await shows(
    () =>
      explorer
        .getByText(/Most successful/)
        .filter({ visible: true })
        .count(),
    0,
  );
});

test("a book of Edax is opened, shown, and left again for that of the page", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6c3d3" });
  await openBook(page);
  const explorer = page.locator("#explorer");
  const files = explorer.locator("input[type=file]");
  const bytes = readFileSync(EDAX);
  const scores = explorer.locator(".worth");
  await files.setInputFiles({ name: "book.dat", mimeType: "", buffer: bytes.subarray(0, -1) });
  await explorer
    .getByText(
      "book.dat could not be opened: This cannot be read: it is damaged, or of a kind that is not known here.",
    )
    .waitFor();
  await shows(() => explorer.locator("select").isVisible(), false);

  await files.setInputFiles({ name: "book.dat", mimeType: "", buffer: bytes });
  await explorer.getByText("78 positions in book.dat.").waitFor();
  await explorer.getByText(/^even, between −2 and \+2$/).waitFor();
  const book = await Book.load(bytes);
  const expected = book.lookup("f5d6c3d3")?.moves.map(({ score }) => possibleScore(score));
  await holds(async () => {
    const shown = (await scores.allTextContents()).map((score) => Number(score.replace("−", "-")));
    assert.deepEqual(shown, expected);
  });

  await explorer.getByLabel("Shown book").selectOption("Book of this page");
  await explorer.getByText(/^even, \d+,\d{3} games$/).waitFor();
  await explorer.getByLabel("Shown book").selectOption("book.dat");
  await explorer.getByText("78 positions in book.dat.").waitFor();
  await testFit(t, page, [
    [320, 640],
    [1440, 900],
  ]);
});

test("a book of Edax among games is named, with where it is opened", async (t) => {
  const page = await openPage(t, { hash: "?play" });
  await hand(page).press("load");
  await page
    .locator("#load input[multiple]")
    .setInputFiles({ name: "book.dat", mimeType: "", buffer: readFileSync(EDAX) });
  await page
    .getByText(
      /^book\.dat: This is an opening book of Edax, not games\. Open it in Analyze, in the explorer, under “Book”\.$/,
    )
    .waitFor();
});
