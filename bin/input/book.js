// The opening book of a command.

import { pathToFileURL } from "node:url";
import { Book } from "flipside/book";

/**
 * Loads the book that the options of a command ask for.
 * @param {string | boolean | undefined} file its name; `true` is the book of the package, `false` none
 * @throws {FlipsideError} `INVALID_DATA`
 */
export async function openBook(file) {
  if (file === false) return undefined;
  return Book.load(typeof file === "string" ? pathToFileURL(file) : undefined);
}
