import { portionOf } from "../dispatch/portion.js";
import { rethrow } from "../host/failure.js";
import { core } from "../loading/core.js";
import { knownAnswer, tellAnswer } from "../request/knowledge.js";
import { limitsIn, sharesOf } from "../request/shares.js";
import { stoppedOf } from "./answers.js";
import { withoutImages } from "./images.js";

/**
 * @import { Move, Report } from "../generated/types.js"
 * @import { Plan } from "../dispatch/dispatcher.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { Request } from "../request/request.js"
 */

/**
 * Splits an analysis into one part for each move, so that several backends share it; images of a move are no part. The
 * limits on time and nodes hold for all moves together. While other calls wait, a backend takes several moves as one message:
 * with a message for each the page would be the bound where searches are short.
 * @param {Request} request
 * @param {readonly Source[]} known what is asked before a search
 * @param {number} workers
 * @returns {Plan<Report, Report>}
 */
export function sharedAnalysis(request, known, workers) {
  const { encoded, game, options } = request;
  const { signal, priority } = options;
  const answered = knownAnswer(known, request);
  if (answered) return { signal, parts: [], answer: () => answered };
  const { moves, whole } = withoutImages(request);
  const limits = limitsIn(encoded);
  const share = sharesOf(limits, moves.length);
  let taken = 0;
  const turn = game.turn;
  let start = Number.NaN;
  /** @type {Report[]} */
  const reports = [];

  /** The results of all parts so far. @param {Report["stopped"]} stopped @returns {Report} */
  const together = (stopped) => {
    const found = reports.filter(Boolean);
    return {
      turn,
      lines: whole(found.flatMap(({ lines }) => lines).sort((better, worse) => worse.score - better.score)),
      nodes: found.reduce((sum, { nodes }) => sum + nodes, 0),
      elapsedMs: performance.now() - start,
      source: "search",
      stopped,
    };
  };

  /** @param {Move} move @param {number} working @returns {Request} */
  const ofMove = (move, working) => {
    const { budgetMs, nodes } = share(working);
    const encodedPart = rethrow(() => core().part(encoded, move, budgetMs, nodes));
    return { ...request, encoded: encodedPart, options: { ...options, moves: [move] } };
  };
  /** @type {Plan<Report, Report>["parts"][0]} */
  const part = async (backend, call, { areWaiting, working }) => {
    if (taken === moves.length) return;
    if (Number.isNaN(start)) start = performance.now();
    const first = taken;
    // What one backend may take of the time is not known before the moves ahead have taken theirs.
    taken += portionOf(moves.length - taken, workers, limits.budgetMs === undefined && areWaiting());
    const note = (/** @type {Report} */ report, /** @type {number} */ index) => {
      reports[index] = report;
      call.reports.publish(() => together(null));
    };
    /** @type {{ index: number, asked: Request }[]} */
    const searched = [];
    for (let index = first; index < taken; index += 1) {
      const asked = ofMove(moves[index], working());
      const report = knownAnswer(known, asked);
      if (report) note(report, index);
      else searched.push({ index, asked });
    }
    /** @param {Report} report @param {number} at */
    const answered = (report, at) => {
      const { index, asked } = searched[at];
      tellAnswer(known, asked, report);
      note(report, index);
    };
    if (searched.length > 1) {
      const requests = searched.map(({ asked }) => asked);
      await call.runAll(backend, requests, answered);
    }
    // A call that was stopped has an answer for every move, too.
    for (const [at, { index, asked }] of searched.entries()) {
      if (searched.length > 1 && reports[index]) continue;
      answered(await call.run(backend, asked, { onReport: (report) => note(report, index) }), at);
    }
  };
  const answer = () => {
    const report = together(stoppedOf(reports.map(({ stopped }) => stopped)));
    // Moves that are left out are proven to be worse only if they are proven themselves.
    if (reports.every(({ lines: [line] }) => line?.exact)) tellAnswer(known, request, report);
    return report;
  };
  return { signal, priority, parts: moves.map(() => part), answer };
}
