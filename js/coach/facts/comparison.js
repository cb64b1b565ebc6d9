// What the facts of two lines tell, where evidence says that such facts tell mistakes from better moves.

import { phaseOf } from "../../rules/phases.js";
import { isAbstract, TELLINGS } from "../reasons.js";
import { EVIDENCE, FACTS } from "./evidence.js";
import { factOf, lookedAt } from "./facts.js";
import { HORIZON } from "./line.js";

/**
 * @import { PlayedLine } from "./line.js"
 * @import { Difference, Reason } from "../reasons.js"
 */

/** What the coach speaks by in a phase of the game. @typedef {typeof EVIDENCE[keyof typeof EVIDENCE]} PhaseEvidence */

/** Lines of so many plies are long. */
const LONG = 13;

/** The facts in the order of the weights: what is looked at, and after how many plies. */
const COLUMNS = FACTS.map((column) => {
  const [fact, ply] = column.split("@");
  return { fact, ply: Number(ply) };
});

/**
 * The facts of two lines beside each other, in the order of the weights.
 * @param {PlayedLine} played
 * @param {PlayedLine} best
 * @returns {Difference[]}
 */
export function differencesOf(played, best) {
  const end = Math.min(HORIZON, played.moves.length, best.moves.length);
  return COLUMNS.map(({ fact, ply: wanted }) => {
    const ply = lookedAt(fact, wanted, end);
    return {
      played,
      best,
      ply,
      values: [factOf(fact, played, ply), factOf(fact, best, ply)],
    };
  });
}

/**
 * What two lines tell, each with its share of the evidence; none if their evidence is too small.
 * @param {PlayedLine} line
 * @param {PlayedLine} better
 * @param {boolean} isCounted whether advice must be so already when the opponent has replied
 */
export function comparedIn(line, better, isCounted) {
  const evidence = EVIDENCE[phaseIn(line)];
  const differences = differencesOf(line, better);
  const shares = differences.map(
    ({ values: [value, other] }, index) => evidence.weights[index] * (value - other),
  );
  const isTelling =
    shares.reduce((sum, each) => sum + each, 0) >=
    (isShort(line, better) ? evidence.leastShort : evidence.least);
  return isTelling ? told(differences, shares, evidence, isCounted) : [];
}

/**
 * A reason of each kind that facts speak for by enough, with the evidence of all facts of its kind.
 * @param {readonly Difference[]} differences
 * @param {readonly number[]} shares of the evidence
 * @param {PhaseEvidence} evidence
 * @param {boolean} isCounted
 */
function told(differences, shares, { weights, sizes }, isCounted) {
  /** @type {Record<string, { share: number, strongest: number, reason: Reason | undefined }>} */
  const kinds = {};
  for (const [index, { fact }] of COLUMNS.entries()) {
    const tell = TELLINGS[fact];
    if (!tell) continue;
    kinds[fact] ??= { share: 0, strongest: 0, reason: undefined };
    const known = kinds[fact];
    known.share += shares[index];
    const size = sizes[index] * Math.abs(weights[index]);
    if (size === 0 || shares[index] < size || shares[index] <= known.strongest) continue;
    const reason = tell(differences[index]);
    if (reason && isCounted && isAbstract(reason.kind) && !isSeen(differences[index], fact, weights[index]))
      continue;
    if (reason) Object.assign(known, { reason, strongest: shares[index] });
  }
  return Object.values(kinds).filter(({ share }) => share > 0);
}

/**
 * Whether advice can be counted on the board as soon as the opponent has replied to each move: people look there, and not many moves later.
 * @param {Difference} difference
 * @param {string} fact
 * @param {number} weight
 */
function isSeen({ played, best, ply }, fact, weight) {
  const gain = (/** @type {string} */ name, /** @type {number} */ at) =>
    factOf(name, best, at) - factOf(name, played, at);
  // Players check advice on the frontier by the opponent's moves, and advice on mobility by the moves of both sides.
  if (fact === "frontier" && gain("replies", 1) > 0) return false;
  if (fact === "mobility" && [1, 2].some((at) => gain("choices", at) <= gain("replies", at))) return false;
  return weight * gain(fact, Math.min(ply, 2)) < 0;
}

/** Whether lines tell less than others: few plies, and not to the end of the game. @param {PlayedLine} line @param {PlayedLine} better */
function isShort(line, better) {
  const isEnded = line.lastMove !== undefined && better.lastMove !== undefined;
  return !isEnded && Math.min(line.moves.length, better.moves.length) < LONG;
}

/** The phase of the move that a line begins with. @param {PlayedLine} line */
function phaseIn({ start }) {
  return phaseOf(61 - start.cells.filter((cell) => cell === 0).length);
}
