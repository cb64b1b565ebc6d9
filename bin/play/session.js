// A game against the engine in the terminal, and the words that the player types.

import { writeFile } from "node:fs/promises";
import { characters, FlipsideError, Game } from "flipside";
import { writeGames } from "flipside/formats";
import pc from "picocolors";
import { drawingOf, sideOf } from "../board.js";
import { formatOf } from "../convert.js";
import { clockTime, plies, signed } from "../figures.js";
import { checkLimits, checkStyle, styleOf } from "../options.js";

/**
 * @import { Clock, Color, Engine, Level, Limits, Skill, Style } from "flipside"
 * @import { TextFormat } from "flipside/formats"
 */

/** The formats in which a game can be saved. @type {TextFormat[]} */
const SAVED = ["sgf", "pgn", "ggf"];

const HELP = `  f5           play a move
  hint         the best three moves, and what they are worth in discs
  undo         take your last move back
  redo         play it again
  new          begin again
  save a.sgf   keep the game in a file: .sgf, .pgn or .ggf
  side white   take the other color
  skill 3      how well the engine plays, 1 (a first game) to ${characters.length} (no mistakes on purpose)
  level 12     how strong the engine is, 1 to 20
  time 2.5     how many seconds it has for each move, instead of a level
  moves        the game so far
  Ctrl-C       let the engine move at once; at the prompt, or again, leave
  quit         leave`;

/** A game against the engine, and the commands that the player types. */
export class Session {
  #engine;
  #game;
  #side;
  /** The limits of the engine's moves. @type {Limits} */
  #limits = {};
  /** How well the engine plays them. @type {Style} */
  #style = {};
  /** What the engine has left for all its moves. @type {Clock | undefined} */
  #clock;
  #ponder;
  /** Where it begins, with the engine's clock there. @type {{ game: Game, clock: Clock | undefined }} */
  #beginning;
  /** What the engine thinks about. @type {{ stop(): void } | undefined} */
  #thinking;
  #hasLeft = false;

  /**
   * @param {Engine} engine
   * @param {Game} game
   * @param {{ side: Color, clock?: Clock | undefined, ponder: boolean }} options `side`: the player's
   */
  constructor(engine, game, { side, clock, ponder }) {
    this.#engine = engine;
    this.#game = game;
    this.#side = side;
    this.#clock = clock;
    this.#ponder = ponder;
    this.#beginning = { game: game.clone(), clock };
  }

