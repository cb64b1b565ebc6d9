// Plays games against an earlier build of the package, one engine each, which think by turns.

import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { EnginePool } from "flipside";
import { Failure } from "../../scripts/run.mjs";
import { contest } from "./contest.js";

/**
 * @param {{ build?: string, pairs: number }} options `build`: the folder `dist` of the other build
 * @returns {Promise<string>} a table: the result for this build
 */
export async function earlier({ build, pairs }) {
  if (!build) throw new Failure("earlier needs --build FOLDER, the dist of an earlier build");
  const other = await import(pathToFileURL(join(resolve(build), "flipside.js")).href);
  const [present, past] = await Promise.all(
    [EnginePool, other.EnginePool].map((Pool) => Pool.create({ workers: 1 })),
  );
  return contest("this build against an earlier one", [{ pool: present }, { pool: past }], pairs);
}
