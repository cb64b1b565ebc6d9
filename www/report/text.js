/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Phase } from "../review/numbers.js" */
/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Size, Verdict } from "../review/verdicts.js" */

import { opponentOf } from "../game/plies.js";
import { accuracyOf, discNumber, PHASES, SCALE } from "../review/numbers.js";
import { decidingMoves } from "../review/searching/deciding.js";
import { SIGNS } from "../review/signs.js";
import { isComplete, isFinished, isSurveyed, movesLooked, unsureMoves } from "../review/state.js";
import { SQUARES } from "../review/text.js";
import { isMistake, isProven, SIZES } from "../review/verdicts.js";
import { COLORS, plural } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";

/** The sign of a mistake, and how many discs it loses. @typedef {{ sign: string, least: number, most: number }} Sign */

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

const squares = (/** @type {number} */ count) =>
  count === 0 ? "no square" : plural(count, { one: "# square", other: "# squares" });

/** The words of the report of a game. */
export const report = phrasesOf("report", {
  title: "Review",
  coach: "Coach",
  /** The panels of which one is seen, and the names of their tabs. */
  panels: "More",
  tabs: { moves: "Moves", engine: "Engine", explorer: "Explorer", numbers: "Numbers" },
  graph: "Course of the game",
  accuracy: "Accuracy",
  loss: "Discs lost",
  /** What stands above the discs of each side at the end. */
  discs: "Discs",
  previous: "Previous mistake",
  next: "Next mistake",
  /** Where only those of the person are gone through. */
  previousOwn: "Your previous mistake",
  nextOwn: "Your next mistake",
  /** In a button that leads to one, below its sign. */
  mistake: "Mistake",
  back: "Back to the game",
  stop: "Stop",
  goOn: "Continue",
  stopped: "stopped",
  points: "Turning points",
  ownPoints: "Your turning points",
  /** In place of numbers, and of the turning points, while the moves are looked at. */
  notYet: "…",
  notYetPoints: "Shown once every move has been looked at.",
  review: "Review the game",
  tryIt: "Try it",
  /** Where the coach finds no reason against a move. "Show" is the button. */
  noReason: "No simple reason tells. Show plays what follows each move.",
  /** And where the better move is a corner. @param {string} corner */
  worthOfCorner: (corner) => `${corner} is a corner: a disc there can never be flipped.`,
  show: "Show",
  more: "More",
  /** How many more causes of the loss there are, in a button that shows them. @param {number} count */
  moreCauses: (count) => `${count} more`,
  values: "Values on the board",
  home: "Summary",
  /** Above the players of a game that came in, who are pressed to say so. */
  iPlayed: "I played:",
  /** Or beside each of them. */
  me: "that’s me",
  /** What that says. @param {Color} color */
  played: (color) => `I played ${COLORS[color]}`,
  /** Mistakes of a player. @param {string} who @param {string} kind @param {string} count */
  counted: (who, kind, count) => `${who}. ${kind}: ${count}`,
  /** Before the signs of mistakes, each with how many discs it is for. */
  lost: "Discs lost:",
  /** @param {number} least */
  orMore: (least) => `${least} or more`,
  /** @param {number} least @param {number} most */
  upTo: (least, most) => `${least} to ${most}`,
  /** What a plus in the list of moves means. @param {Color} color */
  forWhom: (color) => `+ means ${COLORS[color]} leads`,
  /** What marks on the board are. */
  legend: { played: "played", better: "better", named: "named above" },
  /** What is said while a line is played on the board. */
  showing: {
    /** @param {Color} color @param {string} move */
    played: (color, move) => `${COLORS[color]} played ${move}.`,
    /** @param {Color} color @param {string} move */
    answers: (color, move) => `${COLORS[color]} answers ${move}.`,
    /** Where the game went otherwise. @param {Color} color @param {string} move */
    couldAnswer: (color, move) => `${COLORS[color]} could answer with ${move}.`,
    /** @param {Color} color @param {string} move */
    goesOn: (color, move) => `${COLORS[color]} goes on with ${move}.`,
    /** @param {Color} color */
    passes: (color) => `${COLORS[color]} must pass.`,
    /** @param {Color} color @param {string} move */
    instead: (color, move) => `Now the better move for ${COLORS[color]}: ${move}.`,
    /** @param {Color} color @param {string} move */
    better: (color, move) => `${COLORS[color]} plays ${move} instead.`,
    /** Where the coach counts moves. @param {Color} color @param {number} count @param {number} other of the opponent */
    choices: (color, count, other) =>
      `${COLORS[color]} can move to ${squares(count)}, ${COLORS[opponentOf(color)]} to ${other || "none"}.`,
    /** And where it counts those that open no corner. @param {Color} color @param {number} count @param {number} safe */
    safe: (color, count, safe) =>
      `${COLORS[color]} can move to ${squares(count)}, to ${safe || "none"} without opening a corner.`,
  },
  openings: "Openings",
  opening: "The name of the first moves of this game: its opening",
  solved: "Solved: the engine searched every line to the end, so this is certain.",
  formula: "How this is counted",
  /**
   * In words.
   * @param {readonly [loss: number, share: string][]} examples how accurate a move is that loses so many discs
   * @param {number} opening its last move
   * @param {number} midgame
   */
  formulaText: ([[first, share], ...others], opening, midgame) =>
    `A move that costs no disc counts 100%. One that costs ${discs(first)} counts ${share}, ${others.map(([loss, part]) => `${loss} discs ${part}`).join(", ")}. The accuracy of a side is the mean of its moves, except those where it had no choice. The opening lasts to move ${opening}, the midgame to move ${midgame}.`,
  /** How it is counted, as a formula. @param {number} scale */
  formulaExact: (scale) => `As a formula, where d discs are lost: 100% × e^(−d ÷ ${scale})`,

  /** Mistakes by what they lose, in discs. @type {Record<Size, (least: number, most: number) => string>} */
  sizes: {
    large: (least) => `Large mistakes, ${least} or more discs`,
    medium: (least, most) => `Medium, ${least} to ${most}`,
    small: (least, most) => `Small, ${least} to ${most}`,
  },
  /** @type {Record<Phase, string>} */
  phases: { opening: "Opening", midgame: "Midgame", endgame: "Endgame" },
  /** @type {Record<Phase, string>} */
  inPhase: {
    opening: "Mistakes in the opening",
    midgame: "In the midgame",
    endgame: "In the endgame",
  },

  /** @param {number} done @param {number} total */
  surveying: (done, total) => `${done} of ${total} moves`,
  /** @param {number} count */
  lookingAgain: (count) => plural(count, { one: "checking # move again", other: "checking # moves again" }),

  /** Once the review was whole. @param {number} count */
  followed: (count) =>
    plural(count, { one: "A deeper look changed # value.", other: "A deeper look changed # values." }),

  /** In place of what decided the game, until that is known. @param {number} done @param {number} total */
  looking: (done, total) => `Looking at the moves: ${done} of ${total}`,
  /** @param {string} again how many moves are checked again */
  nearlyReady: (again) => `Nearly ready: ${again}`,

  /** @param {string} place @param {string} lead */
  at: (place, lead) => `${place}: ${lead}`,

  /** What a move lost, after where it was played. */
  losses: {
    dealt: "dealt before the game",
    forced: "the only move",
    none: "nothing lost",
    /** @param {number} discs */
    unsure: (discs) => `may have lost ${discs}`,
    /** @param {number} discs @param {boolean} isProven */
    some: (discs, isProven) => `lost ${isProven ? "" : "about "}${discs}`,
    /** @param {number} discs @param {boolean} isProven @param {string} best */
    mistake: (discs, isProven, best) => `lost ${isProven ? "" : "about "}${discs}; ${best} was better`,
    /** More discs than the board has squares. @param {string} best */
    turned: (best) => `turned a win into a loss; ${best} was better`,
  },
  /** What both sides do best after a mistake, as far as to where a reason counts. @param {string} move @param {string} moves */
  follows: (move, moves) => `Best play after ${move}: ${moves}.`,
  /** Where a reason counts moves. */
  whyMoves: "A side with few moves must soon play a bad one, such as next to a corner.",
  /** The squares that a reason marks, for who cannot see them. @param {string} squares */
  marked: (squares) => `Marked on the board: ${squares}.`,
});

