// Compiles WebAssembly that users give as an address, a response, bytes or a module.

import { describe, FlipsideError } from "../host/error.js";
import { isData, isPromise, messageOf, read, resolved } from "../host/source.js";

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
  if (found instanceof WebAssembly.Module) return found;
  const given = await read(found, "wasm");
  try {
    // Streaming compilation needs the right content type, which not every server sends.
    if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return await WebAssembly.compile(given);
    if (given.headers.get("content-type") === "application/wasm")
      return await WebAssembly.compileStreaming(given);
    return await WebAssembly.compile(await given.arrayBuffer());
  } catch (cause) {
    if (!WebAssembly.validate(SIMD_PROBE)) {
      throw new FlipsideError(
        "UNSUPPORTED",
        "WebAssembly SIMD is missing here (any browser since 2023 has it)",
      );
    }
    if (cause instanceof RangeError)
      throw new FlipsideError("UNSUPPORTED", `no memory to compile the wasm: ${cause.message}`, { cause });
    throw new FlipsideError("INVALID_DATA", `the wasm cannot be compiled: ${messageOf(cause)}`, { cause });
  }
}

/** @param {unknown} source @returns {asserts source is WasmSource} @throws {FlipsideError} `INVALID_OPTION` when it is not one */
function checkSource(source) {
  if (isData(source) || source instanceof WebAssembly.Module) return;
  throw new FlipsideError(
    "INVALID_OPTION",
    `wasm: expected a URL, a Response, bytes or a WebAssembly.Module, found ${describe(source)}`,
  );
}

// A minimal module that uses SIMD, to test for support: one function that makes a vector.
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
