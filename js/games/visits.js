// Which games come to a position, by any order of moves, in any of the eight orientations.
//
// A position has as many discs more than the start as moves were played. So a game can only come to it after so many moves, and only
// if these were on the squares that have a disc then: that is seen without the rules. Games are gone through in the order of their
// squares, where those that begin alike lie together: what was found for the first squares of a game is true for all that share them.

import { afterNumber, discsOf, PASS } from "../rules/position.js";
import { FROM, imagesOf, isSame } from "./orientation.js";

/** @import { Position } from "../rules/position.js" */
/** @import { Collection } from "./collection.js" */
/** @import { Start } from "./starts.js" */

/** No move was played there. */
export const NO_MOVE = -1;

/** Told of a game that comes to the position: the move that it played there, as it is in the position, and after how many moves, passes counted. @typedef {(row: number, move: number, ply: number) => void} Visit */

/**
 * Visits the games that come to a position.
 * @param {Collection} collection
 * @param {Position} position
 * @param {Visit} visit
 */
export function visitGames({ games, starts, order }, position, visit) {
  const images = imagesOf(position);
  const { black, white } = discsOf(position);
  /** @type {Search | undefined} */
  let search;
  let number = -1;
  for (let at = 0; at < order.rows.length; at += 1) {
    const row = order.rows[at];
    if (games.start[row] !== number) {
      number = games.start[row];
      const start = starts.list[number];
      search = new Search(start, images, black + white - start.discs);
    } else search?.keep(order.shared[at]);
    search?.look(games.squares, games.from[row], games.from[row + 1], row, visit);
  }
}

/** How the games of a start come to a position: what is known of the squares of the last game that was looked at. */
class Search {
  #images;
  /** After how many squares games can come to the position. */
  #count;
  /** For each square the images that have a disc there. */
  #having;
  /** After so many squares which images can still be come to. */
  #left = new Uint8Array(65);
  /** The positions after the squares, as far as they were needed. @type {(Position | undefined)[]} */
  #positions;
  /** How many moves these took, passes counted. */
  #plies = new Uint8Array(65);
  #played = 0;
  /** How many first squares a game shares with the last one that was looked at. */
  #shared = 0;
  /** With so many first squares no game comes to the position. */
  #failed = 99;
  /** The image that the games with these first squares come to; -1 for none, `undefined` where it is not known. @type {number | undefined} */
  #image;
  #hasPassed = false;
  #mustPass = false;

  /** @param {Start} start @param {readonly Position[]} images @param {number} count */
  constructor({ position }, images, count) {
    this.#images = images;
    this.#count = count;
    const discs = images.map(({ ownLow, ownHigh, otherLow, otherHigh }) => [
      ownLow | otherLow,
      ownHigh | otherHigh,
    ]);
    this.#having = Uint8Array.from({ length: 64 }, (_, square) =>
      discs.reduce(
        (mask, halves, image) => mask | (((halves[square >> 5] >>> (square & 31)) & 1) << image),
        0,
      ),
    );
    const begun = [position.ownLow | position.otherLow, position.ownHigh | position.otherHigh];
    this.#left[0] = discs.reduce(
      (mask, [low, high], image) =>
        mask | (Number((begun[0] & ~low) === 0 && (begun[1] & ~high) === 0) << image),
      0,
    );
    if (this.#left[0] === 0 || count < 0) this.#failed = 0;
    this.#positions = [position];
  }

  /** The next game shares so many first squares with the one before it. @param {number} shared */
  keep(shared) {
    if (shared < this.#shared) this.#shared = shared;
  }

  /** @param {Uint8Array} squares @param {number} from @param {number} to @param {number} row @param {Visit} visit */
  look(squares, from, to, row, visit) {
    const at = from + this.#count;
    if (this.#shared >= this.#failed || at > to) return;
    if (this.#image === undefined || this.#shared < this.#count) this.#walk(squares, from);
    const image = this.#image;
    if (image === undefined || image < 0) return;
    const isLast = at === to;
    if (this.#hasPassed && isLast) return;
    const move = isLast ? NO_MOVE : this.#mustPass ? PASS : FROM[image][squares[at]];
    visit(row, move, this.#plies[this.#count] + Number(this.#hasPassed));
  }

  /** Goes along the first squares of a game as long as these can lead to an image of the position. @param {Uint8Array} squares @param {number} from */
  #walk(squares, from) {
    const first = this.#shared;
    this.#played = Math.min(this.#played, first);
    this.#shared = 64;
    this.#failed = 99;
    this.#image = -1;
    for (let count = first; count < this.#count; count += 1) {
      this.#left[count + 1] = this.#left[count] & this.#having[squares[from + count]];
      if (this.#left[count + 1] > 0) continue;
      this.#failed = count + 1;
      return;
    }
    this.#play(squares, from);
  }

  /** Plays the first squares of a game by the rules, and compares the position. @param {Uint8Array} squares @param {number} from */
  #play(squares, from) {
    for (let count = this.#played; count < this.#count; count += 1) {
      const position = /** @type {Position} */ (this.#positions[count]);
      const square = squares[from + count];
      const direct = afterNumber(position, square);
      const next = direct ?? afterNumber(afterNumber(position, PASS) ?? position, square);
      if (!next) {
        this.#failed = count + 1;
        return;
      }
      this.#positions[count + 1] = next;
      this.#plies[count + 1] = this.#plies[count] + (direct ? 1 : 2);
      this.#played = count + 1;
    }
    const reached = /** @type {Position} */ (this.#positions[this.#count]);
    const passed = afterNumber(reached, PASS);
    this.#mustPass = passed !== undefined;
    this.#hasPassed = false;
    this.#image = this.#imageOf(reached);
    if (this.#image >= 0 || !passed) return;
    this.#image = this.#imageOf(passed);
    this.#hasPassed = true;
    this.#mustPass = false;
  }

  /** @param {Position} position */
  #imageOf(position) {
    return this.#images.findIndex((image) => isSame(image, position));
  }
}
