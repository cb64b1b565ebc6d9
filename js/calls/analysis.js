import { rethrow } from "../host/error.js";
import { core } from "../loading/wasm.js";
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
 * limits on time and nodes hold for all moves together.
 * @param {Request} request
 * @param {readonly Source[]} known what is asked before a search
 * @param {number} workers
 * @returns {Plan<Report, Report>}
 */
export function sharedAnalysis(request, known, workers) {
  const { encoded, game, options } = request;
  const { signal } = options;
  const answered = knownAnswer(known, request);
  if (answered) return { signal, parts: [], answer: () => answered };
  const { moves, whole } = withoutImages(request);
  const share = sharesOf(limitsIn(encoded), moves.length, workers);
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

  /** @param {Move} move @param {number} index @returns {Plan<Report, Report>["parts"][0]} */
  const part = (move, index) => async (backend, call) => {
    if (Number.isNaN(start)) start = performance.now();
    const { budgetMs, nodes } = share();
    const encodedPart = rethrow(() => core().part(encoded, move, budgetMs, nodes));
    const note = (/** @type {Report} */ report) => {
      reports[index] = report;
      call.reports.publish(() => together(null));
    };
    const ofMove = { ...request, encoded: encodedPart, options: { ...options, moves: [move] } };
    const report = knownAnswer(known, ofMove) ?? (await call.run(backend, ofMove, { onReport: note }));
    tellAnswer(known, ofMove, report);
    note(report);
  };
  const answer = () => {
    const report = together(stoppedOf(reports.map(({ stopped }) => stopped)));
    // Moves that are left out are proven to be worse only if they are proven themselves.
    if (reports.every(({ lines: [line] }) => line?.exact)) tellAnswer(known, request, report);
    return report;
  };
  return { signal, parts: moves.map(part), answer };
}
