/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { writeGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { randomGame } from "../node/games.js";
import { violations } from "./audit.js";
import { BOTH, openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

const BOARD = new Game().board;

/** Writes a text into the dialog and asks for it. @param {Page} page @param {string} text */
async function ask(page, text) {
  await hand(page).press("load");
  await page.locator("#load-text").fill(text);
  await page.locator("#load [value=load]").click();
}

/** The branches of the game as this tab keeps them. @param {Page} page */
function keptTree(page) {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("flipside") ?? "{}").game?.tree);
}

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

test("a game with branches goes on the board with all of them", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, load, atPly, moves } = hand(page);
  await turn();
  await load("(;FF[4]GM[2]PB[Ann];B[f5];W[d6](;B[c3];W[d3])(;B[c5];W[f6]))");
  await atPly(4);
  await shows(async () => (await moves()).slice(0, 4), ["f5", "d6", "c3", "d3"]);
  await page.waitForFunction(() => sessionStorage.getItem("flipside")?.includes("("));
  await shows(() => keptTree(page), "f5d6c3(c5f6)d3");
});

test("of several games one is chosen, by player and year", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const games = [1, 2, 3, 4].map((seed) => randomGame(seed).transcript.match(/../g) ?? []);
  const text = games.map(
    (moves, index) =>
      `[Black "Player ${index}"]\n[White "${index % 2 ? "Tamenori" : "Lévy"}"]\n[Date "${1990 + index}.01.01"]\n\n${moves.slice(0, 8).join(" ")}\n`,
  );
  await ask(page, text.join("\n"));
  const rows = page.locator("#load .rows button");
  await page.getByText("4 games").waitFor();
  await shows(() => rows.count(), 4);
  await shows(() => violations(page), []);
  await page.getByRole("searchbox", { name: "Player" }).fill("levy");
  await page.getByText("2 games").waitFor();
  await page.getByLabel("Year").fill("1992");
  await page.getByText("1 game", { exact: true }).waitFor();
  await page.getByLabel("Year").fill("1993");
  await page.getByText("No games of this player in this year.").waitFor();
  await page.getByLabel("Year").fill("1992");
  await rows.filter({ hasText: "Player 2 – Lévy" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(8);
  await shows(() => hand(page).moves(), games[2]?.slice(0, 8));
});

test("of a board without a side to move the side is asked, and it can be white", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, `Look:\n${BOARD}`);
  await page.getByRole("heading", { name: "Whose turn is it?" }).waitFor();
  await shows(() => violations(page), []);
  await page.locator("#load [value=white]").click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).reads("White to move");
});

test("a broken game says where it breaks, and its legal part is offered", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "1. f5 d6 2. c3 a1 3. d3");
  await page.locator("#load-error").filter({ hasText: "Move 4, a1, is not possible there." }).waitFor();
  await shows(() => violations(page), []);
  await page.getByRole("button", { name: "Load the first 3 moves" }).click();
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(3);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("garbage is refused in one sentence, and the dialog stays with the text", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await ask(page, "rhubarb");
  await page.locator("#load-error").filter({ hasText: "There is no game in this." }).waitFor();
  await shows(() => page.locator("#load-text").inputValue(), "rhubarb");
  await shows(() => page.locator("#load [value=legal]").isVisible(), false);
});

test("what is pasted on the page asks as well: several games, a missing side, a broken game", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  const { paste } = hand(page);
  await paste([1, 2].map((seed) => randomGame(seed).transcript).join("\n"));
  await page.locator("#load[data-step=list] .rows button").nth(1).waitFor();
  await page.keyboard.press("Escape");
  await paste(BOARD);
  await page.locator("#load[data-step=turn]").waitFor();
  await page.keyboard.press("Escape");
  await paste("f5d6a1");
  await page.locator("#load-error").filter({ hasText: "a1" }).waitFor();
  await shows(() => page.locator("#load-text").inputValue(), "f5d6a1");
});

test("megabytes that are pasted are read as well", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).paste(`${"Nothing here. ".repeat(400_000)}1. f5 d6 2. c3 d3 3. c4 f4`);
  await hand(page).atPly(6);
});

test("a long text that is pasted into the dialog is read at once, and is never put into its field", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).turn();
  await hand(page).press("load");
  const field = page.locator("#load-text");
  /** @param {string} unit @param {number} times @param {string} end */
  const paste = async (unit, times, end) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), unit.repeat(times) + end);
    await field.focus();
    await page.keyboard.press("Control+v");
  };
  await paste("Nothing here. ", 200_000, "");
  await page.locator("#load-error").filter({ hasText: "There is no game in this." }).waitFor();
  await shows(() => field.inputValue(), "");
  await shows(() => violations(page), []);
  await paste("Nothing here. ", 2000, "1. f5 d6 2. c3 d3 3. c4 f4");
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(6);
  await shows(() => hand(page).moves(), ["f5", "d6", "c3", "d3", "c4", "f4"]);
});

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
  const { readGames } = await import("flipside/formats");
  const files = writeWthor(readGames(pgn).games, { year: 1998 });
  await drop(page, {
    "WTH_1998.wtb": [...files.games],
    "WTHOR.JOU": [...files.players],
    "wthor.trn": [...files.tournaments],
  });
  await page.locator("#load .rows button").filter({ hasText: "Player 1 – Tastet" }).click();
  const moves = games[1]?.moves ?? [];
  await hand(page).atPly(moves.length);

  await hand(page).press("load");
  await page.locator("#load input[multiple]").setInputFiles({
    name: "game.sgf",
    mimeType: "application/x-go-sgf",
    buffer: Buffer.from(writeGames(games[0] ?? assert.fail(), { format: "sgf" })),
  });
  await page.locator("#load").waitFor({ state: "hidden" });
  await hand(page).atPly(games[0]?.moves.length ?? 0);

  await drop(page, { "WTHOR.JOU": [...files.players] });
  await page.locator(".notice[data-kind=error]").filter({ hasText: "contain names, but no games" }).waitFor();
});

