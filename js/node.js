import { FlipsideError } from "./error.js";

/**
 * One of Node's own modules; asked for in a way that bundlers for browsers do not trip over.
 * @template {"fs/promises" | "worker_threads"} Name
 * @param {Name} name
 * @returns {{ "fs/promises": typeof import("node:fs/promises"), "worker_threads": typeof import("node:worker_threads") }[Name]}
 * @throws {FlipsideError} `UNSUPPORTED` outside Node, and before Node 20.16
 */
export function builtin(name) {
  const found = globalThis.process?.getBuiltinModule?.(`node:${name}`);
  if (!found)
    throw new FlipsideError("UNSUPPORTED", `there is no node:${name} here (Node has it from 20.16 on)`);
  return /** @type {any} */ (found);
}
