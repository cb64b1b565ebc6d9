/** @import { Happening, PageEvents } from "./types.js" */

// What happens on the page, by name, for parts that have to do something then. A watcher of the store draws what there is and changes
// nothing; what follows from an event is called by it, at once and in the order in which it was asked for. Parts of the page that
// are loaded late hear of it here without anybody importing them.

/** A place where events are told and heard. */
export function createEvents() {
  /** @type {Map<Happening, ((detail: any) => void)[]>} */
  const listeners = new Map();
  return {
    /**
     * @template {Happening} Name
     * @param {Name} name
     * @param {(detail: PageEvents[Name]) => void} act called whenever it happens
     */
    on(name, act) {
      listeners.set(name, [...(listeners.get(name) ?? []), act]);
    },
    /**
     * Says that something has happened, or that it is asked for.
     * @template {Happening} Name
     * @param {Name} name
     * @param {PageEvents[Name]} detail
     */
    emit(name, detail) {
      for (const act of listeners.get(name) ?? []) act(detail);
    },
  };
}
