/** @import { Store } from "../app/store.js" */
/** @import { Room } from "../app/types.js" */
/** @import { Replaced } from "./offers.js" */
/** @import { Scheduler } from "./scheduler.js" */
/** @import { Thinking } from "./thinking.js" */
import { isGameShown } from "../app/rooms.js";
import { noticeWith, replacedByGame, standingOffer } from "./offers.js";
import { saveSettings } from "./persistence.js";
import { matchTexts } from "./text.js";

/** Puts another game on the board, and offers to bring back the one that was there. */
export class Replacement {
  #parts;

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {string} parts.usualStart of games, as their `start` has it
   * @param {Scheduler} parts.scheduler
   * @param {Thinking} parts.thinking
   * @param {() => void} parts.wantBook the settings may now ask for the opening book
   * @param {(error: unknown) => void} parts.fail
   */
  constructor(parts) {
    this.#parts = parts;
    parts.store.on("bringBackGame", (replaced) => this.put(replaced, { said: matchTexts.broughtBack }));
  }

  /**
   * @param {Replaced} next
   * @param {object} how
   * @param {string} how.said what the person is told where a game is replaced
   * @param {string} [how.warning] what the person is told in any case
   * @param {boolean} [how.isPaused] whether it waits to be told to play on; a game with moves, or one that came in, does when left out
   * @param {Room} [how.room] where it is shown
   */
  put(
    { settings, ...next },
    { said, warning, isPaused = next.game.moves.length > 0 || next.about !== null, room },
  ) {
    const { store, usualStart, scheduler, thinking, wantBook, fail } = this.#parts;
    const { state } = store;
    const old = replacedByGame(state, usualStart);
    store.update({ settings: { ...state.settings, ...settings } });
    saveSettings(settings);
    wantBook();
    thinking.newGame().catch(fail);
    scheduler.continueWith({
      ...next,
      resigned: null,
      room: room ?? (isGameShown(state) ? state.room : "analyze"),
      exercise: null,
      isPaused,
      lastReport: null,
      review: null,
      notice: old
        ? offerToBringBack(old, warning ?? said, matchTexts.bringBack)
        : warning
          ? { kind: "info", text: warning }
          : standingOffer(state.notice),
    });
  }
}

/**
 * A message that offers to put a replaced game back on the board.
 * @param {Replaced} replaced
 * @param {string} text
 * @param {string} label
 */
export function offerToBringBack(replaced, text, label) {
  return noticeWith(text, { label, action: "bringBackGame", data: replaced });
}
