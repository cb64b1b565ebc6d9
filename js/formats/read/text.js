// Games in any text: the squares among its words, taken as moves as long as they are legal, and boards.
//
// One pass over the text plays each square that it meets. A game ends where a square is no move, and a first move begins the next one.
// Between the moves may stand numbers, signs, brackets and other words; without words between, a square that is no move is a mistake of
// the game rather than the end of it. Passes follow from the rules and are not read. Moves behind a board are played from there, and a board
// behind moves is compared with where they lead. Where each line is a game, as in lists of openings, lines may be short.

import { SQUARES, START } from "../../rules/board.js";
import { legalMoves, START_POSITION } from "../../rules/position.js";
import { NO_TAGS } from "../imported.js";
import { writtenLine } from "../tree.js";
import { Collected } from "./collected.js";
import { diagramsIn } from "./diagrams.js";
import { folded } from "./folded.js";
import { Scanner } from "./scanner.js";
import { MIRRORED, positionOf, startFor } from "./starts.js";
import { Track } from "./track.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Position } from "../../rules/position.js" */
/** @import { WrittenGame } from "../imported.js" */
/** @import { Diagram } from "./diagrams.js" */
/** @import { Folded } from "./folded.js" */

/** A game among words has at least this many moves: fewer are often something else, such as a list of squares. */
const FEWEST_MOVES = 4;

/** After so many lines with a legal game in each the others are taken for games unseen: they are checked when they are asked for. */
const TRUSTED_LINES = 64;

/** Squares between two steps. */
const STEP = 64;

/** Where a first move can be, and on a board in the mirror. */
const OPENINGS = new Set(
  legalMoves(START_POSITION).map((move) => /** @type {readonly string[]} */ (SQUARES).indexOf(move)),
);
const MIRRORED_START = Object.freeze({ board: MIRRORED, turn: /** @type {const} */ ("black") });
const MIRRORED_OPENINGS = new Set(
  legalMoves(MIRRORED_START).map((move) => /** @type {readonly string[]} */ (SQUARES).indexOf(move)),
);

/** What may stand between a board and the moves from there. */
const BESIDE =
  /^(?:[\s\d\p{P}\p{S}]|(?:black|white|to|moves?|play|turn|side|next|game|pass|then|is|[a-hxobws])(?!\p{L})|[黒黑白番手の])*$/iu;

/** A game as far as it is read, from its first square up to an index. @typedef {{ start: Position, from: number, to: number, count: number, isWrapped: boolean, diagram: Diagram | undefined }} Line */

/** @typedef {{ format: "transcript" | "board", collected: Collected, asked: Diagram | undefined }} FoundGames */

/**
 * The games and boards of a text in order.
 * @param {string} source
 * @param {Color | undefined} turn for boards that do not name it
 * @returns {Generator<void, FoundGames>}
 */
export function* foundGames(source, turn) {
  const read = yield* folded(source);
  // The signs of addresses, `%20`, are blanks.
  const text = read.text.includes("%") ? read.text.replace(/%[\da-f]{2}/gi, "   ") : read.text;
  const diagrams = yield* diagramsIn(text);
  const lines = yield* linesIn(text, diagrams, turn);
  const shown = lines.filter(
    (line) => line.diagram || line.count >= FEWEST_MOVES || isLineOfList(text, line),
  );
  const isAlone = diagrams.every((diagram) => diagram.numbers || diagram.turn || turn);
  const kept = shown.length === 0 && diagrams.length === 0 && isAlone ? lines.slice(0, 1) : shown;
  return yield* gathered(text, read, kept, diagrams, turn);
}

/**
 * The games that moves make.
 * @param {string} text
 * @param {readonly Diagram[]} diagrams
 * @param {Color | undefined} turn
 * @returns {Generator<void, Line[]>} a step for some squares
 */
