// What the commands work on: a line of a file that is a position or a game, or a game of a file of any format.

import { FlipsideError, Game } from "flipside";
import { readGames } from "flipside/formats";

/** @import { GameLike, ImportedGame, ProblemCode, SourceFormat } from "flipside/formats" */

/**
 * A position or a game to work on.
 * @typedef {object} Item
 * @property {string | null} file The file it is from, `"-"` for standard input, `null` for an argument.
 * @property {number} [line] Its number in the file, or among the arguments, from 1.
 * @property {number} [game] Its number among the games of a file that has no game on each line, from 1.
 * @property {string} text What `Game.parse` reads.
 * @property {Names} names What the file tells of it.
 * @property {Problem | null} problem Why its end is missing.
 * @property {() => Game} open Reads it; throws a `FlipsideError`.
 * @property {() => GameLike} imported It with its branches, scores and comments; throws a `FlipsideError`.
 * @property {() => Scores} scores What it states of the moves.
 */

/** Those that are known. @typedef {Partial<Record<"black" | "white" | "event" | "date" | "round", string>>} Names */

/**
 * A part that could not be read. `isHarmless`: nothing is left out for it.
 * @typedef {{ code: ProblemCode, message: string, isHarmless: boolean }} Problem
 */

/**
 * The scored moves of a position, in discs, and its comment.
 * @typedef {{ scores: { move: string, score: number }[], comment: string }} Scores
 */

/** @type {Scores} */
const NO_SCORES = { scores: [], comment: "" };

/** A line that is a position or a game. @implements {Item} */
export class LineItem {
  file;
  line;
  text;
  names = {};
  problem = null;

  /** @param {string | null} file @param {number} line @param {string} text */
  constructor(file, line, text) {
    this.file = file;
    this.line = line;
    this.text = text;
  }

  open() {
    return Game.parse(this.text);
  }

  /** @returns {GameLike} */
  imported() {
    const game = this.open();
    // Nothing but OBF and GGF says more than a game has.
    if (!/[;%]/.test(this.text)) return game;
    try {
      return readGames(this.text).games[0] ?? game;
    } catch {
      return game;
    }
  }

  scores() {
    return NO_SCORES;
  }
}

/** A game of a file. Its moves are checked when they are asked for. @implements {Item} */
export class GameItem {
  file;
  game;
  #imported;
  #format;
  #placeOf;

  /**
   * @param {string} file
   * @param {number} number
   * @param {ImportedGame} imported
   * @param {SourceFormat | undefined} format
   * @param {(place: number) => string} placeOf names a place of the file
   */
  constructor(file, number, imported, format, placeOf) {
    this.file = file;
    this.game = number;
    this.#imported = imported;
    this.#format = format;
    this.#placeOf = placeOf;
  }

  get text() {
    return textOf(this.#imported.game);
  }

  /** @returns {Names} */
  get names() {
    const { black, white, event, date, round } = this.#imported;
    return Object.fromEntries(
      Object.entries({ black, white, event, date, round }).filter(([, name]) => name !== null),
    );
  }

  /** @returns {Problem | null} */
  get problem() {
    const { problem } = this.#imported;
    if (!problem) return null;
    const { code, message, place } = problem;
    // The moves count where the result is another one.
    if (code === "other-result") return { code, message, isHarmless: true };
    return { code, message: `${message}${this.#placeOf(place)}`, isHarmless: false };
  }

  open() {
    return this.#imported.game;
  }

  imported() {
    return this.#imported;
  }

  /** Only files of problems state scores to be compared with: elsewhere they are what somebody thought. */
  scores() {
    if (this.#format !== "obf") return NO_SCORES;
    const { branches, comment = "" } = this.#imported.tree;
    const scores = branches.flatMap(({ move, score }) => (score === undefined ? [] : [{ move, score }]));
    return { scores, comment };
  }
}

/**
 * The game as far as it is, for a command that needs its end.
 * @param {Item} item
 * @returns {Game}
 * @throws {FlipsideError} where its end is missing
 */
export function wholeGame(item) {
  const { problem } = item;
  if (!problem || problem.isHarmless) return item.open();
  throw new FlipsideError(
    ["illegal-move", "wrong-color"].includes(problem.code) ? "ILLEGAL_MOVE" : "INVALID_POSITION",
    problem.message,
  );
}

/** Where an item is from, as messages name it. @param {Pick<Item, "file" | "line" | "game">} item */
export function locationOf({ file, line, game }) {
  if (file === null) return `argument ${line}`;
  return line === undefined ? `${nameOf(file)}: game ${game}` : `${nameOf(file)}:${line}`;
}

/** A file as messages name it. @param {string} file */
export function nameOf(file) {
  return file === "-" ? "standard input" : file;
}

/** A text that `Game.parse` reads. @param {Game} game */
function textOf(game) {
  if (game.start === new Game().start) return game.transcript;
  return game.moves.length === 0 ? game.start : JSON.stringify(game);
}
