// What kinds of reasons cost a person how many discs: each mistake counts for the reason that tells most of it.

import { LEAST_SHOWN } from "./sums.js";

/** @import { CoachReason } from "../package/flipside.js" */
/** @import { GameDigest } from "./digest.js" */

/** @typedef {"corners" | "squares" | "moves" | "frontier" | "regions" | "stable" | "opening"} Subject */

/** What the coach's reasons are about, by their kinds. */
const SUBJECTS = Object.freeze(
  /** @type {Record<CoachReason["kind"], Subject>} */ ({
    "corner-next": "corners",
    "corner-given": "corners",
    "corner-missed": "corners",
    refutation: "squares",
    "best-reply": "squares",
    "next-reply": "squares",
    "answer-lost": "squares",
    "better-lost": "squares",
    "move-lost": "squares",
    "can-wait": "squares",
    prevents: "squares",
    "few-answers": "moves",
    access: "moves",
    choices: "moves",
    "safe-moves": "moves",
    mobility: "moves",
    "pass-suffered": "moves",
    "pass-missed": "moves",
    frontier: "frontier",
    "own-regions": "regions",
    "region-last": "regions",
    "last-move": "regions",
    stable: "stable",
    "discs-lost": "stable",
    opening: "opening",
  }),
);

/**
 * What reasons about one thing have cost; `games`: the keys of those with such a mistake, the earliest first.
 * @typedef {{ subject: Subject, mistakes: number, discs: number, games: readonly string[] }} Cost
 */

/** What a reason is about; `null` for a kind of another version. @param {string} kind @returns {Subject | null} */
export function subjectOfKind(kind) {
  return Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[/** @type {CoachReason["kind"]} */ (kind)] : null;
}

/**
 * @param {readonly GameDigest[]} digests
 * @returns {{ games: number, costs: Cost[] }} of how many games reasons are known, and the costs that may be told, the dearest first
 */
export function costsOf(digests) {
  const told = digests.filter(({ reasons }) => reasons).sort((one, other) => one.time - other.time);
  const costs = [...new Set(Object.values(SUBJECTS))].map((subject) => costOf(told, subject));
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
  return reasons.flatMap(([disc, kind]) => (subjectOfKind(kind) === subject ? [disc] : []));
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
