/** @import { Engine, Game } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { GameRecord } from "../state/record.js" */
/** @import { Report, Task, Value, Verdict } from "../state/types.js" */
import { moveLimits } from "../state/settings.js";

const HINT_MS = 1500;
const VALUES_MS = 4000;
/** For each position. */
const REVIEW_MS = 150;

/** What the page asks of the engine, each answer written to the store as it grows. */
export class Thinking {
  #engine;
  #store;

  /**
   * @param {Engine} engine
   * @param {Store} store
   */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * The engine's own move under the settings' limits; null when the game is over.
   * @param {Game} game
   * @param {AbortSignal} signal
   */
  move(game, signal) {
    return this.#best("move", game, moveLimits(this.#store.state.settings), signal);
  }

  /**
   * The best move for the person, whatever level the engine plays at; null when the game is over.
   * @param {Game} game
   * @param {AbortSignal} signal
   */
  hint(game, signal) {
    return this.#best("hint", game, { budgetMs: HINT_MS }, signal);
  }

  /**
   * The value of every legal move.
   * @param {Game} game
   * @param {AbortSignal} signal
   */
  async values(game, signal) {
    const { turn } = game;
    const before = await this.#engine.stats();
    signal.throwIfAborted();
    const show = async (/** @type {readonly Line[]} */ lines) => {
      // An analysis does not say what it has cost, but the engine does.
      const spent = await this.#engine.stats();
      const [first] = lines;
      if (signal.aborted || !first) return;
      const nodes = spent.nodes - before.nodes;
      const elapsedMs = spent.elapsedMs - before.elapsedMs;
      const report = { ...first, turn, nodes, elapsedMs, source: "search" };
      this.#store.update({ values: valuesOf(lines), report });
    };
    await this.#during({ purpose: "values", budgetMs: VALUES_MS }, signal, async () => {
      await show(await this.#engine.analyze(game, { budgetMs: VALUES_MS, signal, onProgress: show }));
    });
  }

  /**
   * What each position of a game that was not looked at yet is worth, from the last to the first: what is found of the
   * end helps with all that leads there.
   * @param {GameRecord} record goes through the game
   * @param {AbortSignal} signal
   */
  async review(record, signal) {
    const { review } = this.#store.state;
    await this.#during({ purpose: "review", budgetMs: null }, signal, async () => {
      for (let ply = (review?.length ?? 0) - 1; ply >= 0; ply -= 1) {
        if (review?.[ply]) continue;
        record.goTo(ply);
        const verdict = await this.#verdict(record.game, signal);
        signal.throwIfAborted();
        const known = this.#store.state.review ?? [];
        this.#store.update({ review: known.map((old, place) => (place === ply ? verdict : old)) });
      }
    });
  }

  /**
   * @param {Game} game
   * @param {AbortSignal} signal
   * @returns {Promise<Verdict>}
   */
  async #verdict(game, signal) {
    if (game.isOver) return { score: game.score, best: null };
    const { score, move } = await this.#engine.search(game, { budgetMs: REVIEW_MS, signal });
    return { score: game.turn === "black" ? score : -score, best: move };
  }

  /** Lets the running search answer with the best it has. */
  hurry() {
    this.#engine.stop();
  }

  /** Tells the engine that the next position has nothing to do with the last one. */
  forget() {
    return this.#engine.newGame();
  }

  /**
   * @param {"move" | "hint"} purpose
   * @param {Game} game
   * @param {{ level?: number, budgetMs?: number }} limits
   * @param {AbortSignal} signal
   */
  #best(purpose, game, limits, signal) {
    const { turn } = game;
    const show = (/** @type {Omit<Report, "turn">} */ progress) => {
      if (!signal.aborted) this.#store.update({ report: { ...progress, turn } });
    };
    return this.#during({ purpose, budgetMs: limits.budgetMs ?? null }, signal, async () => {
      const best = await this.#engine.search(game, { ...limits, signal, onProgress: show });
      show(best);
      return best.move;
    });
  }

  /**
   * @template Answer
   * @param {Task} thinking
   * @param {AbortSignal} signal
   * @param {() => Promise<Answer>} ask
   */
  async #during(thinking, signal, ask) {
    this.#store.update({ thinking });
    const answer = await ask();
    signal.throwIfAborted();
    this.#store.update({ thinking: null });
    return answer;
  }
}

/** @typedef {Pick<Report, "score" | "exact" | "depth" | "selectivity" | "pv"> & { move: string | null }} Line */

/**
 * @param {readonly Line[]} lines best first
 * @returns {Record<string, Value>}
 */
function valuesOf(lines) {
  const top = lines[0]?.score;
  return Object.fromEntries(
    lines.map(({ move, score, exact }) => [String(move), { score, exact, best: score === top }]),
  );
}
