/** Whether the person asked for no motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long something is left to be seen before the game goes on, in milliseconds. */
const MOVING = { reply: 650, pass: 1300 };
/** How long something is left to be seen without motion: nothing has to come to rest first. */
const STILL = { reply: 150, pass: 700 };

/** What is left to be seen for a moment. @typedef {keyof typeof MOVING} Moment */

/** @param {Moment} what @returns {number} milliseconds */
export function durationOf(what) {
  return (isStill() ? STILL : MOVING)[what];
}
