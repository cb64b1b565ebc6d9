// Games in any text: the squares among its words, taken as moves as long as they are legal, and boards.
//
// One pass over the text plays each square that it meets (lines.js). A game ends where a square is no move, and a first move begins the next one.
// Between the moves may stand numbers, signs, brackets and other words; without words between, a square that is no move is a mistake of
// the game rather than the end of it. Passes follow from the rules and are not read. Moves behind a board are played from there, and a board
// behind moves is compared with where they lead. Where each line is a game, as in lists of openings, lines may be short.

import { opponentOf, SQUARES, START } from "../../../rules/board.js";
import { endOf as endOfLine, follow } from "../../../rules/line.js";
import { finalScore, isOver, mustPass } from "../../../rules/position.js";
import { problemOf } from "../../problems.js";
import { NO_TAGS } from "../../tags.js";
import { writtenLine } from "../../tree.js";
import { diagramsIn } from "../boards/diagrams.js";
import { Collected } from "../collected.js";
import { positionOf, startFor } from "../records/starts.js";
import { folded } from "./folded.js";
import { headingOf } from "./heading.js";
import { FEWEST_MOVES, linesIn, STEP } from "./lines.js";
import { areAllOfMoves, leftOut, linesOutside } from "./moves-only.js";
import { Scanner } from "./scanner.js";

/** @import { Color } from "../../../generated/types.js" */
/** @import { Position } from "../../../rules/position.js" */
/** @import { WrittenGame } from "../../imported.js" */
/** @import { Tags } from "../../tags.js" */
/** @import { Diagram } from "../boards/diagrams.js" */
/** @import { Read, TextReader } from "../reader.js" */
/** @import { Folded } from "./folded.js" */
/** @import { Line } from "./lines.js" */

/** In a longer text a single square is something else than a move. */
const LONGEST_OF_ONE = 200;

/** @typedef {"transcript" | "board"} Format */

/** Where a game ends that is written in lines. */
const ENDS = [/\n[ \t]{0,9}\r?\n/g, /\n(?=[\d. ]{0,9}(?:f5|d3|c4|e6))/gi];

/** How many characters at the end of a part of a text are looked through for the end of a game. */
const LOOKED_THROUGH = 262_144;

/**
 * The games and boards of a text in order.
 * @param {string} source
 * @param {Color | undefined} turn for boards that do not name it
 * @returns {Generator<void, Read<Format>>}
 */
function* read(source, turn) {
  const letters = yield* folded(source);
  // The signs of addresses, `%20`, are blanks.
  const text = letters.text.includes("%") ? letters.text.replace(/%[\da-f]{2}/gi, "   ") : letters.text;
  const diagrams = yield* diagramsIn(text);
  const lines = yield* linesIn(text, diagrams, turn);
  const shown = longLines(text, lines);
  const isAlone = diagrams.every((diagram) => diagram.numbers || diagram.turn || turn);
  const isShort = shown.length === 0 && diagrams.length === 0 && isAlone;
  const kept = isShort ? shortLines(lines, text.length) : shown;
  return yield* gathered(source, text, letters, kept, diagrams, turn);
}

/**
 * The games that are certain: long ones, those on lines of a list, and where a text is moves alone all of them.
 * @param {string} text
 * @param {readonly Line[]} lines
 */
function longLines(text, lines) {
  const isSingle = (/** @type {Line} */ { count, isBehindMistake }) => count === 1 && !isBehindMistake;
  const isOfMoves = lines.some(isSingle) && areAllOfMoves(text);
  return lines.filter(
    (line) =>
      line.diagram || line.count >= FEWEST_MOVES || isLineOfList(text, line) || (isOfMoves && isSingle(line)),
  );
}

/**
 * Where there are no longer games: those with more than a move, or the first of a short text.
 * @param {readonly Line[]} lines
 * @param {number} length
 */
function shortLines(lines, length) {
  const longer = lines.filter(({ count }) => count > 1);
  return longer.length > 0 || length > LONGEST_OF_ONE ? longer : lines.slice(0, 1);
}

