/** Every code of an error; what each means stands at {@link ErrorCode}. */
const CODES = /** @type {const} */ ([
  "INVALID_POSITION",
  "ILLEGAL_MOVE",
  "INVALID_OPTION",
  "INVALID_DATA",
  "GAME_OVER",
  "UNSUPPORTED",
  "CRASHED",
  "DISPOSED",
]);

/**
 * What went wrong, for programs:
 * - `INVALID_POSITION`: a text is not a position or a transcript;
 * - `ILLEGAL_MOVE`: a move is against the rules, or not a move at all;
 * - `INVALID_OPTION`: an option has a value it cannot have, or is not known;
 * - `INVALID_DATA`: the wasm or a saved table is damaged, missing, or of another kind;
 * - `GAME_OVER`: a best move was asked for where the game is over;
 * - `UNSUPPORTED`: the place this runs in lacks something that was asked for;
 * - `CRASHED`: a worker died, fell silent or answered nonsense, or the module trapped; the next call starts anew;
 * - `DISPOSED`: the engine is no longer there.
 * @typedef {typeof CODES[number]} ErrorCode
 */

/** An error of this package: the code is for programs; the message, for people, names the value and its place. */
export class FlipsideError extends Error {
  /** As consoles show it: bundling shortens other names. */
  static name = "FlipsideError";

  /**
   * @param {ErrorCode} code
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, options) {
    super(message, options);
    /** Always `"FlipsideError"`. */
    this.name = "FlipsideError";
    /** What went wrong. @readonly @type {ErrorCode} */
    this.code = code;
  }
}

/**
 * Calls the core and throws its errors, which are plain ones with a code, as errors of the package.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function rethrow(call) {
  try {
    return call();
  } catch (error) {
    throw toError(error);
  }
}

/**
 * Calls the core for a new engine, which needs nothing but memory: a crash means that there is none.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function rethrowFull(call) {
  try {
    return call();
  } catch (error) {
    const { code, message } = toError(error);
    if (code !== "CRASHED") throw toError(error);
    throw new FlipsideError("UNSUPPORTED", `no memory for an engine: ${message}`, { cause: error });
  }
}

/** What is left of an error after the core or a worker. @typedef {{ code?: unknown, message?: unknown }} Failure */

/**
 * The error of the package that a failure of the core or of a worker stands for: a failure without a code of the
 * package is a crash.
 * @param {unknown} failure
 * @returns {FlipsideError}
 */
export function toError(failure) {
  if (failure instanceof FlipsideError) return failure;
  const { code, message } = /** @type {Failure} */ (failure ?? {});
  const known = CODES.find((each) => each === code);
  if (known) return new FlipsideError(known, String(message));
  return new FlipsideError("CRASHED", `the engine crashed: ${message ?? failure}`, { cause: failure });
}

/**
 * A value as an error message names it: like its author wrote it, and short.
 * @param {unknown} value
 * @returns {string}
 */
export function describe(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return String(value);
  try {
    return `an object of type ${value.constructor?.name ?? "?"}`;
  } catch {
    return "an object that cannot be read";
  }
}
