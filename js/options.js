import { describe, FlipsideError } from "./error.js";

/**
 * @import { TableOptions } from "./generated/types.js"
 */

/**
 * An option of every call.
 * @typedef {object} Signal
 * @property {AbortSignal | undefined} [signal] On abort the call rejects with the signal's reason, within 100 ms.
 */

/** A compiled module, where the library of types knows any: a `WebAssembly.Module`. @typedef {typeof globalThis extends { WebAssembly: { Module: new (...source: never[]) => infer Module } } ? Module : never} CompiledModule */

/**
 * Where the compiled engine comes from: an address, a response, its bytes, or a compiled module.
 * @typedef {string | URL | Response | ArrayBuffer | ArrayBufferView | CompiledModule} WasmSource
 */

/**
 * Where an engine thinks.
 * @typedef {object} Hosting
 * @property {boolean | string | URL | undefined} [worker] Whether to think in a worker of its own, or the address of the
 *   package's `worker.js` where the built-in way is not allowed; `true` when left out.
 * @property {WasmSource | PromiseLike<WasmSource> | undefined} [wasm] As for {@link init}, if it has not been called yet.
 */

/**
 * How a pool shares work.
 * @typedef {object} Sharing
 * @property {number | undefined} [workers] How many engines there are, 1 to 64; when left out as many as the machine has
 *   processors, at most 4, and 4 where that is not known.
 * @property {boolean | undefined} [reproducible] Whether an engine forgets everything before each piece of work, so that
 *   limits in depth, level or nodes give the same answers however many engines there are; this takes several times as
 *   long. `false` when left out.
 */

/** What an engine is made with. @typedef {TableOptions & Hosting & Signal} EngineOptions */

/**
 * What a pool is made with. All options but those of {@link Sharing} are those of each engine, so the memory for tables is
 * as many times as much. With `worker: false` there is one engine, as more could not think at the same time.
 * @typedef {EngineOptions & Sharing} PoolOptions
 */

const MOST_WORKERS = 64;

/**
 * What each option that the core does not know must be.
 * @type {Record<keyof (Hosting & Sharing & Signal), [expected: string, isRight: (value: unknown) => boolean]>}
 */
const CHECKS = {
  signal: ["an AbortSignal", isSignal],
  worker: [
    "true, false or an address",
    (value) => typeof value === "boolean" || typeof value === "string" || value instanceof URL,
  ],
  // A source may be a promise, so it is checked where it is read.
  wasm: ["", () => true],
  workers: [
    `a whole number from 1 to ${MOST_WORKERS}`,
    (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_WORKERS,
  ],
  reproducible: ["true or false", (value) => typeof value === "boolean"],
};

/** The names of options that the core leaves to its host. @typedef {keyof typeof CHECKS} HostName */

/** Those of a call. @type {HostName[]} */
export const CALL_NAMES = ["signal"];
/** Those of an engine. @type {HostName[]} */
export const ENGINE_NAMES = ["signal", "worker", "wasm"];
/** Those of a pool. @type {HostName[]} */
export const POOL_NAMES = /** @type {HostName[]} */ (Object.keys(CHECKS));

/**
 * The options as they are now, whatever becomes of the object later; those of the host are checked, the core checks the
 * others.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly HostName[]} names of the host's options that belong to the call
 * @returns {Options}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function copyOptions(options, names) {
  const copied = copyOf(options);
  for (const name of names) {
    const value = copied[name];
    const [expected, isRight] = CHECKS[name];
    if (value === undefined || isRight(value)) continue;
    throw new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(value)}`);
  }
  return /** @type {Options} */ (copied);
}

/** @param {unknown} options @returns {Record<string, unknown>} */
function copyOf(options) {
  try {
    if (isPlain(options)) {
      return Object.fromEntries(Object.keys(options).map((name) => [name, copyOfValue(options[name])]));
    }
  } catch (cause) {
    throw new FlipsideError(
      "INVALID_OPTION",
      "options: expected a plain object, found one that cannot be read",
      {
        cause,
      },
    );
  }
  throw new FlipsideError("INVALID_OPTION", `options: expected a plain object, found ${describe(options)}`);
}

/** @param {unknown} value */
function copyOfValue(value) {
  if (Array.isArray(value)) return [...value];
  return isPlain(value) ? { ...value } : value;
}

/** Whether all fields are the object's own: a signal in place of options would never be heard. @param {unknown} value @returns {value is Record<string, unknown>} */
function isPlain(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether it is a real signal, of this page or of another, and not one that merely looks like it. @param {unknown} value */
function isSignal(value) {
  try {
    const aborted = Object.getOwnPropertyDescriptor(AbortSignal.prototype, "aborted");
    return typeof aborted?.get?.call(value) === "boolean";
  } catch {
    return false;
  }
}
