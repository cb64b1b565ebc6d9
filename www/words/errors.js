// Errors as sentences for a person.

import { asSentence } from "./english.js";
import { phrasesOf } from "./language.js";

export const errors = phrasesOf("errors", {
  crashed: "The engine crashed. It starts again as soon as it is needed.",

  /**
   * What went wrong, as a sentence. Other languages than English say by the code what kind of thing it is, before the message.
   * @param {string} code of the package's errors: `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION`, `INVALID_DATA`, `GAME_OVER`,
   *   `UNSUPPORTED` or `DISPOSED`; empty for an error of the browser
   * @param {string} message in English
   */
  failure: (code, message) => asSentence(message || code),
});

/** What went wrong, as a sentence. @param {unknown} error */
export function reason(error) {
  const code = codeOf(error);
  if (code === "CRASHED") return errors.crashed;
  // What the page itself says is in its language.
  if (error instanceof Fault) return error.message;
  return errors.failure(code, error instanceof Error ? error.message : String(error));
}

/** What the page says to a person, as an error. */
export class Fault extends Error {}

/** The code of an error of the package; empty for other errors. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
