/** @import { Snapshot, State } from "../state/types.js" */
import { spokenMove } from "../text/spoken.js";
import { message } from "../text/status.js";
import { say } from "./dom.js";

/**
 * Tells a screen reader each move, then what is expected now; silent while figures change.
 * @param {HTMLElement} region
 * @returns {(state: State) => void}
 */
export function createAnnouncer(region) {
  /** @type {Snapshot | null} */
  let heard = null;
  let said = "";
  return (state) => {
    const now = message(state);
    if (state.phase !== "ready" || (state.game === heard && now === said)) return;
    say(region, state.game === heard ? `${now}.` : spokenMove(state));
    heard = state.game;
    said = now;
  };
}
