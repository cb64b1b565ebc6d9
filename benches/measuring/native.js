import { run } from "../../scripts/run.mjs";
import { parse } from "./table.js";

/**
 * Runs a native bench, which prints a table.
 * @param {string} bench
 * @param {(string | number)[]} args its arguments
 * @returns {Promise<Record<string, string>[]>} the rows; rejects where the bench fails
 */
export async function native(bench, ...args) {
  return parse(await run(["cargo", "bench", "--locked", "--bench", bench, "--", ...args.map(String)]));
}
