// Failures of the core and of workers, which are errors of the package to those who call.

import { FlipsideError } from "./error.js";

/** @import { ErrorCode } from "./error.js" */

/** Every code of an error. @type {Readonly<Record<ErrorCode, true>>} */
const CODES = {
  INVALID_POSITION: true,
  ILLEGAL_MOVE: true,
  INVALID_OPTION: true,
  INVALID_DATA: true,
  GAME_OVER: true,
  BUSY: true,
  UNSUPPORTED: true,
  CRASHED: true,
  DISPOSED: true,
};

/**
 * Calls the core, and throws its plain errors as errors of the package.
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
 * Calls the core for a new engine. That traps only when memory runs out, so a crash becomes `UNSUPPORTED`.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function rethrowFull(call) {
  try {
    return call();
  } catch (cause) {
    const error = toError(cause);
    if (error.code !== "CRASHED") throw error;
    throw new FlipsideError("UNSUPPORTED", `no memory for an engine: ${error.message}`, { cause });
  }
}

/** An error as the core throws it, or as it arrives from a worker. @typedef {{ code?: unknown, message?: unknown }} Failure */

/**
 * Converts a failure of the core or of a worker to an error of the package. A failure without a known code is a crash.
 * @param {unknown} failure
 * @returns {FlipsideError}
 */
export function toError(failure) {
  if (failure instanceof FlipsideError) return failure;
  const { code, message } = /** @type {Failure} */ (failure ?? {});
  if (typeof code === "string" && Object.hasOwn(CODES, code))
    return new FlipsideError(/** @type {ErrorCode} */ (code), String(message));
  return new FlipsideError("CRASHED", `the engine crashed: ${message ?? failure}`, { cause: failure });
}
