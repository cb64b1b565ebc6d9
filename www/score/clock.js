/** @import { Store } from "../state/store.js" */
/** @import { Color } from "../state/types.js" */
import { setAttribute, setText } from "../dom/elements.js";
import { timesAt } from "../match/clock/clock.js";
import { clockText } from "./clock-text.js";

/** How often a running clock is drawn, in milliseconds: it shows tenths at the end. */
const EVERY_MS = 100;

/** From here on a clock looks as if it hurried, in milliseconds. */
const LOW_MS = 20_000;

/**
 * What a player has left. It goes down by itself.
 * @param {HTMLElement} place
 * @param {Color} color
 * @param {Store} store
 */
export function createClock(place, color, store) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  store.watch(
    ({ clocks, room }) => (room === "play" ? clocks : null),
    (clocks) => {
      clearInterval(timer);
      place.hidden = clocks === null;
      if (!clocks) return;
      const draw = () => {
        const left = timesAt(clocks, performance.now())[color];
        setText(place, clockText(left));
        setAttribute(place, "data-low", left < LOW_MS);
      };
      draw();
      if (clocks.running === color) timer = setInterval(draw, EVERY_MS);
    },
  );
}
