/** @import { Engine } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */

import { find } from "../dom/elements.js";
import { loadLibrary } from "../package/parts.js";
import { followLibrary } from "./library.js";
import { EngineMemory, tellSmallTable } from "./memory.js";

/** Gives the engine what is known from earlier visits. @param {Promise<Engine>} loading @param {Store} store */
export async function prepare(loading, store) {
  const engine = await loading;
  tellSmallTable(find(document, "#memory-note", HTMLElement), store);
  const memory = new EngineMemory(engine, store);
  await memory.restore();
  memory.follow();
  followLibrary(engine, store, loadLibrary);
}
