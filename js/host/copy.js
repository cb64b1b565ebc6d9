// Copies the plain objects that users give as options, so that later changes to them have no effect.

import { FlipsideError, invalid } from "./error.js";

/** How many items of a list are looked at: more than any list that is right has. */
const MOST_ITEMS = 257;

/**
 * Copies a plain object, and the lists and plain objects in it.
 * @template {object} Options
 * @param {Options} options
 * @returns {Options}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function copyPlain(options) {
  try {
    const given = /** @type {unknown} */ (options);
    if (isPlain(given)) {
      const fields = Object.keys(given).map((name) => [name, copyOfValue(given[name])]);
      return Object.fromEntries(fields);
    }
  } catch (cause) {
    throw new FlipsideError(
      "INVALID_OPTION",
      "options: expected a plain object, found one that cannot be read",
      {
        cause,
      },
    );
  }
  throw invalid("options", "a plain object", options);
}

/**
 * Copies options, and checks that there are no others.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly (keyof Options & string)[]} names
 * @returns {Options}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function copyOnly(options, names) {
  const copied = copyPlain(options);
  const other = Object.keys(copied).find((name) => !names.includes(/** @type {any} */ (name)));
  if (other === undefined) return copied;
  const expected = names.join(", ");
  throw invalid("options", `only ${expected}`, other);
}

/** @param {unknown} value */
function copyOfValue(value) {
  // By index: a list may have an iterator of its own, which never ends, or a length that no memory holds.
  if (Array.isArray(value))
    return Array.from({ length: Math.min(value.length, MOST_ITEMS) }, (_, index) => value[index]);
  return isPlain(value) ? { ...value } : value;
}

/**
 * Whether a value is a plain object; an AbortSignal passed in place of options, for example, is not.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isPlain(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  // The prototype of plain objects has no prototype itself, in any realm.
  return (
    prototype === null ||
    (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, "isPrototypeOf"))
  );
}
