// Which reply punishes a move, and why it can: the replies without which it would have lost little, and what differs after the better move.

import { SQUARES } from "../../rules/board.js";
import { areNamed } from "./named.js";
import { canPlay, changedIn, decide, flippedIn, isPlaced, runsIn } from "./trial.js";

/**
 * @import { Square } from "../../generated/types.js"
 * @import { CoachLine } from "../arguments.js"
 * @import { Tried, Trial } from "./trial.js"
 */

/**
 * Why a reply is good after the move, and not after the better one:
 * - `"key"`: it is the square of the better move;
 * - `"opened"`: the opponent could move there neither before the move nor after the better one;
 * - `"closed"`: it could before, and cannot after the better one;
 * - `"answered"`: it can after the better one too, but there that costs it discs, for one has an answer that is lost after the move, or
 *   that flips less.
 * @typedef {"key" | "opened" | "closed" | "answered"} How
 */

/**
 * A reply, and why it is good.
 * @typedef {object} Punisher
 * @property {Square} square Where it is.
 * @property {How} how Why it is good after the move, and not after the better one.
 * @property {true} [left] Of `"key"`: where the opponent could move there before the move too.
 * @property {Square[]} [by] By which discs that comes about: of `"opened"` those that the reply flips and that the move placed or flipped;
 *   of `"closed"` the opponent's discs at the far ends of the runs that the reply would have flipped before the move, which the better move
 *   flips.
 * @property {Square} [answer] Of `"answered"`: one's own best answer to it after the better move.
 * @property {number} [cost] Of `"answered"`: at least so many discs less than the best reply it brings the opponent there; left out where
 *   the searches do not show two discs for sure.
 * @property {Square[]} [flips] Of `"answered"`: what that answer flips there, and would leave to the opponent after the move and the reply;
 *   left out where the answer is lost.
 * @property {true} [lost] Of `"answered"`: where that answer cannot be played after the move and the reply.
 */

/**
 * The replies that punish the move, at most three: without them the opponent would get at most half of what the move lost.
 * @typedef {object} RefutationFields
 * @property {"refutation"} kind What is told.
 * @property {number} [discs] Every other reply brings the opponent at least so many discs less than the best of these, 2 or more; left out
 *   where there is no other one, or the searches do not show two discs for sure.
 * @property {Punisher[]} replies The replies, the best one first.
 */

/** Which reply punishes the move, and why it can. @typedef {RefutationFields & Tried} Refutation */

/**
 * The best reply to the move, and why it is good, where others are as good or nothing can be said of them.
 * @typedef {BestReplyFields & Punisher & Tried} BestReply
 */

/**
 * What tells such a fact from others.
 * @typedef {object} BestReplyFields
 * @property {"best-reply"} kind What is told.
 */

/** More replies than these are no refutation. */
const MOST_PUNISHERS = 3;
/** What counts at least, in discs. */
const LEAST = 2;

/**
 * The replies that punish the move; `undefined` where there are too many, or one of which nothing can be said.
 * @param {Trial} trial
 * @returns {Refutation | undefined}
 */
export function refutationIn(trial) {
  const { loss, tried } = trial;
  const { played } = trial.replies;
  const wanted = Math.max(LEAST, loss / 2);
  const found = played.findIndex(({ score }) => played[0].score - score >= wanted);
  const count = found === -1 ? played.length : found;
  if (count === 0 || count > MOST_PUNISHERS) return undefined;
  const replies = played.slice(0, count).flatMap((reply) => punisherOf(trial, reply) ?? []);
  if (replies.length < count) return undefined;
  return { kind: "refutation", ...tried, ...surely("discs", played[0], played[found]), replies };
}

/** The best reply, where something can be said of it. @param {Trial} trial @returns {BestReply | undefined} */
export function bestReplyIn(trial) {
  const [reply] = trial.replies.played;
  const punisher = reply && punisherOf(trial, reply);
  return punisher && { kind: "best-reply", ...trial.tried, ...punisher };
}

/**
 * Why a reply is good after the move, and not after the better one; `undefined` where it is good after both.
 * @param {Trial} trial
 * @param {CoachLine} reply to the move
 * @returns {Punisher | undefined}
 */
export function punisherOf(trial, { move: square }) {
  const { better, move, start } = trial;
  if (!isPlaced(square)) return undefined;
  if (square === better)
    return { square, how: "key", ...(canPlay(start, "opponent", square) && { left: true }) };
  const [played, best] = [trial.after(move), trial.after(better)];
  if (canPlay(best, "opponent", square)) return answeredIn(trial, square);
  const before = runsIn(start, "opponent", square);
  if (before.length > 0) {
    const ends = before.map(({ end }) => ({ over: [], end }));
    const by = changedIn(ends, start.cells, best.cells);
    return decide(start, best, "opponent", square, by) ? { square, how: "closed", by } : undefined;
  }
  const flipped = runsIn(played, "opponent", square);
  return { square, how: "opened", by: changedIn(flipped, start.cells, played.cells) };
}

/**
 * Why a reply costs the opponent discs after the better move: the answer to it there that is lost after the move, or flips less.
 * @param {Trial} trial
 * @param {Square} square
 * @returns {Punisher | undefined}
 */
function answeredIn(trial, square) {
  const line = trial.afterBetter(square);
  if (!line) return undefined;
  const [best] = trial.replies.best;
  const wanted = Math.max(LEAST, trial.loss / 3);
  const [, answer] = line.pv;
  if (best.score - line.score < wanted || !isPlaced(answer)) return undefined;
  const stand = trial.after(trial.move, square);
  const [now, instead] = [stand, trial.after(trial.better, square)].map((each) =>
    flippedIn(runsIn(each, "own", answer)),
  );
  const fields = { square, how: /** @type {const} */ ("answered"), answer, ...surely("cost", best, line) };
  // What the opponent takes soon is not kept for an answer.
  const isTaken =
    answer === trial.move && trial.expected.best.some((moves) => moves[1] === answer || moves[3] === answer);
  if (now.length === 0) return isTaken ? undefined : { ...fields, lost: true };
  const flips = instead.filter((each) => !now.includes(each) && stand.cells[SQUARES.indexOf(each)] < 0);
  // An answer that does the same after the move and the reply is no reason.
  const isMore = areNamed(flips) ? flips.length > 0 : instead.length > now.length;
  return isMore ? { ...fields, flips } : undefined;
}

/**
 * How many discs less one line surely brings than a better one, as a field. A deeper search finds other scores than one that proves
 * nothing: of that, a quarter is told, and none where that does not count.
 * @template {string} Name
 * @param {Name} name
 * @param {CoachLine} better
 * @param {CoachLine | undefined} worse
 * @returns {Partial<Record<Name, number>>}
 */
export function surely(name, better, worse) {
  if (!worse) return {};
  const found = better.score - worse.score;
  const discs = better.exact && worse.exact ? found : Math.floor(found / 4);
  return discs < LEAST ? {} : /** @type {Partial<Record<Name, number>>} */ ({ [name]: discs });
}
