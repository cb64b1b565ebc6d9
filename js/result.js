/**
 * @import { Report } from "./generated/engine.js"
 * @import { Line, SearchProgress, SearchResult, Solution, Stopped } from "./types.js"
 */

/** What a search knows so far. @param {Report} report @returns {SearchProgress} */
export function searchProgress({ lines, finalScore = 0, nodes, elapsedMs }) {
  const over = { move: null, score: finalScore, exact: true, depth: 0, selectivity: 100, pv: [] };
  return { ...(lines[0] ?? over), nodes, elapsedMs, source: "search" };
}

/** The answer of a search. @param {Report} report @returns {SearchResult} */
export function searchResult(report) {
  return { ...searchProgress(report), stopped: reasonOf(report) };
}

/** The moves of an analysis, best first. @param {Report} report @returns {Line[]} */
export function analysis(report) {
  return /** @type {Line[]} */ (report.lines);
}

/** The answer to win, draw or loss. @param {Report} report @returns {Solution} */
export function outcome(report) {
  return { ...solution(report), score: null };
}

/** The exact answer. @param {Report} report @returns {Solution} */
export function solution(report) {
  const { move, score, exact, pv, nodes, elapsedMs } = searchProgress(report);
  const stopped = reasonOf(report);
  const proven = stopped === "solved" ? outcomeOf(score) : null;
  return { outcome: proven, move, score, exact, pv, nodes, elapsedMs, stopped };
}

/** @param {number} score */
function outcomeOf(score) {
  if (score === 0) return "draw";
  return score > 0 ? "win" : "loss";
}

/** A finished report says why it ended. @param {Report} report */
function reasonOf(report) {
  return /** @type {Stopped} */ (report.stopped);
}
