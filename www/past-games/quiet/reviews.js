// Reviews games that nobody asked to have reviewed, one after another, while the person does something else.

/** @import { Engine, GameClass } from "../../package/flipside.js" */
/** @import { Digest, PastGame } from "../../archive/games.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { GameReview } from "../../state/types.js" */

import { unreviewedOf } from "../../progress/unreviewed.js";
import { dealtPlies } from "../../review/opening/dealt.js";
import { reviewOf } from "./review.js";
import { hasPower, isQuiet } from "./when.js";

/**
 * What reviews: it is loaded when it is needed, and ends with the last game.
 * @typedef {Pick<Engine, "analyze" | "review" | "dispose">} Reviewer
 */

/** @typedef {PastGame & { person: "black" | "white" }} Played */

/**
 * What the games are read from and written to, and what reviews them.
 * @typedef {object} QuietParts
 * @property {() => Promise<PastGame[]>} games
 * @property {() => Promise<Digest[]>} digests
 * @property {(review: GameReview, record: Played) => Promise<unknown>} keep
 * @property {() => Promise<Reviewer>} loadEngine
 * @property {() => Promise<boolean>} [isPowered]
 * @property {(act: () => void) => () => void} [later] does something when it has been quiet for a while; returns what prevents that
 */

/** How long it must have been quiet: a person who looks around begins something soon. */
const REST_MS = 3000;

export class QuietReviews {
  #store;
  #Game;
  #parts;
  /** @type {AbortController | null} */
  #running = null;
  #forget = () => {};
  /** Games that cannot be reviewed. @type {Set<string>} */
  #failed = new Set();

  /** @param {Store} store @param {GameClass} Game @param {QuietParts} parts */
  constructor(store, Game, parts) {
    this.#store = store;
    this.#Game = Game;
    this.#parts = { isPowered: hasPower, later: afterRest, ...parts };
  }

  /** Begins whenever it is quiet, and stops at once when it is not. */
  follow() {
    this.#store.watch(isQuiet, (quiet) => {
      this.stop();
      if (quiet) this.#forget = this.#parts.later(() => void this.work());
    });
  }

  stop() {
    this.#forget();
    this.#running?.abort();
    this.#running = null;
  }

  /** Reviews what is there to review, until it is told to stop. */
  async work() {
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    /** @type {Reviewer | undefined} */
    let engine;
    let left = 0;
    try {
      for (;;) {
        const open = await this.#open();
        left = open.length;
        const [next] = open;
        if (!next || signal.aborted || !(await this.#parts.isPowered())) break;
        this.#store.emit("quietReviews", { left, isGoingOn: true });
        engine ??= await this.#parts.loadEngine();
        await this.#review(next, engine, signal);
      }
    } catch {
      // A browser that reads nothing has no games, and one without an engine reviews none.
    } finally {
      await engine?.dispose();
      if (this.#running === running) this.#running = null;
      this.#store.emit("quietReviews", { left, isGoingOn: false });
    }
  }

  async #open() {
    const games = unreviewedOf(await this.#parts.games(), await this.#parts.digests());
    return games.filter(({ key }) => !this.#failed.has(key));
  }

  /** @param {Played} record @param {Reviewer} engine @param {AbortSignal} signal */
  async #review(record, engine, signal) {
    try {
      const { start, moves } = record;
      const game = this.#Game.parse({ start, moves: /** @type {any} */ (moves), ply: moves.length });
      const from = await dealtPlies(game, record.seed);
      await this.#parts.keep({ ...(await reviewOf(game, engine, signal)), from }, record);
    } catch (error) {
      if (signal.aborted) throw error;
      this.#failed.add(record.key);
    }
  }
}

/** @param {() => void} act */
function afterRest(act) {
  const timer = setTimeout(act, REST_MS);
  return () => clearTimeout(timer);
}
