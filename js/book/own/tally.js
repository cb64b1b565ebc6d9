// Counts the games that come to each position, up to symmetry.

import { afterNumber, isOver, legalMoves, numberOf, PASS, Position } from "../../rules/position.js";
import { canonicalKey, imagesOf } from "../../rules/symmetry.js";
import { playedBefore } from "./items.js";

/** @import { Advice, Line } from "./items.js" */

/**
 * A position of a book that is being made.
 * @typedef {object} Counted
 * @property {Position} position One of its images; the side to move counts as black.
 * @property {[wins: number, draws: number, losses: number]} games Those that came to it, for the side to move.
 * @property {number} discs The sum of their results for the side to move.
 * @property {number | undefined} given The score that the caller knows.
 */

/**
 * A position that is kept: the least of its images, and the moves that lead to others.
 * @typedef {Counted & { links: { number: number, to: Kept }[] }} Kept
 */

/** The positions that games came to. */
export class Tally {
  /** @type {Map<string, Counted>} */
  #counted = new Map();
  #plies;

  /** @param {number} plies a position after more discs than these is not counted */
  constructor(plies) {
    this.#plies = plies;
  }

  /** Counts a game. @param {Line} line */
  addLine({ line, result }) {
    for (const position of line) {
      const counted = this.#at(position);
      if (!counted) return;
      const score = position.turn === "black" ? result : 0 - result;
      counted.games[1 - Math.sign(score)] += 1;
      counted.discs += score;
    }
  }

  /**
   * Notes what the caller knows of a position. The last word counts.
   * @param {Advice} advice
   * @returns {boolean} whether the position has a place in the book
   */
  addAdvice({ position, moves }) {
    const counted = this.#at(position);
    if (!counted) return false;
    counted.given = Math.max(...moves.map(({ score }) => score));
    for (const { next, score } of moves) {
      const reached = this.#at(next);
      if (!reached) continue;
      reached.given ??= 0 - score;
      if (legalMoves(next)[0] !== "pass") continue;
      const beyond = this.#at(/** @type {Position} */ (afterNumber(next, PASS)));
      if (beyond) beyond.given ??= score;
    }
    return true;
  }

  /**
   * The positions that enough games came to, or whose score is known, those with fewer discs first.
   * @param {number} least
   * @returns {Kept[]}
   */
  kept(least) {
    /** @type {Map<string, Kept>} */
    const kept = new Map();
    for (const [key, counted] of this.#counted) {
      const { games, given } = counted;
      if (given !== undefined || games[0] + games[1] + games[2] >= least)
        kept.set(key, { ...counted, position: leastImage(counted.position), links: [] });
    }
    for (const each of kept.values())
      for (const number of legalMoves(each.position).map(numberOf)) {
        const next = /** @type {Position} */ (afterNumber(each.position, number));
        const to = kept.get(keyOf(next));
        if (to) each.links.push({ number, to });
      }
    // Where a pass leads to comes after it.
    const rank = (/** @type {Kept} */ { position, links }) =>
      2 * playedBefore(position) + Number(links[0]?.number !== PASS);
    return [...kept.values()].sort(
      (one, other) => rank(one) - rank(other) || compared(halvesOf(one.position), halvesOf(other.position)),
    );
  }

  /** @param {Position} position @returns {Counted | undefined} */
  #at(position) {
    if (playedBefore(position) > this.#plies || isOver(position)) return undefined;
    const key = keyOf(position);
    const known = this.#counted.get(key);
    if (known) return known;
    /** @type {Counted} */
    const counted = { position, games: [0, 0, 0], discs: 0, given: undefined };
    this.#counted.set(key, counted);
    return counted;
  }
}

/** What a position and its images have in common, whichever color is to move. @param {Position} position */
function keyOf({ ownLow, ownHigh, otherLow, otherHigh }) {
  return canonicalKey({ ownLow, ownHigh, otherLow, otherHigh, turn: "black" });
}

/**
 * The image that stands in the book: the one with the least discs of the side to move, and then of the other, as numbers of 64 bits.
 * @param {Position} position
 */
function leastImage(position) {
  const [least] = imagesOf(position).sort(compared);
  return new Position(...least, "black");
}

/** @typedef {[ownLow: number, ownHigh: number, otherLow: number, otherHigh: number]} Halves */

/** @param {Position} position @returns {Halves} */
function halvesOf({ ownLow, ownHigh, otherLow, otherHigh }) {
  return [ownLow, ownHigh, otherLow, otherHigh];
}

/** The order of two boards as pairs of numbers of 64 bits. @param {Halves} one @param {Halves} other */
function compared(one, other) {
  const difference = (/** @type {number} */ half) => (one[half] >>> 0) - (other[half] >>> 0);
  return difference(1) || difference(0) || difference(3) || difference(2);
}
