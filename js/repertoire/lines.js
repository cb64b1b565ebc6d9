// A repertoire line by line, as it is read on paper.

import { afterNumber, MOVES } from "../rules/position.js";
import { canonicalKey } from "../rules/symmetry.js";
import { metWith } from "./walk.js";

/**
 * @import { People } from "./people.js"
 * @import { Repertoire } from "./repertoire.js"
 * @import { Met } from "./walk.js"
 */

/**
 * From the start to an answer behind which no other one is written. What leads to the same by another order of moves is in one line only.
 * @typedef {object} Line
 * @property {readonly string[]} moves
 * @property {ReadonlySet<number>} own which of them are answers, by their indices
 * @property {number} share of all games in which one comes to the last answer
 * @property {number | null} value of the last answer for the player, by the book
 */

/** Its lines as they branch off, the likeliest branch first. @param {Repertoire} repertoire @param {People} people @returns {Line[]} */
export function linesOf(repertoire, people) {
  const met = metWith(repertoire, people).filter(({ own }) => own.length > 0);
  /** @type {Map<Met | null, Met[]>} */
  const behind = new Map();
  for (const each of met) behind.set(each.from, [...(behind.get(each.from) ?? []), each]);
  /** @param {Met} at @param {readonly number[]} before @param {ReadonlySet<number>} known @returns {Line[]} */
  const from = (at, before, known) => {
    const [{ number }] = at.own;
    const line = [...before, ...at.moves.slice(at.from ? 1 : 0), number];
    const own = new Set([...known, line.length - 1]);
    const next = likeliestFirst(behind.get(at) ?? []);
    if (next.length > 0) return next.flatMap((each) => from(each, line, own));
    const moves = line.map((each) => String(MOVES[each]));
    return [{ moves, own, share: at.share, value: worthOf(at, number, people) }];
  };
  return likeliestFirst(behind.get(null) ?? []).flatMap((each) => from(each, [], new Set()));
}

/** @param {readonly Met[]} met */
function likeliestFirst(met) {
  return [...met].sort((one, other) => other.share - one.share);
}

/** @param {Met} met @param {number} number @param {People} people */
function worthOf({ position }, number, people) {
  const keyAfter = (/** @type {number} */ each) => {
    const next = afterNumber(position, each);
    return next && canonicalKey(next);
  };
  const wanted = keyAfter(number);
  return people(position).moves.find((move) => keyAfter(move.number) === wanted)?.score ?? null;
}

/** How many moves two lines begin with alike. @param {readonly string[]} one @param {readonly string[]} other */
export function commonIn(one, other) {
  const first = one.findIndex((move, index) => move !== other[index]);
  return first < 0 ? one.length : first;
}
