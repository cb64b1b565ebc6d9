/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { Puzzles } from "flipside/puzzles";
import { openPage } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds } from "../e2e/until.js";

/** A close game, and one in which corners are given away early. */
const GAMES = {
  close:
    "d3e3f5c5c3g5e2b2e6d7b6f6d6c2g7h8f4d2a2a7h6c1b4c4f8h4h5c6b1e1h3f3d1a1c7a5g2c8b7b3a6g4e7f7b8a8g8g6h7a4f2h2g3h1g1d8e8b5a3f1",
  wild: "d3c3b3d6d7b2b1e3f3d8f6d2c5f4d1a1f2a3b4g3g2a5g4g1e2g5h2c1h4g6c2f5a2f1h7c4a4b5h3f7g7h5c6h8g8f8e6a6a7h6e1b7e8c7b8c8b6h1e7a8",
};

/** How often each place is looked at while the engine looks deeper, and how long apart, in milliseconds. */
const [LOOKS, APART_MS] = [4, 250];

/**
 * What the page says at one moment of the position on the board and of the moves there, in discs for Black, by where it says so.
 * @typedef {Record<string, Record<string, number>>} Told
 */

/**
 * Runs in the page.
 * @param {{ ply: number, turn: "black" | "white", played: string | undefined }} given
 * @returns {Told}
 */
function toldIn({ ply, turn, played }) {
  /** @type {Told} */
  const told = {};
  const tell = (
    /** @type {string} */ of,
    /** @type {string} */ where,
    /** @type {number | null} */ value,
  ) => {
    if (value !== null) told[of] = { ...told[of], [where]: value };
  };
  const own = turn === "black" ? 1 : -1;
  const text = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";
  const number = (/** @type {string | null | undefined} */ said) => {
    const [found] = /[+−-]?\d+/.exec(said ?? "") ?? [];
    return found === undefined ? null : Number(found.replace("−", "-"));
  };
  const lead = (/** @type {string} */ said) => {
    const [, color, discs] = /(Black|White) (?:should win|wins) by (\d+)/.exec(said) ?? [];
    if (color) return (color === "Black" ? 1 : -1) * Number(discs);
    return /even|draw/i.test(said) ? 0 : null;
  };
  const position = "the position";
  const list = (/** @type {number} */ at) => document.querySelector(`#moves > li > [data-ply='${at}']`);
  tell(position, "list", number(list(ply)?.getAttribute("data-value")));
  tell(position, "title in the list", lead(list(ply)?.getAttribute("title") ?? ""));
  tell(`after ${played}`, "list", number(list(ply + 1)?.getAttribute("data-value")));
  tell(position, "engine", lead(text("#engine .lead")));
  for (const line of document.querySelectorAll("#engine .lines [data-line]")) {
    const value = number(line.querySelector(".worth")?.textContent);
    const move = line.getAttribute("data-line");
    if (value === null) continue;
    tell(`after ${move}`, "lines of the engine", own * value);
    if (!line.parentElement?.previousElementSibling) tell(position, "first line of the engine", own * value);
  }
  // After a mistake the card compares it with the better move: both are of the position before it.
  const isHere = document.querySelector("#coach .said .rows .keyed") !== null;
  for (const row of isHere ? document.querySelectorAll("#coach .said .rows p") : []) {
    const [, what, move] = /^(Better|Played): (\S+)/.exec(row.querySelector("b")?.textContent ?? "") ?? [];
    const value = lead(row.textContent ?? "");
    tell(`after ${move}`, `coach, ${what}`, value);
    if (what === "Better") tell(position, "coach", value);
  }
  /** @type {any} */
  const board = document.querySelector("#board");
  for (const { move, score } of board?.values ?? []) tell(`after ${move}`, "board", own * score);
  for (const row of document.querySelectorAll("#explorer [data-line]")) {
    const value = number(row.querySelector(".worth")?.textContent);
    tell(`after ${row.getAttribute("data-line")}`, "explorer", value === null ? null : own * value);
  }
  return told;
}

/** Of what several values are told. @param {Told} told */
function differing(told) {
  return Object.entries(told).flatMap(([of, places]) =>
    new Set(Object.values(places)).size > 1 ? [`${of}: ${JSON.stringify(places)}`] : [],
  );
}

/** The values in the list of moves, by their plies. @param {Page} page */
const listed = (page) =>
  page
    .locator("#moves > li > [data-ply][data-value]")
    .evaluateAll((all) => all.map((each) => `${each.dataset.ply} ${each.dataset.value}`));

