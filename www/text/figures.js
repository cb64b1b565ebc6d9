/** @import { Line } from "../package.js" */
/** @import { Activity, State, Evaluation } from "../state/types.js" */
import { knownOf } from "../state/findings.js";
import { reviewedAt } from "../state/review.js";
import { colorName } from "./players.js";

const NONE = "–";
/** @type {Partial<Record<Activity["kind"], string>>} */
const PURPOSES = {
  thinking: "thinking",
  hinting: "looking for a hint",
  glancing: "thinking",
  evaluating: "thinking",
  solving: "solving",
  reviewing: "reviewing",
};
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

/** The best line of a report; nothing before the first one. @param {Evaluation | null} report @returns {Line | undefined} */
export const bestLine = (report) => report?.lines[0];

/** Who leads, and by how many discs. @param {Evaluation | null} report */
export function lead(report) {
  const line = bestLine(report);
  if (!report || !line) return NONE;
  if (line.score === 0) return "Even";
  return `${line.score > 0 === (report.turn === "black") ? "Black" : "White"} +${Math.abs(line.score)}`;
}

/** The same as a sentence. @param {Evaluation | null} report */
export function standing(report) {
  const line = bestLine(report);
  if (!report || !line) return NONE;
  if (line.score === 0) return line.exact ? "A draw" : "Even";
  const ahead = colorName(line.score > 0 === (report.turn === "black") ? "black" : "white");
  const discs = Math.abs(line.score);
  return line.exact ? `${ahead} wins by ${discs}` : `${ahead} is ahead by ${discs}`;
}

/** How a game has ended. @param {number} result for black */
export function ending(result) {
  if (result === 0) return "A draw";
  return `${colorName(result > 0 ? "black" : "white")} won by ${Math.abs(result)}`;
}

/** Whether a score is proven, and how far the engine looks. @param {Evaluation | null} report */
export function certainty(report) {
  const line = bestLine(report);
  if (!line) return "";
  if (report?.source === "book") return "expected, from the opening book";
  if (line.exact) return "exact, solved to the end";
  if (line.depth === 0) return "a first guess";
  return `expected, looks ${line.depth} ${line.depth === 1 ? "move" : "moves"} ahead`;
}

/** The score of a line for the side to move, with its sign. @param {number} score */
export const signed = (score) => (score > 0 ? `+${score}` : `${score}`.replace("-", "−"));

/** In plies. @param {Evaluation | null} report */
export function depth(report) {
  const line = bestLine(report);
  if (!line) return NONE;
  return report?.source === "book" ? "book" : String(line.depth);
}

/** How sure the engine is of what it does not look at. @param {Evaluation | null} report */
export function confidence(report) {
  const line = bestLine(report);
  return line ? `${line.selectivity} %` : NONE;
}

/** @param {Evaluation | null} report */
export const nodes = (report) => (report?.nodes === undefined ? NONE : compact.format(report.nodes));

/** @param {Evaluation | null} report */
export function speed(report) {
  if (!report?.nodes || !report.elapsedMs) return NONE;
  return `${compact.format((report.nodes / report.elapsedMs) * 1000)}/s`;
}

/** @param {Evaluation | null} report */
export function time(report) {
  if (report?.elapsedMs === undefined) return NONE;
  return `${(report.elapsedMs / 1000).toFixed(report.elapsedMs < 9950 ? 1 : 0)} s`;
}

/** What the engine does. @param {State} state */
export function purpose(state) {
  const { activity, engine, isPaused, review, room, game } = state;
  if (engine === "missing") return "not available";
  const now = PURPOSES[activity.kind];
  if (now) return now;
  if (isPaused && room === "analyze") return "paused";
  return knownOf(state) && reviewedAt(review, game) ? "from the review" : "";
}
