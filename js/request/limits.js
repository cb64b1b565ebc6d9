// The limits of a search that are one value each.

/** @import { Limits } from "../generated/types.js" */

/** Types check that none is missing. @type {Record<Exclude<keyof Limits, "clock" | "book">, true>} */
const SINGLE = { budgetMs: true, depth: true, nodes: true, level: true, selectivity: true };

/** Their names. */
export const LIMIT_NAMES = /** @type {(keyof typeof SINGLE)[]} */ (Object.keys(SINGLE));
