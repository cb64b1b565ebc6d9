import { load } from "./wasm.js";

/** @import { WasmSource } from "./wasm-source.js" */

/**
 * Loads the engine; `Engine.create` does the same by itself. Once it is loaded, later calls change nothing; a source
 * that fails or never arrives does not affect a later call.
 * @param {WasmSource | PromiseLike<WasmSource>} [source] Where the wasm comes from: the address of the package's
 *   `engine_bg.wasm`, a response with it, its bytes, or the compiled module. The main entry contains it; the slim entry
 *   needs it.
 * @returns {Promise<void>}
 * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
 */
export async function init(source) {
  await load(source);
}
