// How well a person plays, over all games of which a review has left a digest: in all, by week, and by classes of games and moves.
//
// The accuracy of a class is the mean over its moves. How sure it is follows from how much the games differ, and not the moves: those of one
// game are alike. With y the accuracy of a game's moves together and n their number, the mean is m = Σy / Σn, and its variance
// G / (G − 1) · Σ(y − m n)² / (Σn)² over G games, as for any ratio of two sums (Cochran, Sampling Techniques, 6.3).

import { phaseOf } from "../../js/rules/phases.js";
import { accuracyOf } from "../../js/verdicts/accuracy.js";
import { dayOf } from "../words/day.js";

/** @import { GameDigest } from "./digest.js" */

/**
 * What a sum says of the moves of a class.
 * @typedef {object} Sum
 * @property {readonly string[]} games the keys of the games with such a move, the earliest first
 * @property {number} moves how many
 * @property {number} accuracy the mean, in percent
 * @property {readonly [least: number, most: number] | null} interval where the accuracy lies in nine of ten cases; null for a single game
 */

/** @typedef {"week" | "phase" | "color" | "opening" | "opponent"} Kind */

/**
 * By what games and moves are told apart, each with the class of a move; null for a move in none.
 * @type {Readonly<Record<Kind, (game: GameDigest, disc: number) => string | null>>}
 */
const KINDS = Object.freeze({
  week: ({ time }) => weekOf(time),
  phase: (_, disc) => phaseOf(disc),
  color: ({ person }) => person,
  opening: ({ opening }) => opening,
  opponent: ({ opponent }) => opponent,
});

/** Nothing is said of fewer games in all, and of a class with fewer games or moves. */
const LEAST = Object.freeze({ allGames: 10, games: 5, moves: 20 });

/** A class is shown on its own only with so many games. */
export const LEAST_SHOWN = LEAST.allGames;

/** How far the normal distribution reaches to both sides in nine of ten cases. */
const NINE_OF_TEN = 1.6449;

/** @param {readonly GameDigest[]} digests @returns {Sum | null} null where there is no move */
export function sumOf(digests) {
  return sumWhere(digests, () => true);
}

/**
 * The sums of all classes of a kind, by their names in the order in which they first come.
 * @param {readonly GameDigest[]} digests
 * @param {Kind} kind
 * @returns {Map<string, Sum>}
 */
export function sumsBy(digests, kind) {
  const classOf = KINDS[kind];
  const names = new Set(digests.flatMap((game) => game.moves.map(([disc]) => classOf(game, disc))));
  const sums = [...names].flatMap((name) => {
    const sum = name === null ? null : sumWhere(digests, (game, disc) => classOf(game, disc) === name);
    return sum ? [/** @type {const} */ ([String(name), sum])] : [];
  });
  return new Map(sums);
}

/**
 * Whether a class may be spoken of: there are enough games and moves, and the accuracy of all other moves lies outside its interval.
 * @param {readonly GameDigest[]} digests
 * @param {Kind} kind
 * @param {string} name of the class
 * @returns {"better" | "worse" | null} than one's own other moves; null where nothing can be said
 */
export function standingOf(digests, kind, name) {
  return standingWhere(digests, (game, disc) => KINDS[kind](game, disc) === name)?.standing ?? null;
}

/**
 * A class that is shown.
 * @typedef {object} Shown
 * @property {string} name
 * @property {Sum} sum
 * @property {number} rest the accuracy of one's own other moves
 * @property {"better" | "worse" | null} standing as `standingOf` gives it
 */

/**
 * The classes of a kind that have enough games to be shown, those with the most games first.
 * @param {readonly GameDigest[]} digests
 * @param {Kind} kind
 * @returns {Shown[]}
 */
