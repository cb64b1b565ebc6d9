// Access to Node's built-in modules that works in browsers and bundlers.

import { FlipsideError } from "./error.js";

/**
 * @typedef {{ "fs": typeof import("node:fs"), "fs/promises": typeof import("node:fs/promises"), "os": typeof import("node:os"),
 *   "stream/web": typeof import("node:stream/web"), "timers": typeof import("node:timers"), "url": typeof import("node:url"), "util":
 *   typeof import("node:util"), "worker_threads": typeof import("node:worker_threads"), "zlib": typeof import("node:zlib") }} Builtins
 */

/**
 * One of Node's built-in modules, where there is one. It is not imported, so bundlers for browsers do not try to
 * resolve it.
 * @template {keyof Builtins} Name
 * @param {Name} name
 * @returns {Builtins[Name] | undefined} nothing outside Node, and before Node 20.16
 */
export function findBuiltin(name) {
  return /** @type {any} */ (globalThis.process?.getBuiltinModule?.(`node:${name}`));
}

/**
 * One of Node's built-in modules.
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

/** Whether names are those of files rather than addresses: not in pages, those of Electron included. */
export function hasFiles() {
  return findBuiltin("fs") !== undefined && /** @type {{ type?: string }} */ (process).type !== "renderer";
}
