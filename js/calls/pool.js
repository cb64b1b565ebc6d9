import { Supervisor } from "../backends/supervisor.js";
import { Dispatcher } from "../dispatch/dispatcher.js";
import { unlessAborted } from "../host/abort.js";
import { FlipsideError, invalid } from "../host/error.js";
import { mapInOrder } from "../host/map.js";
import { findBuiltin } from "../host/node.js";
import { knowledgeIn } from "../request/knowledge.js";
import { copyOptions, hostNamesOf } from "../request/options.js";
import { Calls } from "./calls.js";
import { Engine } from "./engine.js";

/**
 * @import { BackendSupervisor, Load } from "../dispatch/dispatcher.js"
 * @import { Stats } from "../generated/types.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { PoolOptions } from "../request/options.js"
 */

/** How many items `map` has under way for each engine: enough that no engine waits while a slow item is finished. */
const ITEMS_PER_ENGINE = 4;

/** The most engines that a pool has by default, so that their tables fit in the memory of most machines. */
const MAX_DEFAULT_WORKERS = 4;

/**
 * Several engines that share work: one position (`search`, `solve`, `outcome`), its moves (`analyze`), the positions of one
 * game (`review`), or any items (`map`). The tables are kept, and engines that search the same position tell each other what
 * they find, so an answer may depend on what was searched before and on how fast each engine is, unless the pool is
 * `reproducible`. An exact score depends on neither.
 *
 * Calls begin in the order they come; each resolves as soon as it is done.
 *
 * ```js
 * const pool = await EnginePool.create({ workers: 4 });
 * const { lines } = await pool.analyze("f5d6c3", { level: 12 });
 * for await (const review of pool.map(games, (engine, game) => engine.review(game))) print(review.loss);
 * ```
 */
export class EnginePool extends Calls {
  /** As consoles show it: bundling shortens other names. */
  static name = "EnginePool";

  #dispatcher;
  #supervisors;
  #known;
  /** The engines lent to `map`. @type {Set<Engine>} */
  #lent = new Set();
  #closing = new AbortController();

  /**
   * Pools come from {@link EnginePool.create}.
   * @private
   * @param {Dispatcher} dispatcher
   * @param {readonly Supervisor[]} supervisors
   * @param {Source[]} known
   */
  constructor(dispatcher, supervisors, known) {
    super(dispatcher, true, known);
    this.#dispatcher = dispatcher;
    this.#supervisors = supervisors;
    this.#known = known;
  }

  /**
   * Makes the engines, each in a worker of its own, and loads the module if `init` has not been called.
   * @param {PoolOptions} [options]
   * @returns {Promise<EnginePool>}
   * @throws {FlipsideError} as {@link Engine.create}
   */
  static async create(options = {}) {
    const copied = copyOptions(options, hostNamesOf("pool"));
    const { workers = defaultWorkers(), reproducible = false, maxWaiting } = copied;
    const first = await Supervisor.start(copied, hostNamesOf("pool"));
    const more = Array.from({ length: copied.worker === false ? 0 : workers - 1 }, () =>
      // A random seed is drawn once, so that all engines give the same answers.
      Supervisor.start({ ...copied, seed: first.seed }, hostNamesOf("pool")),
    );
    const made = await Promise.allSettled([first, ...more]);
    const supervisors = made.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const failed = made.find((result) => result.status === "rejected");
    if (!failed)
      return new EnginePool(
        new Dispatcher(supervisors, reproducible, maxWaiting),
        supervisors,
        knowledgeIn(copied),
      );
    await Promise.all(supervisors.map((supervisor) => supervisor.dispose()));
    throw failed.reason;
  }

  /** How many engines there are. */
  get size() {
    return this.#dispatcher.size;
  }

