/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */

import { setText } from "../dom/elements.js";
import { isGameShown } from "../state/rooms.js";
import { spokenMessage, spokenMove, spokenRefusal } from "./spoken.js";
import { message } from "./text.js";

/**
 * Tells a screen reader each move, then what is expected now. It says nothing while only figures change.
 * @param {HTMLElement} region
 * @param {Page} page
 */
export function createAnnouncer(region, { store }) {
  /** @type {State | null} */
  let announced = null;
  const announce = (/** @type {State} */ state) => {
    // Elsewhere the room itself says what happens.
    if (!isGameShown(state)) return;
    if (state.game !== announced?.game) setText(region, spokenMove(state));
    else if (state.refused && state.refused !== announced.refused) setText(region, spokenRefusal(state));
    else if (message(state) !== message(announced)) setText(region, spokenMessage(state));
    announced = state;
  };
  store.watch((state) => state, announce);
}
