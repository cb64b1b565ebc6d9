// The one place where the page's state lives. A view says which part of it is shown, and is called when that has changed.

/** @import { State } from "./types.js" */
import { createEvents } from "./events.js";

/**
 * Watchers are called once per frame, however many changes there were.
 * @param {State} initial
 * @param {(draw: () => void) => void} [nextFrame]
 */
export function createStore(initial, nextFrame = (draw) => requestAnimationFrame(draw)) {
  let state = initial;
  let queued = false;
  /** @type {(() => void)[]} */
  const watchers = [];

  const { on, emit } = createEvents();

  const callWatchers = () => {
    queued = false;
    for (const watcher of watchers) watcher();
  };

  return {
    get state() {
      return state;
    },
    /** @param {Partial<State>} change */
    update(change) {
      state = { ...state, ...change };
      if (queued) return;
      queued = true;
      nextFrame(callWatchers);
    },
    /**
     * Draws something at once, and again whenever what it shows has changed.
     * @template Shown
     * @param {(state: State) => Shown} select what is shown: one value, or a list or an object of several, which are compared one by one
     * @param {(shown: Shown, before: Shown | undefined) => void} draw told what was shown before; nothing the first time
     * @param {boolean} [isFirst] called before the others, which see at once what it changes
     */
    watch(select, draw, isFirst = false) {
      let shown = select(state);
      watchers[isFirst ? "unshift" : "push"](() => {
        const before = shown;
        const next = select(state);
        if (isAlike(next, before)) return;
        shown = next;
        draw(next, before);
      });
      draw(shown, undefined);
    },
    on,
    emit,
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * Selects fields of the state by their names.
 * @template {keyof State} Name
 * @param {...Name} names
 * @returns {(state: State) => Pick<State, Name>}
 */
export function fields(...names) {
  return (state) =>
    /** @type {Pick<State, Name>} */ (Object.fromEntries(names.map((name) => [name, state[name]])));
}

/** Whether two values are the same, or lists or plain objects of the same values. @param {unknown} one @param {unknown} other */
function isAlike(one, other) {
  if (Object.is(one, other)) return true;
  const [entries, others] = [entriesOf(one), entriesOf(other)];
  if (!entries || !others || entries.size !== others.size) return false;
  return [...entries].every(([key, value]) => others.has(key) && Object.is(value, others.get(key)));
}

/**
 * What a list or a plain object holds. An object with a class of its own, as a game, is compared as a whole: it holds nothing.
 * @param {unknown} value
 */
function entriesOf(value) {
  const isPlain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain || Array.isArray(value) ? new Map(Object.entries(value)) : null;
}
