// Which games come to a position, by any order of moves, in any of the eight orientations.
//
// A position has as many discs more than the start as moves were played. A game can therefore only come to it after so many moves, if these
// were on the squares that have a disc then, and the others are on those that have none: that is seen without the rules. Games are gone
// through in the order of their squares, where those that begin alike lie together: what is found for the first squares of one is true for
// all that share them. Late in a game the rest of it, played from the position, must lead to its end.

import { follow } from "../../rules/line.js";
import { afterNumber, discsOf, PASS } from "../../rules/position.js";
import { endingOf } from "../keeping/ending.js";
import { FROM, imagesOf, isSame } from "../keeping/orientation.js";

/** @import { Position } from "../../rules/position.js" */
/** @import { Collection } from "../keeping/collection.js" */
/** @import { Columns } from "../keeping/columns.js" */
/** @import { Start } from "../keeping/starts.js" */

/** Half of the squares of a game. */
const HALF = 30;

/** Of so few last squares many games have the same: what comes of them is found once. */
const FEW = 4;

/** No move was played there. */
export const NO_MOVE = -1;

/**
 * Games that come to a position by the same squares.
 * @typedef {object} Run
 * @property {number} from Their first index in the order.
 * @property {number} to Behind their last index.
 * @property {number} count After how many squares.
 * @property {number} ply After how many moves, passes counted.
 * @property {(square: number) => number} moveOf What the next square of the game is in the position; the pass where it has to be played
 *   first.
 * @property {boolean} isAfterPass Whether games that end there have not played the pass before it.
 */

/**
 * The games that come to a position.
 * @param {Collection} collection
 * @param {Position} position
 * @returns {Run[]}
 */
export function runsOf({ games, starts, order: { rows, shared } }, position) {
  const images = imagesOf(position);
  const { black, white } = discsOf(position);
  /** @type {Run[]} */
  const runs = [];
  for (let from = 0, to = 0; from < rows.length; from = to) {
    const start = games.start[rows[from]];
    to = behind(games, rows, start);
    const { discs } = starts.list[start];
    const search = new Search(games, starts.list[start], images, black + white - discs);
    if (!search.canSucceed) continue;
    for (let at = from; at < to; ) {
      const { known, run } = search.look(rows[at], at === from ? 0 : shared[at]);
      const first = at;
      at = alike(shared, at + 1, to, known);
      if (run) runs.push({ ...run, from: first, to: at });
    }
  }
  return runs;
}

