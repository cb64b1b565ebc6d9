// What is said of a move in a line, and what it is measured by: the answer of the repertoire, the book, and what players chose.

/** @import { Game } from "../../../package/flipside.js" */
/** @import { People } from "../../../../js/repertoire/people.js" */
/** @import { Answer, Repertoire } from "../../../../js/repertoire/repertoire.js" */

import { MOVES } from "../../../../js/rules/position.js";
import { possibleScore } from "../../../package/possible.js";
import { exerciseKey, positionOf } from "../../../train/repertoires.js";

/** What a move and the answer are worth, in discs for the side to move. @typedef {{ move: number, answer: number }} Values */

/**
 * What is said of the last move.
 * @typedef {object} Said
 * @property {"right" | "wrong" | "also" | "shown"} kind `also`: as good as the answer or better, and not graded
 * @property {string} move
 * @property {string | null} name of the opening that it leads to
 * @property {string} answer
 * @property {Values | null} values where they are known
 * @property {string | null} reply that refutes it
 * @property {string | null} reason
 * @property {readonly { move: string, part: number }[]} chosen what players chose
 * @property {string} comment of the person, to the answer
 * @property {boolean} isShown whether a wrong move is on the board
 */

/** A move is as good as the answer if it is worth less by so many discs at most. */
const AS_GOOD = 1;

/** How many of the moves that players chose are named. */
const CHOSEN = 3;

/**
 * @param {Pick<Said, "kind" | "move"> & Partial<Said>} said
 * @param {Game} game in which the move is made
 * @param {Answer | undefined} answer of the repertoire
 * @param {People | null} people
 * @returns {Said}
 */
export function saidOf(said, game, answer, people) {
  const { games = 0, moves = [] } = people?.(positionOf(game)) ?? {};
  const chosen = [...moves]
    .sort((one, other) => other.games - one.games)
    .slice(0, CHOSEN)
    .filter((each) => each.games > 0)
    .map((each) => ({ move: String(MOVES[each.number]), part: each.games / games }));
  return {
    name: null,
    values: null,
    reply: null,
    reason: null,
    isShown: false,
    answer: String(MOVES[answer?.numbers[0] ?? 0]),
    comment: answer?.comment ?? "",
    chosen,
    ...said,
    ...(said.values && { values: toldAs(said.values) }),
  };
}

/**
 * Whether a move is as good as the answer: it leads to the same by another order of moves, or is worth as much within a disc. `null` where
 * that is not known.
 * @param {Game} game
 * @param {number} number of the move
 * @param {number} answer
 * @param {{ repertoire: Repertoire, people: People | null }} known
 * @returns {boolean | null}
 */
export function isAsGood(game, number, answer, { repertoire, people }) {
  if (repertoire.isOtherWay(positionOf(game), number)) return true;
  const values = valuesOf(game, number, answer, people);
  return values && areAsGood(values);
}

/** Values of a book as results that a game can have, as they are told elsewhere. @param {Values} values @returns {Values} */
const toldAs = ({ move, answer }) => ({ move: possibleScore(move), answer: possibleScore(answer) });

/** Whether the move is worth as much as the answer, within a disc. @param {Values} values */
export function areAsGood({ move, answer }) {
  return move >= answer - AS_GOOD;
}

/**
 * What a move and the answer are worth by the book; `null` where it does not know both.
 * @param {Game} game
 * @param {number} number of the move
 * @param {number} answer
 * @param {People | null} people
 * @returns {Values | null}
 */
export function valuesOf(game, number, answer, people) {
  const [own, other] = [answer, number].map((each) => scoreOf(game, each, people));
  return typeof own === "number" && typeof other === "number" ? { move: other, answer: own } : null;
}

/**
 * What a move is worth by the book, in discs for the side to move, if it is known.
 * @param {Game} game
 * @param {number} number of the move
 * @param {People | null} people
 */
function scoreOf(game, number, people) {
  const moves = people?.(positionOf(game)).moves ?? [];
  return moves.find((move) => isSame(game, move.number, number))?.score;
}

/** Whether two moves lead to the same position, up to symmetry. @param {Game} game @param {number} one @param {number} other */
function isSame(game, one, other) {
  const [first, second] = [one, other].map((number) =>
    exerciseKey(game.after(/** @type {any} */ (MOVES[number]))),
  );
  return first === second;
}