/**
 * Whether a game of few moves stands on its line as one of a list does: alone, or in a row before or behind a name.
 * @param {string} text
 * @param {Line} line
 */
function isLineOfList(text, { from, to, count }) {
  if (count < 2) return false;
  const before = text.slice(Math.max(0, from - 40), from);
  const begins = /(?:^|\n)[\s\d\p{P}\p{S}]*$/u.test(from > 40 ? before.slice(1) : `\n${before}`);
  const ends = /^[\s\d\p{P}\p{S}]*?(?:\n|$)/u.test(text.slice(to, to + 40));
  // Squares with a sign between them are a row as well.
  const isRow = to - from === 2 * count || (to - from === 3 * count - 1 && !/\s/.test(text.slice(from, to)));
  return (begins && ends) || (isRow && (begins || ends));
}

/**
 * Games of lines, and boards that belong to none.
 * @param {string} source as it is written
 * @param {string} text
 * @param {Folded} letters
 * @param {readonly Line[]} lines
 * @param {readonly Diagram[]} diagrams
 * @param {Color | undefined} turn
 * @returns {Generator<void, Read<Format>>} a step for some games
 */
function* gathered(source, text, { placeOf }, lines, diagrams, turn) {
  const collected = new Collected();
  /** @type {{ from: number, game: () => WrittenGame }[]} */
  const found = lines.map((line, index) => {
    const above = () => {
      const from = index > 0 ? placeOf(lines[index - 1].to) : 0;
      return headingOf(source.slice(from, placeOf(line.from)), index === 0);
    };
    return { from: line.from, game: () => gameOf(text, line, placeOf, above()) };
  });
  /** @type {Diagram | undefined} */
  let asked;
  const used = new Set(lines.map(({ diagram }) => diagram));
  /** The positions of the games that boards are beside. @type {Map<Line, Position[]>} */
  const played = new Map();
  const positionsOf = (/** @type {Line} */ line) => {
    const known = played.get(line);
    if (known) return known;
    // Of two lines at a time: those of a large file are too many.
    if (played.size > 1) played.clear();
    const positions = positionsIn(text, line);
    played.set(line, positions);
    return positions;
  };
  let next = 0;
  for (const diagram of diagrams) {
    if (next % STEP === 0) yield;
    while (next < lines.length && lines[next].from < diagram.from) next += 1;
    const isCompared = Boolean(diagram.board) && !used.has(diagram);
    if (diagram.numbers) found.push({ from: diagram.from, game: () => numberedGame(diagram, placeOf) });
    if (!isCompared || diagram.numbers) continue;
    const near = [lines[next - 1], lines[next]].filter((line) => line && !line.diagram);
    const end = near.map((line) => endOf(positionsOf(line), diagram)).find((each) => each !== undefined);
    const place = placeOf(diagram.from);
    if (end) {
      if (end.turn && diagram.turn && end.turn !== diagram.turn)
        collected.tell(problemOf("other-turn", { expected: end.turn, found: diagram.turn }, place));
      continue;
    }
    const side = diagram.turn ?? turn;
    if (lines.length === 1 && diagrams.length === 1) collected.tell(problemOf("other-board", {}, place));
    else if (side) found.push({ from: diagram.from, game: () => boardGame(diagram, side) });
    else {
      asked ??= diagram;
      if (lines.length > 0) collected.tell(problemOf("no-turn", { boards: 1 }, place));
    }
  }
  yield* tellLeftOut(text, placeOf, lines, diagrams, collected);
  if (found.length > lines.length) found.sort((one, other) => one.from - other.from);
  for (const [index, { game, from }] of found.entries()) {
    collected.add(game, placeOf(from));
    if (index % STEP === 0) yield;
  }
  const hasMoves = lines.length > 0 || diagrams.some(({ numbers }) => numbers);
  return { format: hasMoves ? "transcript" : "board", collected, asked };
}