  /**
   * Works on many items, each with one of the pool's engines, and gives the results in the order of the items. A few
   * items for each engine are under way at a time: a consumer that stops asking for results stops the work, and leaving
   * the loop ends it. The loop throws what `work` throws. Inside `work` use its engine, not the pool.
   *
   * ```js
   * for await (const { move } of pool.map(positions, (engine, position) => engine.search(position))) print(move);
   * ```
   * @template Item, Result
   * @param {Iterable<Item> | AsyncIterable<Item>} items
   * @param {(engine: Engine, item: Item) => Result | PromiseLike<Result>} work may use the engine until it is done
   * @returns {AsyncGenerator<Awaited<Result>, void, void>}
   */
  async *map(items, work) {
    checkMap(items, work);
    this.#dispatcher.checkOpen();
    /** @type {Set<Engine>} */
    const engines = new Set();
    let hasEnded = false;
    /** @param {Item} item */
    const lend = (item) =>
      this.#dispatcher.add(async (supervisor) => {
        if (hasEnded) throw new FlipsideError("DISPOSED", "the loop over the results was left");
        const { engine, end } = this.#engineOf(supervisor);
        engines.add(engine);
        try {
          // An end of the pool does not wait for what a user does.
          return await unlessAborted((async () => work(engine, item))(), this.#closing.signal);
        } finally {
          engines.delete(engine);
          this.#lent.delete(engine);
          await end();
        }
      });
    try {
      yield* mapInOrder(items, this.size * ITEMS_PER_ENGINE, lend);
    } finally {
      hasEnded = true;
      await Promise.all([...engines].map((engine) => engine.dispose()));
    }
  }

  /** Ends the running calls, also those in `map`: they resolve at once with their best so far. Calls that wait are not affected. */
  stop() {
    super.stop();
    for (const engine of this.#lent) engine.stop();
  }

  /**
   * The size and seed of each engine, what it has spent so far, and with each how many calls of the whole pool run and wait; also answered
   * during a search.
   * @returns {Promise<(Stats & Load)[]>}
   */
  async stats() {
    this.#dispatcher.checkOpen();
    const stats = await Promise.all(
      this.#supervisors.map(async (supervisor) => (await supervisor.ready()).stats()),
    );
    return stats.map((each) => ({ ...each, ...this.#dispatcher.load }));
  }

  /** Ends the engines: calls that run or wait reject with `DISPOSED`, and so does every later call. @returns {Promise<void>} */
  async dispose() {
    this.#closing.abort(new FlipsideError("DISPOSED", "the pool was disposed"));
    const lent = [...this.#lent].map((engine) => engine.dispose());
    await Promise.all([this.#dispatcher.dispose("the pool was disposed"), ...lent]);
  }

  /** An engine to lend to one item of `map`, and a function that ends the loan. @param {BackendSupervisor} supervisor */
  #engineOf(supervisor) {
    const lent = {
      ready: () => supervisor.ready(),
      get backend() {
        return supervisor.backend;
      },
      dispose: async () => {},
    };
    // The declared constructor is private.
    const Made = /** @type {any} */ (Engine);
    const dispatcher = new Dispatcher([lent], this.#dispatcher.forgets);
    /** @type {Engine} */
    const engine = new Made(dispatcher, lent, this.#known);
    this.#lent.add(engine);
    return {
      engine,
      end: () => dispatcher.dispose("the item of `map` that the engine was lent for is done"),
    };
  }
}

/** @param {any} items @param {unknown} work @throws {FlipsideError} `INVALID_OPTION` */
function checkMap(items, work) {
  // A string is iterable, but its characters are not the intended items.
  if (!isIterable(items) || typeof items === "string") throw invalid("items", "an iterable of items", items);
  if (typeof work !== "function") throw invalid("work", "a function", work);
}

/** @param {any} items */
function isIterable(items) {
  try {
    return [Symbol.asyncIterator, Symbol.iterator].some((how) => typeof items?.[how] === "function");
  } catch {
    return false;
  }
}

/** The default number of engines. */
function defaultWorkers() {
  const counted = findBuiltin("os")?.availableParallelism?.() ?? globalThis.navigator?.hardwareConcurrency;
  return Math.min(counted ?? MAX_DEFAULT_WORKERS, MAX_DEFAULT_WORKERS);
}
