// An exclusive lock of a file among the processes of a machine: a file beside it, which only one of them can create.
//
// All work under the lock is done at once, without waiting for anything. A lock that is old therefore belongs to a process that
// was killed.

import { FlipsideError } from "./error.js";
import { builtin } from "./node.js";

/** A lock older than this is left over, in milliseconds: reading the largest file takes some seconds. */
const LEFT_OVER_MS = 60_000;

/** A lock without the name of its owner is left over after this time, in milliseconds: its owner writes it at once. */
const NAMELESS_MS = 1000;

/** How long to wait for the lock, in milliseconds. */
const PATIENCE_MS = 2 * LEFT_OVER_MS;

/** How long to wait before the next attempt, in milliseconds. */
const PAUSE_MS = 2;

/**
 * Does something with a file that no other process does anything with at the same time.
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @returns {Promise<T>}
 * @throws {FlipsideError} `UNSUPPORTED` when the lock cannot be had
 */
export async function withLock(path, work) {
  const lock = `${path}.lock`;
  const end = Date.now() + PATIENCE_MS;
  while (!take(lock)) {
    if (Date.now() > end) throw new FlipsideError("UNSUPPORTED", `${lock}: another process keeps it`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())));
  }
  try {
    return work();
  } finally {
    builtin("fs").rmSync(lock, { force: true });
  }
}

/** Creates the lock; false when it is taken. @param {string} lock */
function take(lock) {
  const fs = builtin("fs");
  try {
    fs.writeFileSync(lock, owner(process.pid), { flag: "wx" });
    return true;
  } catch (cause) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (cause);
    // Windows says EPERM while another process removes it.
    const isTaken = code === "EEXIST" || (code === "EPERM" && process.platform === "win32");
    if (!isTaken) throw new FlipsideError("UNSUPPORTED", message, { cause });
    removeLeftOver(lock);
    return false;
  }
}

/** Removes a lock whose owner was killed. @param {string} lock */
function removeLeftOver(lock) {
  const fs = builtin("fs");
  const aside = `${lock}.${process.pid}`;
  try {
    const text = fs.readFileSync(lock, "utf8");
    const limit = text === "" ? NAMELESS_MS : LEFT_OVER_MS;
    if (isRunning(text) && Date.now() - fs.statSync(lock).mtimeMs < limit) return;
    // Of several processes that see it, one removes it. One that comes too late puts the new lock back.
    fs.renameSync(lock, aside);
    if (fs.readFileSync(aside, "utf8") !== text) fs.renameSync(aside, lock);
    else fs.rmSync(aside);
  } catch {
    // Its owner, or another process, was faster.
  }
}

/** Whether the owner that a lock names may still be running. @param {string} text */
function isRunning(text) {
  const pid = Number(text.split("@")[0]);
  // Nothing is known of other machines.
  if (text !== owner(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH";
  }
}

/** @param {number} pid */
function owner(pid) {
  return `${pid}@${builtin("os").hostname()}`;
}
