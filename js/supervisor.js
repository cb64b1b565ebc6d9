import { unlessAborted } from "./abort.js";
import { FlipsideError, rethrow } from "./error.js";
import { Local } from "./local.js";
import { Remote } from "./remote.js";
import { fromUrl } from "./spawn.js";
import { supplies } from "./supplies.js";
import { core, load } from "./wasm.js";

/**
 * @import { Host } from "./local.js"
 * @import { TableOptions } from "./generated/types.js"
 * @import { EngineOptions } from "./options.js"
 */

/**
 * Keeps one host alive for an engine or a pool: starts it, and starts another where it crashed, with the same options; what
 * it had learned is lost then.
 */
export class Supervisor {
  #open;
  #host;
  /** @type {Promise<Host> | undefined} */
  #opening;
  /** @type {FlipsideError | undefined} */
  #closed;

  /** @param {Host} host @param {TableOptions["seed"]} seed @param {() => Promise<Host>} open another */
  constructor(host, seed, open) {
    this.#host = host;
    /** What the hash keys are made of; nothing when they are the usual ones. */
    this.seed = seed;
    this.#open = open;
  }

  /**
   * Starts a host, unless the signal aborts meanwhile.
   * @param {EngineOptions} options
   * @param {readonly string[]} names of the options that the core does not know
   * @returns {Promise<Supervisor>}
   * @throws {FlipsideError} `INVALID_DATA`, `INVALID_OPTION` or `UNSUPPORTED`; the signal's reason after an abort
   */
  static async start(options, names) {
    const { tableBits, seed, worker = true, wasm, signal } = options;
    signal?.throwIfAborted();
    const module = await unlessAborted(load(wasm), signal);
    rethrow(() => core().checkEngine(options, [...names]));
    const host = await openHost(worker, module, { tableBits, seed }, signal);
    // What is random is drawn once: another host must answer like the first.
    const drawn = seed === "random" ? (await host.stats()).seed : seed;
    return new Supervisor(host, drawn, () => openHost(worker, module, { tableBits, seed: drawn }, undefined));
  }

  /** The host, another one if it crashed. @returns {Promise<Host>} */
  async ready() {
    if (this.#closed) throw this.#closed;
    if (!this.#host.failure) return this.#host;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = undefined;
    });
    const host = await this.#opening;
    if (this.#closed) {
      await host.dispose();
      throw this.#closed;
    }
    this.#host = host;
    return host;
  }

  /** The host as it is now. */
  get host() {
    return this.#host;
  }

  async dispose() {
    this.#closed ??= new FlipsideError("DISPOSED", "the engine was disposed");
    await this.#host.dispose();
  }
}

/**
 * @param {boolean | string | URL} worker
 * @param {WebAssembly.Module} module
 * @param {TableOptions} options
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<Host>}
 */
async function openHost(worker, module, options, signal) {
  if (worker === false) return new Local(options);
  const ways = worker === true ? supplies.workers : [() => fromUrl(worker)];
  /** @type {unknown} */
  let cause;
  for (const spawn of ways) {
    try {
      return await Remote.start(spawn(), module, options, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FlipsideError && error.code !== "CRASHED") throw error;
      cause = error;
    }
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  const hint = "give the address of the package's worker.js as `worker`, or `worker: false` to do without";
  throw new FlipsideError("UNSUPPORTED", `no worker can be started (${reason}): ${hint}`, { cause });
}
