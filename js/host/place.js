// The place that a user names for what is to last: a database in browsers, a file elsewhere.

import { describe, FlipsideError } from "./error.js";
import { isUrl } from "./kind.js";
import { builtin } from "./node.js";

/** How some databases name memory. */
const MEMORY = ":memory:";

/**
 * The place that is named.
 * @param {unknown} given
 * @param {string} name of the argument, for errors
 * @param {string} others what the argument may be besides, for errors
 * @returns {{ database: string } | { file: string }}
 * @throws {FlipsideError} `INVALID_OPTION`; `UNSUPPORTED` where there is neither a database nor a file system
 */
export function placeOf(given, name, others = "") {
  if (isUrl(given) && given.protocol === "file:") return { file: builtin("url").fileURLToPath(`${given}`) };
  const hasDatabases = typeof indexedDB === "object";
  if (typeof given === "string" && given !== "" && given !== MEMORY)
    return hasDatabases ? { database: given } : { file: given };
  const expected = hasDatabases ? "the name of a database" : "the path of a file, or its file: URL";
  const hint = given === MEMORY ? "; leave it out to keep all in memory" : "";
  throw new FlipsideError(
    "INVALID_OPTION",
    `${name}: expected ${expected}${others}, found ${describe(given)}${hint}`,
  );
}
