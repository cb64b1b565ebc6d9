/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { GameReview, State } from "../state/types.js" */
/** @import { Card } from "../review/card.js" */
/** @import { Row } from "../review/rows.js" */
/** @import { Guided, Task, Try } from "./state.js" */

import { comparisonOf } from "../evaluation/comparisons.js";
import { moveName } from "../game/text.js";
import { quarterOf } from "../reasons/hints.js";
import { card, mistakeOf, moveCard, triedMistake, veiledReasons, withReasons } from "../review/card.js";
import { placeInReview } from "../review/course.js";
import { playerNamed } from "../review/missed.js";
import { answerRows } from "../review/refuting.js";
import { beforeCorners, comparison, cornerRows, foundRows } from "../review/rows.js";
import { reviewedMove } from "../review/state.js";
import { placeName, reviewPhrases } from "../review/text.js";
import { insteadSentence, isBetterThan } from "../review/tried/sentences.js";
import { SIZES } from "../review/verdicts.js";
import { inOneText } from "../words/language.js";
import {
  foundIn,
  isCountTold,
  isEnded,
  isRegionTold,
  isSkipped,
  isSquareTold,
  lossOf,
  missedIn,
  taskOf,
  toPractice,
  wrongIn,
} from "./state.js";
import { guided as texts } from "./text.js";

// What the coach says in a guided review, as data.

/**
 * The move that is tried instead of a mistake, where the board is after one.
 * @param {GameReview} review
 * @param {State["game"]} game on the board
 * @param {Task} task
 */
export function triedOnBoard(review, game, { ply: asked }) {
  const { ply, isOnLine } = placeInReview(review, game);
  return !isOnLine && ply === asked ? String(game.moves[ply]) : undefined;
}

/**
 * @param {Pick<State, "about" | "evaluations" | "game" | "paused" | "settings"> & { review: GameReview }} shown
 * @param {Guided} guided
 * @returns {Card}
 */
export function guidedCard(shown, guided) {
  const task = taskOf(guided);
  if (task) return taskCard(shown, guided, task);
  return isEnded(guided) ? endCard(shown.review, guided) : card({ headline: texts.whose });
}

/**
 * @param {Parameters<typeof guidedCard>[0]} shown
 * @param {Guided} guided
 * @param {Task} task
 */
function taskCard(shown, guided, task) {
  const { review, game, paused } = shown;
  const reviewed = /** @type {ReviewedMove} */ (reviewedMove(review, task.ply + 1));
  if (task.phase === "shown") return shownCard(shown, reviewed);
  const found = foundIn(task);
  if (found) return foundCard(shown, reviewed, found);
  const { ply, isOnLine } = placeInReview(review, game);
  const isThere = isOnLine && ply === task.ply;
  // The card speaks of the move that was taken back until another one is tried.
  const tried = isThere ? task.refuted : (triedOnBoard(review, game, task) ?? null);
  const step = stepRow(guided, tried === null);
  // While a move that is tried stands on the board, its reply is looked at.
  const hintsBelow = (/** @type {boolean} */ isOfSame) => (isThere ? hintRows(task, reviewed, isOfSame) : []);
  // The mistake itself, once more.
  if (tried === reviewed.move || (isOnLine && ply === task.ply + 1)) {
    const { verdict, headline } = moveCard(review, reviewed, paused.review);
    const answers = answerRows(reviewed.turn, reviewed.line.pv, reviewed.best.move);
    const why = veiledReasons(mistakeOf(review, reviewed));
    const rows = rowsAfter([step, ...answers], hintsBelow(true), isThere);
    return withReasons(shown, card({ verdict, headline, ...why, rows }));
  }
  if (tried === null) {
    const asked = reviewPhrases.task(reviewed.turn, moveName(reviewed.move));
    return card({ headline: isThere ? asked : texts.elsewhere, rows: [step, ...hintRows(task, reviewed)] });
  }
  const compared = task.tries.find(({ move }) => move === tried);
  // What is better than the mistake is praised: a sign of a mistake would contradict that.
  const isPraised = compared && isBetterThan(reviewed.loss, tried, betterThan(reviewed, compared), compared);
  const [verdict = null] = SIZES.find(([, least]) => compared && lossOf(compared) >= least) ?? [];
  const known = comparisonOf(shown.evaluations, review.game.at(task.ply), tried);
  const answers = compared ? answerRows(reviewed.turn, compared.pv, reviewed.best.move) : [];
  const said = card({
    verdict: isPraised ? null : verdict,
    headline: sentenceOf(reviewed, tried, compared),
    rows: rowsAfter([step, ...answers], hintsBelow(false), isThere),
    ...(compared && known ? veiledReasons(triedMistake(review, reviewed, known)) : {}),
  });
  return withReasons(shown, said);
}

/**
 * What stands below the verdict on a try. Hints come last, and say that one goes on looking; where there is little room, they take that of
 * what the board has shown.
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} hints
 * @param {boolean} isTakenBack
 * @returns {Row[]}
 */
function rowsAfter(rows, hints, isTakenBack) {
  if (hints.length > 0) return [...rows.map((row) => ({ ...row, isSpare: true })), ...hints];
  return [...rows, ...(isTakenBack ? [{ label: "", lead: reviewPhrases.another }] : [])];
}

