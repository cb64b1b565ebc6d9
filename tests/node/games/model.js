// A collection of games in the obvious way: every game is played through by rules of its own for every question.

import { Game } from "flipside";
import { boardAfter, movesOf } from "../../support/plain-rules.js";
import { pick } from "../../support/random.js";

/** @import { Color, Move } from "flipside" */

/** @typedef {{ board: string, turn: Color }} Place */

/** @typedef {{ game: Game, black: string | null, white: string | null, event: string | null, date: string | null }} Played */

/** The eight images of a board. @param {string} board @returns {string[]} */
export function imagesOf(board) {
  const turned = (/** @type {string} */ each) =>
    Array.from(each, (_, square) => each[8 * (7 - (square % 8)) + (square >> 3)]).join("");
  const mirrored = (/** @type {string} */ each) => each.match(/.{8}/g)?.reverse().join("") ?? "";
  const images = [board, mirrored(board)];
  for (let turns = 0; turns < 3; turns += 1) images.push(...images.slice(-2).map(turned));
  return images;
}

/** What is the same for all images of a place. @param {Place} place */
export function keyOf({ board, turn }) {
  return `${imagesOf(board).sort()[0]} ${turn}`;
}

/** The place after a move. @param {Place} place @param {Move} move @returns {Place} */
export function placeAfter({ board, turn }, move) {
  const square = "abcdefgh".indexOf(move[0]) + 8 * (Number(move[1]) - 1);
  return {
    board: move === "pass" ? board : boardAfter(board, turn, square),
    turn: turn === "black" ? "white" : "black",
  };
}

/** The places of a game, its start first, by the rules of the tests. @param {Game} game @returns {Place[]} */
export function listedMovesOf(game) {
  const [board, sign] = game.start.split(" ");
  /** @type {Place[]} */
  const places = [{ board, turn: sign === "X" ? "black" : "white" }];
  for (const move of game.moves) places.push(placeAfter(places[places.length - 1], move));
  return places;
}

/** @type {WeakMap<Game, { keys: string[], score: number | null }>} */
const known = new WeakMap();

/** The places of a game whatever their orientation, and how it ended. @param {Game} game */
export function playedThrough(game) {
  const before = known.get(game);
  if (before) return before;
  const places = listedMovesOf(game);
  const played = { keys: places.map(keyOf), score: scoreOf(places[places.length - 1]) };
  known.set(game, played);
  return played;
}

/** Black's final score where a place is the end of a game; `null` before. @param {Place} place */
export function scoreOf({ board }) {
  if (movesOf(board, "black").length + movesOf(board, "white").length > 0) return null;
  const countOf = (/** @type {string} */ disc) => board.split(disc).length - 1;
  const [black, white, empty] = [countOf("X"), countOf("O"), countOf("-")];
  return black - white + Math.sign(black - white) * empty;
}

/**
 * What was played in a place: for each place that came next how many games, and how they ended.
 * @param {readonly Played[]} games
 * @param {Place} place
 */
export function statisticsOf(games, place) {
  const key = keyOf(place);
  const all = { games: 0, black: 0, draws: 0, white: 0 };
  /** @type {Record<string, typeof all & { sum: number }>} */
  const next = {};
  for (const { game } of games) {
    const { keys, score } = playedThrough(game);
    const at = keys.indexOf(key);
    if (at < 0) continue;
    const after = keys[at + 1];
    if (after) next[after] ??= { games: 0, black: 0, draws: 0, white: 0, sum: 0 };
    for (const count of [all, ...(after ? [next[after]] : [])]) {
      count.games += 1;
      if (score !== null) count[score > 0 ? "black" : score < 0 ? "white" : "draws"] += 1;
    }
    if (after) next[after].sum += score ?? 0;
  }
  return { ...all, next };
}

/** A game that is the same in another orientation. @param {Game} game @param {number} symmetry 0 … 7 */
export function turnedGame(game, symmetry) {
  const squares = imagesOf(
    Array.from({ length: 64 }, (_, square) => String.fromCharCode(1000 + square)).join(""),
  );
  const placeOf = (/** @type {string} */ move) => "abcdefgh".indexOf(move[0]) + 8 * (Number(move[1]) - 1);
  const nameOf = (/** @type {number} */ square) => `${"abcdefgh"[square % 8]}${(square >> 3) + 1}`;
  const moves = game.moves.map((move) =>
    move === "pass" ? move : nameOf(squares[symmetry].indexOf(String.fromCharCode(1000 + placeOf(move)))),
  );
  const [board, turn] = game.start.split(" ");
  return Game.parse({
    start: `${imagesOf(board)[symmetry]} ${turn}`,
    moves: /** @type {Move[]} */ (moves),
    ply: moves.length,
  });
}

const NAMES = ["Ann", "Bob", "Émile Zola", "Ω (x.*)", "滝沢", "[a-z]+", "O'Neil", null];
const DATES = ["1977", "2003-05", "2026-11-24", "last winter", null];

/**
 * Games that have much in common: few moves to choose from at first, in all orientations, some of them broken off, some from another start.
 * @param {() => number} random
 * @param {number} count
 * @returns {Played[]}
 */
export function relatedGames(random, count) {
  const others = Array.from({ length: 3 }, () => {
    const game = new Game();
    for (let ply = 0; ply < 20 && !game.isOver; ply += 1) game.play(pick(random, game.legalMoves()));
    return game.toString();
  });
  return Array.from({ length: count }, () => {
    let game = random() < 0.15 ? Game.parse(pick(random, others)) : new Game();
    const length = random() < 0.2 ? 1 + Math.floor(60 * random()) : 100;
    while (!game.isOver && game.ply < length) {
      const moves = game.legalMoves();
      game.play(pick(random, game.ply < 10 ? moves.slice(0, 2) : moves));
    }
    // A pass at the end is none of its moves.
    if (game.moves[game.ply - 1] === "pass")
      game = Game.parse({ ...game.toJSON(), moves: game.moves.slice(0, -1), ply: 0 });
    const symmetry = pick(random, game.start === new Game().start ? [0, 3, 4, 7] : [0, 1, 2, 3, 4, 5, 6, 7]);
    const turned = isLegal(game, symmetry) ? turnedGame(game, symmetry) : game;
    return {
      game: turned,
      black: pick(random, NAMES),
      white: pick(random, NAMES),
      event: pick(random, NAMES),
      date: pick(random, DATES),
    };
  });
}

/** Whether a start in another orientation is a usual start as well. @param {Game} game @param {number} symmetry */
function isLegal(game, symmetry) {
  if (game.start !== new Game().start) return true;
  return imagesOf(game.start.split(" ")[0])[symmetry] === game.start.split(" ")[0];
}
