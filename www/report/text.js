/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Phase } from "../review/numbers.js" */
/** @import { Color, Departure, GameReview } from "../state/types.js" */
/** @import { Size, Verdict } from "../review/verdicts.js" */

import { discNumber } from "../review/numbers.js";
import { isMistake } from "../review/verdicts.js";
import { COLORS, plural } from "../words/english.js";
import { inOneText, numbers, phrasesOf } from "../words/language.js";

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

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
  previous: "Previous mistake",
  next: "Next mistake",
  back: "Back to the game",
  stop: "Stop",
  goOn: "Continue",
  stopped: "stopped",
  points: "Turning points",
  ownPoints: "Your turning points",
  /** The coach says "you" to who chose the move. @param {Color} color */
  why: (color) => `Why (you are ${COLORS[color]}):`,
  noPoints: "No mistake of two discs or more: well played.",
  /** In place of numbers, and of the turning points, while the moves are looked at. */
  notYet: "…",
  notYetPoints: "They are known when every move was looked at.",
  practise: "Practice as puzzles",
  tryIt: "Try it",
  show: "Show",
  openings: "Openings",
  formula: "How this is counted",
  formulaText:
    "A move that loses no disc against the best one has an accuracy of 100%, one that loses d discs 100% × e^(−d ÷ 6): 72% for 2 discs, 51% for 4, 26% for 8. The accuracy of a side is the mean of its moves, except those where it had no choice. The opening lasts to move 20, the midgame to move 40.",

  /** @type {Record<Size, string>} */
  sizes: {
    large: "Large mistakes, 8 or more discs",
    medium: "Medium, 4 to 7",
    small: "Small, 2 or 3",
  },
  /** @type {Record<Phase, string>} */
  phases: { opening: "Opening", midgame: "Midgame", endgame: "Endgame" },
  /** @type {Record<Phase, string>} */
  inPhase: {
    opening: "Mistakes in the opening",
    midgame: "In the midgame",
    endgame: "In the endgame",
  },

  /** The guided review. */
  guided: {
    learn: "Learn from the mistakes",
    leave: "End",
    whose: "Whose mistakes do you want to look at?",
    both: "Both",
    hint: "Hint",
    solution: "Solution",
    again: "Try again",
    next: "Next",
    /** @param {number} number @param {number} total */
    step: (number, total) => `Mistake ${number} of ${total}`,
    elsewhere: "The board shows another place of the game.",
    /** The moves with which the opponent shows what is wrong with a move. */
    reply: "The answer:",
    /** Before a reason why a move is a mistake. @param {string} move */
    against: (move) => `What is wrong with ${move}:`,
    /** At the end, of the mistakes for which no better move was found. */
    saved: "Those not found are among your puzzles now.",
    /** Where there is no reason in words. @param {number} loss */
    gains: (loss) => `There is a move that is worth ${discs(loss)} more.`,
    /** @param {string} move */
    lookAt: (move) => `Look at ${move}.`,
    /** @param {string} best */
    nearly: (best) => `Nearly as good as ${best}: that counts.`,
    /** @param {number} found @param {number} total */
    found: (found, total) => `Better moves found: ${found} of ${total}.`,
    /** How it went with a mistake. */
    outcomes: {
      /** @param {string} move */
      atOnce: (move) => `Found at the first try: ${move}.`,
      /** @param {string} move @param {string[]} tried before it */
      after: (move, tried) => `Found: ${move}, after ${tried.join(", ")}.`,
      /** @param {string} best */
      missed: (best) => `Not found: ${best}.`,
      /** @param {string[]} tried */
      tried: (tried) => `You tried ${tried.join(", ")}.`,
      hinted: "With a hint.",
    },
  },

  /** @param {number} done @param {number} total */
  surveying: (done, total) => `${done} of ${total} moves`,
  /** @param {number} count */
  lookingAgain: (count) => plural(count, { one: "checking # move again", other: "checking # moves again" }),

  start: "Start",
  /** @param {Color} color */
  passed: (color) => `${COLORS[color]} passed`,
  /** @param {number} number @param {Color} color @param {string} move */
  place: (number, color, move) => `Move ${number}, ${COLORS[color]} ${move}`,

  /** Who leads at a place, after its name and a colon. */
  leads: {
    unknown: "not evaluated yet",
    drawn: "a draw, solved",
    even: "even",
    /** @param {Color} color @param {number} discs */
    won: (color, discs) => `${COLORS[color]} wins by ${discs}, solved`,
    /** @param {Color} color @param {number} discs */
    ahead: (color, discs) => `${COLORS[color]} is ahead by ${discs}`,
  },
  /** @param {string} place @param {string} lead */
  at: (place, lead) => `${place}: ${lead}`,

  /** What a move lost, after where it was played. */
  losses: {
    drawn: "drawn before the game",
    forced: "the only move",
    none: "nothing lost",
    /** @param {number} discs */
    unsure: (discs) => `may have lost ${discs}`,
    /** @param {number} discs */
    some: (discs) => `lost ${discs}`,
    /** @param {number} discs @param {string} best */
    mistake: (discs, best) => `lost ${discs}; ${best} was better`,
  },
  /** @param {string} place where one is and who leads @param {string} loss */
  withLoss: (place, loss) => `${place}. ${loss}`,

  /** A turning point. @param {number} number @param {Color} color @param {string} move @param {number} discs 2 or more */
  point: (number, color, move, discs) => `Move ${number}: ${COLORS[color]} ${move} lost ${discs} discs`,
  /** Before who leads after the move on the board. */
  now: "Now",
  /** @param {string} moves */
  better: (moves) => `Better: ${moves}`,
  /** @param {string} moves */
  played: (moves) => `Played: ${moves}`,

  /** Where the game left what tournament players choose, in an opening without a name, and in one with a name. */
  outOfBook: "Out of the book",
  /** @param {string} opening */
  outOf: (opening) => `Out of the book: ${opening}`,
  /** What they chose, and last what was played. @param {number} games @param {string} moves */
  chosen: (games, moves) =>
    `In ${plural(games, { one: "# tournament game", other: "# tournament games" })}: ${moves}.`,
  /** @param {string} move */
  unplayed: (move) => `Nobody chose ${move}.`,
  /** The squares that a reason marks, for who cannot see them. @param {string} squares */
  marked: (squares) => `Marked on the board: ${squares}.`,
});

