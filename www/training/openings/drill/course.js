// Where a line of the repertoire begins and how it goes on: shortly before what is due, and then as people play.

import { lineTo, metWith, waysFrom } from "../../../../js/repertoire/walk.js";
import { MOVES, START_POSITION, textOf } from "../../../../js/rules/position.js";
import { canonicalKey } from "../../../../js/rules/symmetry.js";
import { exerciseKey } from "../../../train/repertoires.js";

/**
 * @import { People } from "../../../../js/repertoire/people.js"
 * @import { Repertoire } from "../../../../js/repertoire/repertoire.js"
 * @import { Met } from "../../../../js/repertoire/walk.js"
 * @import { Position } from "../../../../js/rules/position.js"
 */

/** A start, as a text, and the moves that are on the board already. @typedef {{ start: string, moves: readonly string[] }} Begun */

/** The lines of a repertoire, of which some positions are due. */
export class Course {
  #repertoire;
  #people;
  #due;
  /** Whether something due may follow, by the keys of positions. @type {Map<string, boolean>} */
  #leading = new Map();

  /**
   * @param {Repertoire} repertoire
   * @param {People} people
   * @param {readonly string[]} due the keys of exercises, the most urgent one first
   */
  constructor(repertoire, people, due) {
    this.#repertoire = repertoire;
    this.#people = people;
    this.#due = new Set(due);
  }

  /**
   * Where to begin: two plies before the first position that is due on the way to the most urgent one; `null` where nothing is due.
   * @returns {Begun | null}
   */
  begin() {
    const positions = new Map(
      Array.from(this.#repertoire.positions(), ({ position }) => [exerciseKey(position), position]),
    );
    const met = new Map(metWith(this.#repertoire, this.#people).map((each) => [each.key, each]));
    for (const key of this.#due) {
      const position = positions.get(key);
      if (!position) continue;
      let first = met.get(canonicalKey(position));
      // No answer leads there: it is asked by itself.
      if (!first) return { start: textOf(position), moves: [] };
      for (let at = /** @type {Met | null} */ (first); at; at = at.from)
        if (this.isDue(at.position)) first = at;
      const moves = lineTo(first.from ?? first).map((number) => String(MOVES[number]));
      return { start: textOf(START_POSITION), moves };
    }
    return null;
  }

  /** Whether a position is due. @param {Position} position */
  isDue(position) {
    return this.#due.has(exerciseKey(position));
  }

  /**
   * What the other side plays after one's own move, as often as people do: the moves up to one's own next position. `null` where the line
   * ends.
   * @param {Position} position after one's own move
   * @param {() => number} random
   * @param {boolean} isFree whether the line goes on where nothing is due
   * @returns {readonly string[] | null}
   */
  reply(position, random, isFree) {
    const ways = this.#ways(position).filter((way) =>
      isFree ? this.#repertoire.has(way.position) : this.#leads(way.position),
    );
    if (ways.length === 0) return null;
    const all = ways.reduce((sum, { part }) => sum + part, 0);
    // What nobody has played comes as often as anything else that nobody has.
    const parts = ways.map(({ part }) => (all > 0 ? part / all : 1 / ways.length));
    let left = random();
    const index = parts.findIndex((part) => {
      left -= part;
      return left < 0;
    });
    const chosen = ways[index < 0 ? ways.length - 1 : index];
    return chosen.moves.map((number) => String(MOVES[number]));
  }

  /** Whether a position of one's own is due, or one that may follow it. @param {Position} position @returns {boolean} */
  #leads(position) {
    const key = canonicalKey(position);
    const known = this.#leading.get(key);
    if (known !== undefined) return known;
    const next = this.#repertoire.after(position);
    const leads =
      next !== undefined &&
      (this.isDue(position) || this.#ways(next).some((way) => this.#leads(way.position)));
    this.#leading.set(key, leads);
    return leads;
  }

  /** @param {Position} position */
  #ways(position) {
    const isWanted = (/** @type {Position} */ each) => this.#repertoire.has(each);
    return [...waysFrom(position, { color: this.#repertoire.color, people: this.#people, isWanted })];
  }
}
