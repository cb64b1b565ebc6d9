// Checks what a library is given to import.

import { FlipsideError } from "../host/error.js";
import { joined } from "./entries.js";
import { merged } from "./entry.js";
import { readLibrary } from "./record.js";

/** @import { Entry } from "./entry.js" */

/**
 * The entries of an exported library.
 * @param {Uint8Array} bytes
 * @param {Map<string, Entry>} known what they must not contradict
 * @throws {FlipsideError} `INVALID_DATA`
 */
export function importedFrom(bytes, known) {
  const contents = readLibrary(bytes);
  if (typeof contents === "string") throw refusal(contents);
  const [damaged] = contents.damaged;
  if (damaged) throw refusal(`expected records, found other bytes from ${damaged[0]} to ${damaged[1]}`);
  const { expected } = contents;
  if (Number.isFinite(expected) && contents.entries.length !== expected)
    throw refusal(`expected ${expected} records, found ${contents.entries.length}`);
  const { entries, contradictory } = joined(contents.entries);
  const wrong = contradictory.map(([key]) => key);
  for (const [key, entry] of entries) {
    const other = known.get(key);
    if (other && !merged(other, entry)) wrong.push(key);
  }
  if (wrong.length > 0)
    throw refusal(`expected results that agree with those that are known, found others of ${wrong[0]}`);
  return entries;
}

/** @param {string} message */
function refusal(message) {
  return new FlipsideError("INVALID_DATA", `a library: ${message}`);
}
