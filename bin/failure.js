/** An error for the person at the terminal: it is printed without a stack trace, and the command exits with code 1. */
export class Failure extends Error {}

/**
 * Whether a thrown value is an error of the package. It is recognized by its name, because the command contains a
 * second copy of the class: the readers of formats are bundled into it.
 * @param {unknown} thrown
 * @returns {thrown is import("flipside").FlipsideError}
 */
export function isFlipsideError(thrown) {
  return thrown instanceof Error && thrown.name === "FlipsideError";
}
