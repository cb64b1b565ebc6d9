// Files of games: chosen, dropped, whole folders of them, and what cannot be read.

/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readGames, writeGames, writeWthor } from "flipside/formats";
import { randomGame } from "../node/games.js";
import { violations } from "./audit.js";
import { BOTH, openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** A file that is chosen. @param {string} name @param {string | Uint8Array} content */
const chosen = (name, content) => ({ name, mimeType: "", buffer: Buffer.from(content) });

/** A game that takes the reader a step more than others. @param {string} black */
const sgfOf = (black) => `(;GM[2]PB[${black}]PW[Bob];B[f5];W[d6])`;

/** The first bytes of a picture. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];

/** "(;GM[2]PB[黒木]PW[白井];B[f5];W[d6])" in Shift JIS. */
const SHIFT_JIS = [...Buffer.from("(;GM[2]PB["), 0x8d, 0x95, 0x96, 0xd8]
  .concat([...Buffer.from("]PW["), 0x94, 0x92, 0x88, 0xe4])
  .concat([...Buffer.from("];B[f5];W[d6])")]);

/** Drops files on the page. @param {Page} page @param {Record<string, number[]>} files bytes by name */
async function drop(page, files) {
  await hand(page).listens();
  await page.evaluate((given) => {
    const data = new DataTransfer();
    for (const [name, bytes] of Object.entries(given))
      data.items.add(new File([new Uint8Array(bytes)], name));
    for (const type of ["dragover", "drop"])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
      );
  }, files);
}

test("files are dropped or chosen: those of WTHOR together with their names", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const games = [11, 12].map(randomGame);
  const imported = games.map((game, index) => ({
    start: game.start,
    branches: lineOf(game.moves),
    tags: { black: `Player ${index}` },
  }));
  const pgn = imported
    .map(({ tags, ...tree }) => writeGames(tree, { format: "pgn", ...tags, white: "Tastet" }))
    .join("\n");
  const files = writeWthor(readGames(pgn).games, { year: 1998 });
  await drop(page, {
    "WTH_1998.wtb": [...files.games],
    "WTHOR.JOU": [...files.players],
    "wthor.trn": [...files.tournaments],
  });
  await page.locator("#load .rows button").filter({ hasText: "Player 1 – Tastet" }).click();
  const moves = games[1]?.moves ?? [];
  await hand(page).atPly(moves.length);

  // The other game is a press away, and so is the list.
  const tour = page.locator(".tour:visible");
  await tour.getByText("Game 2 of 2", { exact: true }).waitFor();
  await tour.getByRole("button", { name: "Previous game" }).press("Enter");
  await hand(page).atPly(games[0]?.moves.length ?? 0);
  await tour
    .locator("button:focus")
    .and(tour.getByRole("button", { name: "Previous game" }))
    .waitFor();
  await tour.getByText("Game 1 of 2", { exact: true }).waitFor();
  await shows(
    () => tour.getByRole("button", { name: "Previous game" }).getAttribute("aria-disabled"),
    "true",
  );
  await tour.getByRole("button", { name: "Back to the list" }).click();
  await page.locator("#load .rows button:focus").filter({ hasText: "Player 0 – Tastet" }).waitFor();
  const { black = 0, white = 0 } = games[0]?.discs ?? {};
  await holds(async () => {
    const told = await page.locator("#load .rows button:focus span").innerText();
    assert.ok(told.startsWith(`${black}–${white} · ${60 - (games[0]?.empties ?? 0)} moves`), told);
  });
  await page.keyboard.press("Escape");

  // Another game is none of the list.
  await hand(page).press("load");
  await page.locator("#load input[multiple]").setInputFiles({
    name: "game.sgf",
    mimeType: "application/x-go-sgf",
    buffer: Buffer.from(writeGames(games[0] ?? assert.fail(), { format: "sgf" })),
  });
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(games[0]?.moves.length ?? 0);
  await shows(() => tour.count(), 0);

  await drop(page, { "WTHOR.JOU": [...files.players] });
  await page.locator(".notice[data-kind=error]").filter({ hasText: "contain names, but no games" }).waitFor();
});

/** @param {readonly import("flipside").Move[]} moves @returns {import("flipside/formats").Branch[]} */
function lineOf([move, ...rest]) {
  return move === undefined ? [] : [{ move, branches: lineOf(rest) }];
}

test("what can be read of many files is read, and each of the others is named with its reason", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).press("load");
  const { zipSync, gzipSync, strToU8 } = await import("fflate");
  await page
    .locator("#load input[multiple]")
    .setInputFiles([
      chosen("one.sgf", sgfOf("Ann")),
      chosen("picture.png", Uint8Array.from(PNG)),
      chosen("many.zip", zipSync({ "two.sgf": strToU8(sgfOf("Cid")), "list.txt": strToU8("rhubarb") })),
      chosen("three.sgf.gz", gzipSync(strToU8(sgfOf("Dee")))),
      chosen("program.exe", Uint8Array.from([0x4d, 0x5a, 0, 1, 2, 3])),
    ]);
  await page.locator("#load .rows button").nth(2).waitFor();
  await shows(() => page.locator("#load .rows b").allTextContents(), ["Ann – Bob", "Cid – Bob", "Dee – Bob"]);
  await holds(async () => {
    const lines = await page.locator("#load .problems li").allTextContents();
    assert.deepEqual(
      lines.map((line) => line.split(": ")[0]),
      ["picture.png", "many.zip", "program.exe"],
    );
    assert.match(lines.join("\n"), /There is no game in this\..*list\.txt/s);
  });
  await shows(() => violations(page), []);
  await page.locator("#load .rows button").nth(1).click();
  await hand(page).atPly(2);
});

