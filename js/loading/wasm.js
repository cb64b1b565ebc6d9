// Loads the WebAssembly module, once for the whole page or process.

import { assets } from "./assets.js";
import { checkWasm, compile } from "./compile.js";
import { loadedModule, loadModule } from "./core.js";

/** @import { WasmSource } from "./wasm-source.js" */

/** Resolves `whenLoaded`. @type {(module: WebAssembly.Module) => void} */
let announce;
/** @type {Promise<WebAssembly.Module>} */
const whenLoaded = new Promise((resolve) => {
  announce = resolve;
});
/** The loads under way by their source, so that nothing is loaded twice. @type {Map<unknown, Promise<WebAssembly.Module>>} */
const attempts = new Map();

/**
 * Loads the engine once. The first source that arrives serves all callers, so a source that fails or never arrives does
 * not delay the others. A later source is checked in the same way, but not used.
 * @param {WasmSource | PromiseLike<WasmSource>} [source]
 * @returns {Promise<WebAssembly.Module>} the module, to be shared with workers
 * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
 */
export async function load(source) {
  checkWasm(source);
  const loaded = loadedModule();
  if (loaded) return loaded;
  const attempt = attempts.get(source) ?? begin(source).finally(() => attempts.delete(source));
  attempts.set(source, attempt);
  return Promise.race([attempt, whenLoaded]);
}

/** @param {WasmSource | PromiseLike<WasmSource> | undefined} source */
async function begin(source) {
  const module = await loadModule(await compile(source ?? assets.wasm()));
  announce(module);
  return module;
}