  /** Sets how long the engine thinks about each move. @param {Limits} limits @throws {FlipsideError} `INVALID_OPTION` */
  async limit(limits) {
    await checkLimits(this.#engine, limits);
    this.#limits = limits;
  }

  /** Sets how well the engine plays. @param {Style} style @throws {FlipsideError} `INVALID_OPTION` */
  async playAs(style) {
    await checkStyle(this.#engine, style);
    this.#style = style;
  }

  get isDone() {
    return this.#hasLeft;
  }

  /** Leaves, whatever the engine thinks about. */
  leave() {
    this.#hasLeft = true;
    this.#thinking?.stop();
  }

  /** Ends what the engine thinks about with its best so far. @returns {boolean} whether there was something to end */
  moveNow() {
    const thinking = this.#thinking;
    this.#thinking = undefined;
    thinking?.stop();
    return thinking !== undefined;
  }

  /** Plays the engine's moves and forced passes until the player has a choice. */
  async advance() {
    const game = this.#game;
    while (!game.isOver && (game.turn !== this.#side || game.mustPass)) {
      if (game.turn === this.#side) {
        console.log("You cannot move and pass.");
        game.pass();
      } else await this.#reply();
      if (this.#hasLeft) return;
    }
    console.log(drawingOf(game));
    if (game.result === null) return;
    console.log(pc.bold(resultOf(game.result)));
    console.log("Type new, save or undo, or quit.");
  }

  /** Runs a command or plays a move that the player typed. An error is printed and changes nothing. @param {string} line */
  async run(line) {
    const [, word = "", argument = ""] = /^(\S*)\s*(.*)$/s.exec(line) ?? [];
    const verb = word.toLowerCase();
    if (verb === "") return;
    try {
      if (Object.hasOwn(this.#commands, verb)) return await this.#commands[verb](argument);
      this.#game.play(line.toLowerCase());
      await this.advance();
    } catch (error) {
      if (!(error instanceof FlipsideError)) throw error;
      console.log(`${pc.red(error.message)} (help says what you can type)`);
    }
  }

  /** @type {Record<string, (argument: string) => unknown>} */
  #commands = {
    help: () => console.log(HELP),
    hint: () => this.#hint(),
    undo: () => this.#undo(),
    redo: () => this.#redo(),
    new: () => this.#begin(),
    save: (file) => this.#save(file),
    side: (color) => this.#takeSide(color.toLowerCase()),
    skill: (word) =>
      this.#setBy(word, (skill) => this.playAs(styleOf({ skill: /** @type {Skill} */ (skill) }))),
    level: (word) => this.#setBy(word, (level) => this.limit({ level: /** @type {Level} */ (level) })),
    time: (word) => this.#setBy(word, (seconds) => this.limit({ budgetMs: 1000 * seconds })),
    moves: () => console.log(this.#game.transcript || "none yet"),
    quit: () => this.leave(),
  };

  /** @param {string} word @param {(number: number) => Promise<void>} set */
  async #setBy(word, set) {
    const number = Number(word);
    if (word === "" || !(number >= 0)) console.log(pc.red("Type a number, such as level 12, or time 2.5."));
    else await set(number);
  }

  async #reply() {
    const { turn } = this.#game;
    const begun = performance.now();
    const options = { ...this.#limits, ...this.#style, clock: this.#clock, ponder: this.#ponder };
    const { move, score, depth, source } = await this.#think(this.#engine.search(this.#game, options));
    if (this.#hasLeft) return;
    this.#game.play(move);
    const left = this.#spend(performance.now() - begun);
    const reason = (source === "book" ? "from the book" : `${plies(depth)} deep`) + left;
    const word = move === "pass" ? "passes" : `plays ${pc.bold(move)}`;
    console.log(`${sideOf(turn)} ${word} ${pc.dim(`(${signed(score)} discs, ${reason})`)}`);
  }

  /** Takes the time of a move off the engine's clock. @param {number} milliseconds @returns {string} what is left, to be printed */
  #spend(milliseconds) {
    if (!this.#clock) return "";
    const { remainingMs, incrementMs = 0 } = this.#clock;
    this.#clock = { remainingMs: Math.max(0, remainingMs - milliseconds) + incrementMs, incrementMs };
    return `, ${clockTime(this.#clock.remainingMs)} left`;
  }

  async #hint() {
    const { lines } = await this.#think(this.#engine.analyze(this.#game, { ...this.#limits, count: 3 }));
    for (const { move, score, exact, pv } of lines) {
      console.log(
        `${pc.bold(move)} ${signed(score).padStart(3)}${exact ? " exactly" : ""}  ${pc.dim(pv.join(" "))}`,
      );
    }
  }

  async #undo() {
    const game = this.#game;
    if (!game.undo()) return console.log(pc.red("There is no move to take back."));
    while ((game.turn !== this.#side || game.mustPass) && game.undo());
    await this.advance();
  }

  async #redo() {
    const game = this.#game;
    if (!game.redo()) return console.log(pc.red("There is no move to play again."));
    while ((game.turn !== this.#side || game.mustPass) && game.redo());
    await this.advance();
  }

  /** Begins again, where this game began. */
  async #begin() {
    const { game, clock } = this.#beginning;
    this.#game = game.clone();
    this.#clock = clock;
    await this.#engine.newGame();
    await this.advance();
  }

  /** Writes the game as far as it stands on the board. @param {string} file */
  async #save(file) {
    const format = SAVED.find((each) => each === formatOf(file));
    if (!format)
      return console.log(pc.red("Type the name of a file, such as save game.sgf; .pgn and .ggf do, too."));
    const { start, moves, ply } = this.#game;
    const played = Game.parse({ start, moves: moves.slice(0, ply), ply });
    const engine = this.#side === "black" ? "white" : "black";
    try {
      // What somebody else has written stays.
      await writeFile(file, writeGames(played, { format, [engine]: "Flipside" }), { flag: "wx" });
      console.log(`${file} has the game.`);
    } catch (error) {
      console.log(pc.red(`${file} cannot be written: ${/** @type {Error} */ (error).message}`));
    }
  }

  /**
   * Waits for the engine, which can be told to end meanwhile.
   * @template Answer
   * @param {Promise<Answer> & { stop(): void }} call
   */
  async #think(call) {
    this.#thinking = call;
    try {
      return await call;
    } finally {
      this.#thinking = undefined;
    }
  }

  /** @param {string} color */
  async #takeSide(color) {
    if (color !== "black" && color !== "white") return console.log(pc.red("Type side black, or side white."));
    this.#side = color;
    console.log(`You have ${sideOf(color)}.`);
    await this.advance();
  }
}

/** @param {number} score the final score of black, in discs */
function resultOf(score) {
  if (score === 0) return "A draw.";
  return `${score > 0 ? "Black" : "White"} wins by ${Math.abs(score)}.`;
}
