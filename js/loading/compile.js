// Compiles WebAssembly that users give as an address, a response, bytes or a module.

import { isBytes, isData, isPromise, messageOf, read, resolved } from "../host/bytes/source.js";
import { FlipsideError, invalid } from "../host/error.js";
import { findBuiltin } from "../host/node.js";

/** @import { WasmSource } from "./wasm-source.js" */

/**
 * Checks what can be checked of a source at once.
 * @param {WasmSource | PromiseLike<WasmSource> | undefined} source
 * @throws {FlipsideError} `INVALID_OPTION`, or `UNSUPPORTED` without WebAssembly
 */
export function checkWasm(source) {
  if (typeof WebAssembly !== "object")
    throw new FlipsideError("UNSUPPORTED", "WebAssembly is missing here (any browser since 2017 has it)");
  // A source that is no longer awaited must not end the process when it rejects.
  if (isPromise(source)) Promise.resolve(source).catch(() => {});
  else if (source !== undefined) checkSource(source);
}

/**
 * Loads and compiles a module.
 * @param {WasmSource | PromiseLike<WasmSource> | undefined} source
 * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
 */
export async function compile(source) {
  const found = await resolved(source, "wasm");
  checkSource(found);
  if (isModule(found)) return found;
  const given = await read(found, "wasm");
  try {
    if (isBytes(given)) return await WebAssembly.compile(given);
    if (canStream(given)) return await WebAssembly.compileStreaming(given);
    return await WebAssembly.compile(await given.arrayBuffer());
  } catch (cause) {
    throw await failed(cause);
  }
}

/**
 * Streaming compilation needs the right content type, which not every server sends, and a response of the platform's own, which a
 * DOM that stands in for a browser replaces. In Bun it ends a program that waits for nothing else.
 * @param {Response} response
 */
function canStream({ headers }) {
  return (
    headers.get("content-type") === "application/wasm" &&
    typeof WebAssembly.compileStreaming === "function" &&
    !findBuiltin("fs")
  );
}

/** Why nothing was compiled. @param {unknown} cause */
async function failed(cause) {
  const told = messageOf(cause);
  const unsupported = (/** @type {string} */ message) => new FlipsideError("UNSUPPORTED", message, { cause });
  if (!WebAssembly.validate(SIMD_PROBE))
    return unsupported("WebAssembly SIMD is missing here (any browser since 2023 has it)");
  if (cause instanceof RangeError) return unsupported(`no memory to compile the wasm: ${told}`);
  const isForbidden = await WebAssembly.compile(SIMD_PROBE).then(
    () => false,
    () => true,
  );
  if (isForbidden)
    return unsupported(
      `WebAssembly may not be compiled here (${told}): import flipside/slim and give a compiled WebAssembly.Module as \`wasm\`; a page needs 'wasm-unsafe-eval' in its policy`,
    );
  return new FlipsideError("INVALID_DATA", `the wasm cannot be compiled: ${told}`, { cause });
}

/** @param {unknown} value @returns {value is WebAssembly.Module} */
function isModule(value) {
  try {
    WebAssembly.Module.exports(/** @type {any} */ (value));
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} source @returns {asserts source is WasmSource} @throws {FlipsideError} `INVALID_OPTION` when it is not one */
function checkSource(source) {
  if (isData(source) || isModule(source)) return;
  throw invalid("wasm", "a URL, a Response, bytes or a WebAssembly.Module", source);
}

// A minimal module that uses SIMD, to test for support: one function that makes a vector.
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
