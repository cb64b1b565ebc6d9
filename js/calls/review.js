// The review of a whole game: each position is searched, and each move is compared with the best one.

import { portionOf } from "../dispatch/portion.js";
import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { FlipsideError } from "../host/error.js";
import { separated } from "../request/joined.js";
import { knownAnswer, tellAnswer } from "../request/knowledge.js";
import { copyOptions, hostNamesOf } from "../request/options.js";
import { encodeAll } from "../request/request.js";
import { finalScore, stoppedOf } from "./answers.js";
import { compare } from "./comparison.js";
import { leastLoss, repliesTo } from "./replies.js";

/**
 * @import { ReviewedMove } from "./comparison.js"
 * @import { Color, Report, Stopped } from "../generated/types.js"
 * @import { Plan } from "../dispatch/dispatcher.js"
 * @import { RepliesToBoth } from "./replies.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { ReviewOptions } from "../request/options.js"
 * @import { Game } from "../game/game.js"
 * @import { Position } from "../rules/position.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Request } from "../request/request.js"
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
 * A position of the game that the review searches, and the requests for it and for its survey.
 * @typedef {{ ply: number, request: Request, survey: Request, position: Position, forced: boolean }} ReviewedPosition
 */

/**
 * Plans a review. Every position is searched with the limits, from the end of the game backwards, each from an empty table: a row depends
 * on the two positions before and after its move alone, whoever searches them and whatever was searched before. A survey before it searches
 * all of them for a moment, and those that it has not finished are searched again. When all are searched, the replies to mistakes are,
 * where they are wanted.
 * @param {PositionLike} position a game, of which all moves are reviewed, also those undone
 * @param {ReviewOptions} options limits of each position
 * @param {readonly Source[]} known what is asked before a search
 * @param {number} workers among whom the positions are shared out
 * @returns {Plan<Review, Review>}
 */
export function reviewPlan(position, options, known, workers) {
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
  /** The replies to mistakes, by ply. @type {RepliesToBoth[]} */
  const replies = [];
  const spent = { nodes: 0, elapsedMs: 0 };
  let isRunning = true;
  let isStopped = false;

  /** @returns {Review} */
  const review = () => {
    const found = reports.filter(Boolean);
    const compared = compare(
      moves,
      positions.filter(({ ply }) => ply < moves.length),
      (ply) => reports[ply]?.lines[0] ?? (ply === moves.length ? end : undefined),
      (ply) => surveyed[ply] || surveyed[ply + 1],
    );
    const reviewed = compared.map((row) => (replies[row.ply] ? { ...row, replies: replies[row.ply] } : row));
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

  /** @param {boolean} isSurvey @returns {Plan<Review, Review>["parts"]} */
  const pass = (isSurvey) => {
    const waiting = positions.toReversed();
    /** @type {Plan<Review, Review>["parts"][0]} */
    const part = async (backend, call, { areWaiting }) => {
      // To a single backend all goes as one message.
      const some = waiting.splice(0, portionOf(waiting.length, workers, workers === 1 || areWaiting()));
      const searched = some.filter(isOpen).filter(({ ply, request }) => {
        const answer = knownAnswer(proven, request);
        if (answer) [reports[ply], surveyed[ply]] = [answer, false];
        return !answer;
      });
      const requests = searched.map(({ request, survey }) => (isSurvey ? survey : request));
      /** @param {Report} report @param {number} at */
      const note = (report, at) => {
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
      };
      await call.runAll(backend, requests, note, true);
      isStopped ||= call.isStopped && positions.some(isOpen);
    };
    return waiting.slice(0, workers === 1 ? 1 : waiting.length).map(() => part);
  };
  /** What comes when all positions are searched. @param {Plan<Review, Review>["parts"]} before @returns {Plan<Review, Review>["parts"]} */
  const afterAll = (before) => {
    const least = leastLoss(copied.replies);
    if (!Number.isFinite(least)) return before;
    let left = before.length;
    /** @type {() => void} */
    let finish = () => {};
    const finished = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      finish = resolve;
    });
    if (left === 0) finish();
    /** @type {Plan<Review, Review>["parts"]} */
    const counted = before.map((part) => async (...given) => {
      try {
        await part(...given);
      } finally {
        left -= 1;
        if (left <= 0) finish();
      }
    });
    /** @type {Review["moves"] | undefined} */
    let mistakes;
    /** @type {Plan<Review, Review>["parts"][0]} */
    const explaining = async (backend, call) => {
      // A part begins when all before it have begun.
      await finished;
      mistakes ??= review().moves.filter(({ loss, move }) => loss >= least && move !== "pass");
      for (let mistake = mistakes.shift(); mistake && !call.isStopped; mistake = mistakes.shift()) {
        const found = await repliesTo(game, mistake, (requests, onReport) =>
          call.runAll(
            backend,
            requests,
            (report, at) => {
              spent.nodes += report.nodes;
              spent.elapsedMs += report.elapsedMs;
              onReport(report, at);
            },
            true,
          ),
        );
        if (!found) continue;
        replies[mistake.ply] = found;
        call.reports.publish(review);
      }
    };
    return [...counted, ...Array.from({ length: workers }, () => explaining)];
  };
  const answer = () => {
    isRunning = false;
    return review();
  };
  const passes = copied.surveyMs === undefined ? [false] : [true, false];
  const parts = afterAll(passes.flatMap(pass));
  return { signal: copied.signal, priority: copied.priority, parts, answer };
}

/**
 * The first ply that is reviewed.
 * @param {ReviewOptions} options
 * @param {number} last the end of the game
 * @throws {FlipsideError} `INVALID_OPTION`
 */
function firstPly({ from = 0 }, last) {
  if (from <= last) return from;
  throw new FlipsideError("INVALID_OPTION", `from: expected a ply of the game, 0 to ${last}, found ${from}`);
}

/**
 * The positions from a ply on that have a best move.
 * @param {Game} game
 * @param {ReviewOptions} options
 * @param {number} from
 * @returns {ReviewedPosition[]}
 */
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
