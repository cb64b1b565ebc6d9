// The positions at which games begin, by numbers: nearly all begin at the usual one, which is 0.

import { discsOf, START_POSITION, textOf } from "../../rules/position.js";
import { imagesOf, stabilizerOf } from "./orientation.js";

/** @import { Position } from "../../rules/position.js" */

/**
 * Where games begin.
 * @typedef {object} Start
 * @property {Position} position
 * @property {string} text Of the position.
 * @property {number} discs How many are on the board.
 * @property {readonly number[]} symmetries Those that leave it as it is.
 */

export class Starts {
  /** @type {Start[]} */
  list = [];
  /** @type {Map<string, number>} */
  #numbers = new Map();

  constructor() {
    this.add(START_POSITION);
  }

  /** The number of a start, which is added where it is new. @param {Position} position */
  add(position) {
    if (position === START_POSITION && this.list.length > 0) return 0;
    const text = textOf(position);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const { black, white } = discsOf(position);
    const symmetries = stabilizerOf(imagesOf(position));
    this.#numbers.set(text, this.list.length);
    this.list.push({ position, text, discs: black + white, symmetries });
    return this.list.length - 1;
  }
}
