// Loads the WebAssembly module, once for the whole page or process.

import { assets } from "./assets.js";
import { describe, FlipsideError } from "./error.js";
import instantiate, * as glue from "./generated/engine.js";
import { builtin } from "./node.js";

/** @import { WasmSource } from "./options.js" */

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
  if (typeof WebAssembly !== "object")
    throw new FlipsideError("UNSUPPORTED", "WebAssembly is missing here (any browser since 2017 has it)");
  // A source that is no longer awaited must not end the process when it rejects.
  if (isPromise(source)) Promise.resolve(source).catch(() => {});
  else if (source !== undefined) checkSource(source);
  if (loaded) return loaded;
  const attempt = attempts.get(source) ?? begin(source).finally(() => attempts.delete(source));
  attempts.set(source, attempt);
  return Promise.race([attempt, whenLoaded]);
}

/** The bindings of the loaded core. @throws {FlipsideError} `UNSUPPORTED` when it is not loaded yet */
export function core() {
  if (!loaded)
    throw new FlipsideError("UNSUPPORTED", "the engine is not loaded: await init() or Engine.create() first");
  return glue;
}

/** @param {WasmSource | PromiseLike<WasmSource> | undefined} source */
async function begin(source) {
  const module = await compile(await resolved(source ?? assets.wasm()));
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

/** @param {unknown} source @returns {source is PromiseLike<WasmSource>} */
function isPromise(source) {
  return typeof (/** @type {any} */ (source)?.then) === "function";
}

/** @param {WasmSource | PromiseLike<WasmSource> | undefined} source @returns {Promise<WasmSource>} */
async function resolved(source) {
  try {
    const given = await source;
    checkSource(given);
    return /** @type {WasmSource} */ (given);
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    throw new FlipsideError("INVALID_DATA", `no wasm: ${messageOf(cause)}`, { cause });
  }
}

/** @param {unknown} source @throws {FlipsideError} `INVALID_OPTION` when it is not one */
function checkSource(source) {
  const isSource =
    typeof source === "string" ||
    source instanceof URL ||
    source instanceof ArrayBuffer ||
    ArrayBuffer.isView(source) ||
    source instanceof WebAssembly.Module ||
    (typeof Response === "function" && source instanceof Response);
  if (isSource) return;
  throw new FlipsideError(
    "INVALID_OPTION",
    `wasm: expected a URL, a Response, bytes or a WebAssembly.Module, found ${describe(source)}`,
  );
}

/** @param {WasmSource} source */
async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  const given = await read(source);
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

/** @param {WasmSource} source not a module @returns {Promise<BufferSource | Response>} */
async function read(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return /** @type {BufferSource} */ (source);
  if (typeof source === "string" || source instanceof URL) return readUrl(source);
  return checked(/** @type {Response} */ (source));
}

/** @param {string | URL} url */
async function readUrl(url) {
  try {
    if (`${url}`.startsWith("file:")) return await builtin("fs/promises").readFile(new URL(url));
    return checked(await fetch(url));
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    throw new FlipsideError("INVALID_DATA", `no wasm at ${url}: ${messageOf(cause)}`, { cause });
  }
}

/** @param {Response} response */
function checked(response) {
  if (response.ok) return response;
  throw new FlipsideError("INVALID_DATA", `no wasm at ${response.url}: HTTP status ${response.status}`);
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// A minimal module that uses SIMD, to test for support: one function that makes a vector.
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
