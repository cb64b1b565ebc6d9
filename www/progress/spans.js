// How well a person plays over time: weeks that follow one another, as many together as hold enough games to say something.

import { LEAST_SHOWN, standingWhere, sumOf, weekOf } from "./sums.js";

/** @import { GameDigest } from "./digest.js" */
/** @import { Sum } from "./sums.js" */

/**
 * Weeks as one: when the first and the last of their games were played, in milliseconds since 1970.
 * @typedef {{ first: number, last: number, sum: Sum }} Span
 */

/** More are no longer told apart. */
const MOST_SPANS = 16;

/**
 * @param {readonly GameDigest[]} digests
 * @returns {Span[]} the earliest first; none where there are too few games
 */
export function spansOf(digests) {
  const played = digests.filter(({ moves }) => moves.length > 0);
  const least = Math.max(LEAST_SHOWN, Math.ceil(played.length / MOST_SPANS));
  /** @type {GameDigest[][]} */
  const spans = [];
  /** @type {GameDigest[]} */
  let open = [];
  // From the last week on, so that what is new stands by itself.
  for (const games of weeksOf(played).reverse()) {
    open = [...games, ...open];
    if (open.length < least) continue;
    spans.unshift(open);
    open = [];
  }
  const [earliest] = spans;
  if (!earliest) return [];
  spans[0] = [...open, ...earliest];
  return spans.map(spanOf);
}

/**
 * Whether the last span differs from all games before it.
 * @param {readonly GameDigest[]} digests
 * @param {readonly Span[]} spans of these
 */
export function trendOf(digests, spans) {
  const last = spans.at(-1);
  return last && standingWhere(digests, ({ time }) => time >= last.first);
}

/** @param {readonly GameDigest[]} digests @returns {GameDigest[][]} */
function weeksOf(digests) {
  /** @type {Map<string, GameDigest[]>} */
  const weeks = new Map();
  for (const game of [...digests].sort((one, other) => one.time - other.time)) {
    const week = weekOf(game.time);
    weeks.set(week, [...(weeks.get(week) ?? []), game]);
  }
  return [...weeks.values()];
}

/** @param {readonly GameDigest[]} games in the order of time @returns {Span} */
function spanOf(games) {
  const [first, last] = [games[0], games.at(-1)];
  return {
    first: Number(first?.time),
    last: Number(last?.time),
    sum: /** @type {Sum} */ (sumOf(games)),
  };
}
