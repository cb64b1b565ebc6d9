// The rules in JavaScript: random games replayed against rules on a board of text in the same run, and what a game takes.

import { spawnSync } from "node:child_process";
import { readGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { opponentOf, SQUARES, START } from "../js/rules/board.js";
import { randomGame } from "../tests/node/games.js";
import { boardAfter, movesOf } from "../tests/support/plain-rules.js";
import { format } from "./measuring/table.js";

/** @typedef {import("flipside").Color} Color */

/** How often all games are read: the first times are slower, as nothing is compiled yet. */
const ROUNDS = 5;

/** How often moves are counted in a round: once is shorter than processor time is measured. */
const REPEATS = 30;

/** How many games are replayed. */
const GAMES = 400;

/** Keeps many games and prints the bytes of each. */
const KEEPING = `
  import { Game } from "flipside/game";
  const text = process.argv[1];
  const count = 20_000;
  Game.parse(text);
  gc();
  const before = process.memoryUsage().heapUsed;
  const games = Array.from({ length: count }, () => Game.parse(text));
  gc();
  console.log(Math.round((process.memoryUsage().heapUsed - before) / games.length));
`;

/** @returns {Promise<string>} */
export async function rules() {
  const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed).transcript);
  const plies = games.reduce((sum, game) => sum + game.length / 2, 0);
  const database = writeWthor(games.map((game) => Game.parse(game))).games;
  const plain = microseconds(() => games.forEach(replay)) / plies;
  const parsed = microseconds(() => games.map((game) => Game.parse(game))) / plies;
  const read = microseconds(() => readGames(database).games.map((game) => game.problem)) / plies;
  const perfts = Array.from({ length: REPEATS }, () => new Game());
  const leaves = REPEATS * perft(new Game(), 6);
  const leaf = microseconds(() => perfts.map((game) => perft(game, 6))) / leaves;
  const times = (/** @type {number} */ each) => `${(plain / each).toFixed(0)} times as fast`;
  const row = (/** @type {string} */ what, /** @type {number} */ each, compared = "") => ({
    what,
    µs: each.toFixed(2),
    compared,
  });
  const table = format([
    row("rules on text, a ply", plain),
    row("`Game.parse`, a ply", parsed, times(parsed)),
    row("WTHOR bytes with `problem`, a ply", read, times(read)),
    row("perft 6 by `Game.after`, a leaf", leaf),
  ]);
  return `${table}\n\nA parsed game of ${games[0].length / 2} moves takes ${bytesOf(games[0])} bytes.`;
}

/** @param {string} game @returns {number} */
function bytesOf(game) {
  const { stdout } = spawnSync(process.execPath, [
    "--expose-gc",
    "--input-type=module",
    "--eval",
    KEEPING,
    game,
  ]);
  return Number(stdout);
}

/** The processor time of the fastest round. @param {() => void} work */
function microseconds(work) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage().user;
    work();
    return process.cpuUsage().user - before;
  });
  return Math.min(...rounds);
}

/** Replays a game in the obvious way. @param {string} game */
function replay(game) {
  let board = START;
  /** @type {Color} */
  let turn = "black";
  for (const [move] of game.matchAll(/../g)) {
    if (movesOf(board, turn).length === 0) turn = opponentOf(turn);
    const square = SQUARES.indexOf(/** @type {import("flipside").Square} */ (move));
    board = boardAfter(board, turn, square);
    turn = opponentOf(turn);
  }
}

/** @param {Game} game @param {number} plies @returns {number} */
function perft(game, plies) {
  if (plies === 0 || game.isOver) return 1;
  return game.legalMoves().reduce((sum, move) => sum + perft(game.after(move), plies - 1), 0);
}
