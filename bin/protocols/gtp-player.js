// The commands of the Go Text Protocol.

import { readFile } from "node:fs/promises";
import { Game } from "flipside";
import { readFile as readGames } from "flipside/formats";
import { plainDrawingOf } from "../board.js";
import { colorOf, GtpError, numberOf, syntaxError, timeOf, wholeOf } from "./arguments.js";
import { Clock } from "./clock.js";
import { goguiCommands } from "./gogui.js";
import { follow } from "./player.js";

/**
 * @import { Color, Report } from "flipside"
 * @import { Commands } from "./gogui.js"
 * @import { Lines } from "./lines.js"
 * @import { Player } from "./player.js"
 */

/** The command whose answer grows while the engine thinks. */
const ANALYZE = "flipside-analyze";

/** Without any limit an analysis goes on until the next command. */
const UNLIMITED = { depth: 60 };

/**
 * Runs the commands of the Go Text Protocol on a game of Othello. Programs differ in whether they send forced passes
 * and whether they pass after the end of the game; both ways are accepted.
 */
export class GtpPlayer {
  #player;
  #lines;
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
   * @param {Lines} lines what comes next: an analysis ends with it
   * @param {object} options
   * @param {string} options.version
   * @param {boolean} options.ponder whether it thinks on in the time of its opponent
   */
  constructor(player, lines, { version, ponder }) {
    this.#player = player;
    this.#lines = lines;
    this.#ponder = ponder;
    const gogui = goguiCommands(player, (color) => this.#gameFor(color ? colorOf(color) : undefined));
    Object.assign(this.#commands, { version: () => version }, gogui);
  }

  get #game() {
    return this.#player.game;
  }

  /**
   * Runs a command.
   * @param {string} name
   * @param {string[]} args its arguments
   * @param {(line: string) => void} stream writes a line of the answer that can be told before its end
   * @returns {Promise<string>} the answer, empty where it was streamed
   * @throws {GtpError} or a {@link FlipsideError} when the command is refused; nothing has changed then
   */
  async run(name, args, stream) {
    if (name === ANALYZE) return this.#analyze(args, stream);
    const command = Object.hasOwn(this.#commands, name) ? this.#commands[name] : undefined;
    if (!command) throw new GtpError("unknown command");
    return command(...args);
  }

  /** All commands but the one that streams. Extra arguments are ignored, as the protocol demands. @type {Commands} */
  #commands = {
    protocol_version: () => "2",
    name: () => "Flipside",
    version: () => "",
    known_command: (name) => String(name === ANALYZE || Object.hasOwn(this.#commands, name)),
    list_commands: () => [...Object.keys(this.#commands), ANALYZE].join("\n"),
    quit: () => "",
    boardsize: (size) => {
      if (wholeOf("size", size) !== 8) throw new GtpError("unacceptable size");
      return "";
    },
    clear_board: () => this.#begin(new Game()),
    // Othello has no komi, but programs that arrange matches send it.
    komi: (komi) => {
      numberOf("komi", komi);
      return "";
    },
    play: (color, move) => {
      const side = colorOf(color);
      if (move === undefined) throw syntaxError("move", "a square such as f5, or pass", move);
      this.#play(side, move);
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
    loadsgf: async (...args) => {
      const number = /^\d+$/.test(args.at(-1) ?? "") && args.length > 1 ? Number(args.pop()) : undefined;
      const game = await gameIn(args.join(" "));
      // The number is that of the move to come.
      game.goTo(
        Math.min(game.moves.length, number === undefined ? game.moves.length : Math.max(0, number - 1)),
      );
      await this.#begin(game);
      this.#plies = Array.from({ length: game.ply }, (_, ply) => ply);
      return "";
    },
    time_settings: (main, period, moves) => {
      this.#clock.set(timeOf("main time", main), timeOf("period", period), wholeOf("moves", moves));
      return "";
    },
    time_left: (color, time, moves) => {
      const left = { milliseconds: timeOf("time", time), moves: wholeOf("moves", moves) };
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

  /**
   * Scores the moves, again and again, until the next command.
   * @param {string[]} args perhaps a color, and perhaps the least time between two lines, in hundredths of a second
   * @param {(line: string) => void} stream
   */
  async #analyze(args, stream) {
    const [first = "", second] = args;
    const isColor = /^[a-z]/i.test(first);
    const interval = isColor ? second : args[0];
    const game = this.#gameFor(isColor ? colorOf(first) : undefined);
    const every = interval === undefined ? 0 : 10 * wholeOf("interval", interval);
    const { engine, limits } = this.#player;
    const given = Object.keys(limits).length > 0 ? limits : UNLIMITED;
    let told = Number.NEGATIVE_INFINITY;
    const tell = (/** @type {Report} */ report) => {
      // An empty line would end the answer.
      if (report.lines.length === 0) return;
      if (report.stopped === null && performance.now() - told < every) return;
      told = performance.now();
      stream(infoOf(report));
    };
    // Without limits nobody would end it behind the last line.
    const isEnd = given === UNLIMITED ? () => true : undefined;
    await follow(engine.analyze(game, given), tell, this.#lines, isEnd);
    return "";
  }

  /**
   * A copy of the game with this side to move, after a forced pass of the other side if that was left out.
   * @param {Color} [color] whose turn it is when left out
   */
  #gameFor(color = this.#game.turn) {
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

/** The moves of a report, as `lz-analyze` of Go programs has them. @param {Report} report */
function infoOf({ lines, nodes }) {
  return lines
    .map(({ move, score, depth, selectivity, exact, pv }, order) =>
      [
        `info move ${move} score ${score} depth ${depth} selectivity ${selectivity} exact ${exact}`,
        `nodes ${nodes} order ${order} pv ${pv.join(" ")}`,
      ].join(" "),
    )
    .join(" ");
}

/** The first game of a file of any format. @param {string} name @returns {Promise<Game>} */
async function gameIn(name) {
  if (name === "") throw syntaxError("file", "a name", undefined);
  try {
    const { games } = await readGames(new Uint8Array(await readFile(name)));
    if (games[0]) return games[0].game;
  } catch (error) {
    throw new GtpError(`cannot load file: ${/** @type {Error} */ (error).message}`);
  }
  throw new GtpError(`cannot load file: ${name}: expected a game, found none`);
}
