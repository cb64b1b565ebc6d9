import { test } from "node:test";
import { BOTH, openPage, recall } from "./browser.js";
import { hand, OFF_BOOK } from "./hand.js";
import { shows } from "./until.js";

test("a game is copied as text and pasted anywhere on the page", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, atPly, moves } = hand(page);
  await turn();
  for (const square of ["f5", "d6", "c3"]) await place(square);
  await press("copy");
  await page.getByText("Moves copied.").waitFor();
  await shows(() => page.evaluate(() => navigator.clipboard.readText()), "f5d6c3");

  await page.evaluate(() => navigator.clipboard.writeText("F5 F6 E6 f4"));
  await page.keyboard.press("Control+v");
  await atPly(4);
  await shows(moves, ["f5", "f6", "e6", "f4"]);
});

test("a position is copied as it is now, and can be loaded again", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, load, atPly, board, newGame } = hand(page);
  await turn();
  await load("---------------------------OX------OXX-----O-------------------- X");
  await page.locator("#board [data-square=d6] .disc").waitFor();
  const [square] = await turn();
  await place(String(square));
  const seen = await board();
  await press("copy");
  await page.getByText("Position copied.").waitFor();
  await newGame();
  await atPly(0);
  await page.keyboard.press("Control+v");
  await page.locator(`[data-square=${square}] .disc`).waitFor();
  await shows(board, seen);
});

test("games are read as people write them, and nothing is not a game", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, load, press, atPly, moves } = hand(page);
  await turn();
  await load('"1. f5 d6 2. c3, d3"');
  await atPly(4);
  await shows(moves, ["f5", "d6", "c3", "d3"]);
  const usual = "-------- -------- -------- ---O*--- ---*O--- -------- -------- --------";
  const start = `(;GM[Othello]PC[GGS/os]PB[one]PW[B two]RE[+2.000]TY[8]BO[8 ${usual} *]`;
  await load(`${start}B[F5//0.01]W[f6/-1.50/2.1]B[E6];)`);
  await atPly(3);
  await shows(moves, ["f5", "f6", "e6"]);
  // From a position of its own, where white has no move.
  const end = `${"*".repeat(62)}O-`;
  await load(`(;GM[Othello]BO[8 ${end} O]W[PA]B[H8];)`);
  await atPly(2);
  await shows(moves, ["pass", "h8"]);
  await press("load");
  await page.locator("#load [value=load]").click();
  await page.locator("#load-error").filter({ hasText: "Paste a game" }).waitFor();
  await shows(moves, ["pass", "h8"]);
});

test("keys and pastes belong to the dialog that is open", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, moves } = hand(page);
  await turn();
  await place("f5");
  await place("d6");
  await page.evaluate(() => navigator.clipboard.writeText("f5f6"));
  await press("help");
  await page.locator("#help").waitFor();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Escape");
  await page.locator("#moves [data-ply='2'][aria-current]").waitFor();
  await shows(moves, ["f5", "d6"]);
});

test("text that is no game is refused with its reason, and the game stays", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place, press, moves, hasFocus } = hand(page);
  await turn();
  await place("f5");
  await press("load");
  await page.locator("#load-text").fill("f5d6a1");
  await page.locator("#load [value=load]").click();
  await page.locator("#load-error").filter({ hasText: "a1" }).waitFor();
  await hasFocus("#load-text");
  await page.keyboard.press("Escape");
  await shows(moves, ["f5"]);

  await page.evaluate(() => navigator.clipboard.writeText("rhubarb"));
  await page.keyboard.press("Control+v");
  await page.locator(".notice[data-kind=error]").waitFor();
  await shows(moves, ["f5"]);
});

test("a loaded game waits, values shown or not, until the engine is asked to play on", async (t) => {
  const page = await openPage(t, { settings: { side: "white", level: 1, values: true } });
  const { atPly, load, reads, press } = hand(page);
  await atPly(1);
  await load("f5d6");
  await reads("Black to move");
  await press("step");
  await atPly(3);
  await reads("Your turn");
});

