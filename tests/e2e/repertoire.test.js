/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { bytesOf } from "./hand.js";
import { shows } from "./until.js";

test("a repertoire is made, trained, saved, and kept from a line in Analyze", async (t) => {
  const page = await openPage(t, { hash: "?openings" });
  const screen = page.locator("#repertoire");
  const line = page.locator("#line");
  const square = (/** @type {string} */ name) => page.locator(`[data-square=${name}]`);
  const sized = (/** @type {number} */ size) => page.locator(`#repertoire[data-size="${size}"]`).waitFor();
  await sized(0);
  await screen.getByRole("button", { name: "What players play" }).click();
  await screen.getByText("This adds 60 positions").waitFor();
  await shows(() => violations(page), []);
  await screen.getByRole("button", { name: "Add 60 positions" }).click();
  await sized(60);
  await screen.getByText("You play f5.").waitFor();
  await screen.locator(".branches button").filter({ hasText: "d6" }).first().waitFor();
  // An arrow to each reply, and one from it to the answer.
  await page.locator(".marks polygon").nth(3).waitFor();
  await shows(() => violations(page), []);

  await screen.getByRole("button", { name: "Train what is due" }).press("Enter");
  // The button has gone with its screen: the next key begins at the heading of the line.
  await page.locator("#line h2:focus").waitFor();
  await line.getByText("Which move does your repertoire have here?").waitFor();
  await square("f5").click();
  await line.getByText("Right, f5.").waitFor();
  // The other side has answered, and the next move is asked.
  await page.locator("[data-square] .disc").nth(5).waitFor();
  await page.locator("#line[data-phase=asked]").waitFor();
  await shows(() => violations(page), []);
  await line.getByRole("button", { name: "Show" }).click();
  await line.getByText(/^The move is [a-h][1-8]\./).waitFor();

  await line.getByRole("button", { name: "Openings" }).click();
  // What was answered counts at once.
  await screen.getByText("1 of 60 remembered").waitFor();
  const picturing = page.waitForEvent("download");
  await screen.getByRole("button", { name: "Save as a picture" }).click();
  const picture = await picturing;
  assert.equal(picture.suggestedFilename(), "repertoire-black.png");
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event("beforeprint"));
  });
  await screen.getByRole("button", { name: "Print" }).click();
  const sheet = page.locator(".sheet");
  await sheet.getByText("Scorpion").first().waitFor({ state: "attached" });
  await shows(() => sheet.count(), 1);
  await shows(async () => (await sheet.locator("td > b").count()) > 30, true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await shows(() => sheet.count(), 0);
  // The browser's own command prints the same.
  await page.emulateMedia({ media: "print" });
  await sheet.getByText("Scorpion").first().waitFor();
  await shows(() => page.locator("header.top").isVisible(), false);
  await page.emulateMedia({ media: "screen" });
  await shows(() => sheet.count(), 0);
  const saving = page.waitForEvent("download");
  await screen.getByRole("button", { name: "Save as SGF" }).click();
  const text = String(await bytesOf(await saving));
  assert.equal(readGames(text).games[0]?.tree.branches[0]?.move, "f5");
  await screen.getByRole("button", { name: "Undo" }).click();
  await sized(0);

  await page.goto(page.url().replace(/\?.*$/, "?analyze#f5d6c5"));
  const keeping = page.locator("#keeping");
  await keeping.getByRole("button", { name: "Keep this line for Black" }).click();
  await keeping.getByText("2 positions were added or changed.").waitFor();
  await page.goto(page.url().replace(/\?.*$/, "?analyze#f5d6c3"));
  await keeping.getByText("You left your repertoire at move 3: there you have c5.").waitFor();
  await shows(() => violations(page), []);

  // Where one plays it is told when the game is over: here by a move that leaves White no disc.
  await page.goto(page.url().replace(/\?.*$/, "#f5d6c5f6e7f4g5e6"));
  await square("e3").click();
  await page.locator("#notices").getByText("Your repertoire has no answer to move 4, f6.").waitFor();
});

/** Keeps games in which the person was black, as the page keeps them. @param {Page} page @param {readonly string[]} transcripts */
async function keepGames(page, transcripts) {
  await page.evaluate(async (games) => {
    const archive = await import(new URL("./archive/games.js", location.href).href);
    const start = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
    await archive.storeAll(
      games.map((transcript, place) => {
        const moves = transcript.match(/../g) ?? [];
        const tree = transcript;
        return {
          key: `${place}`,
          start,
          tree,
          moves,
          black: "You",
          white: "Nell",
          person: "black",
          result: null,
          time: place + 1,
        };
      }),
      [],
    );
  }, transcripts);
}

test("a repertoire is made of one's own games and of a file, filled by hand, saved, and taken in again", async (t) => {
  const page = await openPage(t, { hash: "?openings", ofSources: true, width: 390, height: 844 });
  const screen = page.locator("#repertoire");
  const sized = (/** @type {number} */ size) => page.locator(`#repertoire[data-size="${size}"]`).waitFor();
  const press = (/** @type {string | RegExp} */ name) => screen.getByRole("button", { name }).first().click();
  await sized(0);
  await keepGames(page, ["f5d6c3d3c4", "f5d6c3g5", "f5f6e6f4"]);
  await press("My games");
  await screen.getByText("3 games as Black. This adds 4 positions, up to move 5.").waitFor();
  await screen.getByLabel("Positions that came up").selectOption("2");
  await press("Add 2 positions");
  await sized(2);
  await screen.getByText("2 positions were added or changed.").waitFor();

  const sgf = "(;GM[2];B[f5]TE[1];W[f6]C[Diagonal];B[e6]C[solid]CR[e6](;W[f4];B[g5])(;W[d6];B[g7]))";
  const file = { name: "mine.sgf", mimeType: "application/x-go-sgf" };
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    screen
      .locator("details.add")
      .evaluate((more) => more.setAttribute("open", ""))
      .then(() => press("A file")),
  ]);
  await chooser.setFiles({ ...file, buffer: Buffer.from(sgf) });
  await press("Add 2 positions");
  await sized(4);

  // A gap is filled where it is shown: there a press makes a move the answer.
  await screen.locator(".gaps button").first().click();
  await screen.getByText("You have no answer here yet.").waitFor();
  await screen.locator(".tree .branches button").first().click();
  await sized(5);
  await screen.getByText(/^You play [a-h][1-8]\.$/).waitFor();
  await page.locator("#repertoire .back").click();
  const saved = async () => {
    const saving = page.waitForEvent("download");
    await press("Save as SGF");
    return bytesOf(await saving);
  };
  const text = await saved();
  assert.match(String(text), /solid/);

  // After a reload the changes can still be undone, one after the other.
  await page.reload();
  await sized(5);
  for (const size of [4, 2, 0]) {
    await press("Undo");
    await sized(size);
  }
  const [again] = await Promise.all([page.waitForEvent("filechooser"), press("A file")]);
  await again.setFiles({ ...file, buffer: text });
  await press("Add 5 positions");
  await sized(5);
  const same = await saved();
  assert.equal(String(same), String(text));
});
