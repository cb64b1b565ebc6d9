// A game as users of the package see it: its start, its moves, and a cursor.

import { invalid } from "../host/error.js";
import { parseText } from "../notation/parse.js";
import { savedGame } from "../notation/saved.js";
import { foldLetters, moveOf } from "../notation/squares.js";
import { legalLine } from "../rules/line.js";
import {
  afterNumber,
  discsOf,
  finalScore,
  flips,
  isOver,
  legalMoves,
  MOVES,
  mustPass,
  numberOf,
  START_POSITION,
  textOf,
} from "../rules/position.js";
import { LANGUAGES, openingName } from "./openings.js";
import { illegalMove, noArguments, noMove } from "./refusals.js";

/**
 * @import { Color, Move, Square } from "../generated/types.js"
 * @import { Language } from "./openings.js"
 * @import { GameRecord } from "../notation/saved.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * How many discs each side has.
 * @typedef {object} Discs
 * @property {number} black The number of black discs.
 * @property {number} white The number of white discs.
 */

/** A copy of a game; `undefined` for a value that is not a game. @type {(value: unknown) => Game | undefined} */
export let copyOf;

/** The position at the cursor of a game. @type {(game: Game) => Position} */
export let positionOf;

/**
 * A game of moves that are known to be legal, by their numbers, passes included, and the position after them, where its cursor is.
 * @type {(start: Position, numbers: readonly number[], end: Position) => Game}
 */
export let gameFrom;

/** The character of a game's line that stands for the first square; the other moves follow. */
const FIRST_SIGN = 48;

/**
 * The game whose positions were asked for last, as far as it was played anew: a walk through a game asks for one ply after the
 * other. A game keeps no positions of its own, so that it is small.
 * @type {{ line: string, positions: Position[] }}
 */
let walked = { line: "", positions: [] };

/**
 * A game of Othello: a start, all its moves, and a cursor at one of its plies. Moves after the cursor are undone
 * moves; they are kept until another move is played. A pass is a move of its own.
 *
 * ```js
 * const game = new Game();
 * game.play("f5").play("d6");
 * game.turn; // "black"
 * game.legalMoves(); // ["c3", "c4", …]
 * game.goTo(0).moves; // ["f5", "d6"]
 * ```
 */
export class Game {
  /** As consoles show it: bundling shortens other names. */
  static name = "Game";

  #start = START_POSITION;
  /** All moves, those after the cursor included: a character for each, so that a game is small and copies share it. */
  #line = "";
  #ply = 0;
  /** The position at the cursor. */
  #position = START_POSITION;

  /**
   * The start of a game. Another position comes from {@link Game.parse}.
   * @overload
   * @throws {FlipsideError} `INVALID_POSITION` when anything is given
   */
  /** @param {unknown[]} given */
  constructor(...given) {
    if (given.length === 0) return;
    throw noArguments(given[0]);
  }

  /**
   * Reads a game as people paste it: a transcript (`f5d6c3`, `F5 D6`, `1. f5 2. d6`, …, forced passes left out or
   * written), a board of 64 squares (`-XO`, `.*O`, `●○・`) with the side to move, a line of OBF, or a game in GGF; the
   * cursor is at the end. Also reads the object that {@link Game.toJSON} returns, and its JSON text.
   * @param {string | GameRecord} text of at most 65,536 characters
   * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
   */
  static parse(text) {
    const record = savedGame(text);
    const { kind, start, moves } = record
      ? { kind: "saved game", ...record }
      : parseText(/** @type {string} */ (text));
    // Transcripts may leave forced passes out; a saved game has them, and its cursor counts them.
    const { numbers, end, count } = legalLine(start, moves.map(numberOf), record !== undefined);
    const game = gameFrom(start, numbers, end);
    if (count < moves.length) throw illegalMove(`${kind}: move ${count + 1}: `, moves[count], game);
    return record ? game.goTo(record.ply) : game;
  }

