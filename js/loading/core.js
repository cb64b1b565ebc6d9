// The core, instantiated once for the whole page, process or worker.

import instantiate, { checkEngine, Engine, part, request, sharedLimits } from "../generated/engine.js";
import { messageOf } from "../host/bytes/source.js";
import { FlipsideError } from "../host/error.js";

/** What the package calls of the core. */
const CORE = { checkEngine, Engine, part, request, sharedLimits };

/** The module, when it has been loaded. @type {WebAssembly.Module | undefined} */
let loaded;
/** The last instantiation: the glue of wasm-bindgen can do one at a time. @type {Promise<unknown>} */
let instantiating = Promise.resolve();

/** The module, when it has been loaded. */
export function loadedModule() {
  return loaded;
}

/** The bindings of the loaded core. @throws {FlipsideError} `UNSUPPORTED` when it is not loaded yet */
export function core() {
  if (!loaded)
    throw new FlipsideError("UNSUPPORTED", "the engine is not loaded: await init() or Engine.create() first");
  return CORE;
}

/**
 * Loads the core from a module, if it is not loaded yet.
 * @param {WebAssembly.Module} module
 * @returns {Promise<WebAssembly.Module>} the one that is loaded
 * @throws {FlipsideError} `INVALID_DATA` or `UNSUPPORTED`
 */
export async function loadModule(module) {
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
    await instantiate(module);
  } catch (cause) {
    if (cause instanceof WebAssembly.LinkError || cause instanceof TypeError) throw foreign(cause);
    throw new FlipsideError("UNSUPPORTED", `the engine cannot be loaded here: ${messageOf(cause)}`, {
      cause,
    });
  }
  loaded = module;
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
