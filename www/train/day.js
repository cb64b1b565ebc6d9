// Days as training counts them: whole ones by the person's clock, which begin at four in the morning.

/**
 * What a clock shows: the time in milliseconds since 1970, and how many minutes it is ahead of UTC.
 * @typedef {{ time: number, zone: number }} Clock
 */

const HOUR_MS = 3_600_000;

/** A person who trains after midnight still trains on the evening before. */
const BEGINS_MS = 4 * HOUR_MS;

/** The number of the day that it is, where 1970-01-01 has 0. @param {Clock} clock @returns {number} */
export function dayOf({ time, zone }) {
  return Math.floor((time + zone * 60_000 - BEGINS_MS) / (24 * HOUR_MS));
}

/** What the person's clock shows now. @returns {Clock} */
export function clockNow() {
  const now = new Date();
  return { time: now.getTime(), zone: -now.getTimezoneOffset() };
}
