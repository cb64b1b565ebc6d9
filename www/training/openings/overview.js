// What is seen of a repertoire at a place: the answer there, what the other side may play, how often, and how well it is remembered.

import { gapsOf, lineTo, metWith, repliesOf, waysFrom } from "../../../js/repertoire/walk.js";
import { afterNumber, MOVES } from "../../../js/rules/position.js";
import { canonicalKey } from "../../../js/rules/symmetry.js";
import { retrievability } from "../../train/fsrs.js";
import { exerciseKey } from "../../train/repertoires.js";

/**
 * @import { People } from "../../../js/repertoire/people.js"
 * @import { Repertoire } from "../../../js/repertoire/repertoire.js"
 * @import { Position } from "../../../js/rules/position.js"
 * @import { Learned } from "../../train/schedule.js"
 */

/**
 * A move of the other side.
 * @typedef {object} Branch
 * @property {string} move
 * @property {number} part of the games in which one comes here
 * @property {number} positions that are answered behind it, each counted where one comes to it most often
 * @property {number} remembered 0 to 1, of the position behind it and those that follow
 * @property {number | null} value for the player, by the book
 * @property {boolean} isAnswered
 * @property {string | null} answer to it; `null` where there is none, or where a pass stands between
 */

/**
 * A move of one's own that players choose.
 * @typedef {object} Choice
 * @property {string} move
 * @property {number} part of the games in which one comes here
 * @property {number | null} value for the player, by the book
 */

/**
 * @typedef {{ moves: readonly string[], share: number }} Gap the moves to a position without an answer, and in which part of all games one
 *   meets it
 */

/** How many moves are shown of which one may choose one. */
const CHOICES = 6;

/** What follows from a repertoire, what people play and what was learned. */
export class Overview {
  #repertoire;
  #people;
  #memory;
  /** By the keys of positions. @type {Map<string, { positions: number, remembered: number }>} */
  #behind = new Map();
  #met;

  /** @param {Repertoire} repertoire @param {People} people @param {ReadonlyMap<string, Learned>} learned @param {number} day */
  constructor(repertoire, people, learned, day) {
    this.#repertoire = repertoire;
    this.#people = people;
    this.#memory = (/** @type {Position} */ position) => {
      const known = learned.get(exerciseKey(position));
      return known ? retrievability(known.memory, Math.max(0, day - known.last)) : 0;
    };
    this.#met = metWith(repertoire, people);
    for (const { key, position, from, own } of this.#met.toReversed()) {
      if (own.length === 0) continue;
      const { positions, remembered } = this.#at(key);
      const sum = { positions: positions + 1, remembered: remembered + this.#memory(position) };
      this.#behind.set(key, sum);
      if (!from) continue;
      const before = this.#at(from.key);
      this.#behind.set(from.key, {
        positions: before.positions + sum.positions,
        remembered: before.remembered + sum.remembered,
      });
    }
  }

  /** How much of all positions is remembered, 0 to 1. */
  get remembered() {
    let sum = 0;
    for (const { position } of this.#repertoire.positions()) sum += this.#memory(position);
    return this.#repertoire.size > 0 ? sum / this.#repertoire.size : 0;
  }

  /** The positions that one's own moves do not lead to. */
  get apart() {
    const met = new Set(this.#met.map(({ key }) => key));
    return Array.from(this.#repertoire.positions(), ({ position }) => position).filter(
      (position) => !met.has(canonicalKey(position)),
    );
  }

  /** The likeliest positions without an answer. @param {number} count @returns {Gap[]} */
  gaps(count) {
    return gapsOf(this.#repertoire, this.#people, count)
      .filter(({ share }) => share > 0)
      .map((met) => ({ moves: lineTo(met).map((number) => String(MOVES[number])), share: met.share }));
  }

  /** What the other side may play, the likeliest first. @param {Position} position in which it has the move @returns {Branch[]} */
  branches(position) {
    const { color } = this.#repertoire;
    const { moves } = this.#people(position);
    const isWanted = (/** @type {Position} */ each) => this.#repertoire.has(each);
    const parts = new Map(repliesOf(position, this.#people).map(({ number, part }) => [number, part]));
    /** @type {Map<number, Branch>} */
    const branches = new Map();
    for (const way of waysFrom(position, { color, people: this.#people, isWanted })) {
      const [number] = way.moves;
      const { positions, remembered } = this.#at(canonicalKey(way.position));
      const next = afterNumber(position, number);
      const known = moves.find((move) => {
        const other = afterNumber(position, move.number);
        return next && other && canonicalKey(next) === canonicalKey(other);
      });
      const before = branches.get(number);
      branches.set(number, {
        move: String(MOVES[number]),
        part: parts.get(number) ?? 1,
        positions: (before?.positions ?? 0) + positions,
        remembered: positions > 0 ? remembered / positions : (before?.remembered ?? 0),
        value: known?.score === undefined || known.score === null ? null : 0 - known.score,
        isAnswered: before?.isAnswered === true || this.#repertoire.has(way.position),
        answer: before?.answer ?? (way.moves.length === 1 ? this.answerTo(way.position) : null),
      });
    }
    return [...branches.values()].sort((one, other) => other.part - one.part);
  }

  /** What players choose where one has the move oneself, the likeliest first. @param {Position} position @returns {Choice[]} */
  choices(position) {
    const { games, moves } = this.#people(position);
    return moves
      .map(({ number, games: count, score }) => ({
        move: String(MOVES[number]),
        part: games > 0 ? count / games : 0,
        value: score,
      }))
      .sort((one, other) => other.part - one.part || Number(other.value) - Number(one.value))
      .slice(0, CHOICES);
  }

  /** @param {Position} position @returns {string | null} */
  answerTo(position) {
    const answer = this.#repertoire.at(position);
    return answer ? String(MOVES[answer.numbers[0]]) : null;
  }

  /** @param {string} key */
  #at(key) {
    return this.#behind.get(key) ?? { positions: 0, remembered: 0 };
  }
}
