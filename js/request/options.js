// The options that only JavaScript knows, and how the options of a call are copied and checked. The core checks its
// own.

import { isSignal } from "../host/abort.js";
import { copyPlain } from "../host/copy.js";
import { describe, FlipsideError } from "../host/error.js";
import { isKnowledge } from "./knowledge.js";

/**
 * @import { Book } from "../book/book.js"
 * @import { TableOptions } from "../generated/types.js"
 * @import { Library } from "../library/library.js"
 */

/**
 * An option of every call.
 * @typedef {object} Signal
 * @property {AbortSignal | undefined} [signal] On abort the call rejects with the signal's reason, within 100 ms.
 */

/**
 * An option of a search in a game.
 * @typedef {object} Ponder
 * @property {boolean | undefined} [ponder] Whether to think on after the answer, in the time of the opponent, about the reply
 *   that is expected. The next call ends that, and finds what it has found. `false` when left out.
 */

/** A `WebAssembly.Module`, if the type libraries of the program declare it. @typedef {typeof globalThis extends { WebAssembly: { Module: new (...source: never[]) => infer Module } } ? Module : never} CompiledModule */

/**
 * Where the compiled engine comes from: an address, a response, its bytes, or a compiled module.
 * @typedef {string | URL | Response | ArrayBuffer | ArrayBufferView | CompiledModule} WasmSource
 */

/**
 * Where an engine runs.
 * @typedef {object} Hosting
 * @property {boolean | string | URL | undefined} [worker] Whether to run in a worker of its own, or the address of a hosted
 *   `flipside/worker` where the built-in worker is not allowed; `true` when left out.
 * @property {WasmSource | PromiseLike<WasmSource> | undefined} [wasm] As for {@link init}, if it has not been called yet.
 */

/**
 * How a pool shares work.
 * @typedef {object} Sharing
 * @property {number | undefined} [workers] How many engines there are, 1 to 64. When left out: the number of processors, at most 4,
 *   and 4 where that number is unknown.
 * @property {boolean | undefined} [reproducible] Whether an engine forgets everything before each piece of work, so that
 *   limits in depth, level or nodes give the same answers however many engines there are; this takes several times as
 *   long. `false` when left out.
 */

/**
 * What an engine knows by heart.
 * @typedef {object} Knowledge
 * @property {Book | undefined} [book] The opening book that answers searches where it knows the position.
 * @property {Library | undefined} [library] The library of solved positions that answers calls where it knows the position, and
 *   is given what they prove.
 */

/** What an engine is made with. @typedef {TableOptions & Hosting & Knowledge & Signal} EngineOptions */

/**
 * What a pool is made with. The options other than those of {@link Sharing} hold for each engine, so the memory for
 * tables is multiplied by the number of engines. With `worker: false` there is one engine, because several in one
 * thread could not run at the same time.
 * @typedef {EngineOptions & Sharing} PoolOptions
 */

const MAX_WORKERS = 64;

/**
 * What each option that the core does not know must be.
 * @type {Record<keyof (Hosting & Knowledge & Ponder & Sharing & Signal), [expected: string, isRight: (value: unknown) => boolean]>}
 */
const CHECKS = {
  signal: ["an AbortSignal", isSignal],
  ponder: ["true or false", (value) => typeof value === "boolean"],
  worker: [
    "true, false or an address",
    (value) => typeof value === "boolean" || typeof value === "string" || value instanceof URL,
  ],
  // A source may be a promise, so it is checked where it is read.
  wasm: ["", () => true],
  book: ["a Book of flipside/book", (value) => isKnowledge(value, "book")],
  library: ["a Library of flipside/library", (value) => isKnowledge(value, "library")],
  workers: [
    `a whole number from 1 to ${MAX_WORKERS}`,
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_WORKERS,
  ],
  reproducible: ["true or false", (value) => typeof value === "boolean"],
};

/** The names of the options that only JavaScript knows. @typedef {keyof typeof CHECKS} HostName */

/** The ones of a call. @type {HostName[]} */
export const CALL_NAMES = ["signal"];
/** The ones of a search. @type {HostName[]} */
export const SEARCH_NAMES = ["signal", "ponder"];
/** The ones of an engine. @type {HostName[]} */
export const ENGINE_NAMES = ["signal", "worker", "wasm", "book", "library"];
/** The ones of a pool. @type {HostName[]} */
export const POOL_NAMES = [...ENGINE_NAMES, "workers", "reproducible"];

/**
 * Copies the options of a call, so that later changes to the object have no effect, and checks the ones that only
 * JavaScript knows.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly HostName[]} names of the options to check
 * @returns {Options}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function copyOptions(options, names) {
  const copied = /** @type {Record<string, unknown>} */ (copyPlain(options));
  for (const name of names) {
    const value = copied[name];
    const [expected, isRight] = CHECKS[name];
    if (value === undefined || isRight(value)) continue;
    throw new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(value)}`);
  }
  return /** @type {Options} */ (copied);
}
