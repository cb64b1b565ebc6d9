// stand-in until the rules land
import { describe, FlipsideError } from "./error.js";

const START = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;
const DIRECTIONS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y])).filter(([x, y]) => x || y);
/** @param {number} at */
const nameOf = (at) => "abcdefgh"[at % 8] + (1 + (at >> 3));

/** @typedef {import("./generated/engine.js").Move} Move */

/** A game. */
export class Game {
  /** @type {Move[]} */ #moves = [];
  #ply = 0;
  #states = [{ board: START, side: "X" }];

  /** @param {string} text @returns {Game} */
  static parse(text) {
    if (typeof text !== "string")
      throw new FlipsideError("INVALID_POSITION", `a position is a Game or a text, found ${describe(text)}`);
    const game = new Game();
    const board = text.match(/^([-XO]{64}) ([XO])$/i);
    if (board) {
      game.#states = [{ board: board[1].toUpperCase(), side: board[2].toUpperCase() }];
      if (board[1][27] === "-") throw new FlipsideError("INVALID_POSITION", "impossible board: d4 is empty");
      return game;
    }
    if (!/^([a-h][1-8]|pass|\s)*$/i.test(text)) throw new FlipsideError("INVALID_POSITION", `not a position: ${describe(text)}`);
    for (const move of text.toLowerCase().match(/[a-h][1-8]|pass/g) ?? []) {
      if (game.mustPass && move !== "pass") game.play("pass");
      game.play(move);
    }
    return game;
  }
  get #state() {
    return this.#states[this.#ply];
  }
  /** @param {number} at @param {string} [side] @returns {number[]} */
  #flips(at, side = this.#state.side) {
    const { board } = this.#state;
    if (board[at] !== "-") return [];
    return DIRECTIONS.flatMap(([x, y]) => {
      const line = [];
      for (let c = (at % 8) + x, r = (at >> 3) + y; c >= 0 && c < 8 && r >= 0 && r < 8; c += x, r += y) {
        const disc = board[r * 8 + c];
        if (disc === "-") return [];
        if (disc === side) return line;
        line.push(r * 8 + c);
      }
      return [];
    });
  }
  /** @param {string} [side] */
  #squares(side) {
    return [...Array(64).keys()].filter((at) => this.#flips(at, side).length > 0);
  }
  bits() {
    const of = (/** @type {string} */ disc) =>
      [...this.board].reduce((bits, each, at) => (each === disc ? bits | (1n << BigInt(at)) : bits), 0n);
    return { black: of("X"), white: of("O"), blackToMove: this.turn === "black" };
  }
  get board() {
    return this.#state.board;
  }
  /** @returns {"black" | "white"} */
  get turn() {
    return this.#state.side === "X" ? "black" : "white";
  }
  get isOver() {
    return this.#squares("X").length + this.#squares("O").length === 0;
  }
  get mustPass() {
    return !this.isOver && this.#squares().length === 0;
  }
  get discs() {
    const count = (/** @type {string} */ disc) => this.board.split(disc).length - 1;
    return { black: count("X"), white: count("O") };
  }
  get result() {
    if (!this.isOver) return null;
    const { black, white } = this.discs;
    return black === white ? 0 : black > white ? 64 - 2 * white : 2 * black - 64;
  }
  get moves() {
    return [...this.#moves];
  }
  get ply() {
    return this.#ply;
  }
  get transcript() {
    return this.#moves.slice(0, this.#ply).filter((move) => move !== "pass").join("");
  }
  clone() {
    const game = new Game();
    game.#moves = [...this.#moves];
    game.#states = [...this.#states];
    game.#ply = this.#ply;
    return game;
  }
  /** @param {number} ply */
  goTo(ply) {
    this.#ply = ply;
    return this;
  }
  /** @param {number} ply */
  at(ply) {
    return this.clone().goTo(ply);
  }
  undo() {
    if (this.#ply === 0) return false;
    this.#ply -= 1;
    return true;
  }
  /** @returns {Move[]} */
  legalMoves() {
    return this.mustPass ? ["pass"] : /** @type {Move[]} */ (this.#squares().map(nameOf));
  }
  /** @param {string} move */
  play(move) {
    if (!this.legalMoves().includes(/** @type {Move} */ (move)))
      throw new FlipsideError("ILLEGAL_MOVE", `"${move}" for ${this.turn} at ply ${this.#ply + 1} in "${this.transcript}${move}"`);
    const { board, side } = this.#state;
    const discs = [...board];
    if (move !== "pass") {
      const at = "abcdefgh".indexOf(move[0]) + 8 * (Number(move[1]) - 1);
      for (const each of [at, ...this.#flips(at)]) discs[each] = side;
    }
    this.#moves = [...this.#moves.slice(0, this.#ply), /** @type {Move} */ (move)];
    this.#states = [...this.#states.slice(0, this.#ply + 1), { board: discs.join(""), side: side === "X" ? "O" : "X" }];
    this.#ply += 1;
    return this;
  }
  pass() {
    return this.play("pass");
  }
  toString() {
    return `${this.board} ${this.#state.side}`;
  }
}
