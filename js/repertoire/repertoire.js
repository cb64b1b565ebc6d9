// A repertoire: for each position that a player of one color has an answer to, one move. Positions are one with their images and by
// whatever moves they are reached, so it is a set of positions and no list of lines.

import { afterNumber, MOVES, numberOf, positionOfText, textOf } from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";
import { leastOf, moveInLeast, movesOfLeast, positionOf, turnsBetween } from "./images.js";
import { toldOf, turned } from "./told.js";

/**
 * @import { Color } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { Told } from "./told.js"
 */

/** A move in the least image of a position, by its number. @typedef {Told & { number: number }} Kept */

/** The moves that are the answer, the same by symmetry. @typedef {Told & { numbers: readonly number[] }} Answer */

/**
 * An answer, or `null` where there should be none any more.
 * @typedef {{ position: Position, number: number | null, told?: Told }} Change
 */

/**
 * A position as a text, its move, and what is told of it.
 * @typedef {readonly [position: string, move: string, told?: Told]} AnswerRecord
 */

/**
 * As plain data.
 * @typedef {{ color: Color, answers: readonly AnswerRecord[] }} RepertoireRecord
 */

/** It never changes: each change gives another one. */
export class Repertoire {
  /** @type {ReadonlyMap<string, Kept>} */
  #kept;
  /** Positions behind the answers. @type {Set<string> | undefined} */
  #behind;

  /** @param {Color} color @param {ReadonlyMap<string, Kept>} [kept] by the keys of the positions */
  constructor(color, kept = new Map()) {
    /** @readonly */
    this.color = color;
    this.#kept = kept;
  }

  /** How many positions it has. */
  get size() {
    return this.#kept.size;
  }

  /** What it answers in a position; `undefined` where it has no answer. @param {Position} position @returns {Answer | undefined} */
  at(position) {
    if (position.turn !== this.color || !this.#kept.has(canonicalKey(position))) return undefined;
    const least = leastOf(position);
    const { number, ...told } = /** @type {Kept} */ (this.#kept.get(least.key));
    const numbers = movesOfLeast(least, number);
    return { ...turned(told, turnsBetween(least, numbers[0], number).from), numbers };
  }

  /** Whether it has an answer. @param {Position} position */
  has(position) {
    return position.turn === this.color && this.#kept.has(canonicalKey(position));
  }

  /** The position after its answer; `undefined` where it has none. @param {Position} position @returns {Position | undefined} */
  after(position) {
    const answer = this.at(position);
    return answer && afterNumber(position, answer.numbers[0]);
  }

  /**
   * The repertoire with changes, the last one counting. What is told of a move stays with it unless something else is told, and what is
   * told of a position stays there.
   * @param {Iterable<Change>} changes
   * @returns {Repertoire}
   * @throws {RangeError} where a move is none in its position, or the other side is to move
   */
  with(changes) {
    const kept = new Map(this.#kept);
    for (const { position, number, told = {} } of changes) {
      const least = leastOf(position);
      const before = kept.get(least.key);
      if (number === null) {
        kept.delete(least.key);
        continue;
      }
      if (position.turn !== this.color || number >= MOVES.length - 1 || !afterNumber(position, number))
        throw new RangeError(`${textOf(position)}: expected a move of ${this.color}, found ${MOVES[number]}`);
      const move = moveInLeast(least, number);
      const stays = before?.number === move ? before : before?.before ? { before: before.before } : {};
      const { to } = turnsBetween(least, number, move);
      kept.set(least.key, { ...stays, ...turned(told, to), number: move });
    }
    return new Repertoire(this.color, kept);
  }

  /** The repertoire with changes where it has no answer yet. @param {readonly Change[]} changes */
  withNew(changes) {
    return this.with(changes.filter(({ position }) => !this.has(position)));
  }

  /** Its positions in their least images, each with its move. @returns {Generator<{ position: Position, number: number, told: Told }>} */
  *positions() {
    for (const [key, { number, ...told }] of this.#kept)
      yield { position: positionOf(key, this.color), number, told };
  }

  /**
   * Whether a move that is no answer leads to where an answer leads from another position.
   * @param {Position} position
   * @param {number} number
   */
  isOtherWay(position, number) {
    this.#behind ??= new Set(
      Array.from(this.positions(), (each) =>
        canonicalKey(/** @type {Position} */ (afterNumber(each.position, each.number))),
      ),
    );
    const next = afterNumber(position, number);
    return next !== undefined && this.#behind.has(canonicalKey(next));
  }

  /** The answers as plain data, in the same order whichever way it came about. @returns {RepertoireRecord} */
  toJSON() {
    const answers = Array.from(this.positions(), ({ position, number, told }) => {
      const [text, move] = [textOf(position), MOVES[number]];
      const isTold = Object.keys(told).length > 0;
      return /** @type {AnswerRecord} */ (isTold ? [text, move, told] : [text, move]);
    });
    return { color: this.color, answers: answers.sort(([one], [other]) => (one < other ? -1 : 1)) };
  }

  /**
   * The repertoire that was kept. What is damaged there is left out.
   * @param {unknown} record
   * @param {Color} color
   */
  static from(record, color) {
    const { answers } = Object(record);
    const changes = (Array.isArray(answers) ? answers : []).flatMap((each) => changeIn(each, color) ?? []);
    return new Repertoire(color).with(changes);
  }
}

/**
 * The change that makes the answer of a record, out of anything; `null` where it is damaged.
 * @param {unknown} answer
 * @param {Color} color
 */
export function changeIn(answer, color) {
  const position = positionIn(answer, color);
  if (!position) return null;
  const [, move, told, note] = /** @type {unknown[]} */ (answer);
  const number = numberOf(/** @type {string} */ (move));
  if (number >= MOVES.length - 1 || !afterNumber(position, number)) return null;
  // Earlier versions kept two texts: of the move, and of the position before it.
  const written = typeof told === "string" ? { comment: told, before: { comment: note } } : told;
  return { position, number, told: toldOf(written) };
}

/** The position of a record of an answer. @param {unknown} answer @param {Color} color @returns {Position | null} */
export function positionIn(answer, color) {
  const [text] = Array.isArray(answer) ? answer : [];
  if (typeof text !== "string" || !/^[-XO]{64} [XO]$/.test(text)) return null;
  const position = positionOfText(text);
  return position.turn === color ? position : null;
}
