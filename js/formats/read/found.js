// Games in any text: the squares among its words, taken as moves as long as they are legal.
//
// One pass over the text plays each square that it meets. A game ends where a square is no move, and a first move begins the next one.
// Between the moves may stand numbers, signs, brackets and other words; without words between, a square that is no move is a mistake of
// the game rather than the end of it. Passes follow from the rules and are not read.

import { moveOf } from "../../notation/squares.js";
import { after, legalMoves, START_POSITION } from "../../rules/position.js";
import { NO_TAGS } from "../imported.js";
import { writtenLine } from "../tree.js";

/** @import { Move } from "../../generated/types.js" */
/** @import { Position } from "../../rules/position.js" */
/** @import { WrittenGame } from "../imported.js" */
/** @import { WrittenMove } from "../tree.js" */

/** Squares in a row, or one on its own that does not go on as a word; with a number before it or not. */
const SQUARES =
  /(?<![a-zÀ-ɏ\d])(?:\d{1,2}(?=[a-h]))?([a-h][1-8](?:[a-h][1-8]|pass|pa|ps|--)+|[a-h][1-8](?![a-zÀ-ɏ\d]))/gi;

/** Words between two moves that belong to a game. */
const OWN_WORDS = /pass|pas|pa|ps|black|white|[bw](?![a-z])/gi;

/** A game in a text has at least this many moves: fewer are often something else, such as a list of squares. */
const FEWEST_MOVES = 4;

/** The first moves of a game, with the positions after them. @type {ReadonlyMap<Move | undefined, Position | undefined>} */
const OPENINGS = new Map(legalMoves(START_POSITION).map((move) => [move, after(START_POSITION, move)]));

/** More games than anybody pastes. */
const MOST_GAMES = 20_000;

/**
 * A square in a text, or a word that follows one without a blank.
 * @typedef {object} Found
 * @property {Move | undefined} move `undefined` for a word
 * @property {string} text
 * @property {number} at
 * @property {boolean} isApart whether other words stand before it
 * @property {boolean} isFirst whether it is the first of its line
 */

/** A game as far as it is read. @typedef {{ position: Position, moves: Omit<WrittenMove, "branches">[] }} Line */

/**
 * The games of a text in order.
 * @param {string} text
 * @param {boolean} isAlone whether there is nothing else in it: then a game of a few moves counts as one where there is no other
 * @returns {Generator<void, WrittenGame[]>} a step for each square
 */
export function* gamesIn(text, isAlone) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Line | undefined} */
  let line;
  let isBroken = false;
  for (const found of squaresIn(readable(text))) {
    yield;
    // What follows a mistake belongs to the same game.
    if (isBroken && !found.isApart && !found.isFirst) continue;
    const opened = found.isApart || found.isFirst ? begun(found) : undefined;
    const next = line && played(line.position, found);
    isBroken = Boolean(line && !next && !opened && !found.isApart);
    if (line && (next || isBroken)) line.moves.push(found);
    if (line && next) line.position = next;
    else line = isBroken ? undefined : (opened ?? begun(found));
    if (line && !next) lines.push(line);
    if (lines.length === MOST_GAMES) break;
  }
  const long = lines.filter(({ moves }) => moves.length >= FEWEST_MOVES);
  return (long.length > 0 || !isAlone ? long : lines.slice(0, 1)).map(gameOf);
}

/** The text with the signs of addresses, `%20`, as blanks. @param {string} text */
function readable(text) {
  return text.replace(/%[\da-f]{2}/gi, "   ");
}

/** @param {string} text @returns {Generator<Found>} */
function* squaresIn(text) {
  let end = 0;
  for (const { 0: whole, 1: squares, index } of text.matchAll(SQUARES)) {
    const from = index + whole.length - squares.length;
    const between = text.slice(end, index);
    const isApart = between.length > 200 || /\p{L}/u.test(between.replace(OWN_WORDS, ""));
    const isFirst = end === 0 || between.includes("\n");
    end = index + whole.length;
    let isStart = true;
    for (const { 0: text, index: at } of squares.matchAll(/[a-h][1-8]/gi)) {
      yield {
        move: moveOf(text),
        text,
        at: from + at,
        isApart: isApart && isStart,
        isFirst: isFirst && isStart,
      };
      isStart = false;
    }
    const rest = /^[a-z\d]+/i.exec(text.slice(end, end + 20))?.[0];
    if (rest) yield { move: undefined, text: rest, at: end, isApart: false, isFirst: false };
  }
}

/** The position after a move, and before it a pass where one must. @param {Position} position @param {Found} found */
function played(position, { move }) {
  const passed = legalMoves(position)[0] === "pass" ? after(position, "pass") : position;
  return passed && move && after(passed, move);
}

/** A game that begins with a square, if one can. @param {Found} found @returns {Line | undefined} */
function begun(found) {
  const position = OPENINGS.get(found.move);
  return position && { position, moves: [found] };
}

/** @param {Line} line @returns {WrittenGame} */
function gameOf({ moves }) {
  return { tags: NO_TAGS, start: START_POSITION, moves: () => writtenLine(moves) };
}
