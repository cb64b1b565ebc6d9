// Plays games of a pool against one engine, each side alone on the machine while it thinks.

import { EnginePool } from "flipside";
import { contest } from "./contest.js";

const WORKERS = 2;

/** @param {{ pairs: number }} options @returns {Promise<string>} a table: the result for the pool */
export async function duel({ pairs }) {
  const [several, one] = await Promise.all([WORKERS, 1].map((workers) => EnginePool.create({ workers })));
  return contest(`${WORKERS} engines against one`, [{ pool: several }, { pool: one }], pairs);
}
