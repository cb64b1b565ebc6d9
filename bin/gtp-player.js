import { Game } from "flipside";
import { plainDrawingOf } from "./board.js";
import { Clock } from "./clock.js";

/** @import { Color, Engine, Limits } from "flipside" */

/** What a command is refused with, in the words of the protocol where it has some. */
export class GtpError extends Error {}

/**
 * Plays Othello as the commands of the Go Text Protocol say. Programs differ in whether they send forced passes, and they
 * pass on when the game is over; both are taken as they come.
 */
export class GtpPlayer {
  #engine;
  #limits;
  #game = new Game();
  /**
   * Where the game stood before each move that was sent. A move can advance it by two plies, when a forced pass was left
   * out, or by none, when it is a pass after the end.
   * @type {number[]}
   */
  #plies = [];
  #clock = new Clock();

  /**
   * @param {Engine} engine
   * @param {string} version
   * @param {Limits} limits of a move, beside its time control
   */
  constructor(engine, version, limits) {
    this.#engine = engine;
    this.#limits = limits;
    this.#commands.version = () => version;
  }

  /**
   * Does what a command says.
   * @param {string} name
   * @param {string[]} words that follow the name
   * @returns {Promise<string>} the answer
   * @throws {GtpError} or a {@link FlipsideError} when it cannot be done; nothing has changed then
   */
  async obey(name, words) {
    const command = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    if (!command) throw new GtpError("unknown command");
    return command(...words);
  }

  /** All commands. Words too many are ignored, as the protocol wants it. @type {Record<string, (...words: string[]) => string | Promise<string>>} */
  #commands = {
    protocol_version: () => "2",
    name: () => "Flipside",
    version: () => "",
    known_command: (name) => String(Object.hasOwn(this.#commands, name)),
    list_commands: () => Object.keys(this.#commands).join("\n"),
    quit: () => "",
    boardsize: (size) => {
      if (wholeOf(size) !== 8) throw new GtpError("unacceptable size");
      return "";
    },
    clear_board: () => this.#begin(new Game()),
    // Othello knows no komi; programs that arrange matches send it all the same.
    komi: (komi) => {
      numberOf(komi);
      return "";
    },
    play: (color, move = "") => {
      this.#play(colorOf(color), move);
      return "";
    },
    genmove: (color) => this.#generate(colorOf(color), true),
    reg_genmove: (color) => this.#generate(colorOf(color), false),
    undo: () => {
      const ply = this.#plies.pop();
      if (ply === undefined) throw new GtpError("cannot undo");
      this.#game.goTo(ply);
      return "";
    },
    "flipside-set_position": (...words) => {
      if (words.length === 0)
        throw new GtpError("syntax error: expected a board or a transcript, found nothing");
      return this.#begin(Game.parse(words.join(" ")));
    },
    time_settings: (main, period, moves) => {
      this.#clock.set(1000 * timeOf(main), 1000 * timeOf(period), wholeOf(moves));
      return "";
    },
    time_left: (color, time, moves) => {
      const left = { milliseconds: 1000 * timeOf(time), moves: wholeOf(moves) };
      this.#clock.correct(colorOf(color), left);
      return "";
    },
    final_score: () => {
      const { result } = this.#game;
      if (result === null) throw new GtpError("cannot score");
      return scoreText(result);
    },
    estimate_score: () => this.#estimate(),
    showboard: () => `\n${plainDrawingOf(this.#game)}`,
    list_games: () => "Othello",
    set_game: (game) => {
      if (game !== "Othello") throw new GtpError("unsupported game");
      return "";
    },
  };

  /** Begins with another game, which nothing before it can be taken back of. @param {Game} game */
  async #begin(game) {
    this.#game = game;
    this.#plies = [];
    this.#clock.restart();
    await this.#engine.newGame();
    return "";
  }

  /** @param {Color} color @param {string} move */
  #play(color, move) {
    const ply = this.#game.ply;
    const isPassAfterEnd = this.#game.isOver && /^pass$/i.test(move);
    if (!isPassAfterEnd) this.#game = this.#gameFor(color).play(move);
    this.#plies.push(ply);
  }

  /** @param {Color} color @param {boolean} isPlayed */
  async #generate(color, isPlayed) {
    const move = this.#game.isOver ? "pass" : await this.#search(color, isPlayed);
    if (isPlayed) this.#play(color, move);
    return move;
  }

  /** @param {Color} color @param {boolean} isTimed whether its time counts */
  async #search(color, isTimed) {
    const game = this.#gameFor(color);
    const clock = this.#clock.remainingOf(color);
    const { move, elapsedMs } = await this.#engine.search(game, { ...this.#limits, clock });
    if (isTimed) this.#clock.spend(color, elapsedMs);
    return move;
  }

  /** What the engine expects the final score to be. */
  async #estimate() {
    const game = this.#game;
    if (game.result !== null) return scoreText(game.result);
    const { score, turn } = await this.#engine.search(game, this.#limits);
    return scoreText(turn === "black" ? score : 0 - score);
  }

  /** A copy of the game with that side to move: a forced pass of the other may be left out. @param {Color} color */
  #gameFor(color) {
    const game = this.#game.clone();
    if (game.turn !== color && game.mustPass) game.pass();
    if (game.turn !== color) throw new GtpError(`illegal move: it is not ${color}'s turn`);
    return game;
  }
}

/** A score as the protocol writes it: `B+4`, `W+12`, `0`. @param {number} score in discs for black */
function scoreText(score) {
  if (score === 0) return "0";
  return `${score > 0 ? "B" : "W"}+${Math.abs(score)}`;
}

/** @param {string | undefined} word @returns {Color} */
function colorOf(word) {
  const name = word?.toLowerCase();
  if (name === "b" || name === "black") return "black";
  if (name === "w" || name === "white") return "white";
  throw new GtpError(`syntax error: expected b, w, black or white, found ${word ?? "nothing"}`);
}

/** @param {string | undefined} word */
function numberOf(word) {
  const number = Number(word ?? Number.NaN);
  if (!Number.isFinite(number))
    throw new GtpError(`syntax error: expected a number, found ${word ?? "nothing"}`);
  return number;
}

/** A time, which may have run out. @param {string | undefined} word */
function timeOf(word) {
  return Math.max(0, numberOf(word));
}

/** @param {string | undefined} word */
function wholeOf(word) {
  const number = numberOf(word);
  if (!Number.isInteger(number) || number < 0)
    throw new GtpError(`syntax error: expected a whole number, 0 or more, found ${word}`);
  return number;
}
