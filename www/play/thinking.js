/** @import { Engine, Game } from "../package.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color, Report, Thinking, Value } from "../state/types.js" */
import { moveLimits } from "../state/settings.js";

const HINT_MS = 1500;
const VALUES_MS = 4000;

/**
 * What the page asks of the engine, each answer written to the store as it grows.
 * @param {Engine} engine
 * @param {Store} store
 */
export function createThinking(engine, store) {
  /**
   * @template Answer
   * @param {Thinking} thinking
   * @param {AbortSignal} signal
   * @param {() => Promise<Answer>} ask
   */
  async function during(thinking, signal, ask) {
    store.update({ thinking });
    const answer = await ask();
    signal.throwIfAborted();
    store.update({ thinking: null });
    return answer;
  }

  /** @param {Color} turn @param {AbortSignal} signal */
  const reporter = (turn, signal) => (/** @type {Omit<Report, "turn">} */ progress) => {
    if (!signal.aborted) store.update({ report: { ...progress, turn } });
  };

  return {
    /**
     * The engine's own move under the settings' limits.
     * @param {Game} game
     * @param {AbortSignal} signal
     */
    move(game, signal) {
      const limits = moveLimits(store.state.settings);
      const report = reporter(game.turn, signal);
      const budgetMs = "budgetMs" in limits ? limits.budgetMs : null;
      return during({ purpose: "move", budgetMs }, signal, async () => {
        const best = await engine.search(game, { ...limits, signal, onProgress: report });
        report(best);
        return best.move;
      });
    },

    /**
     * The best move for the person, at the engine's full strength.
     * @param {Game} game
     * @param {AbortSignal} signal
     */
    hint(game, signal) {
      const report = reporter(game.turn, signal);
      return during({ purpose: "hint", budgetMs: HINT_MS }, signal, async () => {
        const best = await engine.search(game, { budgetMs: HINT_MS, signal, onProgress: report });
        report(best);
        return best.move;
      });
    },

    /**
     * The value of every legal move.
     * @param {Game} game
     * @param {AbortSignal} signal
     */
    values(game, signal) {
      const report = reporter(game.turn, signal);
      const show = (/** @type {readonly Line[]} */ lines) => {
        const [first] = lines;
        if (signal.aborted || !first) return;
        store.update({ values: valuesOf(lines) });
        report({ ...first, nodes: null, elapsedMs: null, source: "search" });
      };
      return during({ purpose: "values", budgetMs: VALUES_MS }, signal, async () => {
        show(await engine.analyze(game, { budgetMs: VALUES_MS, signal, onProgress: show }));
      });
    },

    /** Lets the running search answer with the best it has. */
    hurry() {
      engine.stop();
    },

    /** Tells the engine that the next position has nothing to do with the last one. */
    forget() {
      return engine.newGame();
    },
  };
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
