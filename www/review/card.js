/** @import { Game, ReviewedMove } from "../package/flipside.js" */
/** @import { Comparison } from "../evaluation/comparisons.js" */
/** @import { Color, GameReview, Praised, State } from "../state/types.js" */
/** @import { Row } from "./rows.js" */
/** @import { Verdict } from "./verdicts.js" */
import { comparisonOf } from "../evaluation/comparisons.js";
import { moveName } from "../game/text.js";
import { areAlike } from "../game/turns.js";
import { inOneText } from "../words/language.js";
import { placeInReview } from "./course.js";
import { playerNamed } from "./missed.js";
import { mistakesOf } from "./numbers.js";
import { answerRows } from "./refuting.js";
import {
  beforeCorners,
  comparison,
  cornerRows,
  departureRows,
  flipRows,
  forBlack,
  foundRows,
  leadAfter,
} from "./rows.js";
import { lastTried } from "./searching/comparing.js";
import { praisedIn } from "./signs.js";
import { isComplete, reviewedMove } from "./state.js";
import { leadSentence, moveSentence, punishedSentence, reviewPhrases } from "./text.js";
import { insteadSentence, triedSentence } from "./tried/sentences.js";
import { isMistake, LEAST_LOSS, SIZES, verdictOf } from "./verdicts.js";

// What the coach says, as data: the card draws it, and the graph says it to a screen reader.

/**
 * @typedef {object} Card
 * @property {Verdict | null} verdict of the move on the board
 * @property {string} headline what happened
 * @property {readonly Row[]} rows what is said below it: of a mistake who leads with the better move
 * @property {readonly Row[]} more what is told who asks for more
 * @property {ReviewedMove | null} reviewed the move that is spoken of, where there is one with something better
 * @property {Mistake | null} why the mistake whose reasons are told
 * @property {string} whyLead what stands before the reasons
 * @property {Color | null} whyPlayer the color that the reasons speak of; null where they speak to the person
 * @property {Praised | null} praised a good move that others would miss
 * @property {boolean} isFound whether the better move was found just now: what it has over the mistake is told first
 * @property {boolean} isDone whether a move was found that counts: one goes on to the next mistake
 * @property {boolean} isVeiled whether one still looks for the better move: no reason is told that names it
 * @property {boolean} isBefore whether the board stands where the mistake was chosen, and shows it
 * @property {boolean} isAway whether the board stands elsewhere than in the game
 */

/**
 * A move whose reasons are told, and the position in which it was chosen.
 * @typedef {Pick<ReviewedMove, "ply" | "turn" | "move" | "line" | "best"> & { position: Game }} Mistake
 */

/**
 * A person looks for a better move than the mistake at a ply; `refuted` is the wrong move that was taken back, of which is spoken until
 * another one is tried.
 * @typedef {{ ply: number, refuted?: string | null }} Task
 */

/**
 * @typedef {Pick<State, "about" | "game" | "activity" | "engine" | "paused" | "evaluations" | "settings"> & { review: GameReview }} Shown
 */

/**
 * @param {Shown} shown
 * @param {Task | null} task
 * @returns {Card}
 */
export function cardOf(shown, task) {
  return withReasons(shown, saidAt(shown, task));
}

/**
 * Asks for the reasons of a card: told to the person where the move is the person's own, else of the player who chose it.
 * @param {Pick<State, "about" | "settings">} shown
 * @param {Card} said
 * @returns {Card}
 */
export function withReasons(shown, said) {
  const { why } = said;
  if (!why) return said;
  return { ...said, whyLead: said.whyLead || reviewPhrases.why, whyPlayer: playerNamed(shown, why.turn) };
}

/** @param {Shown} shown @param {Task | null} task */
function saidAt(shown, task) {
  const { review, game, paused } = shown;
  const { ply, isOnLine } = placeInReview(review, game);
  const asked = task?.ply === ply ? reviewedMove(review, ply + 1) : undefined;
  if (asked && task) return taskCard(shown, asked, isOnLine, task);
  if (!isOnLine) return triedCard(shown);
  const next = reviewedMove(review, ply + 1);
  if (next && isMistake(verdictOf(review, next))) return mistakeCard(shown, next);
  if (next && praisedIn(review, next)) return praisedCard(review, next);
  if (ply === review.total) return endCard(shown);
  const reviewed = reviewedMove(review, ply);
  if (reviewed) return moveCard(review, reviewed, paused.review);
  return card({ headline: isComplete(review) ? reviewPhrases.ready : reviewPhrases.looking });
}

