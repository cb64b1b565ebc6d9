import assert from "node:assert/strict";
import { test } from "node:test";
import { Puzzles } from "flipside/puzzles";
import { Engine, Game } from "../../../dist/flipside.js";
import { solved, withReplies } from "../../../scripts/puzzles/candidate.mjs";
import { isEarly } from "../../../scripts/puzzles/opening.mjs";
import { themesOf } from "../../../scripts/puzzles/themes.mjs";
import { movesOfOther, PLAIN, plainThemes, repliesTo } from "./plain-themes.js";

/** @import { Move } from "../../../dist/flipside.js" */

/**
 * The best replies to a move, where three at most bring the opponent more than others do, by half of what the move loses and two discs:
 * each is solved by itself.
 * @param {Engine} engine
 * @param {string} position
 * @param {Move} move
 * @param {number} loss
 * @returns {Promise<Move[]>}
 */
async function punishersOf(engine, position, move, loss) {
  const game = Game.parse(position).after(move);
  /** @type {[Move, number][]} */
  const worth = [];
  for (const reply of game.isOver || game.mustPass ? [] : game.legalMoves()) {
    const next = game.after(reply);
    const over = (next.result ?? 0) * (game.turn === "black" ? 1 : -1);
    worth.push([reply, next.isOver ? over : 0 - Number((await engine.solve(next)).score)]);
  }
  const most = Math.max(...worth.map(([, score]) => score));
  const good = worth.filter(([, score]) => score > most - Math.max(2, loss / 2));
  return good.length > 3 ? [] : good.flatMap(([reply, score]) => (score === most ? [reply] : []));
}

/** What holds for a reply that punishes, by the themes. @type {Record<string, (position: string, best: Move, reply: Move) => boolean>} */
const PUNISHED = {
  "key-square": (_, best, reply) => reply === best,
  closes: (position, best, reply) =>
    reply !== best && movesOfOther(position).includes(reply) && !repliesTo(position, best).includes(reply),
  opens: (position, best, reply) =>
    reply !== best && !movesOfOther(position).includes(reply) && !repliesTo(position, best).includes(reply),
};

/** The themes that both classifiers know. */
const COMPARED = [...Object.keys(PLAIN), "forced-pass"];

test("an independent test finds the same themes, with the same contrast", async () => {
  const puzzles = await (await Puzzles.load()).find({ count: Infinity });
  const engine = await Engine.create({ worker: false, tableBits: 16 });
  const seen = new Set();
  const solvable = puzzles.filter(({ position }) => !isEarly(position));
  for (const { position, themes } of solvable.filter((_, place) => place % 120 === 11)) {
    const moves = await withReplies(engine, position, await solved(engine, position));
    const others = moves.slice(1).filter(({ score }) => score >= moves[1].score - 4);
    const plain = plainThemes(position, moves);
    assert.deepEqual(themes.filter((theme) => COMPARED.includes(theme)).sort(), plain.sort(), position);
    for (const theme of plain) seen.add(theme);
    const [{ move: best, score: most }] = moves;
    /** @type {Move[][]} */
    const punishers = [];
    for (const { move, score } of others)
      punishers.push(await punishersOf(engine, position, move, most - score));
    for (const [theme, holds] of Object.entries(PUNISHED)) {
      const isOne = punishers.every((replies) => replies.some((reply) => holds(position, best, reply)));
      assert.equal(themes.includes(theme), isOne, `${position}: ${theme}`);
      if (isOne) seen.add(theme);
    }
  }
  engine.dispose();
  // Rare ones are among the examples of hard themes.
  const missing = [...COMPARED, ...Object.keys(PUNISHED)].filter((theme) => !seen.has(theme));
  assert.deepEqual(missing, ["feeding"]);
});

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
    const found = themes.filter((theme) => theme in PUNISHED);
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
