import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPuzzles } from "flipside/puzzles";
import { Engine, Game } from "../../../dist/flipside.js";
import { solved } from "../../../scripts/puzzles/candidate.mjs";
import { themesOf } from "../../../scripts/puzzles/themes.mjs";

/** @import { Move } from "../../../dist/flipside.js" */

/** The squares beside each corner. */
const X = /** @type {Record<string, string>} */ ({ b2: "a1", g2: "h1", b7: "a8", g7: "h8" });
const C = /** @type {Record<string, string>} */ ({
  a2: "a1",
  b1: "a1",
  g1: "h1",
  h2: "h1",
  a7: "a8",
  b8: "a8",
  g8: "h8",
  h7: "h8",
});
const CORNERS = ["a1", "h1", "a8", "h8"];

/** @param {string} square @param {number} file @param {number} rank */
const stepped = (square, file, rank) =>
  String.fromCharCode(square.charCodeAt(0) + file) + (Number(square[1]) + rank);
const STEPS = [-1, 0, 1]
  .flatMap((file) => [-1, 0, 1].map((rank) => [file, rank]))
  .filter((step) => step.some(Boolean));
/** @param {string} square */
const beside = (square) =>
  STEPS.map(([file, rank]) => stepped(square, file, rank)).filter((name) => /^[a-h][1-8]$/.test(name));
/** @param {string} board @param {string} square */
const cellAt = (board, square) => board[(Number(square[1]) - 1) * 8 + square.charCodeAt(0) - 97];

/** The moves that the other side would have. @param {string} position @returns {readonly string[]} */
function movesOfOther(position) {
  const other = position.endsWith("X") ? "O" : "X";
  return Game.parse(position.slice(0, 65) + other)
    .legalMoves()
    .filter((move) => move !== "pass");
}

/** Some of the tests once more, by names of squares and by `Game`. @type {Record<string, (position: string, line: readonly Move[]) => boolean>} */
const PLAIN = {
  "take-the-corner": (_, [move]) => CORNERS.includes(move),
  "leave-the-corner": (position, [move]) =>
    !CORNERS.includes(move) &&
    Game.parse(position)
      .legalMoves()
      .some((each) => CORNERS.includes(each)),
  "x-square": (position, [move]) => move in X && cellAt(position, X[move]) === "-",
  "c-square": (position, [move]) => move in C && cellAt(position, C[move]) === "-",
  "offer-a-corner": (position, [move]) => {
    const before = movesOfOther(position);
    const reply = Game.parse(position).after(move);
    const moves = reply.isOver || reply.turn === Game.parse(position).turn ? [] : reply.legalMoves();
    return moves.some((each) => CORNERS.includes(each) && !before.includes(each));
  },
  "win-a-corner": (position, line) => {
    const now = Game.parse(position).legalMoves();
    return [line[2], line[4], line[6]].some((move) => CORNERS.includes(move) && !now.includes(move));
  },
  "forced-pass": (_, line) => [1, 3, 5, 7].some((ply) => line[ply] === "pass"),
  "from-inside": (position, [move]) => {
    const { board } = Game.parse(position).after(move);
    return Game.parse(position)
      .flips(move)
      .every((flipped) => beside(flipped).every((square) => cellAt(board, square) !== "-"));
  },
};

test("of plain themes an independent test says the same, with the same contrast", async () => {
  const puzzles = await loadPuzzles();
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  const seen = new Set();
  for (const { position, themes } of puzzles.filter((_, place) => place % 120 === 11)) {
    const moves = await solved(engine, position);
    const others = moves.slice(1).filter(({ score }) => score >= moves[1].score - 4);
    for (const [theme, holds] of Object.entries(PLAIN)) {
      const isOne = holds(position, moves[0].line) && !others.some(({ line }) => holds(position, line));
      assert.equal(themes.includes(theme), isOne, `${position}: ${theme}`);
      if (isOne) seen.add(theme);
    }
  }
  engine.dispose();
  assert.deepEqual([...seen].sort(), Object.keys(PLAIN).sort());
});

test("a theme that holds for the next best move too is none, and without themes it is calculation", () => {
  const board = `${"-".repeat(26)}XXX${"-".repeat(5)}XXO${"-".repeat(27)}`;
  const first = { score: 4, line: /** @type {Move[]} */ (["f6"]) };
  const legal = Game.parse(`${board} O`).legalMoves();
  assert.ok(legal.length > 1);
  const moves = legal.map((move, place) => ({ ...first, move, line: [move], score: place === 0 ? 4 : 0 }));
  assert.deepEqual(themesOf(board, "O", moves), ["calculation"]);
});
