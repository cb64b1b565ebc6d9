/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { violations } from "./audit.js";
import { openPage } from "./browser.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows } from "./until.js";

const SGF = "(;FF[4]GM[2];B[f5];W[d6](;B[c3];W[d3])(;B[c5];W[f6]))";

/** Opens the sheet by way of the sheet that shares. @param {Page} page */
async function openSheet(page) {
  await hand(page).share();
  await page.locator("#share [data-action=export]").click();
  await page.locator("#export[open]").waitFor();
}

/** @param {Page} page @param {string} format */
async function choose(page, format) {
  await page.locator("#export label", { has: page.locator(`[value=${format}]`) }).click();
}

test("a game is copied or saved in each format, with its branches where the format holds them", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, atPly } = hand(page);
  await turn();
  await load(SGF);
  await atPly(4);
  await openSheet(page);
  await shows(() => violations(page), []);
  const field = page.locator("#export textarea");
  for (const [format, held] of Object.entries({
    sgf: ["f5d6c3d3", 2],
    pgn: ["f5d6c3d3", 2],
    ggf: ["f5d6c3d3", 1],
    transcript: ["f5d6c3d3", 1],
  })) {
    await choose(page, format);
    await holds(async () => {
      const [read] = readGames(await field.inputValue()).games;
      const branches = read?.tree.branches[0]?.branches[0]?.branches.length;
      assert.deepEqual([read?.game.transcript, branches], held, format);
    });
  }
  for (const format of ["obf", "board"]) {
    await choose(page, format);
    const [read] = readGames(await field.inputValue()).games;
    await holds(async () => assert.equal(read?.game.board, await hand(page).board(), format));
  }
  await page.locator("#export [value=copy]").click();
  await page.getByText("Copied.").waitFor();
  await holds(async () =>
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^ {2}a b c d e f g h\n/),
  );

  await openSheet(page);
  await choose(page, "sgf");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("#export [value=download]").click(),
  ]);
  assert.equal(download.suggestedFilename(), "othello.sgf");
  const saved = String(await bytesOf(download));
  assert.match(saved, /^\(;FF\[4\]GM\[2\]/);
});

test("names, event, date, comments and branches of a game that came in are shown, kept and written again", async (t) => {
  const page = await openPage(t);
  const { turn, load, atPly, place, reads } = hand(page);
  const sgf =
    "(;FF[4]GM[2]PB[Ann]PW[Bob]EV[Cup]DT[2024-05-01]C[final];B[f5];W[d6]C[usual: f6 (d3)](;B[c3];W[d3])(;B[c5]C[tried];W[f6]))";
  const plates = () => page.locator("#score :is(.name, .detail)").allTextContents();
  const check = async () => {
    await atPly(4);
    await shows(plates, ["Ann", "black · Event: Cup", "Bob", "white · 2024-05-01"]);
    await shows(() => page.locator("#score .face svg").count(), 0, "a character is in it");
    await openSheet(page);
    for (const format of ["sgf", "pgn"]) {
      await choose(page, format);
      await holds(async () => {
        const [read] = readGames(await page.locator("#export textarea").inputValue()).games;
        assert.deepEqual(
          [read?.black, read?.white, read?.event, read?.date, read?.tree.comment],
          ["Ann", "Bob", "Cup", "2024-05-01", "final"],
          format,
        );
        const [d6] = read?.tree.branches[0]?.branches ?? [];
        assert.equal(d6?.comment, "usual: f6 (d3)", format);
        assert.deepEqual(
          d6?.branches.map(({ move, comment, branches }) => [move, comment, branches[0]?.move]),
          [
            ["c3", undefined, "d3"],
            ["c5", "tried", "f6"],
          ],
          format,
        );
      });
    }
    await choose(page, "ggf");
    await holds(async () => {
      const [read] = readGames(await page.locator("#export textarea").inputValue()).games;
      assert.deepEqual([read?.black, read?.white, read?.event], ["Ann", "Bob", "Cup"]);
    });
    await page.keyboard.press("Escape");
  };
  await turn();
  await load(sgf);
  await check();
  await page.reload();
  await check();
  // Among the past games, from where it comes back after another one.
  await hand(page).newGame();
  await turn();
  await hand(page).press("load");
  await page.locator("#load [data-action=games]").click();
  const row = page.locator("#games li").filter({ hasText: "Ann – Bob" });
  await holds(async () =>
    assert.match(String(await row.textContent()), /Cup · 2024-05-01 · 4 moves, unfinished/),
  );
  const [download] = await Promise.all([page.waitForEvent("download"), row.locator("[value=save]").click()]);
  const [saved] = readGames(String(await bytesOf(download))).games;
  assert.deepEqual([saved?.event, saved?.tree.comment], ["Cup", "final"]);
  await row.locator("[value=open]").click();
  await check();
  // A person who plays on sits at the board.
  await reads("Black to move");
  await place("c4");
  await page.locator("#score .name").filter({ hasText: "You" }).waitFor();
  await shows(async () => (await plates())[0], "You");
});

