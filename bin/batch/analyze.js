// The command `flipside analyze`.

import pc from "picocolors";
import { headingOf, signed } from "../figures.js";
import { wholeGame } from "../input/items.js";
import { checkLimits, limitsOf, withOptions } from "../options.js";
import { runBatch } from "./batch.js";

/**
 * @import { Line } from "flipside"
 * @import { BatchOptions } from "./batch.js"
 */

/**
 * Scores the legal moves of positions, best first.
 * @param {string[]} args
 * @param {BatchOptions & { count?: number, moves?: string[] }} options and the limits
 */
export function analyze(args, options) {
  const limits = limitsOf({ ...options });
  const { count, moves } = options;
  return runBatch(args, options, {
    command: withOptions("analyze", { ...limits, count, moves }),
    check: async (pool) => {
      await checkLimits(pool, limits);
      await pool.analyze("", { depth: 1, count });
    },
    begin: (engine, item) => engine.analyze(wholeGame(item), { ...limits, count, moves }),
    fields: (_, report) => report,
    print: (item, report) => {
      const game = item.open();
      const turn = game.isOver ? "the game is over" : `${game.turn} to move, ${game.empties} empties`;
      return [`${headingOf(item)}: ${turn}`, ...report.lines.map(printLine)].join("\n");
    },
  });
}

/** @param {Line} line */
function printLine({ move, score, exact, depth, selectivity, pv }) {
  const certainty = exact ? "exact" : `${depth}@${selectivity}`;
  return `  ${pc.bold(move.padEnd(4))} ${signed(score).padStart(3)}  ${certainty.padEnd(6)}  ${pc.dim(pv.join(" "))}`;
}
