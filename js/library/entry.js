// What is proven about a position.

/** @import { Move } from "../generated/types.js" */

/**
 * Proven bounds of the score of a position, in its canonical form.
 * @typedef {object} Entry
 * @property {number} lower The score is at least this, in discs for the side to move.
 * @property {number} upper The score is at most this.
 * @property {Move | null} move A move that gets at least `lower`, where one is known.
 * @property {number} used When it was last used, in seconds since 1970.
 */

/** The highest score of a game, in discs; the lowest is its negative. */
export const MAX_SCORE = 64;

/** Whether the bounds leave one score. @param {Pick<Entry, "lower" | "upper">} bounds */
export function isExact({ lower, upper }) {
  return lower === upper;
}

/**
 * What two entries of the same position prove together; `undefined` if they contradict each other, so that one of them is
 * wrong.
 * @param {Entry} one
 * @param {Entry} other
 * @returns {Entry | undefined}
 */
export function merged(one, other) {
  const [lower, upper] = [Math.max(one.lower, other.lower), Math.min(one.upper, other.upper)];
  if (lower > upper) return undefined;
  const [better, worse] = other.lower > one.lower ? [other, one] : [one, other];
  const move = better.move ?? (worse.lower === lower ? worse.move : null);
  return { lower, upper, move, used: Math.max(one.used, other.used) };
}

/** Whether an entry says nothing that another does not say. @param {Entry} entry @param {Entry} other */
export function isCovered(entry, other) {
  const together = merged(other, entry);
  return (
    together !== undefined &&
    together.lower === other.lower &&
    together.upper === other.upper &&
    together.move === other.move
  );
}
