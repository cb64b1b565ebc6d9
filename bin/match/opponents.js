// Programs as players of a match: each protocol's way to begin a game, to tell a move and to ask for one.

import { writeGames } from "flipside/formats";
import { Program, ProgramError } from "./program.js";

/**
 * @import { Clock, Color, Game, Move } from "flipside"
 */

/**
 * A player of a match. What it throws is a `ProgramError`.
 * @typedef {object} Opponent
 * @property {() => Promise<void>} greet Waits until it is there.
 * @property {(game: Game, clock: Clock | undefined) => Promise<void>} begin Begins a game, from where it stands.
 * @property {(color: Color, remainingMs: number | undefined) => Promise<Choice>} choose Asks for a move.
 * @property {(color: Color, move: Move, isOwn: boolean) => Promise<void>} tell Tells a move that was played, and whether by itself.
 * @property {() => Promise<void>} end
 * @property {() => void} kill
 */

/** A move that a player chose; `word` is no move where it gives up. @typedef {{ word: string, score?: number }} Choice */

/** A command that a program of GTP says it does not do. */
class Refusal extends ProgramError {}

/** A player over the Go Text Protocol. @implements {Opponent} */
export class GtpOpponent {
  #program;
  #hasClock = false;
  /** Whether it is told of passes: until it refuses one. */
  #hearsPasses = true;

  /** @param {string} command @param {number} timeoutMs */
  constructor(command, timeoutMs) {
    this.#program = new Program(command, timeoutMs);
  }

  async greet() {
    await this.#ask("protocol_version");
  }

  /** @param {Game} game @param {Clock | undefined} clock */
  async begin(game, clock) {
    this.#hasClock = clock !== undefined;
    await this.#ask("boardsize 8");
    await this.#ask("clear_board");
    if (clock) await this.#ask(`time_settings ${clock.remainingMs / 1000} 0 0`);
    const line = game.clone();
    line.goTo(0);
    for (const move of game.moves.slice(0, game.ply)) {
      await this.tell(line.turn, move);
      line.play(move);
    }
  }

  /** @param {Color} color @param {number | undefined} remainingMs @returns {Promise<Choice>} */
  async choose(color, remainingMs) {
    if (this.#hasClock && remainingMs !== undefined)
      await this.#ask(`time_left ${color} ${(remainingMs / 1000).toFixed(3)} 0`);
    return { word: (await this.#ask(`genmove ${color}`)).toLowerCase() };
  }

  /** What it chose it has played already. @param {Color} color @param {Move} move @param {boolean} [isOwn] */
  async tell(color, move, isOwn = false) {
    if (isOwn) return;
    if (move !== "pass") await this.#ask(`play ${color} ${move}`);
    else if (this.#hearsPasses) this.#hearsPasses = await this.#tellPass(color);
  }

  /**
   * Tells of a forced pass. GRhino and its relatives refuse each, and take two moves of one color in a row for a pass of the other one.
   * @param {Color} color
   * @returns {Promise<boolean>} whether it took the pass
   */
  async #tellPass(color) {
    try {
      await this.#ask(`play ${color} pass`);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  end() {
    return this.#program.end();
  }

  kill() {
    this.#program.kill();
  }

  /** @param {string} command @returns {Promise<string>} the answer */
  async #ask(command) {
    this.#program.send(command);
    /** @type {string[]} */
    const lines = [];
    // An empty line ends an answer.
    for (let line = ""; line !== "" || lines.length === 0; ) {
      line = await this.#program.line(command);
      if (line !== "") lines.push(line);
    }
    const [, isDone, text] = /^([=?])\d*\s*(.*)$/s.exec(lines.join("\n")) ?? [];
    if (isDone === "?") throw new Refusal(this.#program.error(command, text).message);
    if (isDone !== "=") throw this.#program.error(command, lines.join(" "));
    return text;
  }
}

/** A player over the protocol of NBoard. @implements {Opponent} */
export class NBoardOpponent {
  #program;
  #depth;
  #pings = 0;

  /** @param {string} command @param {number} timeoutMs @param {number} depth what it is told to look ahead */
  constructor(command, timeoutMs, depth) {
    this.#program = new Program(command, timeoutMs);
    this.#depth = depth;
  }

  async greet() {
    this.#program.send("nboard 2");
    this.#program.send(`set depth ${this.#depth}`);
    await this.#ping();
  }

  /** @param {Game} game */
  async begin(game) {
    this.#program.send(`set game ${writeGames(game, { format: "ggf" }).trim()}`);
    await this.#ping();
  }

  /** @returns {Promise<Choice>} */
  async choose() {
    this.#program.send("go");
    const answer = await this.#until("go", (line) => line.startsWith("==="));
    const [word = "", score] = answer.slice(3).trim().split("/");
    const value = score ? Number(score) : Number.NaN;
    return {
      word: /^pa/i.test(word) ? "pass" : word.toLowerCase(),
      ...(Number.isFinite(value) ? { score: value } : {}),
    };
  }

  /** @param {Color} _ @param {Move} move */
  async tell(_, move) {
    this.#program.send(`move ${move === "pass" ? "PA" : move.toUpperCase()}`);
    await this.#ping();
  }

  end() {
    return this.#program.end();
  }

  kill() {
    this.#program.kill();
  }

  /** Waits until what was sent is done. */
  async #ping() {
    this.#pings += 1;
    const answer = `pong ${this.#pings}`;
    this.#program.send(`ping ${this.#pings}`);
    await this.#until(`ping ${this.#pings}`, (line) => line === answer);
  }

  /** @param {string} question @param {(line: string) => boolean} isAnswer */
  async #until(question, isAnswer) {
    for (;;) {
      const line = await this.#program.line(question);
      if (isAnswer(line)) return line;
    }
  }
}
