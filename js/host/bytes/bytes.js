// Bytes that callers give.

import { describe, FlipsideError } from "../error.js";
import { arrayKind, isUint8Array } from "../kind.js";

/**
 * A plain view of the bytes of a `Uint8Array`.
 * @param {unknown} bytes
 * @param {string} name of what they are, for errors
 * @returns {Uint8Array}
 * @throws {FlipsideError} `INVALID_DATA`
 */
export function bytesIn(bytes, name) {
  const refuse = (/** @type {string} */ found) =>
    new FlipsideError("INVALID_DATA", `${name}: expected a Uint8Array, found ${found}`);
  if (!isUint8Array(bytes)) throw refuse(describe(bytes));
  const view = plainView(bytes);
  if (view.length === 0) throw refuse("an empty one");
  return view;
}

/**
 * A plain view of the same bytes: a class or an owner of theirs can change what they say of themselves.
 * @param {ArrayBuffer | ArrayBufferView} bytes
 * @returns {Uint8Array}
 */
export function plainView(bytes) {
  if (!ArrayBuffer.isView(bytes)) return new Uint8Array(bytes);
  const prototype =
    arrayKind(bytes) === undefined ? DataView.prototype : Object.getPrototypeOf(Uint8Array.prototype);
  const [buffer, byteOffset, byteLength] = ["buffer", "byteOffset", "byteLength"].map((name) =>
    Object.getOwnPropertyDescriptor(prototype, name)?.get?.call(bytes),
  );
  // Those that were given away to another thread are empty, but make no view.
  return byteLength === 0 ? new Uint8Array(0) : new Uint8Array(buffer, byteOffset, byteLength);
}

/** Whether bytes begin with the letters of a text in ASCII. @param {Uint8Array} bytes @param {string} text */
export function beginsWith(bytes, text) {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}
