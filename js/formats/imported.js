// A game of a file: what is known of it at once, and the moves, which are checked when they are asked for.

import { gameFrom } from "../game/game.js";
import { endOf, legalLine } from "../rules/line.js";
import { discsOf, finalScore, isOver, numberOf, textOf } from "../rules/position.js";
import { marked } from "./marks.js";
import { legalPart, mainLine } from "./tree.js";

/** @import { Game } from "../game/game.js" */
/** @import { Position } from "../rules/position.js" */
/** @import { GameTree, Problem, WrittenMove } from "./tree.js" */

/**
 * What is known of a game besides its moves; `null` where it is not known.
 * @typedef {object} Tags
 * @property {string | null} black The name of who plays black.
 * @property {string | null} white The name of who plays white.
 * @property {string | null} event The tournament or the place.
 * @property {string | null} date The day as `2026-11-24`, or as much as is known of it; as it is written where that is something else.
 * @property {string | null} round The round or the number of the game in the event, as it is written: `"3"`, `"Final"`.
 * @property {number | null} result The final score in discs for black.
 */

/**
 * A game as a format writes it.
 * @typedef {object} WrittenGame
 * @property {Tags} tags
 * @property {Position} start
 * @property {() => WrittenMove[]} moves
 * @property {() => ArrayLike<number>} [line] the moves as numbers, -1 for what is none, where the game is one line without comments
 * @property {number} [ply] where the game stands; at its end when left out
 * @property {string} [comment]
 * @property {readonly unknown[]} [marks] over the start
 * @property {Problem | null} [problem] of the text, besides those of the moves
 * @property {boolean} [endsOtherwise] whether the result is that of a clock or of giving up rather than of the moves
 */

/** Nothing is known. @type {Readonly<Tags>} */
export const NO_TAGS = Object.freeze({
  black: null,
  white: null,
  event: null,
  date: null,
  round: null,
  result: null,
});

/** Whether a value is a game that was read. @type {(value: unknown) => value is ImportedGame} */
export let isImported;

/**
 * What is played in a game that was read: the legal part of its main line by numbers, passes left out or written, and its problem.
 * @type {(game: ImportedGame) => { start: Position, moves: ArrayLike<number>, end: Position, problem: Problem | null }}
 */
export let mainLineOf;

/** A game that was read. What it is, is checked against the rules when it is asked for, so long lists are there at once. */
export class ImportedGame {
  /** As consoles show it: bundling shortens other names. */
  static name = "ImportedGame";

  #written;
  #placeOf;
  /** @type {{ tree: GameTree, problem: Problem | null } | undefined} */
  #legal;
  /** @type {Game | undefined} */
  #game;
  /** @type {Problem | null | undefined} */
  #problem;

  /**
   * @param {WrittenGame} written
   * @param {(at: number) => number} [placeOf] where in the source a place of the text is
   */
  constructor(written, placeOf = (at) => at) {
    this.#written = written;
    this.#placeOf = placeOf;
    const { black, white, event, date, round, result } = written.tags;
    /** The name of who plays black; `null` where it is not known. @readonly */
    this.black = black;
    /** The name of who plays white; `null` where it is not known. @readonly */
    this.white = white;
    /** The tournament or the place; `null` where it is not known. @readonly */
    this.event = event;
    /** The day as `2026-11-24`, or what is written of it; `null` where it is not known. @readonly */
    this.date = date;
    /** The round or the number of the game in the event, as it is written; `null` where it is not known. @readonly */
    this.round = round;
    /** The final score in discs for black, as the file tells it; `null` where it does not. @readonly */
    this.result = result;
  }

  /** The year of the date; `null` where it is not known. @returns {number | null} */
  get year() {
    const year = /\d{4}/.exec(this.date ?? "")?.[0];
    return year === undefined ? null : Number(year);
  }

  /** The legal part of the game with its branches, scores and comments. */
  get tree() {
    return this.#legalPart.tree;
  }

  /** The legal part of the main line; a copy, which can be played on. */
  get game() {
    if (!this.#game) {
      const { start, ply } = this.#written;
      const { numbers, end } = legalLine(start, this.#mainLine().moves);
      this.#game = gameFrom(start, numbers, end).goTo(ply ?? numbers.length);
    }
    return this.#game.clone();
  }

  /** Where the game breaks the rules, or its text breaks off; `null` where all of it could be read. @returns {Problem | null} */
  get problem() {
    if (this.#problem === undefined) this.#problem = this.#problemIn(this.#mainLine());
    return this.#problem && { ...this.#problem, place: this.#placeOf(this.#problem.place) };
  }

  /** All of it for `JSON.stringify`: its tree, and what is known besides; `readGames` reads its text again. @returns {GameTree & Tags} */
  toJSON() {
    const { start, ...tree } = this.tree;
    const { black, white, event, date, round, result } = this;
    return { start, black, white, event, date, round, result, ...tree };
  }

  get #legalPart() {
    if (!this.#legal) {
      const { start, moves, comment, marks } = this.#written;
      const { branches, problem } = legalPart(start, moves());
      const told = { ...(comment ? { comment } : {}), ...marked(marks) };
      this.#legal = { tree: { start: textOf(start), ...told, branches }, problem };
    }
    return this.#legal;
  }

  /** @param {{ end: Position, broken: Problem | null }} mainLine */
  #problemIn({ end, broken }) {
    const { tags, problem, endsOtherwise } = this.#written;
    return broken ?? problem ?? (endsOtherwise ? null : contradicted(tags.result, end));
  }

  /** The legal moves of the main line, the position after them, and where what is written breaks off. */
  #mainLine() {
    const { start, line } = this.#written;
    const written = line?.();
    const last = written && endOf(start, written);
    if (last) return { moves: written, end: last, broken: null };
    const { tree, problem } = this.#legalPart;
    const moves = mainLine(tree).map(numberOf);
    return { moves, end: /** @type {Position} */ (endOf(start, moves)), broken: problem };
  }

  static {
    mainLineOf = (game) => {
      const line = game.#mainLine();
      game.#problem = game.#problemIn(line);
      return { start: game.#written.start, moves: line.moves, end: line.end, problem: game.problem };
    };
    isImported = (value) => typeof value === "object" && value !== null && #written in value;
  }
}

/** The moves count where the result is another one. Files count empty squares for the winner, or only the discs as they lie. @param {number | null} told @param {Position} end @returns {Problem | null} */
function contradicted(told, end) {
  const played = isOver(end) ? finalScore(end) : null;
  if (told === null || played === null || told === played) return null;
  const { black, white } = discsOf(end);
  if (told === black - white) return null;
  return { message: `result: expected ${played} by the moves, found ${told}`, place: 0 };
}
