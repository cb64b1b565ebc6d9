/** @import { Line, ReviewedMove } from "../package.js" */
/** @import { Phase } from "../state/report.js" */
/** @import { Color, GameReview } from "../state/types.js" */
/** @import { Size, Verdict } from "../state/verdicts.js" */
import { discNumber } from "../state/report.js";
import { isMistake } from "../state/verdicts.js";
import { colorName } from "./players.js";

/** The words of the report of a game. */
export const report = {
  graph: "Course of the game",
  accuracy: "Accuracy",
  loss: "Discs lost",
  previous: "Previous mistake",
  next: "Next mistake",
  back: "Back to the game",
  stop: "Stop",
  goOn: "Go on",
  stopped: "stopped",
  points: "Turning points",
  ownPoints: "Your turning points",
  noPoints: "No mistake of two discs or more: well played.",
  tryIt: "Try it",
  show: "Show",
  openings: "Openings",
  noOpening: "No opening with a name.",
  formula: "How this is counted",
  formulaText:
    "A move that loses no disc against the best one has an accuracy of 100 %, one that loses d discs 100 % × e^(−d ÷ 6): 72 % for 2 discs, 51 % for 4, 26 % for 8. The accuracy of a side is the mean of its moves, those left out where it had no choice. The opening lasts to move 20, the midgame to move 40.",

  /** @type {Record<Size, string>} */
  sizes: {
    large: "Large mistakes, 8 or more",
    medium: "Medium ones, 4 to 7",
    small: "Small ones, 2 or 3",
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
  lookingAgain: (count) => (count === 1 ? "a second look at 1 move" : `a second look at ${count} moves`),
  /** @param {number | null} accuracy */
  percent: (accuracy) => (accuracy === null ? "–" : `${Math.round(accuracy)} %`),
  /** @param {Color} color */
  accuracyOf: (color) => `Accuracy of ${colorName(color)}`,
};

/**
 * Where one is in a game.
 * @param {GameReview} review
 * @param {number} ply
 */
export function placeName({ game }, ply) {
  const move = game.moves[ply - 1];
  if (move === undefined) return "Start";
  const mover = colorName(game.at(ply - 1).turn);
  return move === "pass" ? `${mover} passed` : `Move ${discNumber(game, ply)}, ${mover} ${move}`;
}

/**
 * Who leads at a place, as a sentence.
 * @param {number | undefined} score for black; nothing where it is not known yet
 * @param {boolean} isExact
 */
export function leadSentence(score, isExact) {
  if (score === undefined) return "not looked at yet";
  if (score === 0) return isExact ? "a draw, solved" : "even";
  const ahead = colorName(score > 0 ? "black" : "white");
  const discs = Math.abs(score);
  return isExact ? `${ahead} wins by ${discs}, solved` : `${ahead} is ahead by ${discs}`;
}

/**
 * What a move lost, for the label of the graph.
 * @param {ReviewedMove} move
 * @param {Verdict} verdict
 */
export function lossLabel({ loss, best }, verdict) {
  if (verdict === "forced") return "the only move";
  if (loss === 0) return "nothing lost";
  if (verdict === "unsure") return `may have lost ${loss}`;
  return isMistake(verdict) ? `lost ${loss}; ${best.move} was better` : `lost ${loss}`;
}

/**
 * A turning point in words.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 */
export function pointTitle({ game }, { ply, turn, move, loss }) {
  return `Move ${discNumber(game, ply + 1)}: ${colorName(turn)} ${move} lost ${loss} discs`;
}

/** What should have been played. @param {Line} best */
export function betterLine({ pv }) {
  return `Better: ${pv.slice(0, 5).join(" ")}`;
}

/** What was played instead. @param {readonly string[]} moves */
export function playedLine(moves) {
  return `Played: ${moves.join(" ")}`;
}

/** A named opening. @param {GameReview} review @param {number} ply @param {string} name */
export function openingName({ game }, ply, name) {
  return `${discNumber(game, ply)}. ${name}`;
}
