import { Calls } from "./calls.js";
import { Dispatcher } from "./dispatcher.js";
import { Engine } from "./engine.js";
import { describe, FlipsideError } from "./error.js";
import { mapInOrder } from "./map.js";
import { findBuiltin } from "./node.js";
import { copyOptions, POOL_NAMES } from "./options.js";
import { Supervisor } from "./supervisor.js";

/**
 * @import { Keeper } from "./dispatcher.js"
 * @import { Stats } from "./generated/types.js"
 * @import { PoolOptions } from "./options.js"
 */

/** How many items `map` has under way for each engine: enough that none waits for a slow one before it. */
const ITEMS_PER_ENGINE = 4;

/** As many engines as the machine's processors are made, but no more than this: their tables fit into any machine. */
const MOST_BY_DEFAULT = 4;

/**
 * Several engines that share work: the moves of one position (`analyze`), the positions of one game (`review`), or any items
 * (`map`); of `search`, `solve` and `outcome` each engine takes one at a time. Their tables are kept, so an answer may
 * depend on what its engine has seen before; not so with `reproducible`.
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
  #keepers;
  /** Engines that work on items. @type {Set<Engine>} */
  #lent = new Set();

  /** Pools come from {@link EnginePool.create}. @private @param {Dispatcher} dispatcher @param {readonly Supervisor[]} keepers */
  constructor(dispatcher, keepers) {
    super(dispatcher, true);
    this.#dispatcher = dispatcher;
    this.#keepers = keepers;
  }

  /**
   * Makes the engines, each in a worker of its own, and loads the module if `init` has not been called.
   * @param {PoolOptions} [options]
   * @returns {Promise<EnginePool>}
   * @throws {FlipsideError} as {@link Engine.create}
   */
  static async create(options = {}) {
    const copied = copyOptions(options, POOL_NAMES);
    const { workers = processors(), reproducible = false } = copied;
    const first = await Supervisor.start(copied, POOL_NAMES);
    const more = Array.from({ length: copied.worker === false ? 0 : workers - 1 }, () =>
      // What is random was drawn once: all engines must answer alike.
      Supervisor.start({ ...copied, seed: first.seed }, POOL_NAMES),
    );
    const made = await Promise.allSettled([first, ...more]);
    const keepers = made.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const failed = made.find((result) => result.status === "rejected");
    if (!failed) return new EnginePool(new Dispatcher(keepers, reproducible), keepers);
    await Promise.all(keepers.map((keeper) => keeper.dispose()));
    throw failed.reason;
  }

  /** How many engines there are. */
  get size() {
    return this.#dispatcher.size;
  }

  /**
   * Works on many items, each with one of the pool's engines, and gives the results in the order of the items. A few items
   * for each engine are under way at a time: who stops asking for results stops the work, and who leaves the loop ends it.
   * What `work` throws is thrown from the loop. Inside `work` use its engine, not the pool.
   *
   * ```js
   * for await (const { move } of pool.map(positions, (engine, position) => engine.search(position))) print(move);
   * ```
   * @template Item, Result
   * @param {Iterable<Item> | AsyncIterable<Item>} items
   * @param {(engine: Engine, item: Item) => Result | PromiseLike<Result>} work the engine is its own until it is done
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
      this.#dispatcher.add(async (keeper) => {
        if (hasEnded) throw new FlipsideError("DISPOSED", "nobody waits for this item any more");
        const { engine, end } = this.#engineOf(keeper);
        engines.add(engine);
        try {
          return await work(engine, item);
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

  /** Ends what runs, in `map` too: it resolves at once with its best so far. Calls that wait are not touched. */
  stop() {
    super.stop();
    for (const engine of this.#lent) engine.stop();
  }

  /** What each engine is and has spent so far; answered during a search as well. @returns {Promise<Stats[]>} */
  async stats() {
    this.#dispatcher.checkOpen();
    return Promise.all(this.#keepers.map(async (keeper) => (await keeper.ready()).stats()));
  }

  /** Ends the engines: what runs or waits rejects with `DISPOSED`, and so does every later call. @returns {Promise<void>} */
  async dispose() {
    const lent = [...this.#lent].map((engine) => engine.dispose());
    await Promise.all([this.#dispatcher.dispose("the pool was disposed"), ...lent]);
  }

  /** An engine for one item, and how its use ends, which leaves the keeper as it is. @param {Keeper} keeper */
  #engineOf(keeper) {
    const lent = {
      ready: () => keeper.ready(),
      get host() {
        return keeper.host;
      },
      dispose: async () => {},
    };
    // Its constructor is hidden from users, not from here.
    const Made = /** @type {any} */ (Engine);
    const dispatcher = new Dispatcher([lent], this.#dispatcher.forgets);
    /** @type {Engine} */
    const engine = new Made(dispatcher, lent);
    this.#lent.add(engine);
    return {
      engine,
      end: () => dispatcher.dispose("the item of `map` that the engine was lent for is done"),
    };
  }
}

/** @param {any} items @param {unknown} work @throws {FlipsideError} `INVALID_OPTION` */
function checkMap(items, work) {
  const isIterable = [Symbol.asyncIterator, Symbol.iterator].some(
    (how) => typeof items?.[how] === "function",
  );
  // The letters of a text are hardly the items that are meant.
  if (!isIterable || typeof items === "string")
    throw new FlipsideError(
      "INVALID_OPTION",
      `items: expected an iterable of items, found ${describe(items)}`,
    );
  if (typeof work !== "function")
    throw new FlipsideError("INVALID_OPTION", `work: expected a function, found ${describe(work)}`);
}

/** How many engines think at the same time to some purpose. */
function processors() {
  const counted = findBuiltin("os")?.availableParallelism?.() ?? globalThis.navigator?.hardwareConcurrency;
  return Math.min(counted ?? MOST_BY_DEFAULT, MOST_BY_DEFAULT);
}
