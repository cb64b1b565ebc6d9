/** @import { Ply, State, Verdict } from "../state/types.js" */

/** From how many discs on a move is questionable, and from how many it is a mistake. */
const QUESTIONABLE = 3;
const MISTAKE = 8;

/**
 * What a move lost against the best one, in discs; null where that is not known. Never less than nothing: a deeper look
 * that likes the move better shows no merit of it, nor does the best move lose what a deeper look takes back.
 * @param {readonly (Verdict | null)[] | null} review
 * @param {readonly Ply[]} plies
 * @param {number} ply of the move, 1 the first
 */
export function loss(review, plies, ply) {
  const [before, after] = [review?.[ply - 1], review?.[ply]];
  const played = plies[ply - 1];
  if (!before || !after || !played) return null;
  if (before.best === played.move) return 0;
  const lost = before.score - after.score;
  return Math.max(0, played.color === "white" ? -lost : lost);
}

/** The sign behind a move in the list, as those who annotate games write it. @param {number | null} lost */
export function sign(lost) {
  if (lost === null || lost < QUESTIONABLE) return "";
  return lost < MISTAKE ? "?" : "??";
}

/**
 * What the review says of the present move.
 * @param {State} state
 */
export function reviewed({ review, game }) {
  if (review === null) return "";
  const lost = loss(review, game.plies, game.ply);
  const played = game.plies[game.ply - 1];
  if (played === undefined || lost === null) {
    return review.includes(null) ? "Looking at every position…" : "Go to a move to see what it was worth.";
  }
  if (played.move === "pass") return "There was no other choice.";
  if (lost < QUESTIONABLE) return `${played.move} was a good move.`;
  return `${played.move} lost about ${lost} discs: ${review[game.ply - 1]?.best} was better.`;
}
