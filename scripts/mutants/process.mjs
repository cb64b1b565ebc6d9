// Processes that hold the tests of a group: see inside.mjs.

import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Failure, ROOT } from "../run.mjs";

/** @import { ChildProcess } from "node:child_process" */

const PROGRAM = fileURLToPath(new URL("inside.mjs", import.meta.url));

/**
 * Starts a process.
 * @param {string[]} tests files of tests/node
 * @param {string} folder where the copy of js/ is
 * @param {string} [id] a mutant that is on from the beginning
 * @returns {Promise<ChildProcess>} rejects with a {@link Failure} when the tests cannot be loaded
 */
export async function start(tests, folder, id) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, FLIPSIDE_REACHED: join(folder, "reached") };
  env.FLIPSIDE_MUTANTS = pathToFileURL(join(folder, "js")).href;
  if (id !== undefined) env.__STRYKER_ACTIVE_MUTANT__ = id;
  // Detached, it leads a group of processes, which end together.
  const child = fork(PROGRAM, tests, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await answer(child, 300)) === "ready") return child;
  end(child);
  throw new Failure("the tests cannot be loaded");
}

/** Ends a process, with those that its tests have started. @param {ChildProcess} child */
export function end({ pid }) {
  try {
    process.kill(-Number(pid), "SIGKILL");
  } catch {
    // It has ended by itself, and so have they.
  }
}

/**
 * Sends a request.
 * @param {ChildProcess} child
 * @param {object | string} request
 * @param {number} [seconds] after these it is given up
 * @returns {Promise<unknown>}
 */
export async function ask(child, request, seconds = 900) {
  child.send(request);
  // A loop without an end does not answer, and some mutants end the process.
  return (await answer(child, seconds)) ?? { status: "endless", isBroken: true };
}

/** The next message of a process; `undefined` if there is none in time. @param {ChildProcess} child @param {number} seconds */
function answer(child, seconds) {
  return new Promise((resolve) => {
    /** @param {unknown} [message] */
    const finish = (message) => {
      clearTimeout(timer);
      child.off("message", finish).off("exit", gone);
      resolve(message);
    };
    const gone = () => finish();
    const timer = setTimeout(gone, seconds * 1000);
    child.on("message", finish).on("exit", gone);
  });
}