test("the values of a review and of the position are written with the moves", async (t) => {
  const page = await openPage(t, { settings: { side: "both", level: 1 } });
  const { turn, load, press, atPly } = hand(page);
  await turn();
  await load("f5d6c3");
  await atPly(3);
  await press("review");
  await page.locator("#review-home .exact", { hasText: "%" }).nth(1).waitFor();
  await page.locator("#progress[data-state=idle]").waitFor({ state: "attached" });
  await openSheet(page);
  await holds(async () => {
    const [read] = readGames(await page.locator("#export textarea").inputValue()).games;
    let branches = read?.tree.branches ?? [];
    for (const move of ["f5", "d6", "c3"]) {
      assert.equal(branches[0]?.move, move);
      assert.equal(typeof branches[0]?.score, "number", move);
      branches = branches[0]?.branches ?? [];
    }
  });
});

test("WTHOR is saved as three files, and refused for a game that begins elsewhere", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  const { turn, load, atPly, place } = hand(page);
  await turn();
  await load("f5d6c3");
  await atPly(3);
  await openSheet(page);
  await choose(page, "wthor");
  /** @type {import("playwright-core").Download[]} */
  const downloads = [];
  page.on("download", (download) => downloads.push(download));
  await page.locator("#export [value=download]").click();
  await page.getByText("Files saved.").waitFor();
  const names = async () => downloads.map((each) => each.suggestedFilename()).sort();
  await shows(names, ["othello.jou", "othello.trn", "othello.wtb"]);
  const games = downloads.find((each) => each.suggestedFilename().endsWith("wtb")) ?? assert.fail();
  const [saved] = readGames(await bytesOf(games)).games;
  assert.equal(saved?.game.transcript, "f5d6c3");

  await load("---------------------------OX------OXX-----O-------------------- X");
  await place(String((await turn())[0]));
  await openSheet(page);
  await choose(page, "wthor");
  await page.getByText("only games that begin at the usual start").waitFor();
  await shows(() => page.locator("#export [value=download]").isDisabled(), true);
});

test("a game keeps its signs, comments and tags from one file to the next, and the signs stand at its moves", async (t) => {
  const page = await openPage(t, { hash: "?analyze" });
  await hand(page).press("load");
  const text =
    '[Black "Ann"]\n[White "Bob"]\n[Round "3"]\n[ECO "A00"]\n\n1. f5 $1 d6 ({why not} 1... f6 $4 {x} 2. e6) 2. c3 $5 *\n';
  await page.locator("#load-text").fill(text);
  await page.locator("#load [value=load]").click();
  await page.locator("#moves .branch button b", { hasText: "f6??" }).waitFor();
  await page.locator("#moves button b", { hasText: "c3!?" }).waitFor();
  await page.reload();
  await page.locator("#moves .branch button b", { hasText: "f6??" }).waitFor();
  await openSheet(page);
  await choose(page, "pgn");
  const scored = await page.locator("#export textarea").inputValue();
  // The engine may have said meanwhile what moves are worth.
  const written = scored.replace(/ \{\[%eval [^\]]*\]\}|\[%eval [^\]]*\] /g, "");
  assert.deepEqual(readGames(written).games[0]?.toJSON(), readGames(text).games[0]?.toJSON(), written);
});
