import { FlipsideError, shown, translated } from "./error.js";
import { core } from "./wasm.js";

/** @import { Discs } from "./types.js" */

/**
 * A game of Othello: the position, the moves that led to it, and those taken back. Needs the engine loaded, by
 * `await init()` or `await Engine.create()`.
 *
 * ```js
 * const game = new Game();
 * game.play("f5");
 * game.turn; // "white"
 * game.legalMoves(); // ["f4", "d6", "f6"]
 * ```
 */
export class Game {
  #rules;

  /**
   * The start of a game. Another position comes from {@link Game.parse}.
   * @overload
   * @throws {FlipsideError} `UNSUPPORTED` when the engine is not loaded; `INVALID_POSITION` when anything is given
   */
  /** @param {unknown[]} given */
  constructor(...given) {
    if (given.length > 0) {
      const found = `a new game takes no arguments, found ${shown(given[0])}`;
      throw new FlipsideError("INVALID_POSITION", `${found}: Game.parse reads a position`);
    }
    this.#rules = new (core().Game)();
  }

  /**
   * A game from a transcript (`"f5d6c3"`, any case, spaces allowed, forced passes left out or written), or from
   * 64 squares of `-XO` from a1, b1 … to h8, and the side to move (`X` black, `O` white).
   * @param {string} text
   * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
   */
  static parse(text) {
    if (typeof text !== "string") {
      throw new FlipsideError("INVALID_POSITION", `a game is read from a text, found ${shown(text)}`);
    }
    return new Game().#with(translated(() => core().Game.parse(text)));
  }

  /** A game of its own with the same moves, those taken back included. */
  clone() {
    return new Game().#with(this.#rules.clone());
  }

  /** The 64 squares from a1, b1 … to h8: `X` black, `O` white, `-` empty. */
  get board() {
    return this.#rules.position.slice(0, 64);
  }

  /** The side to move. @returns {"black" | "white"} */
  get turn() {
    return /** @type {"black" | "white"} */ (this.#rules.turn);
  }

  /** How many discs each side has. @returns {Discs} */
  get discs() {
    const [black, white] = this.#rules.discs;
    return { black, white };
  }

  /** Whether neither side can move. */
  get isOver() {
    return this.#rules.isOver;
  }

  /** Whether the side to move can only pass. */
  get mustPass() {
    return this.#rules.mustPass;
  }

  /** Black's discs more than white's, the empty squares given to who has more: the result when the game is over. */
  get score() {
    return this.#rules.score;
  }

  /** The moves played as one text, passes left out: `"f5d6c3"`. */
  get transcript() {
    return this.#rules.transcript;
  }

  /** The moves played, passes included: `["f5", "d6", "pass"]`. */
  get history() {
    return this.#rules.history;
  }

  /** The English name of the opening, up to symmetry and the order of moves, or `null`. @returns {string | null} */
  get openingName() {
    return this.#rules.openingName ?? null;
  }

  /** What the side to move can play: squares, a1 first; `["pass"]` when it must pass; nothing when the game is over. */
  legalMoves() {
    return this.mustPass ? ["pass"] : this.#rules.legalMoves;
  }

  /**
   * Plays a move: a square, or `"pass"` when the side to move must pass. Moves taken back are forgotten.
   * @param {string} move
   * @returns {this}
   * @throws {FlipsideError} `ILLEGAL_MOVE`; the game stays as it was
   */
  play(move) {
    if (typeof move !== "string") {
      throw new FlipsideError("ILLEGAL_MOVE", `a move is a text such as "f5", found ${shown(move)}`);
    }
    translated(() => this.#rules.play(move));
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

  /** Takes the last move back. @returns {boolean} false when there is none */
  undo() {
    return this.#rules.undo();
  }

  /** Plays the move taken back last again. @returns {boolean} false when there is none */
  redo() {
    return this.#rules.redo();
  }

  /** The 64 squares, a space, and the side to move, `X` or `O`: what {@link Game.parse} reads. */
  toString() {
    return this.#rules.position;
  }

  /** @param {import("./generated/engine.js").Game} rules */
  #with(rules) {
    this.#rules.free();
    this.#rules = rules;
    return this;
  }
}