/** All of it as text. @param {Card} card */
export function cardText({ headline, rows, more }) {
  const parts = [...rows, ...more].flatMap(({ label, lead }) => (label ? [label, lead] : [lead]));
  return parts.length === 0 ? headline : inOneText([headline, parts.reduce(reviewPhrases.withLoss)]);
}

/** @param {Partial<Card> & { headline: string }} said @returns {Card} */
export function card(said) {
  return {
    verdict: null,
    rows: [],
    more: [],
    reviewed: null,
    why: null,
    whyLead: "",
    whyPlayer: null,
    praised: null,
    isFound: false,
    isDone: false,
    isVeiled: false,
    isBefore: false,
    isAway: false,
    ...said,
  };
}

/** A move of the game whose reasons are told. @param {GameReview} review @param {ReviewedMove} reviewed */
export function mistakeOf(review, reviewed) {
  return mistakeBy(reviewed, () => ({ ...reviewed, position: review.game.at(reviewed.ply) }));
}

/**
 * What is said after a move of the game.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {boolean} isPaused
 * @returns {Card}
 */
export function moveCard(review, reviewed, isPaused) {
  const verdict = verdictOf(review, reviewed);
  const headline = moveSentence(review, reviewed, isPaused);
  const why = isMistake(verdict) ? mistakeOf(review, reviewed) : null;
  const left = departureRows(review, reviewed);
  if (why || verdict === "good") {
    const rows = [...comparison(reviewed), ...left];
    return card({ verdict, headline, reviewed, why, rows });
  }
  const rows = verdict === "unsure" ? left : [leadAfter(review, reviewed), ...left];
  return card({ verdict, headline, rows, praised: praisedIn(review, reviewed) });
}

/** What is said where a good move was chosen. @param {GameReview} review @param {ReviewedMove} reviewed @returns {Card} */
function praisedCard(review, reviewed) {
  const { rows, ...said } = moveCard(review, reviewed, false);
  return { ...said, rows: [], more: rows, isBefore: true };
}

/** What is said where a mistake was chosen. @param {Shown} shown @param {ReviewedMove} reviewed @returns {Card} */
function mistakeCard(shown, reviewed) {
  const { review } = shown;
  const said = moveCard(review, reviewed, false);
  const [better, ...more] = said.rows;
  const headline = punishedSentence(review, reviewed);
  const rows = better ? [{ ...better, isMarked: true }] : [];
  const corners = cornerRows(review, reviewed, playerNamed(shown, reviewed.turn));
  const seen = [...flipRows(review, reviewed), ...corners];
  return { ...said, headline, rows, more: [...more, ...seen], isBefore: true };
}

/** At the end the whole game is spoken of. @param {Shown} shown @returns {Card} */
function endCard({ review, paused }) {
  const last = reviewedMove(review, review.total);
  if (!last) return card({ headline: reviewPhrases.looking });
  const ended = moveCard(review, last, paused.review);
  if (isMistake(ended.verdict)) return ended;
  const count = mistakesOf(review).length;
  const known = count > 0 ? reviewPhrases.mistakes(count, LEAST_LOSS) : reviewPhrases.noPoints(LEAST_LOSS);
  const headline = isComplete(review) ? known : reviewPhrases.looking;
  return card({ headline, rows: [{ label: "", lead: ended.headline }] });
}

/** Kept, as the reasons of a mistake are looked for once. @type {WeakMap<object, Mistake>} */
const mistakes = new WeakMap();

/** @param {ReviewedMove | Comparison} of @param {() => Mistake} make @returns {Mistake} always the same one */
function mistakeBy(of, make) {
  const kept = mistakes.get(of) ?? make();
  mistakes.set(of, kept);
  return kept;
}

/**
 * Off the game: the last move that was tried, beside the best one of its position.
 * @param {Shown} shown
 * @returns {Card}
 */
