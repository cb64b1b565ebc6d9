import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Whether this system shows how much memory processes take. */
export const KNOWS_MEMORY = existsSync("/proc/self/status");

/**
 * The memory of all processes that descend from this one, such as all processes of a browser.
 * @returns {number} bytes in use that belong to no file
 */
export function memoryOfChildren() {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statusOf);
  const family = new Set([process.pid]);
  // A process may be listed before its parent.
  for (let known = 0; known < family.size; ) {
    known = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  family.delete(process.pid);
  return processes.reduce((sum, { pid, bytes }) => sum + (family.has(pid) ? bytes : 0), 0);
}

/** @param {string} pid @returns {{ pid: number, parent: number, bytes: number }[]} empty when the process has ended */
function statusOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return [{ pid: Number(pid), parent: field("PPid"), bytes: 1024 * field("RssAnon") }];
  } catch {
    return [];
  }
}
