// What the entries of the package differ in: whether they contain the WebAssembly and the script of the worker.

/** @import { WasmSource } from "./wasm-source.js" */

/** A worker, of the browser's kind or of Node's. @typedef {Worker | import("node:worker_threads").Worker} AnyWorker */

/**
 * What an entry of the package provides: the main entry contains both, the slim entry only the addresses.
 * @typedef {object} Assets
 * @property {() => WasmSource | Promise<WasmSource> | undefined} wasm The WebAssembly to load when the user gives none.
 * @property {(() => AnyWorker)[]} workers The ways to start a worker, best first.
 */

/** Set by the entry, used when an engine is made. @type {Assets} */
export const assets = { wasm: () => undefined, workers: [] };
