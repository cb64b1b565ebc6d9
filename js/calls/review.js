// The review of a whole game: each position is searched, and each move is compared with the best one.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { FlipsideError } from "../host/error.js";
import { separated } from "../request/joined.js";
import { knownAnswer, tellAnswer } from "../request/knowledge.js";
import { copyOptions, hostNamesOf } from "../request/options.js";
import { encodeAll } from "../request/request.js";
import { finalScore, stoppedOf } from "./answers.js";
import { imageOf } from "./images.js";

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
 * @property {Line} line The move with that score, and how the game would go on with best play.
 * @property {Line} best The best move in that position; the one that was played when it is as good by symmetry.
 * @property {number} loss By how many discs the best move is better; 0 when it was played.
 * @property {boolean} forced Whether there was no other legal move.
 * @property {true | undefined} [provisional] Where it rests on the survey so far that `surveyMs` asks for.
 */

/**
 * The moves of a whole game, compared with the best ones.
 * @typedef {object} Review
 * @property {ReviewedMove[]} moves Passes included, in the order of the game; those not searched yet are left out.
 * @property {Record<Color, number>} loss What each side has lost, in discs, by the moves in the list.
 * @property {number} done How many moves are in the list.
 * @property {number} total How many moves are reviewed: those of the game, or those from the first one that is asked for.
 * @property {number} nodes How many nodes were visited.
 * @property {number} elapsedMs How long the searches took together, in milliseconds.
 * @property {Stopped} stopped What ended the review; of several reasons, the one that cut most off. `null` while it runs.
 */

/**
 * A position of the game that is to be searched, and the requests for it and for its survey.
 * @typedef {{ ply: number, request: Request, survey: Request, position: Position, forced: boolean }} ReviewedPosition
 */

/**
 * Plans a review. Every position is searched with the limits, from the end of the game backwards, so that the table
 * holds results of later positions when earlier ones are searched. A survey before it searches all of them for a moment, and those
 * that it has not finished are searched again.
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
  const from = firstPly(copied, moves.length);
  const positions = positionsOf(game, copied, from);
  const end = endOf(game.at(moves.length));
  // A book has scores of searches that may be less deep.
  const proven = known.filter(({ name }) => name === "library");
  /** @type {Report[]} */
  const reports = [];
  /** By ply whether the survey has not finished the position. @type {boolean[]} */
  const surveyed = [];
  const spent = { nodes: 0, elapsedMs: 0 };
  let isRunning = true;
  let isStopped = false;

  /** @returns {Review} */
  const review = () => {
    const found = reports.filter(Boolean);
    const reviewed = compare(
      moves,
      positions.filter(({ ply }) => ply < moves.length),
      (ply) => reports[ply]?.lines[0] ?? (ply === moves.length ? end : undefined),
      (ply) => surveyed[ply] || surveyed[ply + 1],
    );
    const loss = { black: 0, white: 0 };
    for (const move of reviewed) loss[move.turn] += move.loss;
    const reasons = found.map(({ stopped }) => stopped);
    return {
      moves: reviewed,
      loss,
      done: reviewed.length,
      total: moves.length - from,
      ...spent,
      stopped: isRunning ? null : stoppedOf(isStopped ? ["stop"] : reasons),
    };
  };

  /** Whether a position is still to be searched. @param {ReviewedPosition} position */
  const isOpen = ({ ply }) => !reports[ply] || surveyed[ply];

  /** @param {ReviewedPosition[]} some @param {boolean} isSurvey @returns {Plan<Review, Review>["parts"][0]} */
  const part = (some, isSurvey) => async (backend, call) => {
    const searched = some.filter(isOpen).filter(({ ply, request }) => {
      const answer = knownAnswer(proven, request);
      if (answer) [reports[ply], surveyed[ply]] = [answer, false];
      return !answer;
    });
    const requests = searched.map(({ request, survey }) => (isSurvey ? survey : request));
    await call.runAll(backend, requests, (report, at) => {
      // A search that was cut short cannot be compared with the others.
      if (report.stopped === "stop") return;
      spent.nodes += report.nodes;
      spent.elapsedMs += report.elapsedMs;
      const { ply, request } = searched[at];
      tellAnswer(proven, request, report);
      // Of several engines one may survey what another one has searched meanwhile.
      if (isSurvey && reports[ply]) return;
      reports[ply] = report;
      surveyed[ply] = isSurvey && report.stopped === "budget";
      call.reports.publish(review);
    });
    isStopped ||= call.isStopped && positions.some(isOpen);
  };
  const answer = () => {
    isRunning = false;
    return review();
  };
  const passes = copied.surveyMs === undefined ? [false] : [true, false];
  const chunks = chunksOf(positions.toReversed(), chunk);
  const parts = passes.flatMap((isSurvey) => chunks.map((some) => part(some, isSurvey)));
  return { signal: copied.signal, parts, answer };
}

