import { describe, FlipsideError } from "./error.js";

/**
 * Checks what only JavaScript can: that options are an object, that each is known, and the kinds that never reach the
 * core. What the others may be, the core knows.
 * @param {unknown} options
 * @param {readonly string[]} known
 */
export function checkOptions(options, known) {
  if (typeof options !== "object" || options === null) {
    throw new FlipsideError("INVALID_OPTION", `options must be an object, found ${describe(options)}`);
  }
  const prototype = Object.getPrototypeOf(options);
  // One whose fields are its own: a signal in place of the options would never be heard.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new FlipsideError("INVALID_OPTION", `options must be a plain object, found ${describe(options)}`);
  }
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw new FlipsideError(
        "INVALID_OPTION",
        `unknown option ${describe(name)}; there are ${known.join(", ")}`,
      );
    }
  }
  const { signal, onProgress } = /** @type {{ signal?: unknown, onProgress?: unknown }} */ (options);
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new FlipsideError("INVALID_OPTION", `signal must be an AbortSignal, found ${describe(signal)}`);
  }
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new FlipsideError("INVALID_OPTION", `onProgress must be a function, found ${describe(onProgress)}`);
  }
}

const WATCH = ["signal", "onProgress"];
const LIMITS = ["budgetMs", "depth", "nodes", "level", "selectivity", "book"];

/** The options that each task knows. */
export const TASK_OPTIONS = {
  search: [...LIMITS, ...WATCH],
  analyze: [...LIMITS, "count", "moves", ...WATCH],
  solve: ["wld", ...WATCH],
};

/** The options that an engine is made with. */
export const ENGINE_OPTIONS = ["tableBits", "seed", "worker", "wasm", "book", "signal"];

/** The options that a pool is made with. */
export const POOL_OPTIONS = ["workers", ...ENGINE_OPTIONS];
