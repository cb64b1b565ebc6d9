// The messages to and from a worker. The script of a worker can be of another version, so all that the package relies on in
// its answers is checked here.

import { arrayKind, isUint8Array } from "../host/kind.js";

/**
 * @import { Failure } from "../host/failure.js"
 * @import { Report } from "../generated/types.js"
 */

/** A message to the worker: a method to call. @typedef {{ id: number, method: string, args: unknown[] }} Message */

/**
 * A message from the worker: reports, and results for other workers, while the call runs, then its result or its failure.
 * `report` is of the search as it is so far, `reports` are the answers of some of several searches.
 * The answers to pings have the id 0.
 * @typedef {object} Answer
 * @property {number} id
 * @property {Report} [report]
 * @property {Report[]} [reports]
 * @property {BigUint64Array} [results]
 * @property {unknown} [result]
 * @property {Failure} [failure]
 */

/** The most words of results in a message: more than a worker finds between two of them. */
const MOST_RESULTS = 1 << 12;

const MOVE = /^(?:[a-h][1-8]|pass)$/;

/** @param {any} answer @returns {answer is Answer} */
export function isAnswer(answer) {
  if (typeof answer !== "object" || typeof answer?.id !== "number") return false;
  const { report, reports, results, result, failure } = answer;
  const given = [report, reports, results].filter((each) => each !== undefined);
  if (given.length === 0) return true;
  // One with an answer besides would be taken for what comes before, and its call would wait forever.
  if (given.length > 1 || result !== undefined || failure !== undefined) return false;
  if (reports !== undefined) return Array.isArray(reports) && reports.every(isReport);
  return report === undefined ? areResults(results) : isReport(report);
}

/** @param {any} report @returns {report is Report} */
export function isReport(report) {
  return (
    Array.isArray(report?.lines) &&
    report.lines.every(isLine) &&
    (report.turn === "black" || report.turn === "white") &&
    [report.nodes, report.elapsedMs].every(Number.isFinite) &&
    typeof report.source === "string" &&
    (report.stopped === null || typeof report.stopped === "string")
  );
}

/** @param {unknown} results */
function areResults(results) {
  return (
    arrayKind(results) === "BigUint64Array" && /** @type {BigUint64Array} */ (results).length <= MOST_RESULTS
  );
}

/** @param {any} stats @returns {stats is import("../generated/types.js").Stats} */
export function isStats(stats) {
  return typeof stats?.seed === "bigint" && Number.isFinite(stats.nodes);
}

/** @param {unknown} bytes @returns {bytes is Uint8Array<ArrayBuffer>} */
export function isTable(bytes) {
  return isUint8Array(bytes);
}

/** @param {any} line */
function isLine(line) {
  return (
    isMove(line?.move) &&
    [line.score, line.depth, line.selectivity].every(Number.isFinite) &&
    typeof line.exact === "boolean" &&
    Array.isArray(line.pv) &&
    line.pv.every(isMove)
  );
}

/** @param {unknown} move */
function isMove(move) {
  return typeof move === "string" && MOVE.test(move);
}
