/** @import { Package, Game } from "../package.js" */
/** @import { Ply, Snapshot } from "./types.js" */

/**
 * A game as it is kept between visits.
 * @typedef {object} SavedGame
 * @property {string | null} start the position it began from, null for the usual one
 * @property {readonly string[]} moves passes included
 * @property {number} ply how many of them are played
 */

/** One game with its past and the future that undo leaves behind. The rules stay in the package. */
export class GameRecord {
  /** @type {Game} */
  #game;
  /** @type {Ply[]} */
  #plies = [];
  #ply = 0;
  /** @type {string | null} */
  #start;

  /**
   * @param {Package["Game"]} Game
   * @param {string | null} [start] 64 squares and the side to move
   */
  constructor(Game, start = null) {
    this.#game = start === null ? new Game() : Game.parse(start);
    const position = this.#game.toString();
    this.#start = position === new Game().toString() ? null : position;
  }

  /**
   * A game out of a transcript or a board. Throws the package's error when the text is neither.
   * @param {Package["Game"]} Game
   * @param {string} text
   */
  static parse(Game, text) {
    const game = Game.parse(text);
    const moves = [...game.history];
    while (game.undo()) {}
    return GameRecord.restore(Game, { start: game.toString(), moves, ply: moves.length });
  }

  /**
   * @param {Package["Game"]} Game
   * @param {SavedGame} saved
   */
  static restore(Game, saved) {
    const record = new GameRecord(Game, saved.start);
    for (const move of saved.moves) record.play(move);
    record.goTo(saved.ply);
    return record;
  }

  /** The package's game at the present position, for the engine to search. */
  get game() {
    return this.#game;
  }

  /**
   * Plays a move and drops the future. Throws the package's error when it is not legal.
   * @param {string} move
   */
  play(move) {
    const color = this.#game.turn;
    this.#game.play(move);
    this.#plies = [...this.#plies.slice(0, this.#ply), { move, color, board: this.#game.board }];
    this.#ply += 1;
  }

  /** @param {number} ply clamped to the plies there are */
  goTo(ply) {
    while (this.#ply > ply && this.#game.undo()) this.#ply -= 1;
    while (this.#ply < ply && this.#game.redo()) this.#ply += 1;
  }

  /**
   * The squares that a legal move would flip.
   * @param {string} move
   * @returns {string[]}
   */
  flips(move) {
    const trial = this.#game.clone();
    const before = trial.board;
    trial.play(move);
    const after = trial.board;
    const names = Array.from(before, (_, index) => squareName(index));
    return names.filter((_, index) => before[index] !== "-" && before[index] !== after[index]);
  }

  /** The same game, future included, which goes its own way from now on. */
  copy() {
    return GameRecord.restore(/** @type {Package["Game"]} */ (this.#game.constructor), this.save());
  }

  /** Whether nothing would be lost with it. */
  get isFresh() {
    return this.#start === null && this.#plies.length === 0;
  }

  /** @returns {SavedGame} */
  save() {
    return { start: this.#start, moves: this.#plies.map(({ move }) => move), ply: this.#ply };
  }

  /** @returns {Snapshot} */
  snapshot() {
    const game = this.#game;
    return {
      board: game.board,
      turn: game.turn,
      legalMoves: game.legalMoves().filter((move) => move !== "pass"),
      mustPass: game.mustPass,
      isOver: game.isOver,
      score: game.score,
      discs: { black: game.discs.black, white: game.discs.white },
      opening: game.openingName ?? null,
      plies: this.#plies,
      ply: this.#ply,
    };
  }

  /** Text that {@link parse} reads: the moves played, passes left out, or of a game from elsewhere its position. */
  get written() {
    const isPosition = this.#start !== null;
    return { isPosition, text: isPosition ? this.#game.toString() : this.#game.transcript };
  }
}

/** @param {number} index 0 is a1, 63 is h8 */
export function squareName(index) {
  return `${"abcdefgh"[index % 8]}${Math.floor(index / 8) + 1}`;
}

/** @param {string} name */
export function squareIndex(name) {
  return "abcdefgh".indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
}
