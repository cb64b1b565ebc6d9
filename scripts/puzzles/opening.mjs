// What a puzzle about an opening is: a position that people know and mostly get wrong. It is too early to be solved: the opening book
// says what its moves are worth, and a search must agree.

import { Engine, Game } from "../../dist/flipside.js";
import { likeness } from "./candidate.mjs";

/**
 * @import { Book } from "../../dist/book.js"
 * @import { Candidate } from "./candidate.mjs"
 * @import { Move } from "../../dist/flipside.js"
 */

/**
 * What the book knows of a move: `games` that went on with it, or with one of its `images`, which are the same by symmetry.
 * @typedef {{ move: Move, score: number, games: number, images: number }} Known
 */

/**
 * An opening, with the moves that lead there, and how many games came to it.
 * @typedef {{ position: string, source: string, games: number, moves: Known[] }} Missed
 */

/** The theme of these puzzles. */
export const OPENING = "opening";

/** A position after more plies is no opening. */
const MOST_PLIES = 20;
/** It was played so often. */
const LEAST_GAMES = 12;
/** The best move is better than every other by so many discs. */
export const LEAST_LEAD = 2;
/** For each game with the best move so many went on with another. */
const MISSES = 3;
/** With fewer moves, a guess is right too often. */
const LEAST_MOVES = 3;
/** How many plies the search looks ahead, and in which table: in one of another size it may find something else. */
const LOOK = 18;
const TABLE_BITS = 20;

/** The engine that {@link isAgreed} asks. */
export function createSearcher() {
  return Engine.create({ worker: false, tableBits: TABLE_BITS });
}

/** Whether a position is as early as an opening. @param {string} position */
export function isEarly(position) {
  return position.split("-").length - 1 >= 60 - MOST_PLIES;
}

/**
 * The moves that the book knows, the best first; of those that are the same by symmetry the first one.
 * @param {Book} book
 * @param {string} position
 * @returns {Known[]}
 */
export function knownMoves(book, position) {
  const game = Game.parse(position);
  /** @type {Map<string, Known>} */
  const known = new Map();
  for (const { move, score, games = 0 } of book.lookup(position)?.moves ?? []) {
    const key = likeness(game.after(move).toString());
    const one = known.get(key) ?? { move, score, games: 0, images: 0 };
    known.set(key, { ...one, games: one.games + games, images: one.images + 1 });
  }
  return [...known.values()];
}

/**
 * Whether one move alone is best, not lost, and mostly missed.
 * @param {string} position
 * @param {readonly Known[]} moves the best first
 */
export function isMissed(position, [best, ...others]) {
  if (
    !best ||
    others.length === 0 ||
    best.images > 1 ||
    Game.parse(position).legalMoves().length < LEAST_MOVES
  )
    return false;
  const missed = others.reduce((sum, { games }) => sum + games, 0);
  return (
    best.score >= 0 &&
    best.score - others[0].score >= LEAST_LEAD &&
    missed > 0 &&
    missed >= MISSES * best.games
  );
}

/**
 * The opening as a candidate, null where a search does not agree with the book.
 * @param {Engine} engine
 * @param {Missed} missed
 * @returns {Promise<Candidate | null>}
 */
export async function openingCandidate(engine, { position, source, moves }) {
  if (!(await isAgreed(engine, position, moves[0].move))) return null;
  return { position, source, moves: moves.map(({ move, score }) => ({ move, score, line: [move] })) };
}

/**
 * Whether a search finds the book's best move, not lost, and as much better than the next.
 * @param {Engine} engine
 * @param {string} position
 * @param {Move} best
 */
export async function isAgreed(engine, position, best) {
  await engine.newGame();
  const [first, second] = (await engine.analyze(Game.parse(position), { depth: LOOK })).lines;
  return first.move === best && first.score >= 0 && first.score - second.score >= LEAST_LEAD;
}

/**
 * The openings that people mostly get wrong, those that are best known first, with the moves that lead there.
 * @param {Book} book with the statistics of games
 * @returns {Missed[]}
 */
export function missedOpenings(book) {
  const seen = new Set();
  /** @type {Missed[]} */
  const found = [];
  let games = [new Game()];
  for (let plies = 0; plies <= MOST_PLIES; plies += 1) {
    const next = [];
    for (const game of games) {
      const position = game.toString();
      const key = likeness(position);
      const known = book.lookup(position)?.games ?? 0;
      if (seen.has(key) || known < LEAST_GAMES) continue;
      seen.add(key);
      const moves = knownMoves(book, position);
      if (isMissed(position, moves))
        found.push({ position, source: String(game.transcript), games: known, moves });
      next.push(
        ...moves.map(({ move }) => game.after(move)).filter((after) => !after.isOver && !after.mustPass),
      );
    }
    games = next;
  }
  return found.sort((one, other) => other.games - one.games);
}

/**
 * What is stored of an opening: its best move alone, as no later one is proven.
 * @param {readonly { move: Move, score: number }[]} moves the best first
 */
export function ofOpening([best, second]) {
  const { move, score } = second;
  return { score: best.score, second: { move, score }, line: [best.move], themes: [OPENING] };
}
