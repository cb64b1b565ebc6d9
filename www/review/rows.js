/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview } from "../state/types.js" */
import { opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { cornerBeside, isEmpty } from "./causes/corners.js";
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
 * Of a better move beside an empty corner whether the corner can be taken then: people have learned to keep away from there.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @returns {Row[]}
 */
export function cornerRows({ game }, { ply, turn, best }) {
  const corner = cornerBeside(best.move);
  const before = game.at(ply);
  if (!corner || !isEmpty(before, corner)) return [];
  const isOffered = before
    .after(best.move)
    .legalMoves()
    .some((move) => move === corner);
  const said = reviewPhrases[isOffered ? "cornerOffered" : "cornerKept"](best.move, corner, opponentOf(turn));
  return [{ label: "", lead: said }];
}

/** For black. @param {Color} turn @param {number} score for the side to move */
export function forBlack(turn, score) {
  return turn === "black" ? score : 0 - score;
}
