// The bytes that users give.

import { describe, FlipsideError } from "./error.js";

/**
 * A plain view of the same bytes: a class or an owner of theirs can change what they say of themselves.
 * @param {unknown} bytes
 * @param {string} name of what they hold, for errors
 * @returns {Uint8Array}
 * @throws {FlipsideError} `INVALID_DATA`
 */
export function viewOf(bytes, name) {
  // A proxy is no view; anything else can be asked for its class.
  if (!ArrayBuffer.isView(bytes) || !(bytes instanceof Uint8Array)) throw notBytes(name, describe(bytes));
  const [buffer, byteOffset, byteLength] = ["buffer", "byteOffset", "byteLength"].map((property) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), property)?.get?.call(bytes),
  );
  if (byteLength === 0) throw notBytes(name, "an empty one");
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** @param {string} name @param {string} found */
function notBytes(name, found) {
  return new FlipsideError("INVALID_DATA", `${name}: expected a Uint8Array, found ${found}`);
}
