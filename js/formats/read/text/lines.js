// The moves of a text as games: one pass plays each square that it meets.
//
// A game ends where a square is no move, and a first move begins the next one. Lines that are all games of their own, as in lists of openings, are
// taken unseen after a while.

import { follow } from "../../../rules/line.js";
import { legalMoves, numberOf, positionFrom, START_POSITION } from "../../../rules/position.js";
import { MIRRORED, positionOf } from "../records/starts.js";
import { Scanner } from "./scanner.js";

/** @import { Color } from "../../../generated/types.js" */
/** @import { Position } from "../../../rules/position.js" */
/** @import { Diagram } from "../boards/diagrams.js" */

/** A game among words has at least this many moves: fewer are often something else, such as a list of squares. */
export const FEWEST_MOVES = 4;

/** How many characters hold the next few moves, with numbers and signs between. */
const AHEAD = 80;

/** After so many lines with a legal game in each the others are taken for games unseen: they are checked when they are asked for. */
const TRUSTED_LINES = 64;

/** Squares, or games, between two steps. */
export const STEP = 64;

/** Where a first move can be, and on a board in the mirror. */
const OPENINGS = new Set(legalMoves(START_POSITION).map(numberOf));
const MIRRORED_START = positionFrom(MIRRORED, "black");
const MIRRORED_OPENINGS = new Set(legalMoves(MIRRORED_START).map(numberOf));

/** What may stand between a board and the moves from there. */
const BESIDE =
  /^(?:[\s\d\p{P}\p{S}]|(?:black|white|to|moves?|play|turn|side|next|game|pass|then|is|[a-hxobws])(?!\p{L})|[黒黑白番手の])*$/iu;

/**
 * A game as far as it is read.
 * @typedef {object} Line
 * @property {Position} start
 * @property {number} from its first square
 * @property {number} to an index behind its last one
 * @property {number} count of squares
 * @property {boolean} isWrapped whether it goes on over the end of a line
 * @property {boolean} isBroken whether its last square is a mistake
 * @property {boolean} isBehindMistake whether the game before it is broken, with nothing but squares between
 * @property {Diagram | undefined} diagram from which it is played
 */

/**
 * The games that moves make.
 * @param {string} text
 * @param {readonly Diagram[]} diagrams
 * @param {Color | undefined} turn
 * @returns {Generator<void, Line[]>} a step for some squares
 */
export function* linesIn(text, diagrams, turn) {
  const reader = new LineReader(text);
  let from = 0;
  /** @type {Diagram | undefined} */
  let before;
  for (const diagram of [...diagrams, undefined]) {
    reader.begin(from, diagram?.from ?? text.length, before, turn);
    while (reader.read()) yield;
    before = diagram;
    from = diagram?.to ?? text.length;
  }
  return reader.lines;
}