/** @param {number | null} accuracy in percent */
export const accuracyText = (accuracy) => (accuracy === null ? "–" : numbers.percent(accuracy / 100));

/**
 * Where one is in a game.
 * @param {GameReview} review
 * @param {number} ply
 */
export function placeName({ game }, ply) {
  const move = game.moves[ply - 1];
  if (move === undefined) return report.start;
  const { turn } = game.at(ply - 1);
  return move === "pass" ? report.passed(turn) : report.place(discNumber(game, ply), turn, move);
}

/**
 * Who leads at a place.
 * @param {number | undefined} score for black; nothing where it is not known yet
 * @param {boolean} isExact
 */
export function leadSentence(score, isExact) {
  const { leads } = report;
  if (score === undefined) return leads.unknown;
  if (score === 0) return isExact ? leads.drawn : leads.even;
  return leads[isExact ? "won" : "ahead"](score > 0 ? "black" : "white", Math.abs(score));
}

/**
 * What a move lost, for the label of the graph.
 * @param {ReviewedMove} move
 * @param {Verdict} verdict
 */
export function lossLabel({ loss, best }, verdict) {
  const { losses } = report;
  if (verdict === "drawn") return losses.drawn;
  if (verdict === "forced") return losses.forced;
  if (loss === 0) return losses.none;
  if (verdict === "unsure") return losses.unsure(loss);
  return isMistake(verdict) ? losses.mistake(loss, best.move) : losses.some(loss);
}

/**
 * A turning point in words.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 */
export function pointTitle({ game }, { ply, turn, move, loss }) {
  return report.point(discNumber(game, ply + 1), turn, move, loss);
}

/** @param {Departure} departure */
export const departureName = ({ name }) => (name === null ? report.outOfBook : report.outOf(name));

/** What tournament players chose where the game left that. @param {Departure} departure */
export function departureText({ games, chosen, move, share }) {
  const played = share > 0 ? [{ move, share }] : [];
  const shares = [...chosen, ...played].map((each) => `${each.move} ${numbers.share(each.share)}`).join(", ");
  const said = report.chosen(games, shares);
  return share > 0 ? said : inOneText([said, report.unplayed(move)]);
}

/** A named opening. @param {GameReview} review @param {number} ply @param {string} name */
export function openingName({ game }, ply, name) {
  return `${discNumber(game, ply)}. ${name}`;
}