export function shownOf(digests, kind) {
  const classes = [...sumsBy(digests, kind)].filter(([, { games }]) => games.length >= LEAST_SHOWN);
  return classes
    .flatMap(([name, sum]) => {
      const found = standingWhere(digests, (game, disc) => KINDS[kind](game, disc) === name);
      return found ? [{ name, sum, ...found }] : [];
    })
    .sort((one, other) => other.sum.games.length - one.sum.games.length);
}

/**
 * The moves of a game that are of a class, as the numbers of their discs.
 * @param {GameDigest} game
 * @param {Kind} kind
 * @param {string} name of the class
 */
export function discsIn(game, kind, name) {
  return game.moves.flatMap(([disc]) => (KINDS[kind](game, disc) === name ? [disc] : []));
}

/**
 * How some moves compare with one's own others.
 * @param {readonly GameDigest[]} digests
 * @param {(game: GameDigest, disc: number) => boolean} isIn whether a move of a game is one of them
 * @returns {{ rest: number, standing: "better" | "worse" | null } | null} `null` where there are no others
 */
export function standingWhere(digests, isIn) {
  const own = sumWhere(digests, isIn);
  const rest = sumWhere(digests, (game, disc) => !isIn(game, disc));
  if (!rest) return null;
  return { rest: rest.accuracy, standing: own && isEnough(digests, own) ? standingTo(own, rest) : null };
}

/** Whether some moves may be spoken of. @param {readonly GameDigest[]} digests @param {Sum} own */
function isEnough(digests, own) {
  const all = sumOf(digests)?.games.length ?? 0;
  return all >= LEAST.allGames && own.games.length >= LEAST.games && own.moves >= LEAST.moves;
}

/** @param {Sum} own @param {Sum} rest */
function standingTo({ interval }, { accuracy }) {
  const [least, most] = interval ?? [0, 100];
  if (accuracy < least) return "better";
  return accuracy > most ? "worse" : null;
}

/**
 * @param {readonly GameDigest[]} digests
 * @param {(game: GameDigest, disc: number) => boolean} isIn whether a move of a game counts
 * @returns {Sum | null}
 */
function sumWhere(digests, isIn) {
  const games = digests.flatMap((game) => {
    const own = game.moves.filter(([disc]) => isIn(game, disc));
    const accuracy = own.reduce((sum, [, loss]) => sum + accuracyOf(loss), 0);
    return own.length > 0 ? [{ key: game.key, time: game.time, moves: own.length, accuracy }] : [];
  });
  const moves = games.reduce((sum, game) => sum + game.moves, 0);
  if (moves === 0) return null;
  const accuracy = games.reduce((sum, game) => sum + game.accuracy, 0) / moves;
  const inOrder = [...games].sort((one, other) => one.time - other.time);
  return {
    games: inOrder.map(({ key }) => key),
    moves,
    accuracy,
    interval: intervalOf(games, moves, accuracy),
  };
}

/**
 * @param {readonly { moves: number, accuracy: number }[]} games
 * @param {number} moves of all
 * @param {number} mean
 * @returns {Sum["interval"]}
 */
function intervalOf(games, moves, mean) {
  const freedom = games.length - 1;
  if (freedom === 0) return null;
  const squares = games.reduce((sum, game) => sum + (game.accuracy - mean * game.moves) ** 2, 0);
  const deviation = Math.sqrt(((games.length / freedom) * squares) / moves ** 2);
  const reach = studentReach(freedom) * deviation;
  return [Math.max(0, mean - reach), Math.min(100, mean + reach)];
}

/**
 * How far Student's distribution reaches in nine of ten cases, by Fisher's expansion: within 1 % from four degrees of freedom on.
 * @param {number} freedom
 */
function studentReach(freedom) {
  const z = NINE_OF_TEN;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  return z + (z ** 3 + z) / (4 * freedom) + second;
}

/** The Monday of the week in which a time lies, where the person is, as a date. @param {number} time */
export function weekOf(time) {
  const day = new Date(time);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return dayOf(day);
}
