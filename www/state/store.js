/** @import { State } from "./types.js" */

/**
 * The one place the page's state lives. Watchers hear of changes once per frame, however many there were.
 * @param {State} initial
 */
export function createStore(initial) {
  let state = initial;
  let queued = false;
  /** @type {((state: State) => void)[]} */
  const watchers = [];

  const tell = () => {
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
      requestAnimationFrame(tell);
    },
    /** @param {(state: State) => void} watcher called at once and after every change */
    watch(watcher) {
      watchers.push(watcher);
      watcher(state);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
