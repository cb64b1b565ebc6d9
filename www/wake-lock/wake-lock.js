/** @import { Activity, State } from "../state/types.js" */
/** @import { Store } from "../state/store.js" */

/** What the engine does for a person who looks at it. @type {readonly Activity["kind"][]} */
const SHOWN = Object.freeze(["evaluating", "solving", "reviewing"]);

/**
 * Whether the screen stays on though nobody touches it: while a clock runs, two engines play, or an analysis does.
 * @param {Pick<State, "activity" | "clocks" | "game" | "paused" | "room" | "settings">} state
 */
export function isWatched({ activity, clocks, game, paused, room, settings }) {
  if (SHOWN.includes(activity.kind)) return true;
  const isPlayed = room === "play" && !game.isOver && !paused.game;
  return isPlayed && ((clocks !== null && !paused.clocks) || settings.side === "none");
}

/**
 * Keeps the screen on as long as something is watched, where the browser can.
 * @param {Store} store
 * @param {Pick<WakeLock, "request"> | null} [wakeLock]
 * @param {Pick<Document, "hidden" | "addEventListener">} [page]
 */
export function keepAwake(store, wakeLock = navigator.wakeLock ?? null, page = document) {
  /** @type {Promise<WakeLockSentinel | null> | null} */
  let held = null;
  const update = () => {
    const isWanted = isWatched(store.state) && !page.hidden;
    if (isWanted === (held !== null)) return;
    // A battery that is low refuses it.
    if (isWanted) held = wakeLock?.request("screen").catch(() => null) ?? null;
    else {
      void held?.then((sentinel) => sentinel?.release());
      held = null;
    }
  };
  store.watch(isWatched, update);
  // The browser itself has let go of it when the page was hidden.
  page.addEventListener("visibilitychange", update);
}