/** Where games of a start end in the order. @param {Columns} games @param {Uint32Array} rows @param {number} start */
function behind(games, rows, start) {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (games.start[rows[middle]] <= start) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Where games end that have their first squares in common.
 * @param {Uint8Array} shared
 * @param {number} from
 * @param {number} to
 * @param {number} count of the squares
 */
function alike(shared, from, to, count) {
  if (count === 0) return to;
  let at = from;
  while (at < to && shared[at] >= count) at += 1;
  return at;
}

/**
 * Calls back for games of runs that went on with the same move, and are next to each other in the order.
 * @param {Collection} collection
 * @param {readonly Run[]} runs
 * @param {(from: number, to: number, move: number, ply: number) => void} visit from where to where in the order, the move, and after how
 *   many moves it was played, passes counted
 */
export function visitGames({ games, order: { rows, shared } }, runs, visit) {
  for (const { from, to, count, ply, moveOf, isAfterPass } of runs) {
    for (let first = from, next = from; first < to; first = next) {
      // Those that go on with the same square lie together.
      next = alike(shared, first + 1, to, count + 1);
      const at = games.from[rows[first]] + count;
      const isLast = at === games.from[rows[first] + 1];
      if (!isLast || !isAfterPass) visit(first, next, isLast ? NO_MOVE : moveOf(games.squares[at]), ply);
    }
  }
}

/**
 * What is found of the first squares of games, and of how many of them: it is true for all that share these.
 * @typedef {{ known: number, run?: Omit<Run, "from" | "to"> }} Found
 */

/** Looks for a position in the games of a start, one after the other. */
class Search {
  #games;
  #images;
  /** After how many squares games can come to the position. */
  #count;
  /**
   * What is known of games that end with a few squares from an image; `undefined` if they cannot.
   * @type {Map<number, number | undefined>}
   */
  #endings = new Map();
  /** For each square the images that have a disc there. */
  #having;
  /** After so many squares which images can still be come to. */
  #left = new Uint8Array(65);
  /** The positions after the squares, as far as they were needed. @type {Position[]} */
  #positions;
  /** How many moves these took, passes counted. */
  #plies = new Uint8Array(65);
  /** After how many squares of the last game they are known, and the images that are left. */
  #played = 0;
  #walked = 0;

  /** @param {Columns} games @param {Start} start @param {readonly Position[]} images @param {number} count */
  constructor(games, { position }, images, count) {
    this.#games = games;
    this.#images = images;
    this.#count = count;
    this.#positions = [position];
    const taken = images.map(({ ownLow, ownHigh, otherLow, otherHigh }) => [
      ownLow | otherLow,
      ownHigh | otherHigh,
    ]);
    this.#having = Uint8Array.from({ length: 64 }, (_, square) =>
      maskOf(taken, (halves) => ((halves[square >> 5] >>> (square & 31)) & 1) === 1),
    );
    const [low, high] = [position.ownLow | position.otherLow, position.ownHigh | position.otherHigh];
    this.#left[0] =
      count < 0 ? 0 : maskOf(taken, (halves) => (low & ~halves[0]) === 0 && (high & ~halves[1]) === 0);
  }

  get canSucceed() {
    return this.#left[0] > 0;
  }

  /** @param {number} row @param {number} shared how many first squares the game has in common with the one before it @returns {Found} */
  look(row, shared) {
    this.#played = Math.min(this.#played, shared);
    this.#walked = Math.min(this.#walked, shared);
    const { from, squares } = this.#games;
    const [first, last] = [from[row], from[row + 1]];
    const at = first + this.#count;
    // Nothing is found of those that go on from here.
    if (at > last) return { known: 65 };
    // Late in a game most are seen not to come to the position by what they play after it, early by what they play before.
    if (this.#count > HALF) {
      const left = this.#remaining(at, last, this.#left[this.#walked]);
      if (left === 0 || (last - at <= FEW && !this.#canEnd(row, left))) return { known: this.#count };
    }
    for (; this.#walked < this.#count; this.#walked += 1) {
      const mask = this.#left[this.#walked] & this.#having[squares[first + this.#walked]];
      this.#left[this.#walked + 1] = mask;
      if (mask === 0) return { known: this.#walked + 1 };
    }
    const left = this.#remaining(at, last, this.#left[this.#count]);
    return left > 0 && this.#canEnd(row, left) ? this.#play(squares, first) : { known: this.#count };
  }

  /** The images that have no disc on squares that are played after them. @param {number} from @param {number} to @param {number} images */
  #remaining(from, to, images) {
    let left = images;
    for (let at = from; at < to && left > 0; at += 1) left &= ~this.#having[this.#games.squares[at]];
    return left;
  }

  /**
   * Whether the rest of a game, played from one of the images, can lead to its end: not asked where that rest is long.
   * @param {number} row
   * @param {number} images
   */
  #canEnd(row, images) {
    const { from, ending } = this.#games;
    const [first, last] = [from[row] + this.#count, from[row + 1]];
    if (last - first >= this.#count) return true;
    for (let index = 0; index < this.#images.length; index += 1)
      if (((images >> index) & 1) === 1 && this.#endingAfter(index, first, last) === ending[row]) return true;
    return false;
  }

  /**
   * What is known of games that end with some squares from an image.
   * @param {number} index of the image
   * @param {number} from
   * @param {number} to
   */
  #endingAfter(index, from, to) {
    if (to - from > FEW) return this.#playRest(index, from, to);
    let key = index;
    for (let at = from; at < to; at += 1) key = 65 * key + this.#games.squares[at] + 1;
    if (!this.#endings.has(key)) this.#endings.set(key, this.#playRest(index, from, to));
    return this.#endings.get(key);
  }

  /** @param {number} index @param {number} from @param {number} to */
  #playRest(index, from, to) {
    /** @type {Position | undefined} */
    let end = this.#images[index];
    for (let at = from; end && at < to; at += 1) end = follow(end, this.#games.squares[at]);
    return end && endingOf(end);
  }

  /**
   * Plays the first squares of a game by the rules, and compares the position.
   * @param {Uint8Array} squares
   * @param {number} first
   * @returns {Found}
   */
  #play(squares, first) {
    for (; this.#played < this.#count; this.#played += 1) {
      const position = this.#positions[this.#played];
      const square = squares[first + this.#played];
      const direct = afterNumber(position, square);
      const next = direct ?? follow(position, square);
      if (!next) return { known: this.#played + 1 };
      this.#positions[this.#played + 1] = next;
      this.#plies[this.#played + 1] = this.#plies[this.#played] + (direct ? 1 : 2);
    }
    const count = this.#count;
    const known = { known: count };
    const reached = this.#positions[count];
    const ply = this.#plies[count];
    const passed = afterNumber(reached, PASS);
    const image = this.#imageOf(reached);
    if (image >= 0) {
      const moveOf = (/** @type {number} */ square) => (passed ? PASS : FROM[image][square]);
      return { ...known, run: { count, ply, moveOf, isAfterPass: false } };
    }
    const after = passed ? this.#imageOf(passed) : -1;
    if (after < 0) return known;
    const moveOf = (/** @type {number} */ square) => FROM[after][square];
    return { ...known, run: { count, ply: ply + 1, moveOf, isAfterPass: true } };
  }

  /** @param {Position} position */
  #imageOf(position) {
    return this.#images.findIndex((image) => isSame(image, position));
  }
}

/** A bit for each image of which something is true. @param {readonly number[][]} images @param {(halves: number[]) => boolean} test */
function maskOf(images, test) {
  return images.reduce((mask, halves, index) => mask | (Number(test(halves)) << index), 0);
}
