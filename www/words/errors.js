// Errors as sentences for a person.

import { codeOf } from "../package/errors.js";
import { asSentence } from "./english.js";
import { phrasesOf } from "./language.js";

export const errors = phrasesOf("errors", {
  crashed: "The engine crashed. It starts again as soon as it is needed.",
  /** What went wrong, where nothing more is known than its kind, by the codes of the package's errors. */
  failures: {
    INVALID_POSITION: "This position cannot be read.",
    ILLEGAL_MOVE: "This move is not possible here.",
    INVALID_OPTION: "This setting is not possible.",
    INVALID_DATA: "This cannot be read: it is damaged, or of a kind that is not known here.",
    GAME_OVER: "The game is over.",
    UNSUPPORTED: "This browser cannot do it.",
  },
  /** What went wrong, where not even that is known. @param {string} message in English */
  unknown: (message) => asSentence(message),
});

/** What went wrong, by its kind. @param {string} code @param {string} message in English */
export function failure(code, message) {
  /** @type {Readonly<Record<string, string>>} */
  const failures = errors.failures;
  return failures[code] ?? errors.unknown(message || code);
}

/** What went wrong, as a sentence. @param {unknown} error */
export function reason(error) {
  const code = codeOf(error);
  if (code === "CRASHED") return errors.crashed;
  // What the page itself says is in its language.
  if (error instanceof Fault) return error.message;
  return failure(code, error instanceof Error ? error.message : String(error));
}

/** What the page says to a person, as an error. */
export class Fault extends Error {}
