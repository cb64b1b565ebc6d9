// The review of a whole game: each position is searched, and each move is compared with the best one.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { knownAnswer, tellAnswer } from "../request/knowledge.js";
import { copyOptions, hostNamesOf } from "../request/options.js";
import { encode } from "../request/request.js";
import { after } from "../rules/position.js";
import { canonicalBoard } from "../rules/symmetry.js";
import { finalScore, stoppedOf } from "./answers.js";

/**
 * @import { Color, Line, Move, Report, Stopped } from "../generated/types.js"
 * @import { Plan } from "../dispatch/dispatcher.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { ReviewOptions } from "../request/options.js"
 * @import { Game } from "../game/game.js"
 * @import { Position } from "../rules/position.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Request } from "../request/request.js"
 */

/**
 * A move of a reviewed game.
 * @typedef {object} ReviewedMove
 * @property {number} ply How many moves were played before it.
 * @property {Color} turn Who played it.
 * @property {Move} move What was played.
 * @property {number} score What it is worth, in discs, for the side that played it.
 * @property {Line} best The best move in that position.
 * @property {number} loss By how many discs the best move is better; 0 when it was played.
 * @property {boolean} forced Whether there was no other legal move.
 */

/**
 * The moves of a whole game, compared with the best ones.
 * @typedef {object} Review
 * @property {ReviewedMove[]} moves Passes included, in the order of the game; those not searched yet are left out.
 * @property {Record<Color, number>} loss What each side has lost, in discs, by the moves in the list.
 * @property {number} done How many moves are in the list.
 * @property {number} total How many moves the game has.
 * @property {number} nodes How many nodes were visited.
 * @property {number} elapsedMs How long the searches took together, in milliseconds.
 * @property {Stopped} stopped What ended the review; of several reasons, the one that cut most off. `null` while it runs.
 */

/**
 * A position of the game that is to be searched, and the request for it.
 * @typedef {{ request: Request, position: Position, forced: boolean }} ReviewedPosition
 */

/**
 * Plans a review. Every position is searched with the limits, from the end of the game backwards, so that the table
 * holds results of later positions when earlier ones are searched.
 * @param {PositionLike} position a game, of which all moves are reviewed, also those undone
 * @param {ReviewOptions} options limits of each position
 * @param {readonly Source[]} known what is asked before a search
 * @param {number} chunk how many positions in a row one backend searches
 * @returns {Plan<Review, Review>}
 */
export function reviewPlan(position, options, known, chunk) {
  const copied = copyOptions(options, hostNamesOf("review"));
  const game = gameOf(position);
  const { moves } = game;
  const positions = positionsOf(game, copied);
  const end = endOf(game);
  // A book has scores of searches that may be less deep.
  const proven = known.filter(({ name }) => name === "library");
  /** @type {Report[]} */
  const reports = [];
  let isRunning = true;
  let isStopped = false;

  /** @returns {Review} */
  const review = () => {
    const found = reports.filter(Boolean);
    const reviewed = compare(
      moves,
      positions,
      (ply) => reports[ply]?.lines[0] ?? (ply === moves.length ? end : undefined),
    );
    const loss = { black: 0, white: 0 };
    for (const move of reviewed) loss[move.turn] += move.loss;
    const reasons = found.map(({ stopped }) => stopped);
    return {
      moves: reviewed,
      loss,
      done: reviewed.length,
      total: moves.length,
      nodes: found.reduce((sum, { nodes }) => sum + nodes, 0),
      elapsedMs: found.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
      stopped: isRunning ? null : stoppedOf(isStopped ? ["stop"] : reasons),
    };
  };

  /** @param {number[]} plies @returns {Plan<Review, Review>["parts"][0]} */
  const part = (plies) => async (backend, call) => {
    for (const ply of plies) {
      if (call.isStopped) break;
      const { request } = positions[ply];
      const report = knownAnswer(proven, request) ?? (await call.run(backend, request));
      // A search that was cut short cannot be compared with the others.
      if (report.stopped === "stop") break;
      tellAnswer(proven, request, report);
      reports[ply] = report;
      call.reports.publish(review);
    }
    isStopped ||= call.isStopped && reports.filter(Boolean).length < positions.length;
  };
  const answer = () => {
    isRunning = false;
    return review();
  };
  return { signal: copied.signal, parts: chunksOf(positions.length, chunk).map(part), answer };
}

/** The positions that have a best move, by ply. @param {Game} game @param {ReviewOptions} options @returns {ReviewedPosition[]} */
function positionsOf(game, options) {
  const positions = [];
  for (let ply = 0; ply <= game.moves.length; ply += 1) {
    game.goTo(ply);
    // A game without moves has nothing to compare, but its limits are checked too.
    const encoded = encode("review", game, options);
    if (game.isOver || game.moves.length === 0) continue;
    const request = { task: /** @type {const} */ ("search"), encoded, game: game.clone(), options };
    positions.push({ request, position: positionOf(game), forced: game.legalMoves().length === 1 });
  }
  return positions;
}

/** The result of a finished game, as a line without moves. @param {Game} game */
function endOf(game) {
  if (!game.isOver) return;
  return { score: finalScore(game), exact: true, depth: 0, selectivity: 100, pv: [] };
}

/** The plies from the last to the first, in chunks. @param {number} count @param {number} chunk */
function chunksOf(count, chunk) {
  const plies = Array.from({ length: count }, (_, index) => count - 1 - index);
  const chunks = [];
  while (plies.length > 0) chunks.push(plies.splice(0, chunk));
  return chunks;
}

/**
 * Compares each move with the best one. A move other than the best is worth the score of the next position, seen from
 * the other side. If that is more than the score of the best move, it counts as the best move, but is not proven: the
 * other moves were not searched as deep. A mirror image of the best move counts as the best move too, although the next
 * position, which was searched deeper, may have another score.
 * @param {readonly Move[]} moves
 * @param {readonly ReviewedPosition[]} positions
 * @param {(ply: number) => Omit<Line, "move"> | undefined} lineAt the best line of the position at a ply
 * @returns {ReviewedMove[]}
 */
function compare(moves, positions, lineAt) {
  /** @type {ReviewedMove[]} */
  const reviewed = [];
  let next = lineAt(moves.length);
  for (let ply = moves.length - 1; ply >= 0; ply -= 1) {
    const move = moves[ply];
    const known = /** @type {Line | undefined} */ (lineAt(ply));
    const played = next && {
      ...next,
      move,
      score: 0 - next.score,
      depth: next.depth + 1,
      pv: [move, ...next.pv],
    };
    next = known;
    if (!known || !(played || known.move === move)) continue;
    const { position, forced } = positions[ply];
    const isBest = known.move === move || !played || played.score > known.score;
    const best = isBest && played && known.move !== move ? { ...played, exact: false } : known;
    const score = isBest || isImage(position, known.move, move) ? best.score : played.score;
    reviewed.unshift({ ply, turn: position.turn, move, score, best, loss: best.score - score, forced });
    next = best;
  }
  return reviewed;
}

/** Whether two moves lead to the same board up to symmetry. @param {Position} position @param {Move} one @param {Move} other */
function isImage(position, one, other) {
  const [first, second] = [one, other].map((move) => after(position, move));
  return first && second && canonicalBoard(first) === canonicalBoard(second);
}