for (const [name, moves] of Object.entries(GAMES))
  test(`each position of a game has one value wherever it is told: ${name}`, async (t) => {
    const game = Game.parse(moves);
    const page = await openPage(t, {
      width: 1440,
      height: 900,
      hash: `?analyze#${moves}`,
      thinks: true,
      settings: { side: "both" },
    });
    const { press } = hand(page);
    await page.locator("#engine .lines").waitFor({ state: "attached" });
    await press("review");
    await page.locator("#coach .learn:not([aria-disabled])").waitFor({ state: "attached" });
    /** @type {string[]} */
    const faults = [];
    const goTo = async (/** @type {number} */ ply) => {
      const at = async () => Number(await page.locator("#moves").getAttribute("data-at"));
      for (let now = await at(); now !== ply; now = await at()) {
        const step = page.locator(`.walk [data-action=${now < ply ? "forward" : "back"}]`);
        await step.evaluate((button) => /** @type {HTMLElement} */ (button).click());
        await holds(async () => assert.notEqual(await at(), now));
      }
    };
    await page.locator("#explorer details").evaluate((details) => details.setAttribute("open", ""));
    await goTo(1);
    await page.locator("#explorer [data-line]").first().waitFor({ state: "attached" });
    const valuesButton = page.locator("#coach .further button").last();
    for (let ply = 0; ply < game.moves.length; ply += 1) {
      await goTo(ply);
      if (ply === 0) await valuesButton.evaluate((button) => /** @type {HTMLElement} */ (button).click());
      const { turn } = game.at(ply);
      for (let look = 0; look < LOOKS; look += 1) {
        await page.waitForTimeout(APART_MS);
        const told = await page.evaluate(toldIn, { ply, turn, played: game.moves[ply] });
        assert.ok(Object.keys(told["the position"] ?? {}).length >= 2, `little is told at ply ${ply}`);
        faults.push(...differing(told).map((each) => `ply ${ply}: ${each}`));
      }
    }
    const before = await listed(page);
    await page.reload();
    await page.locator("#coach .learn:not([aria-disabled])").waitFor({ state: "attached" });
    await holds(async () => assert.deepEqual((await listed(page)).slice(-60), before.slice(-60)));
    for (const fault of new Set(faults)) t.diagnostic(fault);
    assert.equal(faults.length, 0, `${new Set(faults).size} places differ`);
  });

/** Of so many puzzles each, from the easiest to the hardest, is one tried. */
const PUZZLES_APART = 700;

/** What the panel of a puzzle says of a wrong move, in discs for who played it; null where it says no number. @param {string} said */
function toldOfTry(said) {
  const [, how, discs] = / (wins|loses) by (\d+)/.exec(said) ?? [];
  if (how) return (how === "wins" ? 1 : -1) * Number(discs);
  return / only draws/.test(said) ? 0 : null;
}

test("a puzzle says of a try what the board, the engine and the verdict say in Analyze", async (t) => {
  const all = await (await Puzzles.load()).find({ count: Number.POSITIVE_INFINITY });
  const proven = all.filter(({ themes }) => !themes.includes("opening"));
  const some = proven.filter((_, index) => index % PUZZLES_APART === 0);
  /** @type {string[]} */
  const faults = [];
  for (const { position, move, score, second } of some) {
    const game = Game.parse(position);
    const others = game.legalMoves().filter((each) => each !== move && each !== second.move);
    const wrong = [second.move, ...others.slice(0, 1)];
    const page = await openPage(t, {
      width: 1440,
      height: 900,
      hash: `?train#${position.replace(" ", "")}/`,
      thinks: true,
      isOwn: true,
      settings: { lines: "all" },
    });
    await page.locator("#puzzle[data-phase=open]").waitFor();
    /** @type {Map<string, number | null>} */
    const told = new Map([[move, score]]);
    const square = (/** @type {string} */ name) => page.locator(`#board [data-square=${name}]`);
    for (const each of wrong) {
      await page.locator(`#board [data-open] .cell[data-legal][data-square=${each}]`).waitFor();
      await square(each).click();
      const said = page.locator("#puzzle .headline").filter({ hasText: new RegExp(`^${each} .*\\.`) });
      await said.filter({ hasText: /replies|takes|wins|loses|draws/ }).waitFor();
      told.set(each, toldOfTry((await said.textContent()) ?? ""));
    }
    await page.locator("#train").getByRole("button", { name: "Solution" }).click();
    await page.locator("#puzzle .after button").first().click();
    await page.locator(":root[data-in=analyze]").waitFor();
    await page.locator("#engine .lines [data-line]").first().waitFor();
    const shownOf = (/** @type {string} */ each) =>
      page.evaluate((of) => {
        /** @type {any} */
        const board = document.querySelector("#board");
        const line = document.querySelector(`#engine .lines [data-line=${of}] .worth`)?.textContent;
        const onBoard = board?.values?.find((/** @type {any} */ { move }) => move === of)?.score;
        return [line === undefined ? undefined : Number.parseInt(line.replace("−", "-"), 10), onBoard];
      }, each);
    for (const [each, value] of told)
      for (const shown of await shownOf(each))
        if (value !== shown)
          faults.push(`${position}: ${each} is told as ${value} in Train and ${shown} in Analyze`);
    for (const each of wrong) {
      await square(each).click();
      const tried = page.locator("#engine .tried").filter({ hasText: each });
      await tried.waitFor();
      const [, loss] = /gives up (?:about )?(\d+)/.exec((await tried.textContent()) ?? "") ?? [];
      const lost = score - (told.get(each) ?? Number.NaN);
      if (lost <= 64 && Number(loss) !== lost)
        faults.push(`${position}: ${each} loses ${lost}, and ${await tried.textContent()}`);
      await page.keyboard.press("ArrowLeft");
    }
    await page.context().close();
  }
  for (const fault of faults) t.diagnostic(fault);
  assert.equal(faults.length, 0, `${faults.length} of ${some.length} puzzles differ`);
});