/** The first ply that is reviewed. @param {ReviewOptions} options @param {number} last the end of the game @throws {FlipsideError} `INVALID_OPTION` */
function firstPly({ from = 0 }, last) {
  if (from <= last) return from;
  throw new FlipsideError("INVALID_OPTION", `from: expected a ply of the game, 0 to ${last}, found ${from}`);
}

/** The positions from a ply on that have a best move. @param {Game} game @param {ReviewOptions} options @param {number} from @returns {ReviewedPosition[]} */
function positionsOf(game, options, from) {
  const last = game.moves.length;
  const plies = Array.from({ length: last - from + 1 }, (_, at) => from + at);
  // Where no move is reviewed there is nothing to compare, but the limits are checked too.
  const games = plies.map((ply) => game.at(ply)).filter(({ isOver }) => !isOver && from < last);
  const positions = games.map(positionOf);
  const encoded = (/** @type {ReviewOptions} */ limits) =>
    separated(encodeAll("review", positions, limits), games.length);
  const { budgetMs, surveyMs } = options;
  const looks = encoded(options);
  const surveys =
    surveyMs === undefined || surveyMs === budgetMs ? looks : encoded({ ...options, budgetMs: surveyMs });
  return games.map((each, at) => {
    const request = { task: /** @type {const} */ ("search"), encoded: looks[at], game: each, options };
    return {
      ply: each.ply,
      request,
      survey: { ...request, encoded: surveys[at] },
      position: positions[at],
      forced: each.legalMoves().length === 1,
    };
  });
}

/** The result of a finished game, as a line without moves. @param {Game} game */
function endOf(game) {
  if (!game.isOver) return;
  return { score: finalScore(game), exact: true, depth: 0, selectivity: 100, pv: [] };
}

/** The positions in chunks. @param {ReviewedPosition[]} positions @param {number} size */
function chunksOf(positions, size) {
  const waiting = [...positions];
  const chunks = [];
  while (waiting.length > 0) chunks.push(waiting.splice(0, size));
  return chunks;
}

/**
 * Compares each move with the best one. A move other than the best is worth the score of the next position, seen from
 * the other side. If that is more than the score of the best move, it counts as the best move, but is not proven to be: the
 * other moves were not searched as deep. An image of the best move counts as the best move too, although the next
 * position, which was searched deeper, may have another score.
 * @param {readonly Move[]} moves
 * @param {readonly ReviewedPosition[]} positions those before the moves that are compared
 * @param {(ply: number) => Omit<Line, "move"> | undefined} lineAt the best line of the position at a ply
 * @param {(ply: number) => boolean | undefined} isProvisional
 * @returns {ReviewedMove[]}
 */
function compare(moves, positions, lineAt, isProvisional) {
  /** @type {ReviewedMove[]} */
  const reviewed = [];
  let next = lineAt(moves.length);
  for (const { ply, position, forced } of positions.toReversed()) {
    const move = moves[ply];
    const known = /** @type {Line | undefined} */ (lineAt(ply));
    const played = next && leadingTo(next, move);
    next = known;
    if (!known) continue;
    const same = imageOf(position, known, move);
    const line = same ? longer(same, played) : played;
    if (!line) continue;
    const isBetter = line.score > known.score;
    const best = same ? line : isBetter ? { ...line, exact: false } : known;
    const { score } = line;
    const row = { ply, turn: position.turn, move, score, line, best, loss: best.score - score, forced };
    reviewed.unshift(isProvisional(ply) ? { ...row, provisional: true } : row);
    next = best;
  }
  return reviewed;
}

/** The line of a move that leads to a position, by the best line there. @param {Omit<Line, "move">} next @param {Move} move @returns {Line} */
function leadingTo(next, move) {
  return { ...next, move, score: 0 - next.score, depth: next.depth + 1, pv: [move, ...next.pv] };
}

/**
 * The line of the move that was played, with the variation of the next position where that is longer. The variation of a
 * proven score stays, because only that one is proven to keep it.
 * @param {Line} line
 * @param {Line | undefined} played the line by the next position
 * @returns {Line}
 */
function longer(line, played) {
  const isLonger = !line.exact && played && played.pv.length > line.pv.length;
  return isLonger ? { ...line, pv: played.pv } : line;
}
