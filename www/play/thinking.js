/** @import { Engine, Found, Game, Limits, Search, Style } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color } from "../state/types.js" */
/** @import { OpeningBook } from "./opening-book.js" */
import { HINT_MS, VALUES_MS } from "../state/activity.js";
import { isComplete, joined, newReview, unreviewed } from "../state/review.js";
import { isErring, moveLimits, strengthOf } from "../state/settings.js";

/** What the page asks of an engine. @typedef {Pick<Engine, "search" | "analyze" | "review" | "newGame">} EngineCalls */

/** For each position. */
const REVIEW_MS = 150;

/** In the opening the engine plays any move that loses so many discs at most, so that no two games are the same. */
const OPENING = { discs: 2, plies: 12 };

/** What the page asks of the engine about the game on the board, each answer written to the store as it grows. */
export class Thinking {
  /** @type {EngineCalls | null} */
  #engine = null;
  #loading;
  #store;
  #openings;
  #clock;
  /** @type {{ stop: () => void } | null} */
  #running = null;

  /**
   * @param {object} parts
   * @param {EngineCalls | Promise<EngineCalls>} parts.engine what is asked before it is there waits for it
   * @param {Store} parts.store
   * @param {OpeningBook} parts.openings
   * @param {(color: Color) => Limits["clock"]} parts.clock what is left to a player in a game with clocks
   */
  constructor({ engine, store, openings, clock }) {
    this.#store = store;
    this.#openings = openings;
    this.#clock = clock;
    this.#loading = engine;
    if (!(engine instanceof Promise)) this.#engine = engine;
  }

  /** The engine's own move, as the settings, its clock and the seed of the game have it. @param {AbortSignal} signal @returns {Promise<string>} */
  async move(signal) {
    const { game, seed, settings } = this.#store.state;
    const strength = strengthOf(settings, game.turn);
    const errs = isErring(strength);
    const variety = { discs: errs || game.ply >= OPENING.plies ? 0 : OPENING.discs, seed };
    const known = errs ? null : this.#openings.move(game, variety);
    if (known) this.#store.update({ report: known });
    const [line] = known?.lines ?? [];
    if (line) return line.move;
    const clock = this.#clock(game.turn);
    const found = await this.#best({ ...moveLimits(strength), ...(clock && { clock }), variety }, signal);
    return found.move;
  }

  /** The best move for the person, whatever the level of the engine. @param {AbortSignal} signal */
  hint(signal) {
    return this.#best({ budgetMs: HINT_MS }, signal);
  }

  /** The value of every legal move. @param {AbortSignal} signal */
  async evaluate(signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    const search = engine.analyze(this.#game, { budgetMs: VALUES_MS, signal });
    await this.#follow(search, signal, (report) => this.#store.update({ values: report, report }));
  }

  /** Looks at the moves of the game that the review does not have yet. @param {AbortSignal} signal */
  async review(signal) {
    const game = this.#game;
    const known = this.#store.state.review ?? newReview(game);
    if (isComplete(known)) return;
    const engine = this.#engine ?? (await this.#loaded(signal));
    const search = engine.review(unreviewed(game, known), { budgetMs: REVIEW_MS, signal });
    await this.#follow(search, signal, (review) => this.#store.update({ review: joined(review, known) }));
  }

  /** Ends the running search with the best it has. */
  stop() {
    this.#running?.stop();
  }

  /** Tells the engine that the next position has nothing to do with the last one. */
  newGame() {
    return this.#engine?.newGame() ?? Promise.resolve();
  }

  /** The engine, when it is there. @param {AbortSignal} signal @returns {Promise<EngineCalls>} */
  async #loaded(signal) {
    this.#engine = await this.#loading;
    signal.throwIfAborted();
    return this.#engine;
  }

  /** @returns {Game} */
  get #game() {
    return this.#store.state.game;
  }

  /**
   * @param {Limits & Style} limits
   * @param {AbortSignal} signal
   * @returns {Promise<Found>}
   */
  async #best(limits, signal) {
    const engine = this.#engine ?? (await this.#loaded(signal));
    const search = engine.search(this.#game, { ...limits, signal });
    return this.#follow(search, signal, (report) => this.#store.update({ report }));
  }

  /**
   * @template Answer
   * @param {Search<Answer>} search
   * @param {AbortSignal} signal
   * @param {(report: Answer) => void} show
   * @returns {Promise<Answer>}
   */
  async #follow(search, signal, show) {
    this.#running = search;
    for await (const report of search) {
      signal.throwIfAborted();
      show(report);
    }
    return search;
  }
}
