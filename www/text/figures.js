/** @import { Report, State } from "../state/types.js" */

const NONE = "–";
const PURPOSES = {
  move: "thinking",
  hint: "looking for a hint",
  values: "weighing every move",
  review: "reviewing",
};
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

/** @param {number} score discs */
export const signed = (score) => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : "0");

/**
 * Who leads and by how many discs, from nobody's point of view.
 * @param {Report} report
 */
export function lead({ turn, score }) {
  if (score === 0) return "Even";
  return `${score > 0 === (turn === "black") ? "Black" : "White"} +${Math.abs(score)}`;
}

/** @param {Report} report */
export function certainty({ exact, source }) {
  if (source === "book") return "from the opening book";
  return exact ? "proven to the end" : "expected";
}

/** @param {Report} report plies, and the selectivity where branches were cut by guess */
export function depth({ depth: plies, selectivity, source }) {
  if (source === "book") return "book";
  return selectivity < 100 ? `${plies} @ ${selectivity}%` : `${plies}`;
}

/** @param {number | null} count */
export const nodes = (count) => (count === null ? NONE : compact.format(count));

/** @param {Report} report */
export function speed({ nodes: count, elapsedMs }) {
  return count === null || !elapsedMs ? NONE : `${compact.format((count / elapsedMs) * 1000)}/s`;
}

/** @param {number | null} elapsedMs */
export function time(elapsedMs) {
  return elapsedMs === null ? NONE : `${(elapsedMs / 1000).toFixed(elapsedMs < 9950 ? 1 : 0)} s`;
}

/** @param {State} state */
export function purpose({ thinking, report }) {
  if (thinking) return PURPOSES[thinking.purpose];
  return report ? "" : "idle";
}