/**
 * Tells of lines of moves that are in no game. What stands behind a mistake belongs to its game, which tells of it.
 * @param {string} text
 * @param {(at: number) => number} placeOf
 * @param {readonly Line[]} lines
 * @param {readonly Diagram[]} diagrams
 * @param {Collected} collected
 * @returns {Generator<void>}
 */
function* tellLeftOut(text, placeOf, lines, diagrams, collected) {
  if (lines.length === 0) return;
  const games = lines.map(({ from, to, isBroken }, index) => ({
    from,
    to: isBroken ? (lines[index + 1]?.from ?? text.length) : to,
  }));
  const parts =
    diagrams.length === 0 ? games : [...games, ...diagrams].sort((one, other) => one.from - other.from);
  const outside = yield* linesOutside(text, parts);
  if (outside.length > 0)
    collected.tell(problemOf("moves-outside", leftOut(outside), placeOf(outside[0].at)));
}

/** The positions of a game, as far as it is legal. @param {string} text @param {Line} line */
function positionsIn(text, { start, from, to }) {
  const scanner = new Scanner(text, from, to);
  const positions = [start];
  for (let next = start; scanner.next(); positions.push(next)) {
    const played = follow(next, scanner.square);
    if (!played) break;
    next = played;
  }
  return positions;
}

/**
 * Where a game comes by a board: the side to move at its end, `null` before that; `undefined` if it does not.
 * @param {readonly Position[]} positions
 * @param {Diagram} diagram
 */
function endOf(positions, { board }) {
  const last = positions[positions.length - 1];
  if (last.board === board) return { turn: mustPass(last) ? opponentOf(last.turn) : last.turn };
  const isOnWay = positions.slice(1).some((position) => position.board === board);
  return isOnWay || board === START ? {} : undefined;
}

/** @param {string} text @param {Line} line @param {(at: number) => number} placeOf @param {Readonly<Tags>} tags @returns {WrittenGame} */
function gameOf(text, { start, from, to }, placeOf, tags) {
  return {
    tags: fitting(tags, text, { start, from, to }),
    start,
    line: () => squaresIn(text, from, to),
    moves: () => writtenLine(movesIn(text, from, to, placeOf)),
  };
}

/**
 * What is told of a game; a result of other moves belongs to something else.
 * @param {Readonly<Tags>} tags
 * @param {string} text
 * @param {Pick<Line, "start" | "from" | "to">} line
 */
function fitting(tags, text, { start, from, to }) {
  if (tags.result === null) return tags;
  const end = endOfLine(start, squaresIn(text, from, to));
  return end && isOver(end) && finalScore(end) !== tags.result ? { ...tags, result: null } : tags;
}

/** @param {string} text @param {number} from @param {number} to */
function squaresIn(text, from, to) {
  const scanner = new Scanner(text, from, to);
  const squares = [];
  while (scanner.next()) squares.push(scanner.square);
  return squares;
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
    tags: NO_TAGS,
    start: position,
    moves: () => writtenLine(moves.map(({ move }) => ({ move, text: move, at }))),
    problem:
      gap < 0 ? null : problemOf("missing-number", { expected: gap + 1, found: moves[gap].number }, at),
  };
}

/**
 * Where the last game of a part of a text ends: before a line that begins as a game does, behind a blank one if there is one.
 * @param {string} text
 * @returns {Generator<void, number>}
 */
// biome-ignore lint/correctness/useYield: other readers take longer
function* lastEnd(text) {
  const from = Math.max(0, text.length - LOOKED_THROUGH);
  for (const pattern of ENDS) {
    let last = 0;
    for (const { 0: found, index } of text.slice(from).matchAll(pattern)) last = from + index + found.length;
    if (last > 0) return last;
  }
  return text.lastIndexOf("\n") + 1;
}

/** The reader of any text. @type {TextReader<Format>} */
export const anyText = { formats: ["transcript", "board"], read, lastEnd };
