/** @import { State } from "./types.js" */
import { createEvents } from "./events.js";

/**
 * The one place where the page's state lives. Watchers are called once per frame, however many changes there were.
 * @param {State} initial
 * @param {(draw: () => void) => void} [nextFrame]
 */
export function createStore(initial, nextFrame = (draw) => requestAnimationFrame(draw)) {
  let state = initial;
  let queued = false;
  /** @type {((state: State) => void)[]} */
  const watchers = [];

  const { on, emit } = createEvents();

  const callWatchers = () => {
    queued = false;
    for (const watcher of watchers) watcher(state);
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
    /** @param {(state: State) => void} watcher called at once and after every change */
    watch(watcher) {
      watchers.push(watcher);
      watcher(state);
    },
    on,
    emit,
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
