import assert from "node:assert/strict";
import { test } from "node:test";
import { Puzzles, puzzleThemes } from "flipside/puzzles";
import { Engine, Game } from "../../../dist/flipside.js";
import { solved, withReplies } from "../../../scripts/puzzles/candidate.mjs";
import { isEarly } from "../../../scripts/puzzles/opening.mjs";
import { themesOf } from "../../../scripts/puzzles/themes.mjs";
import { plainThemes } from "./plain-themes.js";

/** @import { Move } from "../../../dist/flipside.js" */

test("an independent test finds the same themes, with the same contrast", async () => {
  const puzzles = await (await Puzzles.load()).find({ count: Infinity });
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  const seen = new Set();
  const solvable = puzzles.filter(({ position }) => !isEarly(position));
  const rare = solvable.filter(({ themes }) => themes.some((theme) => theme === "wipe-out"));
  for (const { position, themes } of [...rare, ...solvable.filter((_, place) => place % 120 === 11)]) {
    const plain = await plainThemes(engine, position, await solved(engine, position));
    assert.deepEqual([...themes].sort(), plain, position);
    for (const theme of plain) seen.add(theme);
  }
  engine.dispose();
  // A rare one is among the examples of hard themes, one has no puzzle, and openings are not solved.
  const missing = puzzleThemes.filter((theme) => !seen.has(theme));
  assert.deepEqual(missing, ["saved-from-wipe-out", "feeding", "opening"]);
});

/** What is said of the mistakes below. */
const PUNISHED = ["key-square", "closes", "opens"];

/**
 * Mistakes in tournament games, and why the better move is better by what a strong player said of them; "answered" is none of the
 * themes. The better move is first.
 * @type {readonly (readonly [position: string, better: Move, played: Move, said: string])[]}
 */
const SAID = [
  ["-OOOOOO---OXXOOX-OXXOOOXOOOOOXOX-OOOXXOXX-OOXXXX---OOXX---XXXXX- X", "c7", "a2", "opens"],
  ["-XXXXXX-OXXOXOO-OOXXOOXXOXOXOXXXOXXXXXXX-OOXOXXX---XXO-X--OXOOO- O", "g7", "c7", "answered"],
  ["-OOOOO-OOOOXXO-OOOOOOOXOOOOOOXOOOOOOXOOOOOOXOOO-OXXOOO--OXXOOX-- X", "a1", "h6", "opens"],
  ["--XX----O-XXXO-OOOXXOOOO-OXOXOOOXOOOXOOOXOOOXOO---XOXX---XXXXXX- X", "h7", "f1", "opens"],
  ["--XXXXX---XOOX--XXOOXOOOXOXOXOOOXOXOOXO-XXOXXXXOX-XXXO---X-OOO-- O", "g7", "b1", "opens"],
  ["------O----XOOO-----XOXXX-OOOXXXOOOOXXXXOOOOOXXX--XOOXXO--XOOXXX X", "d1", "a7", "closes"],
  ["-OOOOO----OXOOO--XOOXOOOXXXXOXOOOOOOXOO--OOXXXO---OOXX-----O-X-- X", "a6", "e8", "key-square"],
  ["--XXXXX---OXOXX-OOXXXXXOOOOXXOXOOXOOXOXOOXXOXOOO--O-OO-O---OX--- X", "f8", "d7", "key-square"],
];

test("key squares, and squares that are opened and closed, are most of those that a player saw", async () => {
  const engine = await Engine.create({ worker: false, tableBits: 18 });
  let seen = 0;
  for (const [position, better, played, said] of SAID) {
    const game = Game.parse(position);
    const limits = { depth: game.empties, selectivity: /** @type {const} */ (100), moves: [better, played] };
    const { lines } = await engine.analyze(game, limits);
    assert.deepEqual([lines[0].move, lines[0].exact], [better, true], position);
    const moves = lines.map(({ move, score, pv }) => ({ move, score, line: pv }));
    const themes = themesOf(position.slice(0, 64), position[65], await withReplies(engine, position, moves));
    const found = themes.filter((theme) => PUNISHED.includes(theme));
    if (said === "answered") assert.deepEqual(found, [], position);
    else seen += Number(found.includes(said));
  }
  engine.dispose();
  assert.ok(seen >= 0.8 * (SAID.length - 1), `${seen} of ${SAID.length - 1}`);
});

test("a theme that holds for the next best move too is none, and without themes it is calculation", () => {
  const board = `${"-".repeat(26)}XXX${"-".repeat(5)}XXO${"-".repeat(27)}`;
  const first = { score: 4, line: /** @type {Move[]} */ (["f6"]) };
  const legal = Game.parse(`${board} O`).legalMoves();
  assert.ok(legal.length > 1);
  const moves = legal.map((move, place) => ({ ...first, move, line: [move], score: place === 0 ? 4 : 0 }));
  assert.deepEqual(themesOf(board, "O", moves), ["calculation"]);
});
