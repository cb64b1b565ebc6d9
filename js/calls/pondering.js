// What an engine thinks about in the time of its opponent.

import { encode } from "../request/request.js";
import { isErring } from "../request/style.js";

/**
 * @import { Limits, Report } from "../generated/types.js"
 * @import { Plan } from "../dispatch/dispatcher.js"
 * @import { Request } from "../request/request.js"
 */

/** How long at most, in milliseconds: a page that is left open, or an opponent who has left, must not keep a processor busy. */
const LONGEST_MS = 600_000;

/**
 * Plans to think about the position after the best move and the reply that is expected, so that the next search finds
 * its results in the table. `undefined` where there is nothing to think about.
 * @param {Request} request a search
 * @param {Report} report its answer
 * @param {number} backends that may search next; each has a table of its own
 * @returns {Plan<void, any> | undefined}
 */
export function ponderingPlan({ game, options }, { lines }, backends) {
  const [{ move, pv }] = lines;
  // What is found in the time of the opponent would make it err less.
  if (isErring(options)) return;
  const next = game.after(move);
  const reply = pv.at(1);
  if (reply && next.legalMoves().includes(reply)) next.play(reply);
  if (next.isOver) return;
  const guess = { encoded: encode("search", next, limitsOf(options)), game: next };
  /** @type {Plan<void, any>["parts"][0]} */
  const part = async (backend, call) => {
    // Meanwhile there may be something else to do.
    if (!call.isStopped) await call.run(backend, guess, { isBackground: true });
  };
  return {
    signal: AbortSignal.timeout(LONGEST_MS),
    parts: Array.from({ length: backends }, () => part),
    answer: () => {},
  };
}

/** The strength that was asked for; what limits time and nodes is for a move. @param {Limits} limits @returns {Limits} */
function limitsOf({ depth, level, selectivity, budgetMs, nodes, clock }) {
  const isOfStrength = depth !== undefined || level !== undefined;
  const isUnlimited = [budgetMs, nodes, clock].every((limit) => limit === undefined);
  // Without any limit it would be the default level.
  return { depth, level, selectivity, ...(!isOfStrength && !isUnlimited && { budgetMs: LONGEST_MS }) };
}
