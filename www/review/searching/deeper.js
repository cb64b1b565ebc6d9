// A review whose values follow deeper looks: what was found of a position later, or before its move, counts for the game as well. A position
// has one value, whoever tells it: the rows of the review say the same of it from both sides, and what is known of positions says what they say.

/** @import { Game, Line, ReviewedMove } from "../../package/flipside.js" */
/** @import { Evaluation, Evaluations, GameReview } from "../../state/types.js" */
import { withImages } from "../../evaluation/alike.js";
import { knownWith, lineTo, put, retold, sureness, trimmed } from "../../evaluation/evaluations.js";

/** The positions of reviewed games as text, which takes longer than all else. @type {WeakMap<Game, readonly string[]>} */
const positionsOf = new WeakMap();

/**
 * The review with the surest value of each position. A move is worth what the position after it is, from the other side.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 * @param {number} [hold] by so many discs a look may differ and what was told stands, as it proves nothing
 * @returns {GameReview} the same one where nothing differs
 */
export function deeperReview(review, evaluations, hold = 0) {
  const rows = new Map(review.moves.map((row) => [row.ply, row]));
  const values = valuesOf(review.game, rows, evaluations, hold);
  /** @type {Map<ReviewedMove, ReviewedMove>} */
  const changed = new Map();
  for (const row of [...review.moves].reverse()) {
    const next = values[row.ply + 1];
    const after = next && lineTo(row.move, next);
    const isAfter = after && (rows.has(row.ply + 1) || sureness(after) > sureness(row.line));
    const own = isAfter ? after : row.line;
    const known = values[row.ply] ?? row.best;
    const isSame = own.move === known.move;
    // Nothing follows that could say it.
    const isLess = !next && sureness(own) < sureness(known) && (isSame || own.score > known.score);
    const line = isLess ? { ...own, ...(isSame ? known : { score: known.score }) } : own;
    const isProven = known.exact && line.score !== known.score;
    // The others were not looked at as deep, so the best one is not proven.
    const isFollowed = !isProven && (isSame || line.score > known.score);
    const best = isFollowed ? { ...line, exact: isSame && known.exact } : known;
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
 * @param {number} [hold] as above
 * @returns {{ review: GameReview, evaluations: Evaluations }} the same ones where nothing differs
 */
export function agreed(review, evaluations, hold) {
  const deeper = deeperReview(review, evaluations, hold);
  return { review: deeper, evaluations: asTold(evaluations, deeper) };
}

/**
 * What is known of the positions of a review, as its rows tell it.
 * @param {Evaluations} evaluations
 * @param {GameReview} review
 * @returns {Evaluations} the same ones where nothing differs
 */
function asTold(evaluations, { game, moves }) {
  const positions = textsOf(game);
  const next = new Map(evaluations);
  let isChanged = false;
  for (const [index, row] of moves.entries()) {
    const { ply, turn, best } = row;
    const answer = moves[index + 1];
    // What is expected after the move that was played is the best line there, also where another one is worth the same.
    const line = answer?.ply === ply + 1 ? { ...row.line, pv: [row.line.move, ...answer.best.pv] } : row.line;
    const found = next.get(positions[ply] ?? "") ?? null;
    const shown = knownWith(found, next.get(positions[ply - 1] ?? ""), game.moves[ply - 1], turn);
    const reply = found?.lines.find(({ move }) => move === line.move)?.pv[1];
    if (isTold(found, row) && isTold(shown, row) && reply === line.pv[1]) continue;
    isChanged = true;
    const position = game.at(ply);
    const own = line.move === best.move ? [{ ...line, exact: best.exact }] : [best, line];
    const lines = withImages(position, own);
    put(next, position, retold(found, { turn, lines, first: best.move, compared: [best.move] }));
  }
  return isChanged ? trimmed(next) : evaluations;
}

/**
 * Whether what is known of a position has the best move first, and says of it and of the one played what the review says.
 * @param {Evaluation | null} known
 * @param {ReviewedMove} row
 */
function isTold(known, { best, line }) {
  const of = (/** @type {Line} */ { move }) => known?.lines.find((each) => each.move === move);
  const [first, played] = [of(best), of(line)];
  return (
    first !== undefined &&
    first === known?.lines[0] &&
    first.score === best.score &&
    (first.exact || !best.exact) &&
    played?.score === line.score
  );
}

/**
 * The best line of each position, as far as one is known. A look before a move that went deeper has looked at every answer to it.
 * @param {Game} game
 * @param {ReadonlyMap<number, ReviewedMove>} rows by their plies
 * @param {Evaluations} evaluations
 * @param {number} hold
 * @returns {(Line | undefined)[]}
 */
function valuesOf(game, rows, evaluations, hold) {
  /** @type {Evaluation | null} */
  let before = null;
  /** The surest line of the move that led there. @type {Line | undefined} */
  let led;
  /** @type {Line | undefined} */
  let former;
  return textsOf(game).map((position, ply) => {
    const turn = position.endsWith("X") ? "black" : "white";
    const known = knownWith(evaluations.get(position) ?? null, before, game.moves[ply - 1], turn);
    before = known;
    const row = rows.get(ply);
    const found = row ? surestOf(row, known) : known?.lines[0];
    const answer = led && found && sureness(led) - 1 > sureness(found) ? answerTo(led, found) : found;
    const line = answer && former ? noBetter(answer, former) : answer;
    const last = rows.get(ply - 1)?.line;
    const told = row?.best ?? (line && last && { ...line, score: 0 - last.score, exact: last.exact });
    const value = line && told ? held(line, told, known, hold) : line;
    former = value;
    led =
      row &&
      surest(
        [row.line, known?.lines.find(({ move }) => move === row.move), value].filter(
          (each) => each?.move === row.move,
        ),
      );
    return value;
  });
}

/** @param {(Line | undefined)[]} lines @returns {Line | undefined} the surest one */
function surest(lines) {
  return lines.reduce(
    (one, other) => (one && (!other || sureness(one) >= sureness(other)) ? one : other),
    undefined,
  );
}

/**
 * The line after a move, by the line of that move; where that is cut, it begins as another one.
 * @param {Line} led
 * @param {Line} other
 * @returns {Line}
 */
function answerTo({ score, depth, exact, selectivity, pv }, other) {
  const [, move, ...rest] = pv;
  const line = move === undefined ? other.pv : [move, ...rest];
  return { move: move ?? other.move, score: 0 - score, depth: depth - 1, exact, selectivity, pv: line };
}

/**
 * The best line after a move, by which that is no better than the best one was said to be by a surer look.
 * @param {Line} line
 * @param {Line} former
 */
function noBetter(line, { score, depth, exact, selectivity }) {
  const isSurer = sureness({ ...line, depth, exact, selectivity }) - 1 > sureness(line);
  return isSurer && 0 - score > line.score
    ? { ...line, score: 0 - score, depth: depth - 1, selectivity }
    : line;
}

/** The positions of a game as text. @param {Game} game */
export function textsOf(game) {
  const positions = positionsOf.get(game) ?? [...game.moves, ""].map((_, ply) => String(game.at(ply)));
  positionsOf.set(game, positions);
  return positions;
}

/**
 * What was told of a position, unless a look says clearly something else, or proves it.
 * @param {Line} line
 * @param {Line} told
 * @param {Evaluation | null} known
 * @param {number} hold
 * @returns {Line}
 */
function held(line, told, known, hold) {
  if (line.exact !== told.exact || Math.abs(line.score - told.score) > hold) return line;
  const same = known?.lines.find(({ move }) => move === told.move) ?? told;
  const isLeft = same.move !== line.move && 2 * same.depth < line.depth;
  return { ...(isLeft ? line : same), score: told.score, exact: told.exact };
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
