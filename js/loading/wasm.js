// Loads the WebAssembly module, once for the whole page or process.

import instantiate, { checkEngine, Engine, part, request, sharedLimits } from "../generated/engine.js";
import { FlipsideError } from "../host/error.js";
import { messageOf } from "../host/source.js";
import { assets } from "./assets.js";
import { checkWasm, compile } from "./compile.js";

/** @import { WasmSource } from "./wasm-source.js" */

/** What the package calls of the core. */
const CORE = { checkEngine, Engine, part, request, sharedLimits };

/** The module, when it has been loaded. @type {WebAssembly.Module | undefined} */
let loaded;
/** Resolves `whenLoaded`. @type {(module: WebAssembly.Module) => void} */
let announce;
/** @type {Promise<WebAssembly.Module>} */
const whenLoaded = new Promise((resolve) => {
  announce = resolve;
});
/** The loads under way by their source, so that nothing is loaded twice. @type {Map<unknown, Promise<WebAssembly.Module>>} */
const attempts = new Map();
/** The last instantiation: the glue of wasm-bindgen can do one at a time. @type {Promise<unknown>} */
let instantiating = Promise.resolve();

/**
 * Loads the engine once. The first source that arrives serves all callers, so a source that fails or never arrives does
 * not delay the others. A later source is checked in the same way, but not used.
 * @param {WasmSource | PromiseLike<WasmSource>} [source]
 * @returns {Promise<WebAssembly.Module>} the module, to be shared with workers
 * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`
 */
export async function load(source) {
  checkWasm(source);
  if (loaded) return loaded;
  const attempt = attempts.get(source) ?? begin(source).finally(() => attempts.delete(source));
  attempts.set(source, attempt);
  return Promise.race([attempt, whenLoaded]);
}

/** The bindings of the loaded core. @throws {FlipsideError} `UNSUPPORTED` when it is not loaded yet */
export function core() {
  if (!loaded)
    throw new FlipsideError("UNSUPPORTED", "the engine is not loaded: await init() or Engine.create() first");
  return CORE;
}

/** @param {WasmSource | PromiseLike<WasmSource> | undefined} source */
async function begin(source) {
  const module = await compile(source ?? assets.wasm());
  // Checked first, because the glue cannot be used again after it has instantiated another module.
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  const missing = NEEDED.find((name) => !exported.includes(name));
  if (missing) throw foreign(new Error(`it has no ${missing}`));
  const instantiated = instantiating.then(() => instantiateOnce(module));
  instantiating = instantiated.catch(() => {});
  return instantiated;
}

/** @param {WebAssembly.Module} module @returns {Promise<WebAssembly.Module>} the one that is loaded */
async function instantiateOnce(module) {
  if (loaded) return loaded;
  try {
    await instantiate({ module_or_path: module });
  } catch (cause) {
    if (cause instanceof WebAssembly.LinkError || cause instanceof TypeError) throw foreign(cause);
    throw new FlipsideError("UNSUPPORTED", `the engine cannot be loaded here: ${messageOf(cause)}`, {
      cause,
    });
  }
  loaded = module;
  announce(module);
  return module;
}

/** Some of the exports by which the engine is recognized. */
const NEEDED = ["checkEngine", "__wbindgen_start"];

/** @param {Error} cause */
function foreign(cause) {
  return new FlipsideError("INVALID_DATA", `the wasm is not the engine of this version: ${cause.message}`, {
    cause,
  });
}
