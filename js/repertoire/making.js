// Makes a repertoire: of the positions that one is likeliest to meet, or of what one has played.

import { PASS } from "../rules/position.js";
import { leastOf, moveInLeast, positionOf } from "./images.js";
import { moveNumberIn, pliesOf } from "./plies.js";
import { Repertoire } from "./repertoire.js";
import { walk } from "./walk.js";

/**
 * @import { Color } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { Known, KnownMove, People } from "./people.js"
 * @import { Change } from "./repertoire.js"
 * @import { Met } from "./walk.js"
 */

/** By what a move is chosen: how many play it, what it is worth, or what came of it. @typedef {"people" | "score" | "results"} Style */

/** @type {readonly Style[]} */
export const STYLES = ["people", "score", "results"];

/** A move is one that people play where one game in so many goes on with it. */
const PLAYED = 50;

/** A move is as good as one that is better by so many discs. */
const AS_GOOD = 1;

/** Results of few games say little: they count as if so many more had been drawn. */
const EARLIER = 20;

/** A position that is met in fewer games than one in so many for each that is wanted is not looked for. */
const DEPTH = 8;

/** Where there are too few, one looks so often for what is rarer still. */
const TRIES = 3;

/**
 * The move that a style takes in a position; `undefined` where nobody has played there.
 * @param {Known} known
 * @param {Style} style
 * @returns {KnownMove | undefined}
 */
export function chosenBy({ games, moves }, style) {
  const played = moves.filter((move) => move.games > 0 && move.games * PLAYED >= games);
  const popular = (/** @type {KnownMove} */ one, /** @type {KnownMove} */ other) =>
    other.games - one.games || one.number - other.number;
  if (style === "results") {
    const result = (/** @type {KnownMove} */ move) =>
      ((move.points ?? 0.5) * move.games + EARLIER / 2) / (move.games + EARLIER);
    return played.sort((one, other) => result(other) - result(one) || popular(one, other))[0];
  }
  const scored = played.filter(({ score }) => score !== null);
  const best = Math.max(...scored.map(({ score }) => Number(score)));
  const good = style === "score" ? scored.filter(({ score }) => Number(score) >= best - AS_GOOD) : [];
  return (good.length > 0 ? good : played).sort(popular)[0];
}

/**
 * The positions that a player of one color is likeliest to meet, with the move that a style takes in each.
 * @param {object} wanted
 * @param {Color} wanted.color
 * @param {number} wanted.size how many positions; there are fewer where people have not played so many
 * @param {Style} wanted.style
 * @param {People} wanted.people
 * @param {boolean} [wanted.isFollowed] whether the player's own moves are the chosen ones, too, rather than what people play
 * @param {number} [wanted.deepest] the number of the last move that is wanted
 * @param {number} [wanted.replies] how large a part of the games a move of the other side has to be played in
 * @param {Repertoire} [wanted.known] what is answered already, and stays
 * @returns {Repertoire}
 */
export function madeBySize({
  color,
  size,
  style,
  people,
  isFollowed = false,
  deepest = 60,
  replies = 0,
  known = new Repertoire(color),
}) {
  const answerTo = (/** @type {Position} */ position) =>
    known.at(position)?.numbers[0] ?? chosenBy(people(position), style)?.number;
  const metIn = (/** @type {number} */ least) =>
    walk({
      color,
      people: replies > 0 ? commonIn(people, replies) : people,
      least,
      own: (position) => {
        if (moveNumberIn(position) > deepest) return [];
        const { games, moves } = people(position);
        const played = moves.filter((move) => move.games > 0);
        if (!isFollowed && !known.has(position))
          return played.map((move) => ({ number: move.number, part: move.games / games }));
        const number = answerTo(position);
        return number === undefined ? [] : [{ number, part: 1 }];
      },
    });
  let least = 1 / (DEPTH * Math.max(1, size));
  let found = likeliest(metIn(least), size);
  for (let tries = 0; found.length < size && tries < TRIES; tries += 1) {
    least /= DEPTH;
    found = likeliest(metIn(least), size);
  }
  const changes = found.map(({ position }) => ({
    position,
    number: /** @type {number} */ (answerTo(position)),
  }));
  return known.withNew(changes);
}

/**
 * What people play, without what is played in a smaller part of the games.
 * @param {People} people
 * @param {number} part
 * @returns {People}
 */
function commonIn(people, part) {
  return (position) => {
    const { games, moves } = people(position);
    return { games, moves: moves.filter((move) => move.games >= part * games) };
  };
}

/**
 * What `madeBySize` adds to what is known: so many positions, the likeliest first.
 * @param {Parameters<typeof madeBySize>[0] & { known: Repertoire }} wanted
 * @returns {Change[]}
 */
export function freshBySize({ known, size, ...wanted }) {
  const made = madeBySize({ ...wanted, known, size: known.size + size });
  return [...made.positions()].filter(({ position }) => !known.has(position)).slice(0, size);
}

/** The positions that are met most, none without one that leads to it. @param {readonly Met[]} met @param {number} count */
function likeliest(met, count) {
  /** @type {Map<Met | null, Met[]>} */
  const following = new Map();
  for (const each of met)
    if (each.own.length > 0) following.set(each.from, [...(following.get(each.from) ?? []), each]);
  /** @type {Met[]} */
  const taken = [];
  const open = [...(following.get(null) ?? [])];
  while (taken.length < count && open.length > 0) {
    const index = open.reduce((best, { share }, at) => (share > open[best].share ? at : best), 0);
    const [next] = open.splice(index, 1);
    taken.push(next);
    open.push(...(following.get(next) ?? []));
  }
  return taken;
}

/**
 * A game of one's own: the numbers of its moves, passes left out or written.
 * @typedef {{ moves: ArrayLike<number>, color: Color, start?: Position }} OwnGame
 */

/**
 * What one has played oneself: in each position that came up often enough, the move that one has chosen most often, the last one where that
 * is undecided.
 * @param {Color} color
 * @param {Iterable<OwnGame>} games the newest last; those of the other color are passed over
 * @param {{ least?: number, deepest?: number }} [limits] `least`: how often a position came up; `deepest`: the number of the last move
 * @returns {Change[]}
 */
export function playedIn(games, color, { least = 2, deepest = 21 } = {}) {
  /** @type {Map<string, Map<number, { count: number, last: number }>>} */
  const counts = new Map();
  let game = 0;
  for (const { moves, color: own, start } of games) {
    game += 1;
    if (own !== color) continue;
    for (const { position, played } of pliesOf(moves, start)) {
      if (moveNumberIn(position) > deepest) break;
      if (position.turn !== color || played === PASS) continue;
      const at = leastOf(position);
      const number = moveInLeast(at, played);
      const choices = counts.get(at.key) ?? new Map();
      counts.set(at.key, choices.set(number, { count: (choices.get(number)?.count ?? 0) + 1, last: game }));
    }
  }
  return [...counts].flatMap(([key, played]) => {
    const choices = [...played].sort(
      ([, one], [, other]) => other.count - one.count || other.last - one.last,
    );
    const times = choices.reduce((sum, [, { count }]) => sum + count, 0);
    return times < least ? [] : [{ position: positionOf(key, color), number: choices[0][0] }];
  });
}