test("a picture or a program that is dropped is named, and the board stays as it is", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5d6c3" });
  await hand(page).atPly(3);
  await drop(page, { "cat.png": PNG });
  await page.locator(".notice[data-kind=error]").filter({ hasText: "cat.png: " }).waitFor();
  await drop(page, { "cat.png": PNG, "run.exe": [0x4d, 0x5a, 0, 1, 2, 3] });
  await page.locator("#load .problems li").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("dropping files is spoken of where there is a mouse to drag them with", async (t) => {
  for (const visit of [BOTH, { touch: true }]) {
    const page = await openPage(t, visit);
    await hand(page).press("load");
    await holds(async () => {
      const said = await page.locator("label[for=load-text]").textContent();
      assert.match(String(said), /Paste a game.*OBF\./);
      assert.equal(said?.endsWith(" Or drop files here."), visit === BOTH, String(said));
    });
  }
});

test("a folder is read with the folders in it, without what the system has put there", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "games-"));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "deep"));
  await writeFile(join(folder, "a.sgf"), sgfOf("Ann"));
  await writeFile(join(folder, "deep", "b.sgf"), sgfOf("Cid"));
  await writeFile(join(folder, "deep", "bad.txt"), "rhubarb");
  await writeFile(join(folder, ".DS_Store"), "rhubarb");
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).press("load");
  await page.locator("#load input[webkitdirectory]").setInputFiles(folder);
  await page.locator("#load .rows button").nth(1).waitFor();
  await holds(async () => {
    const names = await page.locator("#load .rows b").allTextContents();
    assert.deepEqual(names.sort(), ["Ann – Bob", "Cid – Bob"]);
    const lines = await page.locator("#load .problems li").allTextContents();
    assert.equal(lines.length, 1);
    assert.match(String(lines[0]), /deep\/bad\.txt: /);
  });
});

test("of dropped folders the files are taken, each with its path", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).listens();
  await page.evaluate(async (content) => {
    // Only a hand can drop a folder: what a browser gives for one is made here.
    const file = (/** @type {string} */ path) => ({
      isFile: true,
      isDirectory: false,
      fullPath: path,
      file: (/** @type {(file: File) => void} */ give) => give(new File([content], path.replace(/.*\//, ""))),
    });
    const folder = (/** @type {object[]} */ ...parts) => ({
      isFile: false,
      isDirectory: true,
      fullPath: "/games",
      createReader: () => ({
        readEntries: (/** @type {(some: object[]) => void} */ give) => give(parts.splice(0, 1)),
      }),
    });
    const entries = [folder(file("/games/a.sgf"), folder(file("/games/deep/b.sgf"))), file("/c.sgf")];
    const data = {
      types: ["Files"],
      files: [],
      items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    };
    const event = new Event("drop", { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: data }));
  }, sgfOf("Ann"));
  await page.locator("#load .rows button").nth(2).waitFor();
  await shows(() => page.locator("#load .rows button").count(), 3);
});

test("a big import shows how far it is, and Cancel ends it and leaves the board alone", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "#f5d6c3" });
  await hand(page).atPly(3);
  await hand(page).listens();
  await page.evaluate((game) => {
    const data = new DataTransfer();
    // Kept once, whatever the number of files.
    const text = new Blob([`${game}\n`.repeat(100_000)]);
    for (let index = 0; index < 40; index += 1) data.items.add(new File([text], `${index}.sgf`));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, sgfOf("Ann"));
  await page.locator("#load[data-step=reading] progress[value]").waitFor();
  await page.getByText(/^\d+ of 40 files$/).waitFor();
  await shows(() => violations(page), []);
  await page.locator("#load [value=cancel]").click();
  await page.locator("html:not([data-reading])").waitFor({ state: "attached" });
  await shows(() => page.locator("#load").count(), 0);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("the encoding that was taken is said, and another one reads the file again", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await drop(page, { "game.sgf": SHIFT_JIS });
  const row = page.locator("#load .rows b");
  const select = page.getByLabel("Encoding");
  await row.filter({ hasText: "黒木 – 白井" }).waitFor();
  await shows(() => select.inputValue(), "shift_jis");
  await shows(
    () => select.locator("option").allTextContents(),
    ["UTF-8", "Shift_JIS", "EUC-JP", "GB18030", "Big5", "EUC-KR", "Windows-1251", "Windows-1252"],
  );
  await select.selectOption("windows-1251");
  await row.filter({ hasText: "Ќ•–Ш" }).waitFor();
  await shows(() => select.inputValue(), "windows-1251");
  await select.selectOption("shift_jis");
  await row.filter({ hasText: "黒木 – 白井" }).click();
  await hand(page).atPly(2);
  // What is in UTF-8 says so.
  await drop(page, { "a.sgf": [...Buffer.from(sgfOf("Zoë"))], "b.sgf": [...Buffer.from(sgfOf("Ann"))] });
  await row.filter({ hasText: "Zoë" }).waitFor();
  await shows(() => select.isVisible(), false);
});

test("a file of any length is read, game by game", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).listens();
  await page.evaluate((game) => {
    const data = new DataTransfer();
    const comment = "usual ".repeat(50_000);
    const games = Array.from({ length: 30 }, (_, index) =>
      game.replace("Ann", `Ann ${index}`).replace("f5]", `f5]C[${comment}]`),
    );
    data.items.add(new File([games.join("\n")], "long.sgf"));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, sgfOf("Ann"));
  await page.getByText("30 games").waitFor();
  await shows(() => page.locator("#load .problems li").count(), 0);
  await page.locator("#load .rows button").filter({ hasText: "Ann 29 – Bob" }).click();
  await hand(page).atPly(2);
});
