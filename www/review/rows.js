/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { language } from "../words/language.js";
import { cornerBeside, isCorner, isEmpty } from "./causes/corners.js";
import { departureName, departureText, leadBeside, leadSentence, reviewPhrases } from "./text.js";
import { isProven } from "./verdicts.js";

// What a card tells below what happened, a row for each.

/**
 * What has a `label` that is `isMarked` has a ring on the board; what is `isSpare` makes room for the others where there is little.
 * @typedef {{ label: string, lead: string, isMarked?: boolean, isSpare?: boolean }} Row
 */

/**
 * Who leads with the better move, and who with the one played. What was lost is sure only where both are proven: no lead is told as surer.
 * @param {ReviewedMove} reviewed
 * @returns {Row[]}
 */
export function comparison(reviewed) {
  const { turn, move, best, score } = reviewed;
  const [better, played] = [best.score, score].map((value) => forBlack(turn, value));
  return [
    { label: reviewPhrases.better(best.move), lead: leadBeside(better, played, isProven(reviewed)) },
    { label: reviewPhrases.played(moveName(move)), lead: leadSentence(played, isProven(reviewed)) },
  ];
}

/**
 * How much better a move that was found is, which is on the board. Where that changes who wins: who leads after it, and after the one
 * played.
 * @param {ReviewedMove} reviewed
 * @param {string} found the better move, or one as good
 * @returns {Row[]}
 */
export function foundRows(reviewed, found) {
  const { turn, move, best, score, loss } = reviewed;
  if (Math.sign(best.score) === Math.sign(score))
    return [{ label: "", lead: reviewPhrases.gain(found, moveName(move), loss, isProven(reviewed)) }];
  const now = leadSentence(forBlack(turn, best.score), isProven(reviewed));
  return [{ label: reviewPhrases.now, lead: now }, ...comparison(reviewed).slice(1)];
}

/**
 * What is said after a move was found, and which corners it gives: where there is little room, these take that of the others.
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} corners
 */
export function beforeCorners(rows, corners) {
  return corners.length === 0 ? [...rows] : [...rows.map((row) => ({ ...row, isSpare: true })), ...corners];
}

/** Who leads after a move. @param {GameReview} review @param {ReviewedMove} reviewed @returns {Row} */
export function leadAfter({ game, moves }, { ply, turn, score }) {
  const next = moves.find((each) => each.ply === ply + 1);
  const isExact = next ? next.best.exact : game.at(ply + 1).isOver;
  return { label: reviewPhrases.now, lead: leadSentence(forBlack(turn, score), isExact) };
}

/** What tournament players chose, where the game left that. @param {GameReview} review @param {ReviewedMove} reviewed @returns {Row[]} */
export function departureRows({ departure }, { ply }) {
  if (!departure || departure.ply !== ply) return [];
  return [{ label: departureName(departure), lead: departureText(departure) }];
}

/**
 * How many discs a mistake flips, where the better move flips fewer: people who want many discs at once err so.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @returns {Row[]}
 */
export function flipRows({ game }, { ply, move, best }) {
  const flips = (/** @type {string} */ each) => game.at(ply).flips(/** @type {any} */ (each)).length;
  const [one, other] = move === "pass" || best.move === "pass" ? [0, 0] : [flips(move), flips(best.move)];
  return one > other ? [{ label: "", lead: reviewPhrases.flips(move, one, best.move, other) }] : [];
}

/**
 * The corners that a better move lets the opponent take at once, and the mistake did not. Of one that the better move lies beside, whether
 * it can be taken then: people have learned to keep away from there.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {Color | null} player the color that is spoken of; null where the move is the person's, who is spoken to
 * @returns {Row[]}
 */
export function cornerRows({ game }, { ply, turn, move, best }, player) {
  if (move === "pass" || best.move === "pass") return [];
  const before = game.at(ply);
  const opponent = opponentOf(turn);
  const [now, then] = [best.move, move].map((each) => before.after(each).legalMoves().filter(isCorner));
  const beside = cornerBeside(best.move);
  const isKept = beside && isEmpty(before, beside) && !now?.some((corner) => corner === beside);
  const kept = isKept ? [reviewPhrases.cornerKept(best.move, beside, opponent)] : [];
  const offered = (now ?? [])
    .filter((corner) => corner === beside || !then?.includes(corner))
    .map((corner) => {
      const taken = cornersAfter(best.pv, corner);
      if (taken.length === 0) return reviewPhrases.cornerOffered(best.move, corner, opponent);
      const list = new Intl.ListFormat(language).format(taken);
      return reviewPhrases.cornerTraded(best.move, corner, opponent, player ?? "you", list);
    });
  return [...kept, ...offered].map((lead) => ({ label: "", lead }));
}

/**
 * The corners that a side takes in its line after the opponent took one.
 * @param {readonly string[]} pv beginning with a move of the side
 * @param {string} corner that the opponent takes
 */
function cornersAfter(pv, corner) {
  const taken = pv.indexOf(corner);
  // Passes are moves: the sides alternate.
  return taken % 2 === 1 ? pv.filter((move, at) => at > taken && at % 2 === 0 && isCorner(move)) : [];
}

/** For black. @param {Color} turn @param {number} score for the side to move */
export function forBlack(turn, score) {
  return turn === "black" ? score : 0 - score;
}
