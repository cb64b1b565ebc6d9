// The command `flipside review`.

import pc from "picocolors";
import { runBatch } from "./batch.js";
import { headingOf, signed } from "./figures.js";
import { checkLimits, limitsOf } from "./options.js";

/**
 * @import { ReviewedMove } from "flipside"
 * @import { BatchOptions } from "./batch.js"
 */

/**
 * Compares every move of games with the best one.
 * @param {string[]} args
 * @param {BatchOptions & { from?: number }} options and the limits of each position
 */
export function review(args, { from, ...options }) {
  const limits = limitsOf({ ...options });
  return runBatch(args, options, {
    check: async (pool) => {
      // How long the games are is not known yet.
      const isPly = from === undefined || (Number.isInteger(from) && from >= 0);
      await checkLimits(pool, isPly ? limits : { ...limits, from });
    },
    // Of a game whose end is missing what is there is reviewed.
    begin: (engine, item) => engine.review(item.open(), { ...limits, from }),
    fields: (item, answer) => ({ opening: item.open().openingName(), ...answer }),
    print: (item, { moves, loss }) => {
      const opening = item.open().openingName();
      return [
        `${headingOf(item)}${opening ? `: ${opening}` : ""}`,
        ...moves.map(printMove),
        `  discs lost: black ${loss.black}, white ${loss.white}`,
      ].join("\n");
    },
  });
}

/** @param {ReviewedMove} reviewed */
function printMove({ ply, turn, move, score, best, loss, forced }) {
  const columns = [`${ply + 1}`.padStart(4), turn, pc.bold(move.padEnd(4)), signed(score).padStart(3)];
  const remark = loss > 0 ? pc.red(`loses ${loss}, best was ${best.move}`) : forced ? pc.dim("forced") : "";
  return [...columns, remark].filter(Boolean).join("  ");
}
