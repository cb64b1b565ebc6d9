// The commands of the Go Text Protocol.

import { Game } from "flipside";
import { plainDrawingOf } from "../board.js";
import { Clock } from "./clock.js";

/**
 * @import { Color } from "flipside"
 * @import { Player } from "./player.js"
 */

/** The error of a refused command, in the words of the protocol where it has some. */
export class GtpError extends Error {}

/**
 * Runs the commands of the Go Text Protocol on a game of Othello. Programs differ in whether they send forced passes
 * and whether they pass after the end of the game; both ways are accepted.
 */
export class GtpPlayer {
  #player;
  #ponder;
  /**
   * The ply before each move that was sent, for `undo`. A move can advance the game by two plies, when a forced pass
   * was left out, or by none, when it is a pass after the end.
   * @type {number[]}
   */
  #plies = [];
  #clock = new Clock();

  /**
   * @param {Player} player
   * @param {object} options
   * @param {string} options.version
   * @param {boolean} options.ponder whether it thinks on in the time of its opponent
   */
  constructor(player, { version, ponder }) {
    this.#player = player;
    this.#ponder = ponder;
    this.#commands.version = () => version;
  }

  get #game() {
    return this.#player.game;
  }

  /**
   * Runs a command.
   * @param {string} name
   * @param {string[]} args its arguments
   * @returns {Promise<string>} the answer
   * @throws {GtpError} or a {@link FlipsideError} when the command is refused; nothing has changed then
   */
  async run(name, args) {
    const command = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    if (!command) throw new GtpError("unknown command");
    return command(...args);
  }

  /** All commands. Extra arguments are ignored, as the protocol demands. @type {Record<string, (...args: string[]) => string | Promise<string>>} */
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
    // Othello has no komi, but programs that arrange matches send it.
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
    "flipside-set_position": (...args) => {
      if (args.length === 0)
        throw new GtpError("syntax error: expected a board or a transcript, found nothing");
      return this.#begin(Game.parse(args.join(" ")));
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

  /** Begins another game, whose moves so far cannot be undone. @param {Game} game */
  async #begin(game) {
    this.#plies = [];
    this.#clock.restart();
    await this.#player.begin(game);
    return "";
  }

  /** @param {Color} color @param {string} move */
  #play(color, move) {
    const ply = this.#game.ply;
    const isPassAfterEnd = this.#game.isOver && /^pass$/i.test(move);
    if (!isPassAfterEnd) this.#player.game = this.#gameFor(color).play(move);
    this.#plies.push(ply);
  }

  /** @param {Color} color @param {boolean} isPlayed */
  async #generate(color, isPlayed) {
    const move = this.#game.isOver ? "pass" : await this.#search(color, isPlayed);
    if (isPlayed) this.#play(color, move);
    return move;
  }

  /** @param {Color} color @param {boolean} isPlayed whether the time is taken off the clock */
  async #search(color, isPlayed) {
    const game = this.#gameFor(color);
    const clock = this.#clock.remainingOf(color);
    const begun = performance.now();
    const { move } = await this.#player.choose(game, { clock, ponder: this.#ponder && isPlayed });
    if (isPlayed) this.#clock.spend(color, performance.now() - begun);
    return move;
  }

  /** The final score that the engine expects. */
  async #estimate() {
    const game = this.#game;
    if (game.result !== null) return scoreText(game.result);
    const { score, turn } = await this.#player.engine.search(game, this.#player.limits);
    return scoreText(turn === "black" ? score : 0 - score);
  }

  /** A copy of the game with this side to move, after a forced pass of the other side if that was left out. @param {Color} color */
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

/** About thirty years: longer than any match, and still a finite number of milliseconds. */
const MAX_SECONDS = 1e9;

/** Reads a time; a negative one, which has run out, counts as 0. @param {string | undefined} word */
function timeOf(word) {
  return Math.min(Math.max(0, numberOf(word)), MAX_SECONDS);
}

/** @param {string | undefined} word */
function wholeOf(word) {
  const number = numberOf(word);
  if (!Number.isInteger(number) || number < 0)
    throw new GtpError(`syntax error: expected a whole number, 0 or more, found ${word}`);
  return number;
}