test("the opening is named", async (t) => {
  const page = await openPage(t, BOTH);
  const { turn, place } = hand(page);
  await turn();
  await place("f5");
  await place("f6");
  await page.locator("#opening").filter({ hasText: "Diagonal" }).waitFor();
});

test("settings and the game are there again after a reload", async (t) => {
  const page = await openPage(t, { settings: { side: "both", strength: "level" } });
  const { turn, place, atPly, moves, openSettings } = hand(page);
  await turn();
  await place("f5");
  await place("d6");
  await openSettings();
  await page.locator("#level").fill("12");
  for (const [name, value] of Object.entries({ theme: "dark", cloth: "wood", discs: "flat" }))
    await page.locator("label", { has: page.locator(`[name=${name}][value=${value}]`) }).click();
  await page.locator("label", { has: page.locator("[name=sound]") }).click();
  await page.reload();
  await atPly(2);
  await shows(moves, ["f5", "d6"]);
  await openSettings();
  await shows(() => page.locator("#level").inputValue(), "12");
  await shows(() => page.locator("html").getAttribute("data-theme"), "dark");
  await page.locator("[data-theme=wood][data-discs=flat]").waitFor();
  await shows(() => page.locator("[name=sound]").isChecked(), true);
});

test("two tabs do not take each other's settings back", async (t) => {
  const page = await openPage(t, { settings: { strength: "level" } });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hand(page).turn();
  await hand(other).turn();
  await hand(page).openSettings();
  await hand(other).openSettings();
  await page.locator("#level").fill("12");
  await other.locator("label", { has: other.locator("[name=theme][value=dark]") }).click();
  await other.reload();
  await hand(other).turn();
  await hand(other).openSettings();
  await shows(() => other.locator("#level").inputValue(), "12");
  await shows(() => other.locator("html").getAttribute("data-theme"), "dark");
});

test("a game that waits still waits after a reload", async (t) => {
  const page = await openPage(t, { settings: { level: 1 } });
  const { turn, load, reads, press, atPly } = hand(page);
  await turn();
  await load("f5d6c3");
  await page.reload();
  await reads("White to move");
  await press("step");
  await atPly(4);
  await page.reload();
  await reads("Your turn");
});

test("a watched game that is held stays held after a reload", async (t) => {
  const page = await openPage(t, {
    hash: OFF_BOOK,
    settings: { side: "none", strength: "time", seconds: 60 },
  });
  const { reads, press } = hand(page);
  await reads("Black is thinking");
  await press("step");
  await page.reload();
  await page.getByRole("button", { name: "Play on" }).waitFor();
});

for (const [name, memory] of /** @type {[string, Record<string, unknown>][]} */ ([
  [
    "settings of the wrong kind",
    { settings: { side: 7, level: 99, theme: null, dots: "yes", __defineGetter__: 1 } },
  ],
  ["an invalid game", { game: { start: "x", moves: ["z9"], ply: -4 } }],
  ["parts of the wrong shape", { settings: [], game: 3 }],
])) {
  test(`a memory with ${name} does no harm`, async (t) => {
    const page = await openPage(t, { prepare: (opened) => recall(opened, memory) });
    await shows(() => hand(page).turn(), ["d3", "c4", "f5", "e6"]);
  });
}

test("an engine that cannot be loaded is said, and two people can play on", async (t) => {
  const page = await openPage(t, {
    expectErrors: true,
    prepare: (opened) => opened.route("**/engine_bg*.wasm", (route) => route.fulfill({ status: 404 })),
  });
  const alert = page
    .getByRole("alert")
    .filter({ hasText: "The engine could not be loaded" })
    .filter({ hasText: "connection" });
  await alert.getByRole("button", { name: "Try again" }).waitFor();
  const { turn, place, reads, atPly } = hand(page);
  await turn();
  await place("f5");
  await reads("The engine is not available: play for White as well");
  await place("d6");
  await atPly(2);
  await shows(() => page.locator("[data-action=values]").getAttribute("aria-disabled"), "true");
});