/** @param {number | null} accuracy in percent */
export const accuracyText = (accuracy) => (accuracy === null ? "–" : numbers.percent(accuracy / 100));

/**
 * What a move lost, for the label of the graph.
 * @param {ReviewedMove} move
 * @param {Verdict} verdict
 */
export function lossLabel(move, verdict) {
  const { loss, best } = move;
  const { losses } = report;
  if (verdict === "dealt") return losses.dealt;
  if (verdict === "forced") return losses.forced;
  if (loss === 0) return losses.none;
  if (verdict === "unsure") return losses.unsure(loss);
  if (loss > SQUARES) return losses.turned(best.move);
  const isKnown = isProven(move);
  return isMistake(verdict) ? losses.mistake(loss, isKnown, best.move) : losses.some(loss, isKnown);
}

/** The mistakes of each size, the largest first. @returns {{ size: Size, name: string }[]} */
export function sizeNames() {
  return SIZES.map(([size, least], index) => {
    const [, above = Number.POSITIVE_INFINITY] = SIZES[index - 1] ?? [];
    return { size, name: report.sizes[size](least, above - 1) };
  });
}

/** The signs of mistakes and how many discs they are for, the largest first. @returns {Sign[]} */
export function signsOfSizes() {
  return SIZES.map(([size, least], index) => {
    const [, above = Number.POSITIVE_INFINITY] = SIZES[index - 1] ?? [];
    return { sign: SIGNS[size] ?? "", least, most: above - 1 };
  });
}

/** How accuracy is counted: in words, and as a formula. @returns {readonly string[]} */
export function formulaSentences() {
  const examples = SIZES.map(
    ([, loss]) => /** @type {[number, string]} */ ([loss, accuracyText(accuracyOf(loss))]),
  );
  const [[, opening], [, midgame]] = /** @type {[[Phase, number], [Phase, number]]} */ (PHASES.slice(0, 2));
  return [report.formulaText(examples.reverse(), opening, midgame), report.formulaExact(SCALE)];
}

/** A named opening. @param {GameReview} review @param {number} ply @param {string} name */
export function openingName({ game }, ply, name) {
  return `${discNumber(game, ply)}. ${name}`;
}

/**
 * How far a review is, in a line of its own; after that, how many values have changed since.
 * @param {GameReview} review
 * @param {boolean} isPaused
 */
export function progressText(review, isPaused) {
  if (isPaused || isFinished(review)) return followedText(review);
  if (isComplete(review)) return decidingText(review) && report.nearlyReady(decidingText(review));
  if (!isSurveyed(review)) return report.looking(...movesLooked(review));
  return report.nearlyReady(report.lookingAgain(unsureMoves(review).length));
}

/** How many moves that may have decided the game are still solved, while all else is shown. @param {GameReview} review */
export function decidingText(review) {
  const count = isFinished(review) ? 0 : decidingMoves(review, new Set()).length;
  return count > 0 ? report.lookingAgain(count) : "";
}

/** How many values of a whole review have followed deeper looks. @param {GameReview} review */
export function followedText({ followed = [] }) {
  return followed.length > 0 ? report.followed(followed.length) : "";
}