function triedCard(shown) {
  const away = { isAway: true };
  const tried = lastTried(shown);
  if (!tried) return card({ headline: reviewPhrases.elsewhere, ...away });
  const { ply, position, move, isForced, comparison } = tried;
  const { turn } = position;
  if (isForced) return card({ headline: reviewPhrases.only(turn, move), ...away });
  if (!comparison) {
    const isComing = shown.engine !== "missing";
    return card({ headline: isComing ? reviewPhrases.trying(move) : reviewPhrases.elsewhere, ...away });
  }
  const { best, line, loss } = comparison;
  const headline = areAlike(position, move, best.move)
    ? reviewPhrases.best(turn, move)
    : triedSentence(turn, move, best, line);
  const verdict = sizeOf(loss);
  const now = { label: reviewPhrases.now, lead: leadSentence(forBlack(turn, line.score), line.exact) };
  if (!verdict) return card({ headline, rows: [now], ...away });
  const lead = leadSentence(forBlack(turn, best.score), best.exact);
  const rows = [
    { label: reviewPhrases.better(best.move), lead },
    { ...now, label: reviewPhrases.played(moveName(move)) },
  ];
  const why = mistakeBy(comparison, () => ({ ply, turn, move, line, best, position }));
  return card({ verdict, headline, rows, why, ...away });
}

/**
 * Before a mistake, and after a move that was tried instead of it.
 * @param {Shown} shown
 * @param {ReviewedMove} reviewed
 * @param {boolean} isOnLine
 * @param {Task} task
 * @returns {Card}
 */
function taskCard(shown, reviewed, isOnLine, task) {
  const { game, evaluations, review } = shown;
  const { ply, turn, move, best, loss } = reviewed;
  const away = { reviewed, isAway: true };
  const isThere = isOnLine && game.ply === ply;
  const tried = isThere ? task.refuted : String(game.moves[ply]);
  if (!tried) return card({ headline: reviewPhrases.toTry(turn, best.move), ...away });
  const compared = comparisonOf(evaluations, review.game.at(ply), tried);
  const headline = insteadSentence(reviewed, tried, compared?.best ?? best, compared?.line);
  const isFound = tried === best.move;
  if (isFound || (compared && compared.loss < LEAST_LOSS)) {
    const why = { why: mistakeOf(review, reviewed), whyLead: reviewPhrases.against(moveName(move)) };
    const rows = isFound || compared?.loss === 0 ? foundRows(reviewed, tried) : comparison(reviewed);
    const corners = isFound ? cornerRows(review, reviewed, playerNamed(shown, turn)) : [];
    return card({ headline, rows: beforeCorners(rows, corners), ...why, isFound, isDone: true, ...away });
  }
  const another = isThere ? [{ label: "", lead: reviewPhrases.another }] : [];
  if (!compared) return card({ headline, rows: another, ...away });
  // What is better than the mistake is praised: a sign of a mistake would contradict that.
  const verdict = compared.loss >= loss ? sizeOf(compared.loss) : null;
  const rows = [...answerRows(turn, compared.line.pv, best.move), ...another];
  const why = veiledReasons(triedMistake(review, reviewed, compared));
  return card({ verdict, headline, rows, ...why, ...away });
}

/**
 * A move that was tried instead of a mistake, and is one as well.
 * @param {GameReview} review
 * @param {Pick<ReviewedMove, "ply" | "turn">} reviewed
 * @param {Comparison} comparison
 */
export function triedMistake({ game }, { ply, turn }, comparison) {
  const { line, best } = comparison;
  return mistakeBy(comparison, () => ({ ply, turn, move: line.move, line, best, position: game.at(ply) }));
}

/** The reasons of a mistake, told to a person who looks for the better move. @param {Mistake} why */
export function veiledReasons(why) {
  return { why, whyLead: reviewPhrases.against(moveName(why.move)), isVeiled: true };
}

/** How large a mistake is that loses so many discs. @param {number} loss @returns {Verdict | null} `null` where it is none */
function sizeOf(loss) {
  return SIZES.find(([, least]) => loss >= least)?.[0] ?? null;
}
