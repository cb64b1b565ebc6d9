// The errors of the package, and how values are described in their messages.

/**
 * What went wrong, for programs:
 * - `INVALID_POSITION`: a text is not a position or a transcript;
 * - `ILLEGAL_MOVE`: a move is against the rules, or not a move at all;
 * - `INVALID_OPTION`: an option has a value it cannot have, or is unknown;
 * - `INVALID_DATA`: the WebAssembly, a book, a library, a collection of games, a WTHOR file or a saved table is damaged, missing, or of
 *   another version;
 * - `GAME_OVER`: a best move was asked for in a finished game;
 * - `BUSY`: as many calls wait as `maxWaiting` allows;
 * - `UNSUPPORTED`: the environment lacks something that the call needs;
 * - `CRASHED`: a worker died, stopped responding or sent an invalid answer, or the module trapped; the next call starts a new
 *   engine;
 * - `DISPOSED`: the engine or pool was disposed, or the library or the collection closed.
 * @typedef {"INVALID_POSITION" | "ILLEGAL_MOVE" | "INVALID_OPTION" | "INVALID_DATA" | "GAME_OVER"
 *   | "BUSY" | "UNSUPPORTED" | "CRASHED" | "DISPOSED"} ErrorCode
 */

/**
 * An error as JSON.
 * @typedef {object} ErrorRecord
 * @property {string} name Always `"FlipsideError"`.
 * @property {ErrorCode} code What went wrong.
 * @property {string} message For people.
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

  /** What is told to others, by `JSON.stringify` for example. @returns {ErrorRecord} */
  toJSON() {
    return { ...this, message: this.message };
  }
}

/**
 * A value of an argument or an option that is refused.
 * @param {string} name of what has it
 * @param {string} expected
 * @param {unknown} found
 */
export function invalid(name, expected, found) {
  return new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(found)}`);
}

/**
 * Describes a value for an error message: as it is written in code, and shortened.
 * @param {unknown} value
 * @returns {string}
 */
export function describe(value) {
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (typeof value === "bigint")
    return value > MAX_SHOWN || value < -MAX_SHOWN ? "a very large bigint" : `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value !== "object" || value === null) return shortened(String(value));
  try {
    return `an object of type ${shortened(String(value.constructor?.name ?? "?"))}`;
  } catch {
    return "an object that cannot be read";
  }
}

/** A bigint beyond this has so many digits that it takes long to write them. */
const MAX_SHOWN = 10n ** 40n;

/** @param {string} text */
function shortened(text) {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
