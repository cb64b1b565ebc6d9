// The bytes that users give.

import { describe, FlipsideError } from "./error.js";

/**
 * A plain view of the same bytes: a class or an owner of theirs can change what they say of themselves.
 * @param {ArrayBuffer | ArrayBufferView} bytes
 * @returns {Uint8Array}
 */
export function plainView(bytes) {
  if (!ArrayBuffer.isView(bytes)) return new Uint8Array(bytes);
  const prototype =
    bytes instanceof DataView ? DataView.prototype : Object.getPrototypeOf(Uint8Array.prototype);
  const [buffer, byteOffset, byteLength] = ["buffer", "byteOffset", "byteLength"].map((name) =>
    Object.getOwnPropertyDescriptor(prototype, name)?.get?.call(bytes),
  );
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * A plain view of the bytes that a user must give as a Uint8Array.
 * @param {unknown} bytes
 * @param {string} name of what they hold, for errors
 * @returns {Uint8Array}
 * @throws {FlipsideError} `INVALID_DATA`
 */
export function viewOf(bytes, name) {
  // A proxy is no view; anything else can be asked for its class.
  if (!ArrayBuffer.isView(bytes) || !(bytes instanceof Uint8Array)) throw notBytes(name, describe(bytes));
  const view = plainView(bytes);
  if (view.length === 0) throw notBytes(name, "an empty one");
  return view;
}

/** @param {string} name @param {string} found */
function notBytes(name, found) {
  return new FlipsideError("INVALID_DATA", `${name}: expected a Uint8Array, found ${found}`);
}