function* linesIn(text, diagrams, turn) {
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
  #trusted = 0;
  /** @type {Diagram | undefined} */
  #before;
  /** @type {Color | undefined} */
  #turn;
  #text;
  #scanner;
  #track = new Track();
  #trial = new Track();
  #start = new Track().begin(START_POSITION);
  #mirrored = new Track().begin(MIRRORED_START);

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#scanner = new Scanner(text, 0, 0);
  }

  /** @param {number} from @param {number} to of a part @param {Diagram | undefined} before the board before it @param {Color | undefined} turn */
  begin(from, to, before, turn) {
    this.#scanner = new Scanner(this.#text, from, to);
    this.#line = undefined;
    this.#isBroken = false;
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
    const { square, isApart, isFirst } = this.#scanner;
    // What follows a mistake belongs to the same game.
    if (this.#isBroken && !isApart && !isFirst) return;
    this.#isBroken = false;
    const opened = isApart || isFirst ? this.#opened() : undefined;
    const line = this.#line;
    if (opened && line && isFirst && !line.isWrapped && this.#isLineFromStart()) {
      this.#open(opened);
      return;
    }
    const isNext = Boolean(line && square >= 0 && this.#track.play(square));
    this.#isBroken = Boolean(line && !isNext && !opened && !isApart);
    if (line && (isNext || this.#isBroken)) {
      line.to = this.#scanner.end;
      line.count += 1;
      line.isWrapped ||= isFirst;
    }
    if (isNext) return;
    if (this.#isBroken) this.#line = undefined;
    else this.#open(opened ?? (OPENINGS.has(square) ? START_POSITION : undefined));
  }

  /** @param {Position | undefined} start @param {Diagram} [diagram] */
  #open(start, diagram) {
    const { square, at, end } = this.#scanner;
    this.#line = start && { start, from: at, to: end, count: 1, isWrapped: false, diagram };
    if (!this.#line || !start) return;
    this.lines.push(this.#line);
    if (start === START_POSITION) this.#track.copy(this.#start);
    else this.#track.begin(start);
    this.#track.play(square);
  }

  /** The start of a game that this square can begin. @returns {Position | undefined} */
  #opened() {
    const { square } = this.#scanner;
    if (OPENINGS.has(square)) return START_POSITION;
    const isMirrored =
      MIRRORED_OPENINGS.has(square) && !this.#line && this.#legalAhead(this.#mirrored) >= FEWEST_MOVES;
    return isMirrored ? MIRRORED_START : undefined;
  }

  /** Whether the moves from here on are played from the board before them. @param {Diagram} diagram */
  #isFromDiagram(diagram) {
    this.#before = undefined;
    const { square, at } = this.#scanner;
    const gap = this.#text.slice(diagram.to, Math.min(at, diagram.to + 200));
    if (square < 0 || !diagram.board || at - diagram.to >= 200 || !BESIDE.test(gap)) return false;
    const sides = diagram.turn ?? this.#turn;
    const fits = (sides ? [sides] : /** @type {const} */ (["black", "white"])).filter((side) =>
      this.#trial.begin({ board: diagram.board, turn: side }).play(square),
    );
    if (fits.length !== 1) return false;
    const start = legalPosition(diagram.board, fits[0]);
    if (start) this.#open(start, diagram);
    return start !== undefined;
  }

  /** Takes a line of squares as a game, where those before it were such. */
  #isTrustedLine() {
    const { square, at, isFirst } = this.#scanner;
    if (!isFirst) return false;
    const endOfRow = OPENINGS.has(square) ? this.#scanner.endOfRow : at;
    if (endOfRow - at < 4 || !isEndOfLine(this.#text, endOfRow)) {
      // A line of another kind: the next ones are looked at again.
      this.#trusted = 0;
      return false;
    }
    if (this.#trusted < TRUSTED_LINES) {
      this.#trusted = this.#isLineFromStart() ? this.#trusted + 1 : 0;
      return false;
    }
    this.lines.push({
      start: START_POSITION,
      from: at,
      to: endOfRow,
      count: (endOfRow - at) / 2,
      isWrapped: false,
      diagram: undefined,
    });
    this.#line = undefined;
    this.#isBroken = false;
    this.#scanner.skipTo(endOfRow);
    return true;
  }

  /** Whether all squares up to the end of the line are a game of their own. */
  #isLineFromStart() {
    const { at, number } = this.#scanner;
    if (number > 1) return false;
    const end = this.#text.indexOf("\n", at);
    const ahead = new Scanner(this.#text, at, Math.min(end < 0 ? this.#text.length : end, at + 2000));
    this.#trial.copy(this.#start);
    let count = 0;
    for (; ahead.next() && !ahead.isApart; count += 1)
      if (ahead.square < 0 || !this.#trial.play(ahead.square)) return false;
    return count > 1;
  }

  /** How many of the next squares are legal from a start, as far as it matters. @param {Track} start */
  #legalAhead(start) {
    const { at } = this.#scanner;
    const ahead = new Scanner(this.#text, at, Math.min(this.#text.length, at + 200));
    this.#trial.copy(start);
    let count = 0;
    while (count < FEWEST_MOVES && ahead.next() && ahead.square >= 0 && this.#trial.play(ahead.square))
      count += 1;
    return count;
  }
}

/** Whether a game of few moves stands on its line as one of a list does: alone, or in a row before or behind a name. @param {string} text @param {Line} line */
function isLineOfList(text, { from, to, count }) {
  if (count < 2) return false;
  const before = text.slice(Math.max(0, from - 40), from);
  const begins = /(?:^|\n)[\s\d\p{P}\p{S}]*$/u.test(from > 40 ? before.slice(1) : `\n${before}`);
  const ends = /^[\s\d\p{P}\p{S}]*?(?:\n|$)/u.test(text.slice(to, to + 40));
  return (begins && ends) || (to - from === 2 * count && (begins || ends));
}

/** @param {string} text @param {number} at */
function isEndOfLine(text, at) {
  return at >= text.length || text[at] === "\n" || text.startsWith("\r\n", at);
}

/**
 * Games of lines, and boards that belong to none.
 * @param {string} text
 * @param {Folded} read
 * @param {readonly Line[]} lines
 * @param {readonly Diagram[]} diagrams
 * @param {Color | undefined} turn
 * @returns {Generator<void, FoundGames>} a step for some games
 */
function* gathered(text, { placeOf }, lines, diagrams, turn) {
  const collected = new Collected();
  /** @type {{ from: number, game: () => WrittenGame }[]} */
  const found = lines.map((line) => ({ from: line.from, game: () => gameOf(text, line, placeOf) }));
  /** @type {Diagram | undefined} */
  let asked;
  const used = new Set(lines.map(({ diagram }) => diagram));
  let next = 0;
  for (const diagram of diagrams) {
    if (next % STEP === 0) yield;
    while (next < lines.length && lines[next].from < diagram.from) next += 1;
    const isCompared = Boolean(diagram.board) && !used.has(diagram);
    if (diagram.numbers) found.push({ from: diagram.from, game: () => numberedGame(diagram, placeOf) });
    if (!isCompared || diagram.numbers) continue;
    const near = [lines[next - 1], lines[next]].filter((line) => line && !line.diagram);
    const end = near.map((line) => endOf(text, line, diagram)).find((each) => each !== undefined);
    const place = placeOf(diagram.from);
    if (end) {
      if (end.turn && diagram.turn && end.turn !== diagram.turn)
        collected.tell(`board behind the moves: expected ${end.turn} to move, found ${diagram.turn}`, place);
      continue;
    }
    const side = diagram.turn ?? turn;
    if (lines.length === 1 && diagrams.length === 1)
      collected.tell(
        "board beside the moves: expected a position of the game, found another: the moves count",
        place,
      );
    else if (side) found.push({ from: diagram.from, game: () => boardGame(diagram, side) });
    else {
      asked ??= diagram;
      if (lines.length > 0) collected.tell("board: expected a side to move beside it, found none", place);
    }
  }
  if (found.length > lines.length) found.sort((one, other) => one.from - other.from);
  for (const [index, { game, from }] of found.entries()) {
    collected.add(game, placeOf(from));
    if (index % STEP === 0) yield;
  }
  const hasMoves = lines.length > 0 || diagrams.some(({ numbers }) => numbers);
  return { format: hasMoves ? "transcript" : "board", collected, asked };
}

/** Where a game comes by a board: who is to move at its end, nothing before that; `undefined` where it does not. @param {string} text @param {Line} line @param {Diagram} diagram */
function endOf(text, { start, from, to }, { board }) {
  const track = new Track().begin(start);
  const scanner = new Scanner(text, from, to);
  let hasBoard = false;
  while (scanner.next() && scanner.square >= 0 && track.play(scanner.square))
    hasBoard ||= track.board === board;
  if (track.board === board) return { turn: track.turn };
  return hasBoard || board === START ? {} : undefined;
}

/** @param {string} text @param {Line} line @param {(at: number) => number} placeOf @returns {WrittenGame} */
function gameOf(text, { start, from, to }, placeOf) {
  return { tags: NO_TAGS, start, moves: () => writtenLine(movesIn(text, from, to, placeOf)) };
}

/** @param {string} text @param {number} from @param {number} to @param {(at: number) => number} placeOf */
function movesIn(text, from, to, placeOf) {
  const scanner = new Scanner(text, from, to);
  const moves = [];
  while (scanner.next()) {
    const { square, at, end } = scanner;
    moves.push({ move: SQUARES[square], text: text.slice(at, end), at: placeOf(at) });
  }
  return moves;
}

/** @param {Diagram} diagram @param {Color} turn @returns {WrittenGame} */
function boardGame({ board }, turn) {
  return { tags: NO_TAGS, start: positionOf(board, turn), moves: () => [] };
}

/** @param {Diagram} diagram @param {(at: number) => number} placeOf @returns {WrittenGame} */
function numberedGame({ numbers, from }, placeOf) {
  const { moves, start } = numbers ?? { moves: [], start: START };
  const at = placeOf(from);
  const gap = moves.findIndex(({ number }, index) => number !== index + 1);
  const position = start === START ? startFor(moves[0].move) : positionOf(start, "black");
  return {
    ...{ tags: NO_TAGS, start: position },
    moves: () => writtenLine(moves.map(({ move }) => ({ move, text: move, at }))),
    problem:
      gap < 0
        ? null
        : { message: `grid: expected the number ${gap + 1}, found ${moves[gap].number} next`, place: at },
  };
}

/** @param {string} board @param {Color} turn @returns {Position | undefined} */
function legalPosition(board, turn) {
  try {
    return positionOf(board, turn);
  } catch {
    return undefined;
  }
}
