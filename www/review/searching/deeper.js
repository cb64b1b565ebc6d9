// A review whose values follow deeper looks: what was found of a position later, or before its move, counts for the game as well.

/** @import { Line, ReviewedMove } from "../../package/flipside.js" */
/** @import { Evaluation, Evaluations, GameReview } from "../../state/types.js" */
import { withReview } from "../../evaluation/comparisons.js";
import { knownWith, lineTo, sureness } from "../../evaluation/evaluations.js";

/** The positions of reviewed games as text, which takes longer than all else. @type {WeakMap<GameReview["game"], readonly string[]>} */
const positionsOf = new WeakMap();

/**
 * The review with the surest value of each position. A move is worth what the position after it is, from the other side.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 * @returns {GameReview} the same one where nothing differs
 */
export function deeperReview(review, evaluations) {
  const rows = new Map(review.moves.map((row) => [row.ply, row]));
  const values = valuesOf(review.game, rows, evaluations);
  /** @type {Map<ReviewedMove, ReviewedMove>} */
  const changed = new Map();
  for (const row of [...review.moves].reverse()) {
    const next = values[row.ply + 1];
    const after = next && lineTo(row.move, next);
    const line = after && sureness(after) > sureness(row.line) ? after : row.line;
    const known = values[row.ply] ?? row.best;
    const isSame = line.move === known.move;
    const isOther = isSame ? !known.exact && line.score !== known.score : line.score > known.score;
    const isFollowed = isOther && sureness(line) >= sureness(known);
    // The others were not looked at as deep, so the best one is not proven.
    const best = isFollowed ? { ...line, exact: line.exact && known.exact } : known;
    values[row.ply] = best;
    if (sayTheSame(best, row.best) && sayTheSame(line, row.line)) continue;
    const { score } = line;
    const loss = isSame ? 0 : Math.max(0, best.score - score);
    changed.set(row, { ...row, best, line, score, loss });
  }
  if (changed.size === 0) return review;
  return { ...review, moves: review.moves.map((row) => changed.get(row) ?? row) };
}

/**
 * A review and what is known of positions, each with the surest values of both.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 * @returns {{ review: GameReview, evaluations: Evaluations }} the same ones where nothing differs
 */
export function agreed(review, evaluations) {
  const deeper = deeperReview(review, evaluations);
  const known = new Set(review.moves);
  const changed = deeper.moves.filter((row) => !known.has(row));
  return { review: deeper, evaluations: withReview(evaluations, review.game, changed) };
}

/**
 * The best line of each position, as far as one is known.
 * @param {GameReview["game"]} game
 * @param {ReadonlyMap<number, ReviewedMove>} rows by their plies
 * @param {Evaluations} evaluations
 * @returns {(Line | undefined)[]}
 */
function valuesOf(game, rows, evaluations) {
  const positions = positionsOf.get(game) ?? [...game.moves, ""].map((_, ply) => String(game.at(ply)));
  positionsOf.set(game, positions);
  /** @type {Evaluation | null} */
  let before = null;
  return positions.map((position, ply) => {
    const turn = position.endsWith("X") ? "black" : "white";
    const known = knownWith(evaluations.get(position) ?? null, before, game.moves[ply - 1], turn);
    before = known;
    const row = rows.get(ply);
    return row ? surestOf(row, known) : known?.lines[0];
  });
}

/**
 * The best line of a position: as the review has it, unless another one was looked at as long.
 * @param {ReviewedMove} row
 * @param {Evaluation | null} known
 * @returns {Line}
 */
function surestOf({ best, move, forced }, known) {
  // A move that is solved proves nothing of the position before it where other moves are not.
  const said = (/** @type {Line} */ line) =>
    line.exact && !best.exact && !forced && known?.best !== line.move ? { ...line, exact: false } : line;
  const again = known?.lines.find((line) => line.move === best.move);
  const own = again && sureness(again) > sureness(best) ? again : best;
  const [first] = known?.lines ?? [];
  if (!first || sureness(first) < sureness(own)) return said(own);
  // The move that was played is looked at longest when one goes on from there. Unless a search of the position said so, it is not the best one
  // for that.
  return first.move === move && own.score > first.score && known?.first !== move ? said(own) : said(first);
}

/** Whether two lines say the same of a position. @param {Line} one @param {Line} other */
function sayTheSame(one, other) {
  return one.move === other.move && one.score === other.score && one.exact === other.exact;
}
