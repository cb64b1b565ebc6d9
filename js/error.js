/** @import { ErrorCode } from "./types.js" */

/** An error of this package: the code is for programs; the message, for people, names the value and its place. */
export class FlipsideError extends Error {
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
 * Calls the core; its errors, which are plain ones with a code, become errors of the package.
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function translated(call) {
  try {
    return call();
  } catch (error) {
    throw revived(/** @type {Failure} */ (error));
  }
}

/** What is left of an error after the core or a worker. @typedef {{ code?: ErrorCode, message: string }} Failure */

/**
 * The error that a failure tells of; a failure without code is no error of the package and stays as it is.
 * @param {Failure} failure
 * @returns {Error}
 */
export function revived(failure) {
  if (failure instanceof FlipsideError) return failure;
  if (failure.code) return new FlipsideError(failure.code, failure.message);
  return failure instanceof Error ? failure : new Error(failure.message);
}

/**
 * A value as an error message shows it: like its author wrote it, and short.
 * @param {unknown} value
 */
export function describe(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  if (typeof value === "object" && value !== null)
    return `an object of type ${value.constructor?.name ?? "?"}`;
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "function" ? "a function" : String(value);
}
