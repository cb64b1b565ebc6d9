import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The command as the package ships it. */
const COMMAND = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/** Starts `flipside`, without colors unless the environment asks for them. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function start(args, env = {}) {
  return spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, NO_COLOR: "1", ...env } });
}

/**
 * Runs `flipside` to its end.
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ output: string, errors: string, code: number | null }>}
 */
export async function flipside(args, input = "", env) {
  const child = start(args, env);
  /** @type {Promise<number | null>} */
  const ended = new Promise((end) => child.once("close", end));
  child.stdin.end(input);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}
