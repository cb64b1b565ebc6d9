// The engine knows solved positions as well: the library of the page is given to it when it can be of use, and not before, as
// a first visit needs none.

/** @import { Engine, Library } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { State } from "../state/types.js" */

/** With so many empty squares and fewer people have positions solved. */
const MOST_EMPTIES = 30;

/**
 * Gives the engine the library once a position may be in it. In a browser that stores nothing there is none.
 * @param {Pick<Engine, "setLibrary">} engine
 * @param {Store} store
 * @param {() => Promise<Library | undefined>} load
 */
export function followLibrary(engine, store, load) {
  let isAsked = false;
  const see = () => {
    if (isAsked || !isOfUse(store.state)) return;
    isAsked = true;
    void load().then((library) => library && engine.setLibrary(library));
  };
  store.on("shown", see);
  see();
}

/** Whether the engine may be asked what was solved. @param {State} state */
function isOfUse({ game, review, room }) {
  return room === "analyze" || room === "train" || review !== null || game.empties <= MOST_EMPTIES;
}
