// What a sentence of the coach speaks of: the squares of the board that is shown, and the lines that lead to later ones.

/** @import { Mark } from "../../package/flipside.js" */
/** @import { Mistake } from "../../review/card.js" */
/** @import { Praised } from "../../state/types.js" */
/** @import { Reason } from "../../reasons/marks.js" */

import { marksOf } from "../../reasons/marks.js";
import { report } from "../text.js";

/** With the two moves there are at most six marks on the board. */
const MOST_MARKS = 4;

/** At most so many moves to choose from are few. */
const FEW = 5;

/**
 * The squares that a sentence names or the region that it speaks of, as marks; the two moves are shown as discs. Where it names none of
 * this board, the reply that is named above it is marked.
 * @param {Reason} reason
 * @param {Pick<Mistake, "move" | "best" | "line">} mistake
 * @param {boolean} isReplyNamed above the sentence
 * @returns {readonly Mark[]}
 */
export function namedBy(reason, { move, best, line }, isReplyNamed) {
  // Squares of a board that comes later would be taken for those of this one.
  const named = reason.shape === "ring" && !isLater(reason) ? ringsIn(reason.sentence) : [];
  /** @type {Mark[]} */
  const marks = reason.kind === "region-last" ? [...marksOf([reason], "played")] : named;
  if (marks.length === 0 && isReplyNamed) marks.push(...ringsIn(reason.reply?.[0] ?? line.pv[1] ?? ""));
  // A reply to the better move would be taken for a move to play now.
  const { played = [], best: otherwise = [] } = reason.counted ?? {};
  const unseen = [move, best.move, ...otherwise.filter((square) => !played.includes(square))];
  const others = marks.filter((mark) => "square" in mark && !unseen.includes(mark.square));
  return others.length > MOST_MARKS ? [] : others;
}

/** The squares that a sentence names, as rings. @param {string} sentence @returns {(Mark & { square: string })[]} */
function ringsIn(sentence) {
  const squares = /** @type {Set<any>} */ (new Set(sentence.match(/[a-h][1-8]/g)));
  return [...squares].map((square) => ({ square, shape: "ring" }));
}

/** The squares that a praise names besides the move. @param {Omit<Praised, "ply">} praised @returns {readonly Mark[]} */
export function namedIn({ move, sentences: [first = ""] }) {
  const marks = ringsIn(first).filter(({ square }) => square !== move);
  return marks.length > MOST_MARKS ? [] : marks;
}

/**
 * The moves after which a sentence counts on the boards of the two moves, where it does not name them.
 * @param {readonly Reason[]} told
 * @param {Pick<Mistake, "move" | "best">} mistake
 */
export function linesIn(told, { move, best }) {
  const counted = told.find(isLater)?.counted;
  if (!counted) return [];
  return [report.follows(move, counted.played.join(" ")), report.follows(best.move, counted.best.join(" "))];
}

/** Whether a sentence counts on boards some moves later. @param {Reason} reason */
function isLater({ counted }) {
  return counted !== null && counted.played.length > 1;
}

/**
 * Whether the mistake leaves few moves on the board on which moves are counted.
 * @param {Pick<Mistake, "move" | "position">} mistake
 * @param {NonNullable<Reason["counted"]>} counted
 */
export function isFew({ position, move }, { played }) {
  const moves = /** @type {any[]} */ ([move, ...played]);
  return moves.reduce((game, each) => game.after(each), position).legalMoves().length <= FEW;
}