test("a whole text that another program shares is searched for its game", async (t) => {
  const shared = encodeURIComponent("Look at this: 1. f5 d6 2. c3 d3 https://example.org");
  const page = await openPage(t, { ...BOTH, hash: `?text=${shared}` });
  await hand(page).atPly(4);
  await shows(async () => new URL(page.url()).search, "");
});

/** @param {readonly import("flipside").Move[]} moves @returns {import("flipside/formats").Branch[]} */
function lineOf([move, ...rest]) {
  return move === undefined ? [] : [{ move, branches: lineOf(rest) }];
}

test("a text that is pasted while megabytes are read takes their place", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, atPly, moves } = hand(page);
  await turn();
  await hand(page).listens();
  const games = Array.from({ length: 10 }, (_, seed) => randomGame(seed).transcript).join("\n");
  await page.evaluate(
    ([long, short]) =>
      new Promise((resolve) => {
        const paste = (/** @type {string | undefined} */ text) => {
          const data = new DataTransfer();
          data.setData("text/plain", String(text));
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        };
        const root = document.documentElement;
        const observer = new MutationObserver(() => {
          if (root.dataset.reading === undefined) return;
          observer.disconnect();
          paste(short);
          resolve(null);
        });
        observer.observe(root, { attributes: true });
        paste(long);
      }),
    [`${games}\n`.repeat(3000), "f5d6c3"],
  );
  await atPly(3);
  await page.locator("html:not([data-reading])").waitFor({ state: "attached" });
  await shows(moves, ["f5", "d6", "c3"]);
  await shows(() => page.locator("#load").count(), 0);
});

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
  await shows(() => violations(page), []);
  await page.keyboard.press("Escape");
  await shows(() => hand(page).moves(), ["f5", "d6", "c3"]);
});

test("dropping files is spoken of where there is a mouse to drag them with", async (t) => {
  for (const touch of [false, true]) {
    const page = await openPage(t, { touch });
    await hand(page).press("load");
    await holds(async () => {
      const said = await page.locator("label[for=load-text]").textContent();
      assert.match(String(said), /Paste a game.*OBF\./);
      assert.equal(said?.endsWith(" Or drop files here."), !touch, String(said));
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
    const text = new Blob([`${game}\n`.repeat(200_000)]);
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
  await shows(() => violations(page), []);
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

test("moves that go on from the board ask once: a new game, or on from here", async (t) => {
  const page = await openPage(t, { ...BOTH, hash: "?analyze#d3c3c4" });
  const { atPly, moves, board, paste } = hand(page);
  await atPly(3);
  const before = await board();
  // Legal from here only.
  await paste("2... c5 3. b3");
  await page.locator("#load[data-step=where]").getByText("not from the start").waitFor();
  await shows(() => violations(page), []);
  await page.keyboard.press("Escape");
  // With it goes the board on which it shows the position.
  await page.locator("#load").waitFor({ state: "detached" });
  await shows(board, before);
  await paste("2... c5 3. b3");
  await page.locator("#load [value=on]").click();
  await atPly(5);
  await shows(moves, ["d3", "c3", "c4", "c5", "b3"]);
  // As a game it begins with the position.
  await page.locator("#moves [data-ply='3']").click();
  await atPly(3);
  await paste("c5");
  await page.locator("#load [value=anew]").click();
  await atPly(1);
  await shows(moves, ["c5"]);
  // Legal from both.
  await page.evaluate(() => location.assign("#d3c3"));
  await atPly(2);
  await paste("c4 e3 f4");
  await page.locator("#load[data-step=where]").getByText("as well").waitFor();
  await page.locator("#load [value=anew]").click();
  await atPly(3);
  await shows(moves, ["c4", "e3", "f4"]);
  // From the start only, nothing is asked.
  await paste("f5 d6 c3 d3");
  await atPly(4);
  await shows(() => page.locator("#load").count(), 0);
});

test("moves that are played on from the board are the game, and the engine waits", async (t) => {
  const page = await openPage(t, { settings: { level: 1 }, hash: "#f5d6" });
  const { atPly, moves } = hand(page);
  await atPly(2);
  await hand(page).press("load");
  await page.locator("#load-text").fill("c3 d3 c4");
  await page.locator("#load [value=load]").click();
  await page.locator("#load [value=on]").click();
  await atPly(5);
  await shows(moves, ["f5", "d6", "c3", "d3", "c4"]);
  await page.getByRole("button", { name: "Play on" }).waitFor();
});

test("a file of any length is read, game by game", async (t) => {
  const page = await openPage(t, BOTH);
  await hand(page).listens();
  await page.evaluate((game) => {
    const data = new DataTransfer();
    const comment = "usual ".repeat(100_000);
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
