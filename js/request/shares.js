// How the limits of a call are divided among its parts.

import { rethrow } from "../host/failure.js";
import { core } from "../loading/core.js";

/** Each part has at least this share of the time that it would have if all had the same, however late it begins. */
const LEAST_SHARE = 1 / 4;

/**
 * Divides the time and the nodes of a call among its parts, each of which is given to whoever is free. Time begins with the
 * first part, and time that a part leaves goes to later parts. Nodes are divided evenly, so that no part depends on
 * another.
 * @param {{ budgetMs?: number | undefined, nodes?: number | undefined }} limits
 * @param {number} parts
 * @returns {(working: number) => { budgetMs?: number | undefined, nodes?: number | undefined }} what the part that begins now may
 *   spend, when so many parts are worked on at a time, itself among them
 */
export function sharesOf({ budgetMs, nodes }, parts) {
  let waiting = parts;
  let end = 0;
  return (working) => {
    const now = performance.now();
    if (budgetMs !== undefined && waiting === parts) end = now + budgetMs;
    const left = Math.max(0, end - now);
    const rounds = Math.max(1, waiting / working);
    waiting -= 1;
    return {
      budgetMs: budgetMs && Math.max(left / rounds, (LEAST_SHARE * budgetMs) / parts),
      nodes: nodes === undefined ? undefined : Math.max(1, Math.floor(nodes / parts)),
    };
  };
}

/** Reads the limits on time and nodes from an encoded request. @param {BigUint64Array} encoded */
export function limitsIn(encoded) {
  const [budgetMs, nodes] = rethrow(() => core().sharedLimits(encoded));
  return {
    budgetMs: Number.isFinite(budgetMs) ? budgetMs : undefined,
    nodes: Number.isFinite(nodes) ? nodes : undefined,
  };
}