/** Reads the games of parts of a text, one square after the other. */
class LineReader {
  /** @type {Line[]} */
  lines = [];
  /** @type {Line | undefined} */
  #line;
  #isBroken = false;
  #isBehindMistake = false;
  #trusted = 0;
  /** @type {Diagram | undefined} */
  #before;
  /** @type {Color | undefined} */
  #turn;
  #text;
  #scanner;
  /** Where the game that is read stands. */
  #position = START_POSITION;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#scanner = new Scanner(text, 0, 0);
  }

  /**
   * @param {number} from
   * @param {number} to of a part
   * @param {Diagram | undefined} before the board before it
   * @param {Color | undefined} turn
   */
  begin(from, to, before, turn) {
    this.#scanner = new Scanner(this.#text, from, to);
    this.#line = undefined;
    this.#isBroken = false;
    this.#isBehindMistake = false;
    this.#before = before;
    this.#turn = turn;
  }

  /** Reads some squares. @returns {boolean} false at the end of the part */
  read() {
    for (let count = 0; count < STEP; count += 1) {
      if (!this.#scanner.next()) return false;
      if (this.#before && this.#isFromDiagram(this.#before)) continue;
      if (!this.#isTrustedLine()) this.#take();
    }
    return true;
  }

  #take() {
    const { square, isApart, isFirst, number } = this.#scanner;
    // What follows a mistake belongs to the same game.
    if (this.#isBroken && !isApart && (!isFirst || number > 1) && !this.#isNewGame()) return;
    this.#isBroken = false;
    this.#isBehindMistake &&= !isApart;
    const opened = isApart || isFirst ? this.#opened() : undefined;
    const line = this.#line;
    if (opened && line && isFirst && this.#isLineOfItsOwn(line, number)) {
      this.#open(opened);
      return;
    }
    const next = line && follow(this.#position, square);
    const isNext = next !== undefined;
    if (line && !isNext && !opened && this.#isNewGame()) {
      this.#open(START_POSITION);
      return;
    }
    this.#isBroken = Boolean(line && !isNext && !opened && !isApart);
    if (line && (isNext || this.#isBroken)) {
      line.to = this.#scanner.end;
      line.count += 1;
      line.isWrapped ||= isFirst;
      line.isBroken = this.#isBroken;
      this.#isBehindMistake = this.#isBroken;
    }
    if (isNext) this.#position = next;
    else if (this.#isBroken) this.#line = undefined;
    else this.#open(opened ?? (OPENINGS.has(square) ? START_POSITION : undefined));
  }

  /** @param {Position | undefined} start @param {Diagram} [diagram] */
  #open(start, diagram) {
    const { square, at, end } = this.#scanner;
    this.#line = start && {
      start,
      from: at,
      to: end,
      count: 1,
      isWrapped: false,
      isBroken: false,
      isBehindMistake: this.#isBehindMistake,
      diagram,
    };
    if (!this.#line || !start) return;
    this.lines.push(this.#line);
    this.#position = follow(start, square) ?? start;
  }

  /** The start of a game that this square can begin. @returns {Position | undefined} */
  #opened() {
    const { square } = this.#scanner;
    if (OPENINGS.has(square)) return START_POSITION;
    const isMirrored =
      MIRRORED_OPENINGS.has(square) && !this.#line && this.#legalAhead(MIRRORED_START) >= FEWEST_MOVES;
    return isMirrored ? MIRRORED_START : undefined;
  }

  /** Whether a game begins here, though nothing sets it apart from what is before it, as in a list on one line. */
  #isNewGame() {
    return OPENINGS.has(this.#scanner.square) && this.#legalAhead(START_POSITION) >= FEWEST_MOVES;
  }

  /** Whether the moves from here on are played from the board before them. @param {Diagram} diagram */
  #isFromDiagram(diagram) {
    this.#before = undefined;
    const { square, at } = this.#scanner;
    const gap = this.#text.slice(diagram.to, Math.min(at, diagram.to + 200));
    if (square < 0 || !diagram.board || at - diagram.to >= 200 || !BESIDE.test(gap)) return false;
    const sides = diagram.turn ?? this.#turn;
    const fits = (sides ? [sides] : /** @type {const} */ (["black", "white"])).filter((side) =>
      follow(positionFrom(diagram.board, side), square),
    );
    if (fits.length !== 1) return false;
    const start = legalPosition(diagram.board, fits[0]);
    if (start) this.#open(start, diagram);
    return start !== undefined;
  }

  /** Takes a line of squares as a game, where those before it were such. */
  #isTrustedLine() {
    const { square, at, isFirst, number } = this.#scanner;
    if (!isFirst) return false;
    const endOfRow = OPENINGS.has(square) ? this.#scanner.endOfRow : at;
    if (endOfRow - at < 4 || !isEndOfLine(this.#text, endOfRow)) {
      // A line of another kind: the next ones are looked at again.
      this.#trusted = 0;
      return false;
    }
    if (this.#trusted < TRUSTED_LINES) {
      this.#trusted = number <= 1 && this.#isLegalLine(START_POSITION) ? this.#trusted + 1 : 0;
      return false;
    }
    this.lines.push({
      start: START_POSITION,
      from: at,
      to: endOfRow,
      count: (endOfRow - at) / 2,
      isWrapped: false,
      isBroken: false,
      isBehindMistake: false,
      diagram: undefined,
    });
    this.#line = undefined;
    this.#isBroken = false;
    this.#isBehindMistake = false;
    this.#scanner.skipTo(endOfRow);
    return true;
  }

  /**
   * Whether the squares up to the end of the line are a game, and do not rather go on with the one before them.
   * @param {Line} line before them
   * @param {number} number of its first move, or of the game in a list
   */
  #isLineOfItsOwn({ isWrapped }, number) {
    const mayGoOn = isWrapped || number > 1;
    return this.#isLegalLine(START_POSITION) && !(mayGoOn && this.#isLegalLine(this.#position));
  }

  /** Whether all squares up to the end of the line are legal from a position, and more than one. @param {Position} start */
  #isLegalLine(start) {
    const { at } = this.#scanner;
    const end = this.#text.indexOf("\n", at);
    const ahead = new Scanner(this.#text, at, Math.min(end < 0 ? this.#text.length : end, at + 2000));
    let count = 0;
    /** @type {Position | undefined} */
    let position = start;
    for (; ahead.next() && !ahead.isApart; count += 1) {
      position = follow(position, ahead.square);
      if (!position) return false;
    }
    return count > 1;
  }

  /** How many of the next squares are legal from a start, as far as it matters. @param {Position} start */
  #legalAhead(start) {
    const { at } = this.#scanner;
    const ahead = new Scanner(this.#text, at, Math.min(this.#text.length, at + AHEAD));
    let count = 0;
    /** @type {Position | undefined} */
    let position = start;
    for (; count < FEWEST_MOVES && ahead.next(); count += 1) {
      position = follow(position, ahead.square);
      if (!position) break;
    }
    return count;
  }
}

/** @param {string} text @param {number} at */
function isEndOfLine(text, at) {
  return at >= text.length || text[at] === "\n" || text.startsWith("\r\n", at);
}

/** @param {string} board @param {Color} turn @returns {Position | undefined} */
function legalPosition(board, turn) {
  try {
    return positionOf(board, turn);
  } catch {
    return undefined;
  }
}
