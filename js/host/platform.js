// What belongs to the platform rather than to the language. Where a DOM stands in for a browser in Node, as in tests, it can hide these.

import { findBuiltin } from "./node.js";

/** Which of Node's modules has what. */
const MODULES = /** @type {const} */ ({
  TextDecoder: "util",
  TextEncoder: "util",
  DecompressionStream: "stream/web",
  ReadableStream: "stream/web",
});

/** @typedef {keyof typeof MODULES} Name */

/**
 * A class of the platform.
 * @template {Name} Kind
 * @param {Kind} name
 * @returns {typeof globalThis[Kind]}
 */
export function platform(name) {
  const own = /** @type {any} */ (globalThis)[name];
  return own ?? /** @type {any} */ (findBuiltin(MODULES[name]))?.[name];
}

/** The bytes of a text. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function encoded(text) {
  const Encoder = platform("TextEncoder");
  return new Encoder().encode(text);
}

/** Decodes bytes. @param {string} [encoding] UTF-8 when left out @param {TextDecoderOptions} [options] */
export function decoderFor(encoding, options) {
  const Decoder = platform("TextDecoder");
  return new Decoder(encoding, options);
}
