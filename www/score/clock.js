/** @import { Clocks } from "../match/clock.js" */
/** @import { Color, State } from "../app/types.js" */
import { setAttribute, setText } from "../dom/elements.js";
import { timesAt } from "../match/clock.js";
import { clockText } from "./clock-text.js";

/** How often a running clock is drawn, in milliseconds: it shows tenths at the end. */
const EVERY_MS = 100;

/** From here on a clock looks as if it hurried, in milliseconds. */
const LOW_MS = 20_000;

/**
 * What a player has left. It goes down by itself.
 * @param {HTMLElement} place
 * @param {Color} color
 * @returns {(state: State) => void}
 */
export function createClock(place, color) {
  /** @type {Clocks | null} */
  let drawn = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const draw = () => {
    if (!drawn) return;
    const left = timesAt(drawn, performance.now())[color];
    setText(place, clockText(left));
    setAttribute(place, "data-low", left < LOW_MS);
  };
  return ({ clocks, room }) => {
    const shown = room === "play" ? clocks : null;
    if (shown === drawn) return;
    drawn = shown;
    place.hidden = shown === null;
    clearInterval(timer);
    draw();
    if (shown?.running === color) timer = setInterval(draw, EVERY_MS);
  };
}
