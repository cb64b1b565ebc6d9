import { throwIfAborted, unlessAborted } from "../host/abort.js";
import { FlipsideError } from "../host/error.js";
import { rethrowFull } from "../host/failure.js";
import { assets } from "../loading/assets.js";
import { core } from "../loading/core.js";
import { load } from "../loading/wasm.js";
import { Local } from "./local.js";
import { Remote } from "./remote.js";
import { fromUrl } from "./spawn.js";

/**
 * @import { Backend } from "./local.js"
 * @import { TableOptions } from "../generated/types.js"
 * @import { EngineOptions, WorkerAddress } from "../request/options.js"
 */

/**
 * Provides one backend of an engine or a pool. When it has crashed, a new one with the same options replaces it; the
 * content of its table is lost.
 */
export class Supervisor {
  #open;
  #backend;
  /** @type {Promise<Backend> | undefined} */
  #opening;
  /** @type {FlipsideError | undefined} */
  #closed;

  /** @param {Backend} backend @param {TableOptions["seed"]} seed @param {() => Promise<Backend>} open starts another */
  constructor(backend, seed, open) {
    this.#backend = backend;
    /** The seed of the hash keys; `undefined` for the default one. */
    this.seed = seed;
    this.#open = open;
  }

  /**
   * Starts a backend, unless the signal aborts meanwhile.
   * @param {EngineOptions} options
   * @param {readonly string[]} names of the options that the core does not know
   * @returns {Promise<Supervisor>}
   * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async start(options, names) {
    const { tableBits, seed, worker = true, wasm, signal } = options;
    throwIfAborted(signal);
    const loading = load(wasm).then((module) => {
      rethrowFull(() => core().checkEngine(options, [...names]));
      return module;
    });
    const backend = await openBackend(worker, loading, { tableBits, seed }, signal);
    // A random seed is drawn once, so that a new backend gives the same answers.
    const drawn = seed === "random" ? (await backend.stats()).seed : seed;
    return new Supervisor(backend, drawn, () =>
      openBackend(worker, loading, { tableBits, seed: drawn }, undefined),
    );
  }

  /** The backend, or a new one if it crashed. @returns {Promise<Backend>} */
  async ready() {
    if (this.#closed) throw this.#closed;
    if (!this.#backend.failure) return this.#backend;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    const backend = await this.#opening;
    if (this.#closed) {
      await backend.dispose();
      throw this.#closed;
    }
    this.#backend = backend;
    return backend;
  }

  /** The backend as it is now. */
  get backend() {
    return this.#backend;
  }

  async dispose() {
    this.#closed ??= new FlipsideError("DISPOSED", "the engine was disposed");
    await this.#backend.dispose();
  }
}

/**
 * Starts a backend: in this thread, in a hosted worker, or by the first of the built-in ways that works. A worker loads its
 * script while the module is loading.
 * @param {boolean | WorkerAddress} worker
 * @param {Promise<WebAssembly.Module>} loading
 * @param {TableOptions} options
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Backend>}
 */
async function openBackend(worker, loading, options, signal) {
  if (worker === false) {
    await unlessAborted(loading, signal);
    return new Local(options);
  }
  const ways = worker === true ? assets.workers : [() => fromUrl(worker)];
  /** @type {unknown} */
  let cause;
  for (const spawn of ways) {
    try {
      return await Remote.start(spawn(), loading, options, signal);
    } catch (error) {
      // An error of the module is told as it is: no other way to start a worker mends it.
      await unlessAborted(loading, signal);
      if (error instanceof FlipsideError && error.code !== "CRASHED") throw error;
      cause = error;
    }
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  const address = WATCHED.test(reason) ? "under Trusted Types a `TrustedScriptURL`" : "the address";
  const hint = `give ${address} of the package's worker.js as \`worker\`, or \`worker: false\` to do without`;
  throw new FlipsideError("UNSUPPORTED", `no worker can be started (${reason}): ${hint}`, { cause });
}

/** How Chromium and Safari, and Firefox, say that a page asks for Trusted Types. */
const WATCHED = /Trusted|Sink type mismatch/;
