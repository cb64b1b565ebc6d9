// One exchange deeper: what is otherwise after the reply. Where the opponent's best reply is as good after the better move, the two lines differ in
// what one can answer there, or in where the opponent goes on.

import { SQUARES } from "../../rules/board.js";
import { CORNERS } from "../facts/board.js";
import { canPlay, changedIn, decide, isPlaced, runsIn } from "./trial.js";

/**
 * @import { Move, Square } from "../../generated/types.js"
 * @import { Stand } from "../facts/line.js"
 * @import { Trial, Tried } from "./trial.js"
 */

/**
 * One's best answer to the reply after the better move cannot be played after the move and that reply.
 * @typedef {object} AnswerLostFields
 * @property {"answer-lost"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move, which it can play after the better move, too.
 * @property {Square} square One's best answer to it after the better move.
 * @property {Square[]} by Which of the discs that the answer needs, those it flips and those at the far ends of its runs, the reply turns
 *   after the move; none where these discs alone do not decide that.
 */

/** An answer that one has after the better move alone. @typedef {AnswerLostFields & Tried} AnswerLost */

/**
 * The better move can no longer be played after the move and the best reply to it.
 * @typedef {object} BetterLostFields
 * @property {"better-lost"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move.
 * @property {Square[]} by Which of the discs that the better move needs were turned: by the reply where it turned some, else by the move.
 * @property {Square} turner The one of the two that turned them.
 */

/** The better move does not wait. @typedef {BetterLostFields & Tried} BetterLost */

/**
 * Where the opponent goes on after its best reply to the move and one's best answer; with the same reply to the better move, and one's best
 * answer there, it could not.
 * @typedef {object} NextReplyFields
 * @property {"next-reply"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move, which it can play after the better move, too.
 * @property {Square} answer One's best answer to it.
 * @property {Square} square Where it moves next.
 * @property {"key" | "wanted" | "opened" | "closed"} how Why it could not: `"key"`, it is the square of the better move; `"wanted"`, it is
 *   that of one's own answer to the reply after the better move, which is no longer there to play after the move and the reply; else
 *   nothing can be flipped from there, after `answer` neither, and before the move nothing could either (`"opened"`), or something could
 *   (`"closed"`).
 */

/** Where the opponent goes on. @typedef {NextReplyFields & Tried} NextReply */

/**
 * What one would play next after the better move and the best reply to it cannot be played after the move and the best reply to that.
 * @typedef {object} MoveLostFields
 * @property {"move-lost"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move.
 * @property {Square} other The opponent's best reply to the better move.
 * @property {Square} square What one would play next.
 */

/** A move of one's own that is gone. @typedef {MoveLostFields & Tried} MoveLost */

/**
 * What the best reply to the move gains: a corner with the opponent's next move, which it would not take so soon after the better move.
 * @typedef {object} CornerNextFields
 * @property {"corner-next"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move.
 * @property {Square} square The corner.
 * @property {"answer" | "each"} [opened] Where the opponent cannot take it before one's answer: it is the best answer that opens it, or
 *   each answer opens some corner.
 */

/** A corner that follows. @typedef {CornerNextFields & Tried} CornerNext */

/**
 * What the best reply to the move gains: it leaves one few moves, at most three, and at least two fewer than the best reply to the better
 * move.
 * @typedef {object} FewAnswersFields
 * @property {"few-answers"} kind What is told.
 * @property {Square} reply The opponent's best reply to the move.
 * @property {Square[]} squares One's moves after it; none where one must pass.
 */

/** Few moves that are left. @typedef {FewAnswersFields & Tried} FewAnswers */

/** What is found one exchange deeper. @typedef {AnswerLost | BetterLost | NextReply | MoveLost | CornerNext | FewAnswers} Deeper */

/** Fewer moves than these are few, and at least so many more there are after the better move. */
const [FEW, MORE] = [3, 2];

/**
 * What is found of the best reply to the move; `undefined` where nothing is.
 * @callback Find
 * @param {Trial} trial
 * @param {Square} reply
 * @returns {Deeper | undefined}
 */

/** What is lost by the best reply, the most telling first. @param {Trial} trial */
export function exchangesIn(trial) {
  return foundBy([answerLost, betterLost, nextReply, moveLost], trial);
}

/** What the best reply gains besides. @param {Trial} trial */
export function gainsIn(trial) {
  return foundBy([cornerNext, fewAnswers], trial);
}

/** What is found of the best reply, where it is a disc placed. @param {readonly Find[]} finds @param {Trial} trial @returns {Deeper[]} */
function foundBy(finds, trial) {
  const reply = trial.replies.played[0].move;
  return isPlaced(reply) ? finds.flatMap((find) => find(trial, reply) ?? []) : [];
}

/** @param {Trial} trial @param {Square} reply @returns {AnswerLost | undefined} */
function answerLost(trial, reply) {
  const { better, move } = trial;
  const line = trial.afterBetter(reply);
  const square = line?.pv[1];
  if (!line || !isPlaced(square) || square === move) return undefined;
  const [now, instead] = [trial.after(move, reply), trial.after(better, reply)];
  if (canPlay(now, "own", square)) return undefined;
  const needed = changedIn(runsIn(instead, "own", square), instead.cells, now.cells);
  const turned = turnedBetween(trial.after(move), now, needed);
  const by = decide(instead, now, "own", square, turned) ? turned : [];
  return { kind: "answer-lost", ...trial.tried, reply, square, by };
}

