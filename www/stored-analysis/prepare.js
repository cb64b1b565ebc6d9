/** @import { Engine } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */

import { find } from "../dom/elements.js";
import { loadLibrary } from "../package/parts.js";
import { followLibrary } from "./library.js";
import { StoredTable, tellSmallTable } from "./table.js";

/** Gives the engine what is known from earlier visits. @param {Promise<Engine>} loading @param {Store} store */
export async function prepare(loading, store) {
  const engine = await loading;
  tellSmallTable(find(document, "#stored-analysis", HTMLElement), store);
  const table = new StoredTable(engine, store);
  await table.restore();
  table.follow();
  followLibrary(engine, store, loadLibrary);
}
