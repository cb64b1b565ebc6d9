import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** @typedef {{ output: string, errors: string, code: number | null }} Outcome */

/** The command as the package ships it. */
const COMMAND = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));

/** Starts `flipside`, without colors unless the environment asks for them. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function start(args, env = {}) {
  return spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, NO_COLOR: "1", ...env } });
}

/**
 * Runs `flipside` to its end, in a process of its own.
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function flipsideAlone(args, input = "", env) {
  const child = start(args, env);
  /** @type {Promise<number | null>} */
  const ended = new Promise((end) => child.once("close", end));
  child.stdin.end(input);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

/** @type {Worker | undefined} */
let thread;

/** The last run of the thread, or what waits for it. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Runs `flipside` to its end, after all runs before it in one thread, which has loaded the package: a process for each takes
 * longer to start than most of them to run.
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 * @returns {Promise<Outcome>}
 */
export function flipside(args, input = "") {
  const run = last.then(() => inThread(args, input));
  last = run.catch(() => {});
  return run;
}

/** @param {string[]} args @param {string | Uint8Array} input @returns {Promise<Outcome>} */
async function inThread(args, input) {
  if (!thread) {
    thread = new Worker(new URL("thread.js", import.meta.url), { env: { ...process.env, NO_COLOR: "1" } });
    thread.once("exit", () => {
      thread = undefined;
    });
    thread.unref();
  }
  // Only while it runs the process waits for it.
  const waiting = setInterval(() => {}, 60_000);
  thread.postMessage({ command: COMMAND, args, input });
  try {
    const [outcome] = await once(thread, "message");
    return outcome;
  } finally {
    clearInterval(waiting);
  }
}
