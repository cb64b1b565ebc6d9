import { FlipsideError } from "./error.js";

/** @typedef {{ "fs/promises": typeof import("node:fs/promises"), "os": typeof import("node:os"), "worker_threads": typeof import("node:worker_threads") }} Builtins */

/**
 * One of Node's own modules, where there is one; asked for in a way that bundlers for browsers do not trip over.
 * @template {keyof Builtins} Name
 * @param {Name} name
 * @returns {Builtins[Name] | undefined} nothing outside Node, and before Node 20.16
 */
export function findBuiltin(name) {
  return /** @type {any} */ (globalThis.process?.getBuiltinModule?.(`node:${name}`));
}

/**
 * One of Node's own modules.
 * @template {keyof Builtins} Name
 * @param {Name} name
 * @returns {Builtins[Name]}
 * @throws {FlipsideError} `UNSUPPORTED` outside Node, and before Node 20.16
 */
export function builtin(name) {
  const found = findBuiltin(name);
  if (!found)
    throw new FlipsideError("UNSUPPORTED", `there is no node:${name} here (Node has it from 20.16 on)`);
  return found;
}
