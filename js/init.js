import { load } from "./wasm.js";

/** @import { WasmSource } from "./types.js" */

/**
 * Loads the engine; {@link Game} works after it, and `Engine.create` does the same by itself. Later calls wait for the
 * first and change nothing; after a failure it can be tried again.
 * @param {WasmSource | PromiseLike<WasmSource>} [source] Where the wasm comes from: the address of the package's
 *   `engine_bg.wasm`, a response with it, its bytes, or the compiled module. The main entry has it inside, the slim one
 *   needs it.
 * @returns {Promise<void>}
 * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
 */
export async function init(source) {
  await load(source);
}
