// A game of a file: what is known of it at once, and the moves, which are checked when they are asked for.

import { gameFrom } from "../game/game.js";
import { endOf, legalLine } from "../rules/line.js";
import { discsOf, finalScore, isOver, numberOf, textOf } from "../rules/position.js";
import { otherOf } from "./others.js";
import { problemOf } from "./problems.js";
import { tagsOf } from "./tags.js";
import { toldIn } from "./told.js";
import { legalPart, mainLine } from "./tree.js";

/** @import { Game } from "../game/game.js" */
/** @import { Position } from "../rules/position.js" */
/** @import { OtherTag } from "./others.js" */
/** @import { Problem } from "./problems.js" */
/** @import { Tags } from "./tags.js" */
/** @import { AddedTold } from "./told.js" */
/** @import { GameTree, WrittenMove } from "./tree.js" */

/**
 * A game as a format writes it.
 * @typedef {object} WrittenGame
 * @property {Tags} tags
 * @property {Position} start
 * @property {() => WrittenMove[]} moves
 * @property {() => ArrayLike<number>} [line] the moves as numbers, -1 for what is none, where the game is one line without comments
 * @property {number} [ply] where the game stands; at its end when left out
 * @property {AddedTold} [told] of the game
 * @property {Problem | null} [problem] of the text, besides those of the moves
 */

/** Whether a value is a game that was read. @type {(value: unknown) => value is ImportedGame} */
export let isImported;

/**
 * The moves of a game that was read: the legal part of its main line by numbers, passes left out or written, and its problem.
 * @type {(game: ImportedGame) => { start: Position, moves: ArrayLike<number>, end: Position, problem: Problem | null }}
 */
export let mainLineOf;

/** A game that was read. It is checked against the rules only when it is asked for, so long lists are there at once. */
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
    const { black, white, event, date, round, result, ...more } = written.tags;
    /** The name of the player of black; `null` where it is not known. @readonly */
    this.black = black;
    /** The name of the player of white; `null` where it is not known. @readonly */
    this.white = white;
    /** The tournament; `null` where it is not known. @readonly */
    this.event = event;
    /** The day as `2026-11-24`, or what is written of it; `null` where it is not known. @readonly */
    this.date = date;
    /** The round or the number of the game in the event, as it is written; `null` where it is not known. @readonly */
    this.round = round;
    /** The final score in discs for black, as the file tells it; `null` where it does not. @readonly */
    this.result = result;
    /** The place, or the server; `null` where it is not known. @readonly */
    this.site = more.site ?? null;
    /** The rating or rank of the player of black, as it is written; `null` where it is not known. @readonly */
    this.blackRating = more.blackRating ?? null;
    /** The rating or rank of the player of white, as it is written; `null` where it is not known. @readonly */
    this.whiteRating = more.whiteRating ?? null;
    /** The time for thinking as PGN has it, `"300+2"`, or as it is written; `null` where it is not known. @readonly */
    this.timeControl = more.timeControl ?? null;
    /** Who wrote the comments; `null` where it is not known. @readonly */
    this.annotator = more.annotator ?? null;
  }

  /** The year of the date; `null` where it is not known. @returns {number | null} */
  get year() {
    const year = /\d{4}/.exec(this.date ?? "")?.[0];
    return year === undefined ? null : Number(year);
  }

  /** The legal part of the game with its branches and all that is told of it and of its moves. */
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
    return { start, ...tagsOf(this), ...tree };
  }

  get #legalPart() {
    if (!this.#legal) {
      const { start, moves, told } = this.#written;
      const { branches, problem } = legalPart(start, moves());
      this.#legal = { tree: { start: textOf(start), ...toldIn(told), branches }, problem };
    }
    return this.#legal;
  }

  /** @param {{ end: Position, broken: Problem | null }} mainLine */
  #problemIn({ end, broken }) {
    const { tags, problem, told } = this.#written;
    return broken ?? problem ?? (endsOtherwise(toldIn(told).others) ? null : contradicted(tags.result, end));
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

/**
 * The moves count where the result is another one. Files count empty squares for the winner, or only the discs as they lie.
 * @param {number | null} told
 * @param {Position} end
 * @returns {Problem | null}
 */
function contradicted(told, end) {
  const played = isOver(end) ? finalScore(end) : null;
  if (told === null || played === null || told === played) return null;
  const { black, white } = discsOf(end);
  if (told === black - white) return null;
  return problemOf("other-result", { expected: played, found: told });
}

/** Whether a result is that of a clock, of giving up or of komi rather than of the moves. @param {readonly OtherTag[]} [others] */
function endsOtherwise(others) {
  if (!others) return false;
  const komi = otherOf(others, "sgf", "KM") ?? otherOf(others, "ggf", "KM") ?? "0";
  return (
    Number.parseFloat(komi) !== 0 ||
    /:/.test(otherOf(others, "ggf", "RE") ?? "") ||
    /^\D?\d.*k/i.test(otherOf(others, "ggf", "TY") ?? "")
  );
}
