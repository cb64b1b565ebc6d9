/** @import { Clocks } from "./clock.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Color, State } from "../../state/types.js" */

import { isEngines } from "../../state/rooms.js";
import { resignedColor } from "../activity.js";
import { flagged, moved, running, settled, shownAt, timesAt } from "./clock.js";

/** Lets the clocks run with the game, and says when one has run out. */
export class Timekeeper {
  #store;
  #now;
  #expire;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {() => number} parts.now in milliseconds
   * @param {() => void} parts.expire is called when a player has no time left
   */
  constructor({ store, now, expire }) {
    this.#store = store;
    this.#now = now;
    this.#expire = expire;
  }

  /** What is left to a player, with the increment, as the engine takes it. @param {Color} color */
  left(color) {
    const { clocks } = this.#store.state;
    if (!clocks || clocks.flag) return undefined;
    // The engine has a move to make, however late it is.
    const remainingMs = Math.max(1, Math.floor(timesAt(clocks, this.#now())[color]));
    return { remainingMs, incrementMs: clocks.incrementMs };
  }

  /** Nobody sees the page, or somebody does again: the clocks are paused meanwhile, where they are asked to. @param {boolean} isHidden */
  hide(isHidden) {
    const { paused, settings } = this.#store.state;
    this.#store.update({ paused: { ...paused, clocks: isHidden && settings.pauseHidden } });
    this.note();
  }

  /** The clocks with what was used of the one that runs taken off; `null` where none runs. */
  settled() {
    const { clocks } = this.#store.state;
    return clocks?.running ? settled(clocks, this.#now()) : null;
  }

  /** Sets the clocks to what goes on now. @param {boolean} [isMove] whether a move led to the position */
  note(isMove = false) {
    const { clocks } = this.#store.state;
    clearTimeout(this.#timer);
    if (!clocks) return;
    const now = this.#now();
    const next = this.#atPly(clocks, isMove, now);
    const going = running(next, timedColor(this.#store.state), now);
    if (going !== clocks) this.#store.update({ clocks: going });
    if (going.running) this.#timer = setTimeout(() => this.#check(), timesAt(going, now)[going.running]);
  }

  /** @param {Clocks} clocks @param {boolean} isMove @param {number} now */
  #atPly(clocks, isMove, now) {
    const { game, room } = this.#store.state;
    if (room !== "play") return clocks;
    if (isMove) return moved(clocks, now);
    return clocks.ply === game.ply ? clocks : shownAt(clocks, game.ply, now);
  }

  #check() {
    const { clocks } = this.#store.state;
    const fallen = clocks && flagged(clocks, this.#now());
    if (fallen === clocks) return this.note();
    this.#store.update({ clocks: fallen });
    this.#expire();
  }
}

/**
 * Whose clock runs: nobody's before the first move, while a pass is shown, while the clocks are paused, while one waits for the
 * engine to load or to be told to play on, or while an earlier position is shown.
 * @param {State} state
 * @returns {Color | null}
 */
function timedColor(state) {
  const { engine, game, paused, room } = state;
  if (resignedColor(state) !== null) return null;
  const isTimed = room === "play" && !paused.clocks && game.ply > 0 && !game.isOver && !game.mustPass;
  const isWaiting = isEngines(state, game.turn) && (engine !== "ready" || paused.game);
  const isPast = game.canRedo && paused.game;
  return isTimed && !isWaiting && !isPast ? game.turn : null;
}
