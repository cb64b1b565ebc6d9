/** @import { Color } from "../../state/types.js" */
import { opponentOf } from "../../game/plies.js";

// The clocks of a game. They know what was left at each ply, so that moves that are taken back give back their time.
// Times are milliseconds; `now` is the reading of any clock that runs on.

/** @typedef {import("../../state/types.js").Times} Times */
/** @typedef {import("../../state/types.js").Clocks} Clocks */

/** @param {number} limitMs for each player @param {number} incrementMs @returns {Clocks} */
export function newClocks(limitMs, incrementMs) {
  const times = [{ black: limitMs, white: limitMs }];
  return { incrementMs, times, ply: 0, running: null, since: 0, flag: null };
}

/** More than any clock shows. */
const LONGEST_MS = 86_400_000;

/**
 * The clocks of a saved game, which stand; `null` where they cannot be read.
 * @param {unknown} saved
 * @returns {Clocks | null}
 */
export function savedClocks(saved) {
  const clocks = /** @type {Clocks | null | undefined} */ (saved);
  const isTimes = (/** @type {Times | undefined} */ left) => isTime(left?.black) && isTime(left?.white);
  const isWhole = isTime(clocks?.incrementMs) && Array.isArray(clocks.times) && clocks.times.every(isTimes);
  if (!isWhole || !isTimes(clocks.times[clocks.ply])) return null;
  const { color, ply } = clocks.flag ?? {};
  const flag = (color === "black" || color === "white") && Number.isInteger(ply) ? clocks.flag : null;
  return { ...clocks, running: null, flag };
}

/** What is left to both players. @param {Clocks} clocks @param {number} now @returns {Times} */
export function timesAt({ times, ply, running, since }, now) {
  const left = times[ply] ?? /** @type {Times} */ (times.at(-1));
  return running === null ? left : { ...left, [running]: Math.max(0, left[running] - (now - since)) };
}

/**
 * Lets the clock of one player run, or none. One that has fallen runs no more.
 * @param {Clocks} clocks
 * @param {Color | null} color
 * @param {number} now
 * @returns {Clocks} the same ones if that is so already
 */
export function running(clocks, color, now) {
  const wanted = clocks.flag ? null : color;
  return wanted === clocks.running ? clocks : { ...settled(clocks, now), running: wanted };
}

/** The clocks, with the time used taken off the one that runs. @param {Clocks} clocks @param {number} now @returns {Clocks} */
export function settled(clocks, now) {
  return { ...withTimes(clocks, timesAt(clocks, now)), since: now };
}

/**
 * The clocks after a move: its player has the increment, unless the clock did not run, as for a pass.
 * @param {Clocks} clocks
 * @param {number} now
 * @returns {Clocks}
 */
export function moved(clocks, now) {
  const { incrementMs, ply, running: mover } = clocks;
  const left = timesAt(clocks, now);
  const next = mover === null ? left : { ...left, [mover]: left[mover] + incrementMs };
  const times = [...clocks.times.slice(0, ply + 1), next];
  return { ...clocks, times, ply: ply + 1, running: mover && opponentOf(mover), since: now };
}

/**
 * The clocks as they were left at another ply of the game. They stand.
 * @param {Clocks} clocks
 * @param {number} ply
 * @param {number} now
 * @returns {Clocks}
 */
export function shownAt(clocks, ply, now) {
  const stopped = running(clocks, null, now);
  return { ...stopped, ply: Math.min(ply, stopped.times.length - 1) };
}

/**
 * The clocks when a player has no time left; the same ones while both have some.
 * @param {Clocks} clocks
 * @param {number} now
 * @returns {Clocks}
 */
export function flagged(clocks, now) {
  const { running: color, ply } = clocks;
  if (color === null || timesAt(clocks, now)[color] > 0) return clocks;
  return { ...running(clocks, null, now), flag: { color, ply } };
}

/** @param {Clocks} clocks @param {Times} left @returns {Clocks} */
function withTimes(clocks, left) {
  return { ...clocks, times: clocks.times.map((times, ply) => (ply === clocks.ply ? left : times)) };
}

/** @param {unknown} value @returns {value is number} */
function isTime(value) {
  return typeof value === "number" && value >= 0 && value <= LONGEST_MS;
}
