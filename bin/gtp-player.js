import { Game } from "flipside";
import { plainDrawingOf } from "./board.js";
import { Clock } from "./clock.js";

/**
 * @import { Engine, Limits } from "flipside"
 * @import { Color } from "./clock.js"
 */

/** What a command is refused with, in the words of the protocol where it has some. */
export class GtpError extends Error {}

/** Plays Othello as the commands of the Go Text Protocol tell it. */
export class GtpPlayer {
  #engine;
  #limits;
  #game = new Game();
  /** The games before each move, forced passes that were left out included. @type {Game[]} */
  #earlier = [];
  #clock = new Clock();

  /**
   * @param {Engine} engine
   * @param {string} version
   * @param {Limits} limits of a move, as long as no time control is set
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

  /** What there is to command. Words too many are passed over, as the protocol wants it. @type {Record<string, (...words: string[]) => string | Promise<string>>} */
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
    clear_board: () => this.#clear(),
    // Othello knows no komi; programs that arrange matches send it all the same.
    komi: (komi) => {
      numberOf(komi);
      return "";
    },
    play: (color, move) => {
      this.#advance(this.#gameFor(colorOf(color)).play(move ?? ""));
      return "";
    },
    genmove: (color) => this.#generate(colorOf(color), true),
    reg_genmove: (color) => this.#generate(colorOf(color), false),
    undo: () => {
      const game = this.#earlier.pop();
      if (!game) throw new GtpError("cannot undo");
      this.#game = game;
      return "";
    },
    time_settings: (main, period, moves) => {
      this.#clock.set(1000 * numberOf(main), 1000 * numberOf(period), wholeOf(moves));
      return "";
    },
    time_left: (color, time, moves) => {
      const left = { milliseconds: 1000 * numberOf(time), moves: wholeOf(moves) };
      this.#clock.correct(colorOf(color), left);
      return "";
    },
    final_score: () => this.#finalScore(),
    showboard: () => `\n${plainDrawingOf(this.#game)}`,
    list_games: () => "Othello",
    set_game: (game) => {
      if (game !== "Othello") throw new GtpError("unsupported game");
      return "";
    },
  };

  async #clear() {
    this.#game = new Game();
    this.#earlier = [];
    this.#clock.restart();
    await this.#engine.newGame();
    return "";
  }

  /** @param {Color} color @param {boolean} isPlayed */
  async #generate(color, isPlayed) {
    if (this.#game.isOver) return "pass";
    const game = this.#gameFor(color);
    const budgetMs = this.#clock.budgetOf(color, game.board.replaceAll(/[^-]/g, "").length);
    const limits = budgetMs === undefined ? this.#limits : { budgetMs };
    const { move, elapsedMs } = await this.#engine.search(game, limits);
    if (!isPlayed) return `${move}`;
    this.#clock.spend(color, elapsedMs);
    this.#advance(game.play(`${move}`));
    return `${move}`;
  }

  /** @param {Game} game with a move more */
  #advance(game) {
    this.#earlier.push(this.#game);
    this.#game = game;
  }

  /** The game with that color to move: a forced pass of the other may be left out. @param {Color} color */
  #gameFor(color) {
    const game = this.#game.clone();
    if (game.turn !== color && game.mustPass) game.pass();
    if (game.turn !== color) throw new GtpError(`illegal move: it is not ${color}'s turn`);
    return game;
  }

  #finalScore() {
    if (!this.#game.isOver) throw new GtpError("cannot score");
    const { score } = this.#game;
    if (score === 0) return "0";
    return `${score > 0 ? "B" : "W"}+${Math.abs(score)}`;
  }
}

/** @param {string | undefined} word @returns {Color} */
function colorOf(word) {
  const name = word?.toLowerCase();
  if (name === "b" || name === "black") return "black";
  if (name === "w" || name === "white") return "white";
  throw new GtpError("syntax error: a color is b, w, black or white");
}

/** @param {string | undefined} word */
function numberOf(word) {
  const number = Number(word ?? Number.NaN);
  if (!Number.isFinite(number)) throw new GtpError(`syntax error: ${word ?? "nothing"} is not a number`);
  return number;
}

/** @param {string | undefined} word */
function wholeOf(word) {
  const number = numberOf(word);
  if (!Number.isInteger(number)) throw new GtpError(`syntax error: ${number} is not a whole number`);
  return number;
}
