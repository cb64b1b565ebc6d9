// Errors as sentences for a person.

import { asSentence } from "./english.js";
import { phrasesOf } from "./language.js";

export const errors = phrasesOf("errors", {
  crashed: "The engine crashed. It starts again as soon as it is needed.",
  noGame:
    "There is no game in this. A game is moves such as f5d6c3, a board of 64 squares, or a file of a game program.",

  /** A move that the rules do not allow, in a game that somebody has written down. @param {number} number @param {string} move as it is written */
  illegal: (number, move) =>
    `Move ${number}, ${move}, is not possible there. Check it, and the moves before it.`,
  /** A board with too many squares or too few. @param {number} found */
  squares: (found) => `A board has 64 squares, and this one has ${found}. Check whether some are missing.`,
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

/** Where a message of the package names a move, or what is no game. */
const MOVE = /\bmove (\d+): (?:illegal move|.*\bfound) "([^"\s]{1,8})"/s;
const SQUARES = /\bexpected 64 squares, found (\d+)/;
const NO_GAME = /^(?:no game:|expected a transcript)/;

/**
 * What the package says of a text, as a person would say it: what happened, and what to do.
 * @param {string} code
 * @param {string} message in English
 */
export function explained(code, message) {
  const [, number, move] = MOVE.exec(message) ?? [];
  if (number && move) return errors.illegal(Number(number), move);
  const [, squares] = SQUARES.exec(message) ?? [];
  if (squares) return errors.squares(Number(squares));
  if (NO_GAME.test(message)) return errors.noGame;
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
  return explained(code, error instanceof Error ? error.message : String(error));
}

/** What the page says to a person, as an error. */
export class Fault extends Error {}

/** The code of an error of the package; empty for other errors. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
