import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Runs a script in a fresh process, where nothing is loaded yet.
 * @param {string} script whose imports are seen from this folder
 * @param {Record<string, string>} [environment] variables besides those of this process
 * @returns {Promise<string>} what it prints
 */
export async function inNewProcess(script, environment = {}) {
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    timeout: 30_000,
    env: { ...process.env, ...environment },
  });
  return (await run).stdout.trim();
}
