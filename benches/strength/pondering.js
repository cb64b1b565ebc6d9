// Plays games of an engine that thinks in the time of its opponent, too, against one that does not. Needs two cores.

import { EnginePool } from "flipside";
import { contest } from "./contest.js";

/** @param {{ pairs: number }} options @returns {Promise<string>} a table: the result for the one that ponders */
export async function pondering({ pairs }) {
  const [pondering, waiting] = await Promise.all([1, 1].map((workers) => EnginePool.create({ workers })));
  const players = /** @type {const} */ ([{ pool: pondering, options: { ponder: true } }, { pool: waiting }]);
  return contest("with `ponder` against without", players, pairs);
}