/**
 * Which of the mistakes it is, and as long as nothing else has to be read, which of all of them are looked at.
 * @param {Guided} guided
 * @param {boolean} isAsked whether one is asked for a move, and nothing is said of one that was tried
 * @returns {Row}
 */
function stepRow({ tasks, at, all, isBeside, isOnce }, isAsked) {
  const chosen = isOnce ? texts.once(tasks.length, all) : texts.chosen(tasks.length, all, isBeside);
  const lead = isAsked && all > tasks.length ? chosen : "";
  return { label: texts.step(at + 1, tasks.length), lead };
}

/**
 * The solution, whose line stands on the board in numbers.
 * @param {Parameters<typeof guidedCard>[0]} shown
 * @param {ReviewedMove} reviewed
 */
function shownCard(shown, reviewed) {
  const { review, game, paused } = shown;
  const said = withReasons(shown, moveCard(review, reviewed, paused.review));
  const { ply, isOnLine } = placeInReview(review, game);
  if (!isOnLine || ply !== reviewed.ply) return said;
  const numbered = { label: "", lead: texts.numbered(moveName(reviewed.best.move)) };
  return { ...said, rows: [...said.rows.slice(0, 1), numbered, ...said.rows.slice(1)] };
}

/** @param {Parameters<typeof guidedCard>[0]} shown @param {ReviewedMove} reviewed @param {Try} found */
function foundCard(shown, reviewed, found) {
  const isAsGood = lossOf(found) <= 0;
  const isFound = found.move === reviewed.best.move;
  const nearly = isAsGood ? [] : [{ label: texts.nearly(reviewed.best.move), lead: "" }];
  const rows = isAsGood ? foundRows(reviewed, found.move) : comparison(reviewed);
  const corners = isFound ? cornerRows(shown.review, reviewed, playerNamed(shown, reviewed.turn)) : [];
  const said = card({
    verdict: isAsGood ? "best" : "good",
    headline: sentenceOf(reviewed, found.move, found),
    // The reasons are about the mistake, unless the best move itself was found.
    isFound,
    isDone: true,
    why: mistakeOf(shown.review, reviewed),
    whyLead: reviewPhrases.against(moveName(reviewed.move)),
    rows: [...nearly, ...beforeCorners(rows, corners)],
  });
  return withReasons(shown, said);
}

/** @param {ReviewedMove} reviewed @param {string} move @param {Try | undefined} tried */
function sentenceOf(reviewed, move, tried) {
  return insteadSentence(reviewed, move, betterThan(reviewed, tried), tried);
}

/** The best move, worth what it was worth beside the one that was tried. @param {ReviewedMove} reviewed @param {Try | undefined} tried */
function betterThan({ best }, tried) {
  return tried ? { ...best, score: tried.best, exact: tried.exact } : best;
}

/**
 * @param {Task} task
 * @param {ReviewedMove} reviewed
 * @param {boolean} [isBelow] whether reasons against the mistake stand above: then the hint is one more, or was told with them
 * @returns {Row[]}
 */
function hintRows(task, reviewed, isBelow = false) {
  const { hint, count, read } = task;
  const isTold = isBelow && (read.length === 0 || read.some(({ sentence }) => sentence === hint));
  const label = isBelow ? "" : reviewPhrases.against(moveName(reviewed.move));
  const isCounted = isCountTold(task);
  // What one counts on the board helps further: where there is little room, it takes that of the reason.
  const because = hint && !isTold ? [{ label, lead: hint, ...(isCounted ? { isSpare: true } : {}) }] : [];
  const counted = isCounted ? [{ label: "", lead: String(count) }] : [];
  return [...because, ...counted, ...placeRows(task, reviewed)];
}

/** Where to look for the better move. @param {Task} task @param {ReviewedMove} reviewed @returns {Row[]} */
function placeRows(task, { best }) {
  if (!isRegionTold(task)) return [];
  const place = isSquareTold(task) ? texts.lookAt(best.move) : texts.lookIn(...quarterOf(best.move));
  return [{ label: "", lead: place }];
}

/** How many were found, and how each of them. @param {GameReview} review @param {Guided} guided */
function endCard(review, guided) {
  const { tasks } = guided;
  const found = tasks.length - missedIn(guided).length;
  return card({
    headline: texts.found(found, tasks.length),
    rows: [
      ...tasks.map((task) => ({ label: placeName(review, task.ply + 1), lead: outcome(review, task) })),
      ...(toPractice(guided).length > 0 ? [{ label: "", lead: texts.saved, isSpare: true }] : []),
    ],
  });
}

/** @param {GameReview} review @param {Task} task */
function outcome(review, task) {
  const { atOnce, after, skipped, missed, tried, hinted } = texts.outcomes;
  if (isSkipped(task)) return skipped;
  const wrong = wrongIn(task);
  const found = foundIn(task);
  const best = String(reviewedMove(review, task.ply + 1)?.best.move);
  const foundSentence = wrong.length === 0 ? atOnce(String(found?.move)) : after(String(found?.move), wrong);
  const missedSentences = [missed(best), ...(wrong.length > 0 ? [tried(wrong)] : [])];
  return inOneText([...(found ? [foundSentence] : missedSentences), ...(task.hints > 0 ? [hinted] : [])]);
}
