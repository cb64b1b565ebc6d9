// The commands of the NBoard protocol (https://github.com/weltyc/ntest, instructions/Protocol.htm).

import { Game } from "flipside";
import { follow, isLine, playWithPass } from "./player.js";
import { nboardRequest } from "./requests.js";

/**
 * @import { Level, Line, Move, Report } from "flipside"
 * @import { Lines } from "./lines.js"
 * @import { Player } from "./player.js"
 */

/** What the board says with `set depth`: up to the highest level. */
const HIGHEST_LEVEL = 20;

/** Runs the commands of the NBoard protocol on a game of Othello. */
export class NBoardPlayer {
  #player;
  #lines;
  #write;
  #keepLearned;

  /**
   * @param {Player} player
   * @param {Lines} lines what comes next: a `hint` ends with it
   * @param {(line: string) => void} write
   * @param {() => Promise<void>} [keepLearned] keeps what the book has learned; without it, it learns nothing
   */
  constructor(player, lines, write, keepLearned) {
    this.#player = player;
    this.#lines = lines;
    this.#write = write;
    this.#keepLearned = keepLearned;
  }

  /**
   * Runs a command.
   * @param {string} line
   * @throws {import("flipside").FlipsideError} when it cannot be done; nothing has changed then
   */
  async run(line) {
    const { name, rest } = nboardRequest(line);
    if (Object.hasOwn(this.#commands, name)) await this.#commands[name](rest);
    // The first version of the board sends no more than the move.
    else if (/^([a-h][1-8]|pa)(\/|$)/i.test(name)) this.#play(name);
  }

  /** All commands but `quit`. @type {Record<string, (rest: string) => unknown>} */
  #commands = {
    nboard: () => this.#write("set myname Flipside"),
    set: (rest) => {
      const { name, rest: value } = nboardRequest(rest);
      if (name === "depth") this.#setDepth(Number(value));
      if (name === "game") this.#player.game = Game.parse(value);
      // A contempt for draws has no counterpart here.
    },
    move: (rest) => this.#play(rest),
    hint: (rest) => this.#hint(Math.max(1, Math.trunc(Number(rest)) || 1)),
    go: () => this.#go(),
    ping: (rest) => this.#write(`pong ${rest}`.trimEnd()),
    analyze: () => this.#analyze(),
    learn: () => this.#learn(),
  };

  /** @param {number} depth how far to look in the midgame, as programs that this board leads count it */
  #setDepth(depth) {
    if (!(depth >= 1)) return;
    const level = /** @type {Level} */ (Math.min(Math.trunc(depth), HIGHEST_LEVEL));
    this.#player.limits = { ...this.#player.limits, depth: undefined, level };
    this.#write(`set myname Flipside${level}`);
  }

  /** @param {string} text a move, and perhaps what its player thought of it and how long: `F5/1.20/3.5` */
  #play(text) {
    const [move] = text.split("/");
    playWithPass(this.#player.game, /^pa$/i.test(move) ? "pass" : move);
  }

  /** Values the best moves, in better and better lines, until the next command. @param {number} count */
  async #hint(count) {
    const { book, engine, game, limits } = this.#player;
    if (game.isOver) return;
    const known = limits.book === false ? [] : (book?.lines(game).slice(0, count) ?? []);
    for (const { move, score, games = 0, depth, pv } of known)
      this.#write(`book ${lineText([move, ...pv.slice(1)])} ${valueText(score)} ${games} ${depth}`);
    const others = game.legalMoves().filter((move) => !known.some((line) => line.move === move));
    const missing = Math.min(count, game.legalMoves().length) - known.length;
    if (missing <= 0) return;
    const selection = known.length > 0 ? { moves: others } : {};
    const search = engine.analyze(game, { ...limits, ...selection, count: Math.min(missing, 60) });
    await follow(search, (report) => this.#tell(report, game.empties), this.#lines);
  }

  /** Chooses a move. The board plays it, or not. */
  async #go() {
    const { game } = this.#player;
    const begun = performance.now();
    // As after the end of a game in other protocols.
    if (game.isOver) return this.#write("=== PA");
    const search = this.#player.choose(game);
    const tell = (/** @type {Report} */ report) => {
      if (report.source === "search") this.#tell(report, game.empties);
    };
    // A script sends what comes after the move along with it.
    const { move, score } = await follow(search, tell, this.#lines, (line) => /^\s*ping\b/.test(line ?? ""));
    const seconds = ((performance.now() - begun) / 1000).toFixed(2);
    this.#write(`=== ${lineText([move])}/${valueText(score)}/${seconds}`);
  }

  /** Values each position of the game, from the end backwards, until the next command. */
  async #analyze() {
    const { engine, game, limits } = this.#player;
    const end = game.at(game.moves.length);
    const tell = (/** @type {number} */ ply, /** @type {number} */ score) =>
      this.#write(`analysis ${ply} ${valueText(score)}`);
    const told = new Set([end.ply]);
    let hasEnded = false;
    const unwatch = this.#lines.watch((line) => {
      hasEnded ||= isLine(line);
    });
    try {
      if (end.result !== null) tell(end.ply, end.turn === "black" ? end.result : 0 - end.result);
      else {
        const { score } = await follow(engine.search(end, limits), () => {}, this.#lines);
        tell(end.ply, score);
      }
      if (hasEnded) return;
      await follow(
        engine.review(end, limits),
        ({ moves }) => {
          for (const { ply, best } of moves.toReversed()) {
            if (told.has(ply)) continue;
            told.add(ply);
            tell(ply, best.score);
          }
        },
        this.#lines,
      );
    } finally {
      unwatch();
    }
  }

  /** Lets the book learn from the game, until the next command. */
  async #learn() {
    const { book, engine, game, limits } = this.#player;
    if (book && this.#keepLearned) {
      const unwatch = this.#lines.watch((line) => {
        if (isLine(line)) engine.stop();
      });
      try {
        await book.learn(game, engine, limits);
        await this.#keepLearned();
      } finally {
        unwatch();
      }
    }
    this.#write("learned");
  }

  /** @param {Report} report @param {number} empties of its position */
  #tell({ lines, nodes, elapsedMs }, empties) {
    for (const line of lines)
      this.#write(`search ${lineText(line.pv)} ${valueText(line.score)} 0 ${depthText(line, empties)}`);
    this.#write(`nodestats ${nodes} ${(elapsedMs / 1000).toFixed(2)}`);
  }
}

/** Moves without spaces, those of the side to move in capitals. @param {readonly Move[]} moves */
function lineText(moves) {
  return moves
    .map((move) => (move === "pass" ? "pa" : move))
    .map((move, index) => (index % 2 === 0 ? move.toUpperCase() : move))
    .join("");
}

/** @param {number} score in discs */
function valueText(score) {
  return score.toFixed(2);
}

/** How deep, or how certain the end is. @param {Line} line @param {number} empties */
function depthText({ depth, exact, selectivity }, empties) {
  if (exact) return "100%";
  return depth >= empties ? `${selectivity}%` : `${depth}`;
}