/** @param {Trial} trial @param {Square} reply @returns {BetterLost | undefined} */
function betterLost(trial, reply) {
  const { better, move, start } = trial;
  if (reply === better) return undefined;
  const [played, now] = [trial.after(move), trial.after(move, reply)];
  if (canPlay(now, "own", better) || trial.comesTo("played", "own", better)) return undefined;
  const needed = changedIn(runsIn(start, "own", better), start.cells, now.cells);
  const byReply = turnedBetween(played, now, needed);
  const by = byReply.length > 0 ? byReply : needed;
  if (!decide(start, now, "own", better, by)) return undefined;
  return { kind: "better-lost", ...trial.tried, reply, by, turner: byReply.length > 0 ? reply : move };
}

/** @param {Trial} trial @param {Square} reply @returns {NextReply | undefined} */
function nextReply(trial, reply) {
  const { better, move, start } = trial;
  const line = trial.afterBetter(reply);
  const [, own, square] = trial.replies.played[0].pv;
  if (!line || line.pv.length < 2 || !isPlaced(own) || !isPlaced(square)) return undefined;
  if (isShownOtherwise(trial, [reply, own, square])) return undefined;
  const found = (/** @type {NextReply["how"]} */ how) =>
    /** @type {NextReply} */ ({ kind: "next-reply", ...trial.tried, reply, answer: own, square, how });
  if (square === better) return found("key");
  // What it reaches after the better move as well, only later, is no difference.
  if (trial.comesTo("best", "opponent", square)) return undefined;
  const answer = line.pv[1];
  if (square === answer)
    return canPlay(trial.after(move, reply), "own", square) ? undefined : found("wanted");
  // The answer that it is told after may be there as well.
  const answers = canPlay(trial.after(better, reply), "own", own) ? [answer, own] : [answer];
  const isOpen =
    canPlay(trial.after(better), "opponent", square) ||
    answers.some((each) => canPlay(trial.after(better, reply, each), "opponent", square));
  // That the opponent could not go there after the better move reads ill where that move is one's answer.
  if (square === move || own === better || isOpen) return undefined;
  return found(canPlay(start, "opponent", square) ? "closed" : "opened");
}

/** @param {Trial} trial @param {Square} reply @returns {MoveLost | undefined} */
function moveLost(trial, reply) {
  const { move } = trial;
  const [other] = trial.replies.best;
  const square = other?.pv[1];
  if (!isPlaced(other.move) || !isPlaced(square) || square === move || square === reply) return undefined;
  // Where it would answer the reply there too, it is the answer that is lost.
  if (trial.afterBetter(reply)?.pv[1] === square || canPlay(trial.after(move, reply), "own", square))
    return undefined;
  // Else it is the other reply that makes it possible, and not the better move.
  if (!canPlay(trial.after(trial.better), "own", square)) return undefined;
  // A move that comes later is not gone.
  if (trial.comesTo("played", "own", square)) return undefined;
  return { kind: "move-lost", ...trial.tried, reply, other: other.move, square };
}

/** @param {Trial} trial @param {Square} reply @returns {CornerNext | undefined} */
function cornerNext(trial, reply) {
  const square = trial.replies.played[0].pv[2];
  if (!isPlaced(square) || !CORNERS.includes(SQUARES.indexOf(square))) return undefined;
  if (isShownOtherwise(trial, trial.replies.played[0].pv.slice(0, 3))) return undefined;
  const others = trial.replies.best[0].pv;
  if (others[0] === square || others[2] === square) return undefined;
  // What it could take at once after the better move as well, that move does not keep.
  if (canPlay(trial.after(trial.better), "opponent", square)) return undefined;
  const stand = trial.after(trial.move, reply);
  const corner = { kind: /** @type {const} */ ("corner-next"), ...trial.tried, reply, square };
  if (canPlay(stand, "opponent", square)) return corner;
  return { ...corner, opened: stand.safeMoves("own").length > 0 ? "answer" : "each" };
}

/** @param {Trial} trial @param {Square} reply @returns {FewAnswers | undefined} */
function fewAnswers(trial, reply) {
  const { better, move } = trial;
  const other = trial.replies.best[0].move;
  const [now, instead] = [trial.after(move, reply), trial.after(better, other)];
  const [left, others] = [now.moves("own"), instead.moves("own")];
  if (now.isOver || left.length > FEW || others.length < left.length + MORE) return undefined;
  return { kind: "few-answers", ...trial.tried, reply, squares: [...left] };
}

/**
 * Whether the line of the move itself goes on otherwise after the same reply: who plays it out would not find what is told.
 * @param {Trial} trial
 * @param {readonly Move[]} moves the reply and what follows
 */
function isShownOtherwise({ expected: { played } }, [reply, answer, next]) {
  const [[, first, second, third]] = played;
  return first === reply && third !== undefined && (second !== answer || third !== next);
}

/** Those of some squares whose disc a move turned. @param {Stand} before @param {Stand} after @param {readonly Square[]} squares */
function turnedBetween(before, after, squares) {
  return squares.filter((square) => {
    const at = SQUARES.indexOf(square);
    return before.cells[at] !== 0 && before.cells[at] !== after.cells[at];
  });
}
