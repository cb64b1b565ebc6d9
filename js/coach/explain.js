// Why a move was a mistake: the facts that tell mistakes from better moves, where evidence says that they do.

import { knownIn, lineIn, positionIn } from "./arguments.js";
import { EVIDENCE, FACTS } from "./evidence.js";
import { factOf, lookedAt } from "./facts.js";
import { HORIZON, PlayedLine } from "./line.js";
import { OPENING_SHARE, openingReason } from "./opening.js";
import { TELLINGS } from "./reasons.js";

/**
 * @import { PositionLike } from "../game/position-like.js"
 * @import { CoachLine, ExplainOptions } from "./arguments.js"
 * @import { Difference, Reason, ReasonKind } from "./reasons.js"
 */

/** What the coach speaks by in a phase of the game. @typedef {typeof EVIDENCE[keyof typeof EVIDENCE]} PhaseEvidence */

/** Lines of so many plies are long. */
const LONG = 13;

/** At most so many reasons are given. */
const MOST = 3;

/** The facts in the order of the weights: what is looked at, and after how many plies. */
const COLUMNS = FACTS.map((column) => {
  const [fact, ply] = column.split("@");
  return { fact, ply: Number(ply) };
});

/**
 * Why one move is worse than another one: at most three reasons, one of a kind, the most telling first; none where nothing tells. A reason is
 * a fact about the two lines, and is given only where mistakes of people show that such facts explain them; `docs/coach.md` says how well.
 *
 * ```js
 * const { lines } = await engine.analyze(game, { level: 9 });
 * const reasons = explain(game, lines[4], lines[0]);
 * reasons.map((reason) => sentence(reason));
 * ```
 * @param {PositionLike} position before the move
 * @param {CoachLine} played the move that was played, with what follows it, as `analyze` gives them
 * @param {CoachLine} best the better move, with what follows it
 * @param {ExplainOptions} [options]
 * @returns {Reason[]}
 * @throws {FlipsideError} `INVALID_POSITION`, `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function explain(position, played, best, options = {}) {
  const start = positionIn(position);
  const lines = [lineIn("played", played, start), lineIn("best", best, start)];
  const known = knownIn(options);
  if (lines[0].move === lines[1].move || lines[0].score >= lines[1].score) return [];
  const [line, better] = lines.map(({ pv }) => new PlayedLine(start, pv));
  const opening = { share: OPENING_SHARE, reason: openingReason(known, lines[0].move, lines[1].move) };
  return [...toldOf(line, better), opening]
    .sort((stronger, weaker) => weaker.share - stronger.share)
    .flatMap(({ reason }) => reason ?? [])
    .slice(0, MOST);
}

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
      values: [factOf(fact, { line: played, ply }), factOf(fact, { line: best, ply })],
    };
  });
}

/**
 * What two lines tell; nothing where their evidence is too small.
 * @param {PlayedLine} line
 * @param {PlayedLine} better
 */
function toldOf(line, better) {
  const evidence = EVIDENCE[phaseOf(line)];
  const differences = differencesOf(line, better);
  const shares = differences.map(
    ({ values: [value, other] }, index) => evidence.weights[index] * (value - other),
  );
  const isTelling = sumOf(shares) >= (isShort(line, better) ? evidence.leastShort : evidence.least);
  return isTelling ? told(differences, shares, evidence) : [];
}

/**
 * A reason of each kind that facts speak for by enough, with the evidence of all facts of its kind.
 * @param {readonly Difference[]} differences
 * @param {readonly number[]} shares of the evidence
 * @param {PhaseEvidence} evidence
 */
function told(differences, shares, { weights, sizes }) {
  /** @type {Map<ReasonKind, { share: number, strongest: number, reason: Reason | undefined }>} */
  const kinds = new Map();
  for (const [index, { fact }] of COLUMNS.entries()) {
    if (!Object.hasOwn(TELLINGS, fact)) continue;
    const { kind, tell } = TELLINGS[fact];
    const known = kinds.get(kind) ?? { share: 0, strongest: 0, reason: undefined };
    known.share += shares[index];
    kinds.set(kind, known);
    const size = sizes[index] * Math.abs(weights[index]);
    if (size === 0 || shares[index] < size || shares[index] <= known.strongest) continue;
    const reason = tell(differences[index]);
    if (reason) Object.assign(known, { reason, strongest: shares[index] });
  }
  return [...kinds.values()].filter(({ share }) => share > 0);
}

/** Whether lines tell less than others: few plies, and not to the end of the game. @param {PlayedLine} line @param {PlayedLine} better */
function isShort(line, better) {
  const isEnded = line.lastMove !== undefined && better.lastMove !== undefined;
  return !isEnded && Math.min(line.moves.length, better.moves.length) < LONG;
}

/** @param {PlayedLine} line */
function phaseOf({ start }) {
  const empties = start.cells.filter((cell) => cell === 0).length;
  return empties > 40 ? "opening" : empties > 20 ? "midgame" : "endgame";
}

/** @param {readonly number[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0);
}
