// How often a player of one color meets each position: along the tree of what people play, where all ways to a position count together.

import {
  afterNumber,
  discsOf,
  isOver,
  legalMoves,
  mustPass,
  numberOf,
  PASS,
  START_POSITION,
} from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";
import { inOrder } from "./images.js";

/**
 * @import { Color } from "../generated/types.js"
 * @import { Position } from "../rules/position.js"
 * @import { People } from "./people.js"
 * @import { Repertoire } from "./repertoire.js"
 */

/** A move and how large a part of the games goes on with it. @typedef {{ number: number, part: number }} Part */

/**
 * A position in which the player has the move.
 * @typedef {object} Met
 * @property {string} key what its images have in common
 * @property {Position} position as it is after the likeliest moves
 * @property {number} share of all games, 0 to 1
 * @property {Met | null} from the position of the player before, by the likeliest way
 * @property {readonly number[]} moves those since then
 * @property {readonly Part[]} own what the player plays; empty where that is not known
 */

/**
 * @typedef {object} Walk
 * @property {Color} color
 * @property {People} people what the other side plays
 * @property {(position: Position) => readonly Part[]} own what the player plays
 * @property {(position: Position) => boolean} [isWanted] whether a position counts that nobody comes to
 * @property {number} [least] a position that is met in a smaller share of games is not looked at further
 * @property {Position} [start]
 */

/** The positions of the player, each once, those with fewer discs first. @param {Walk} walk @returns {Met[]} */
export function walk({ color, people, own, isWanted = () => false, least = 0, start = START_POSITION }) {
  /** By the number of discs. @type {Map<string, Met & { most: number }>[]} */
  const layers = Array.from({ length: 65 }, () => new Map());
  /** @param {Position} position @param {number} share @param {Met | null} from @param {readonly number[]} moves */
  const arrive = (position, share, from, moves) => {
    const { black, white } = discsOf(position);
    const layer = layers[black + white];
    const key = canonicalKey(position);
    const known = layer.get(key);
    if (!known) layer.set(key, { key, position, share, from, moves, own: [], most: share });
    else {
      known.share += share;
      if (share > known.most) Object.assign(known, { position, from, moves, most: share });
    }
  };
  for (const { position, part, moves } of waysFrom(start, { color, people, isWanted }))
    arrive(position, part, null, moves);
  for (const layer of layers)
    for (const met of layer.values()) {
      met.own = met.share < least ? [] : own(met.position);
      for (const { number, part } of met.own) {
        const next = afterNumber(met.position, number);
        if (!next) continue;
        for (const way of waysFrom(next, { color, people, isWanted }))
          arrive(way.position, met.share * part * way.part, met, [number, ...way.moves]);
      }
    }
  return layers.flatMap((layer) => [...layer.values()]);
}

/**
 * The next positions in which the player has the move, each with the moves to there and how large a part of the games goes there.
 * @param {Position} position
 * @param {Pick<Walk, "color" | "people" | "isWanted">} walk
 * @returns {Generator<{ position: Position, part: number, moves: readonly number[] }>}
 */
export function* waysFrom(position, { color, people, isWanted = () => false }) {
  const next = mustPass(position) ? afterNumber(position, PASS) : undefined;
  if (!next && position.turn === color && !isOver(position)) yield { position, part: 1, moves: [] };
  const replies = next
    ? [{ number: PASS, next, part: 1 }]
    : position.turn === color
      ? []
      : repliesOf(position, people);
  for (const { number, next, part } of replies)
    if (part > 0 || leadsTo(next, color, isWanted))
      for (const way of waysFrom(next, { color, people, isWanted }))
        yield { ...way, part: part * way.part, moves: [number, ...way.moves] };
}

/** The moves from the start to a position, by the likeliest way. @param {Met} met @returns {number[]} */
export function lineTo(met) {
  /** @type {number[]} */
  let line = [];
  for (let at = /** @type {Met | null} */ (met); at; at = at.from) line = [...at.moves, ...line];
  return line;
}

/**
 * The positions that a player meets who keeps to a repertoire: those that it answers, and those where it ends.
 * @param {Repertoire} repertoire
 * @param {People} people
 * @param {Position} [start]
 */
export function metWith(repertoire, people, start) {
  return walk({
    color: repertoire.color,
    people,
    ...(start && { start }),
    own: (position) => {
      const [number] = repertoire.at(position)?.numbers ?? [];
      return number === undefined ? [] : [{ number, part: 1 }];
    },
    isWanted: (position) => repertoire.has(position),
  });
}

/**
 * The positions that one meets and has no answer to, the likeliest first.
 * @param {Repertoire} repertoire
 * @param {People} people
 * @param {number} [count]
 */
export function gapsOf(repertoire, people, count = Number.POSITIVE_INFINITY) {
  return metWith(repertoire, people)
    .filter(({ own }) => own.length === 0)
    .sort((one, other) => other.share - one.share)
    .slice(0, count);
}

/**
 * What may be played in a position, of moves that are the same by symmetry one, with the part of the games that went on with it.
 * @param {Position} position
 * @param {People} people
 * @returns {{ number: number, next: Position, part: number }[]}
 */
export function repliesOf(position, people) {
  const { games, moves } = people(position);
  /** @type {Map<string, { number: number, next: Position, part: number }>} */
  const replies = new Map();
  for (const number of inOrder(legalMoves(position).map(numberOf))) {
    const next = /** @type {Position} */ (afterNumber(position, number));
    const key = canonicalKey(next);
    if (!replies.has(key)) replies.set(key, { number, next, part: 0 });
  }
  for (const { number, games: count } of moves) {
    const reply = replies.get(canonicalKey(/** @type {Position} */ (afterNumber(position, number))));
    if (reply) reply.part = games > 0 ? count / games : 0;
  }
  return [...replies.values()];
}

/**
 * Whether the player's next position is wanted.
 * @param {Position} position
 * @param {Color} color
 * @param {(position: Position) => boolean} isWanted
 */
function leadsTo(position, color, isWanted) {
  const next = mustPass(position) ? /** @type {Position} */ (afterNumber(position, PASS)) : position;
  return next.turn === color && isWanted(next);
}
