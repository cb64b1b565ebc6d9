// Follows moves through a text: whether each is legal, without an object for a position. Passes are made where one must.
//
// The board has a rim: 10 by 10 fields, of which the inner ones are the squares, so that a line of discs ends at the rim without a look at
// coordinates.

import { DISC } from "../../rules/board.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Position } from "../../rules/position.js" */

const [RIM, EMPTY, BLACK, WHITE] = [0, 1, 2, 3];
const STEPS = [-11, -10, -9, -1, 1, 9, 10, 11];

/** The field of each square. */
const FIELDS = Int32Array.from({ length: 64 }, (_, square) => 11 + (square >> 3) * 10 + (square % 8));

/** A position that moves are played on. */
export class Track {
  #fields = new Uint8Array(100);
  #side = BLACK;

  /** @param {Position} position */
  begin({ board, turn }) {
    this.#fields.fill(RIM);
    for (let square = 0; square < 64; square += 1) {
      const disc = board.charCodeAt(square);
      this.#fields[FIELDS[square]] = disc === 88 ? BLACK : disc === 79 ? WHITE : EMPTY;
    }
    this.#side = turn === "black" ? BLACK : WHITE;
    return this;
  }

  /** Takes the position of another. @param {Track} other */
  copy(other) {
    this.#fields.set(other.#fields);
    this.#side = other.#side;
    return this;
  }

  /** Plays a move if it is legal, after a pass where one must. @param {number} square @returns {boolean} */
  play(square) {
    const field = FIELDS[square];
    if (this.#fields[field] !== EMPTY) return false;
    if (this.#flip(field, this.#side)) return true;
    const other = BLACK + WHITE - this.#side;
    return !this.#canMove(this.#side) && this.#flip(field, other);
  }

  /** The 64 squares of `-XO`. @returns {string} */
  get board() {
    let board = "";
    for (const field of FIELDS)
      board += this.#fields[field] === EMPTY ? "-" : DISC[this.#fields[field] === BLACK ? "black" : "white"];
    return board;
  }

  /** Who moves next: after a pass where one must. @returns {Color} */
  get turn() {
    const other = BLACK + WHITE - this.#side;
    const isBlack = (this.#side === BLACK) === (this.#canMove(this.#side) || !this.#canMove(other));
    return isBlack ? "black" : "white";
  }

  /** @param {number} field an empty one @param {number} side @returns {boolean} whether discs were flipped */
  #flip(field, side) {
    const fields = this.#fields;
    const other = BLACK + WHITE - side;
    let isLegal = false;
    for (let index = 0; index < 8; index += 1) {
      const step = STEPS[index];
      let at = field + step;
      if (fields[at] !== other) continue;
      while (fields[at] === other) at += step;
      if (fields[at] !== side) continue;
      isLegal = true;
      for (at -= step; at !== field; at -= step) fields[at] = side;
    }
    if (!isLegal) return false;
    fields[field] = side;
    this.#side = other;
    return true;
  }

  /** @param {number} side */
  #canMove(side) {
    const fields = this.#fields;
    const other = BLACK + WHITE - side;
    for (let field = 11; field < 89; field += 1) {
      if (fields[field] !== EMPTY) continue;
      for (let index = 0; index < 8; index += 1) {
        const step = STEPS[index];
        let at = field + step;
        if (fields[at] !== other) continue;
        while (fields[at] === other) at += step;
        if (fields[at] === side) return true;
      }
    }
    return false;
  }
}
