/** A message for the person at the terminal: shown without a stack trace, and the command ends with exit code 1. */
export class Failure extends Error {}

/**
 * Whether something thrown is an error of the package. The name tells, not the class: the readers of formats are bundled
 * into the command, with an error class of their own.
 * @param {unknown} thrown
 * @returns {thrown is import("flipside").FlipsideError}
 */
export function isFlipsideError(thrown) {
  return thrown instanceof Error && thrown.name === "FlipsideError";
}
