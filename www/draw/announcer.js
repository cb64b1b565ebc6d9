/** @import { State } from "../state/types.js" */
import { spokenMessage, spokenMove, spokenRefusal } from "../text/spoken.js";
import { message } from "../text/status.js";
import { say } from "./dom.js";

/**
 * Tells a screen reader each move, then what is expected now; silent while figures change.
 * @param {HTMLElement} region
 * @returns {(state: State) => void}
 */
export function createAnnouncer(region) {
  /** @type {State | null} */
  let heard = null;
  return (state) => {
    if (state.phase !== "ready") return;
    if (state.game !== heard?.game) say(region, spokenMove(state));
    else if (state.refused && state.refused !== heard.refused) say(region, spokenRefusal(state));
    else if (message(state) !== message(heard)) say(region, spokenMessage(state));
    heard = state;
  };
}
