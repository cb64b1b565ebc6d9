// What is told of one place in a reviewed game, by the graph and the list of moves.

/** @import { GameReview } from "../state/types.js" */
import { courseOf } from "../review/course.js";
import { reviewedMove } from "../review/state.js";
import { leadSentence, placeName, reviewPhrases } from "../review/text.js";
import { verdictOf } from "../review/verdicts.js";
import { lossLabel, report } from "./text.js";

/** The score for black at a ply, where it is known. @param {GameReview} review @param {number} ply */
export function scoreAt(review, ply) {
  return courseOf(review).find((point) => point.ply === ply)?.score;
}

/** Where a ply is, who leads there, and what the move lost. @param {GameReview} review @param {number} ply */
export function sentenceAt(review, ply) {
  const isExact = review.moves.find((each) => each.ply === ply)?.best.exact ?? review.game.at(ply).isOver;
  const move = reviewedMove(review, ply);
  const said = report.at(placeName(review, ply), leadSentence(scoreAt(review, ply), isExact));
  return move ? reviewPhrases.withLoss(said, lossLabel(move, verdictOf(review, move))) : said;
}
