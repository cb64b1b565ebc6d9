/**
 * @import { WasmSource } from "./options.js"
 * @import { AnyWorker } from "./spawn.js"
 */

/**
 * What an entry of the package brings along.
 * @typedef {object} Supplies
 * @property {() => WasmSource | undefined} wasm The compiled engine, where none is given.
 * @property {(() => AnyWorker)[]} workers The ways to start a worker, best first.
 */

/** Filled by the entry, used when an engine is made. @type {Supplies} */
export const supplies = { wasm: () => undefined, workers: [] };
