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
 * @param {BatchOptions} options and the limits of each position
 */
export function review(args, options) {
  const limits = limitsOf({ ...options });
  return runBatch(args, options, {
    check: (pool) => checkLimits(pool, limits),
    // Of a game whose end is missing what is there is reviewed.
    begin: (engine, item) => engine.review(item.open(), limits),
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
