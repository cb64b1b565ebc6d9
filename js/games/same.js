// Which games are one: those of the same moves, in whatever orientation, where one knows nothing that the other does not know
// as well. Where each of them has something of its own, they are two, though nothing that both tell differs: Ann against somebody and
// somebody against Dee are no game of Ann against Dee. Of the games of one line of moves those that know most thus stay, whatever the order
// in which they came.

import { NO_RESULT } from "./keeping/columns.js";
import { datePartsOf } from "./keeping/dates.js";

/** @import { Collection } from "./keeping/collection.js" */

/** A game of a collection. @typedef {{ of: Collection, row: number }} GameRow */

/** The tags of a game without case and accents; `null` for those that are not known. @typedef {readonly (string | null)[]} Facts */

/**
 * Games that are one: which, by their numbers, and the one of them that knows all that the others know.
 * @typedef {{ fullest: number, members: number[] }} Same
 */

/** Games between two steps. */
const STEP = 256;

/** Which of the facts each column tells: from where to where. */
export const FACTS = /** @type {const} */ ({
  black: [0, 1],
  white: [1, 2],
  event: [2, 3],
  round: [3, 4],
  date: [4, 7],
  result: [7, 8],
});

/** @param {GameRow} row @returns {Facts} */
export function factsOf({ of: { games, players, events, dates, rounds }, row }) {
  const result = games.result[row];
  return [
    players.folded[games.black[row]] || null,
    players.folded[games.white[row]] || null,
    events.folded[games.event[row]] || null,
    rounds.folded[games.round[row]] || null,
    ...datePartsOf(dates.texts[games.date[row]]),
    result === NO_RESULT ? null : String(result),
  ];
}

/** Whether all that is known of a game is known of another one, too. @param {Facts} facts @param {Facts} others */
export function isCovered(facts, others) {
  return facts.every((fact, at) => fact === null || fact === others[at]);
}

/**
 * Which games of one line of moves are the same.
 * @param {readonly Facts[]} games in the order in which they came
 * @returns {Generator<void, Same[]>} each game in one of them; where several games know all that one knows, in the first one's
 */
export function* sameGames(games) {
  /** @type {Map<number, number[]>} */
  const byKinds = new Map();
  for (const [number, facts] of games.entries()) {
    const kinds = kindsOf(facts);
    const alike = byKinds.get(kinds);
    if (alike) alike.push(number);
    else byKinds.set(kinds, [number]);
  }
  /** @type {Map<number, Same[]>} */
  const found = new Map();
  let steps = 0;
  // Those that know more kinds of things first.
  for (const kinds of [...byKinds.keys()].sort((one, other) => countOf(other) - countOf(one))) {
    /** @type {Map<string, Same>} */
    const byFacts = new Map();
    for (const same of [...found].flatMap(([more, list]) => ((more & kinds) === kinds ? list : []))) {
      if (steps++ % STEP === 0) yield;
      const key = keyOf(games[same.fullest], kinds);
      const other = byFacts.get(key);
      if (!other || same.fullest < other.fullest) byFacts.set(key, same);
    }
    /** @type {Same[]} */
    const fullest = [];
    for (const number of byKinds.get(kinds) ?? []) {
      if (steps++ % STEP === 0) yield;
      const key = keyOf(games[number], kinds);
      const same = byFacts.get(key);
      if (same) same.members.push(number);
      else {
        const first = { fullest: number, members: [number] };
        byFacts.set(key, first);
        fullest.push(first);
      }
    }
    found.set(kinds, fullest);
  }
  return [...found.values()].flat();
}

/** A bit for each kind of fact that is known. @param {Facts} facts */
function kindsOf(facts) {
  return facts.reduce((kinds, fact, at) => (fact === null ? kinds : kinds | (1 << at)), 0);
}

/** How many bits are set. @param {number} kinds */
function countOf(kinds) {
  let count = 0;
  for (let rest = kinds; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The facts of some kinds as one text. @param {Facts} facts @param {number} kinds */
function keyOf(facts, kinds) {
  return facts.map((fact, at) => ((kinds >> at) & 1 ? fact : "")).join("\n");
}
