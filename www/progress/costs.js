// What kinds of reasons cost a person how many discs: each mistake counts for the reason that tells most of it.

import { LEAST_SHOWN } from "./sums.js";

/** @import { GameDigest } from "./digest.js" */

/** What the coach's reasons are about, by their kinds. */
const SUBJECTS = Object.freeze({
  corners: ["corner-next", "corner-given", "corner-missed"],
  squares: [
    "refutation",
    "best-reply",
    "next-reply",
    "answer-lost",
    "better-lost",
    "move-lost",
    "can-wait",
    "prevents",
  ],
  moves: ["few-answers", "safe-moves", "mobility", "pass-suffered", "pass-missed"],
  frontier: ["frontier"],
  regions: ["own-regions", "region-last", "last-move"],
  stable: ["stable", "discs-lost"],
  opening: ["opening"],
});

/** @typedef {keyof typeof SUBJECTS} Subject */

/**
 * What reasons about one thing have cost; `games`: the keys of those with such a mistake, the earliest first.
 * @typedef {{ subject: Subject, mistakes: number, discs: number, games: readonly string[] }} Cost
 */

/** What a reason is about. @param {string} kind @returns {Subject | null} */
export function subjectOf(kind) {
  const found = Object.entries(SUBJECTS).find(([, kinds]) => kinds.includes(kind));
  return found ? /** @type {Subject} */ (found[0]) : null;
}

/**
 * @param {readonly GameDigest[]} digests
 * @returns {{ games: number, costs: Cost[] }} of how many games reasons are known, and the costs that may be told, the dearest first
 */
export function costsOf(digests) {
  const told = digests.filter(({ reasons }) => reasons).sort((one, other) => one.time - other.time);
  const costs = /** @type {Subject[]} */ (Object.keys(SUBJECTS)).map((subject) => costOf(told, subject));
  return {
    games: told.length,
    costs: costs
      .filter(({ games }) => games.length >= LEAST_SHOWN)
      .sort((one, other) => other.discs - one.discs),
  };
}

/**
 * The moves of a game whose reasons are about something, as the numbers of their discs.
 * @param {GameDigest} game
 * @param {Subject} subject
 */
export function discsAbout({ reasons = [] }, subject) {
  return reasons.flatMap(([disc, kind]) => (subjectOf(kind) === subject ? [disc] : []));
}

/** @param {readonly GameDigest[]} digests @param {Subject} subject @returns {Cost} */
function costOf(digests, subject) {
  const own = digests.flatMap((game) => {
    const discs = discsAbout(game, subject);
    const losses = game.moves.flatMap(([disc, loss]) => (discs.includes(disc) ? [loss] : []));
    return losses.length > 0 ? [{ key: game.key, losses }] : [];
  });
  const losses = own.flatMap((game) => game.losses);
  return {
    subject,
    mistakes: losses.length,
    discs: losses.reduce((sum, loss) => sum + loss, 0),
    games: own.map(({ key }) => key),
  };
}