  /** A copy of the game, its cursor included. */
  clone() {
    return /** @type {Game} */ (copyOf(this));
  }

  /**
   * A copy with a move played.
   * @param {Move | (string & {})} move
   * @throws {FlipsideError} `ILLEGAL_MOVE`
   */
  after(move) {
    return this.clone().play(move);
  }

  /**
   * A copy with its cursor at a ply.
   * @param {number} ply 0 to the number of moves
   * @throws {FlipsideError} `INVALID_OPTION`
   */
  at(ply) {
    return this.clone().goTo(ply);
  }

  /** The text of the start, as {@link Game.toString} gives it. */
  get start() {
    return textOf(this.#start);
  }

  /** All moves, passes and those after the cursor included. @returns {Move[]} */
  get moves() {
    return this.#movesTo(this.#line.length);
  }

  /** How many moves are before the cursor. */
  get ply() {
    return this.#ply;
  }

  /** The 64 squares from a1, b1 … to h8: `X` black, `O` white, `-` empty. */
  get board() {
    return this.#position.board;
  }

  /** The side to move. @returns {Color} */
  get turn() {
    return this.#position.turn;
  }

  /** How many discs each side has. @returns {Discs} */
  get discs() {
    return discsOf(this.#position);
  }

  /** How many squares are empty. */
  get empties() {
    const { black, white } = this.discs;
    return 64 - black - white;
  }

  /** Whether neither side can move. */
  get isOver() {
    return isOver(this.#position);
  }

  /** Whether the side to move can only pass. */
  get mustPass() {
    return mustPass(this.#position);
  }

  /** The final score in discs for black, empty squares to the winner; `null` before the end. */
  get result() {
    return this.isOver ? finalScore(this.#position) : null;
  }

  /** The moves up to the cursor as one text, passes left out: `"f5d6c3"`. */
  get transcript() {
    // Not by `moves`, which a subclass can override.
    const moves = this.#movesTo(this.#ply);
    return moves.filter((move) => move !== "pass").join("");
  }

  /** Whether there is a move before the cursor. */
  get canUndo() {
    return this.#ply > 0;
  }

  /** Whether there is a move after the cursor. */
  get canRedo() {
    return this.#ply < this.#line.length;
  }

  /** What the side to move can play: squares, a1 first; `["pass"]` when it must pass; none when the game is over. */
  legalMoves() {
    return legalMoves(this.#position);
  }

  /**
   * The squares that a move would flip, a1 first; none for a pass.
   * @param {Move | (string & {})} move
   * @returns {Square[]}
   * @throws {FlipsideError} `ILLEGAL_MOVE`
   */
  flips(move) {
    const read = MOVES[this.#read(move)];
    const squares = flips(this.#position, read);
    if (squares) return squares;
    throw illegalMove("", read, this);
  }

  /**
   * Plays a move: a square, or `"pass"` when the side to move must pass. Moves after the cursor are forgotten.
   * @param {Move | (string & {})} move
   * @returns {this}
   * @throws {FlipsideError} `ILLEGAL_MOVE`; the game stays as it was
   */
  play(move) {
    const number = this.#read(move);
    const next = afterNumber(this.#position, number);
    if (!next) throw illegalMove("", MOVES[number], this);
    this.#line = this.#line.slice(0, this.#ply) + String.fromCharCode(FIRST_SIGN + number);
    this.#ply += 1;
    this.#position = next;
    return this;
  }

  /**
   * Passes; legal only when the side to move must.
   * @returns {this}
   * @throws {FlipsideError} `ILLEGAL_MOVE`; the game stays as it was
   */
  pass() {
    return this.play("pass");
  }

  /** Moves the cursor back by one ply. @returns {boolean} false at the start */
  undo() {
    if (!this.canUndo) return false;
    this.#moveTo(this.#ply - 1);
    return true;
  }

  /** Moves the cursor forward by one ply. @returns {boolean} false after the last move */
  redo() {
    if (!this.canRedo) return false;
    this.#moveTo(this.#ply + 1);
    return true;
  }

  /**
   * Puts the cursor at a ply.
   * @param {number} ply 0, the start, to the number of moves
   * @returns {this}
   * @throws {FlipsideError} `INVALID_OPTION`; the game stays as it was
   */
  goTo(ply) {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.#line.length) {
      throw invalid("ply", `a whole number from 0 to ${this.#line.length}`, ply);
    }
    // Never -0.
    this.#moveTo(ply + 0);
    return this;
  }

  /**
   * The name of the opening at the cursor, up to symmetry and the order of moves; the English one where the language
   * has none.
   * @param {Language} [language]
   * @returns {string | null}
   * @throws {FlipsideError} `INVALID_OPTION`
   */
  openingName(language = "en") {
    if (LANGUAGES.includes(language)) return openingName(this.#positionsTo(this.#ply), language);
    throw invalid("language", LANGUAGES.join(", "), language);
  }

  /** The 64 squares, a space, and the side to move, `X` or `O`: what {@link Game.parse} reads. */
  toString() {
    return textOf(this.#position);
  }

  /** The whole game for `JSON.stringify`; {@link Game.parse} reads it, and its text, again. @returns {GameRecord} */
  toJSON() {
    return { start: this.start, moves: this.moves, ply: this.#ply };
  }

  /**
   * What `console.log` shows of it in Node, Deno and Bun: a game has no fields to be seen.
   * @hidden
   * @param {number} _depth
   * @param {object} options
   * @param {(value: unknown, options: object) => string} inspect
   */
  [Symbol.for("nodejs.util.inspect.custom")](_depth, options, inspect) {
    return `Game ${inspect(this.toJSON(), options)}`;
  }

  static {
    /** @param {Position} start @param {string} line @param {number} ply @param {Position} position */
    const make = (start, line, ply, position) => {
      // Not by `clone`, which a subclass can override.
      const game = new Game();
      game.#start = start;
      game.#line = line;
      game.#ply = ply;
      game.#position = position;
      return game;
    };
    copyOf = (value) =>
      typeof value === "object" && value !== null && #line in value
        ? make(value.#start, value.#line, value.#ply, value.#position)
        : undefined;
    positionOf = (game) => game.#position;
    gameFrom = (start, numbers, end) => {
      const signs = numbers.map((number) => FIRST_SIGN + number);
      return make(start, String.fromCharCode(...signs), numbers.length, end);
    };
  }

  /** Puts the cursor at a ply. @param {number} ply */
  #moveTo(ply) {
    this.#position = this.#positionsTo(ply)[ply];
    this.#ply = ply;
  }

  /** The positions from the start to a ply. @param {number} end */
  #positionsTo(end) {
    if (walked.line !== this.#line || walked.positions[0] !== this.#start)
      walked = { line: this.#line, positions: [this.#start] };
    const { positions } = walked;
    for (let ply = positions.length - 1; ply < end; ply += 1)
      positions.push(/** @type {Position} */ (afterNumber(positions[ply], this.#numberAt(ply))));
    return positions.slice(0, end + 1);
  }

  /** The moves before a ply. @param {number} end */
  #movesTo(end) {
    return Array.from({ length: end }, (_, ply) => MOVES[this.#numberAt(ply)]);
  }

  /** @param {number} ply */
  #numberAt(ply) {
    return this.#line.charCodeAt(ply) - FIRST_SIGN;
  }

  /** The number of a move. @param {unknown} move @returns {number} */
  #read(move) {
    let number = -1;
    if (typeof move === "string" && move.length <= 8) {
      number = numberOf(move);
      if (number < 0) number = numberOf(moveOf(foldLetters(move).trim()) ?? "");
    }
    if (number >= 0) return number;
    throw noMove(move, this);
  }
}
