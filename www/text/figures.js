/** @import { Line } from "../package.js" */
/** @import { Activity, State, Evaluation } from "../state/types.js" */
import { foundAt } from "../state/review.js";

const NONE = "–";
/** @type {Partial<Record<Activity["kind"], string>>} */
const PURPOSES = {
  thinking: "thinking",
  hinting: "looking for a hint",
  evaluating: "scoring every move",
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

/** @param {Evaluation | null} report */
export function certainty(report) {
  if (!bestLine(report)) return "";
  if (report?.source === "book") return "from the opening book";
  return bestLine(report)?.exact ? "proven to the end" : "expected";
}

/** In plies, with the selectivity where forward cuts were made. @param {Evaluation | null} report */
export function depth(report) {
  const line = bestLine(report);
  if (!line) return NONE;
  if (report?.source === "book") return "book";
  return line.selectivity < 100 ? `${line.depth} @ ${line.selectivity}%` : `${line.depth}`;
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
export function purpose({ activity, engine, report, review, game }) {
  if (engine === "missing") return "not available";
  const settled = report ? "" : foundAt(review, game.ply) ? "from the review" : "idle";
  return PURPOSES[activity.kind] ?? settled;
}
