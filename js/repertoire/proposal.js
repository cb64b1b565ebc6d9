// What something would add to a repertoire, and where it says another move, before anything is changed.

import { canonicalKey } from "../rules/symmetry.js";
import { moveNumberIn } from "./plies.js";
import { Repertoire } from "./repertoire.js";
import { lineTo, metWith } from "./walk.js";

/**
 * @import { People } from "./people.js"
 * @import { Change } from "./repertoire.js"
 */

/**
 * What is wanted of what is given.
 * @typedef {object} Wanted
 * @property {People} people
 * @property {number} [deepest] the number of the last move that is wanted; all when left out
 * @property {boolean} [isFollowed] whether positions that the moves do not lead to are left out
 * @property {boolean} [isTaken] whether what is given takes the place of another move that is there
 */

/**
 * A position in which another move is given than the repertoire has.
 * @typedef {object} Difference
 * @property {readonly number[]} line moves that lead there; empty where none are known
 * @property {number} mine
 * @property {number} given
 */

/**
 * @typedef {object} Proposal
 * @property {Repertoire} repertoire as it would be
 * @property {number} added how many positions would be new in it
 * @property {number} deepest the number of the last move that would be new
 * @property {readonly Difference[]} differing
 * @property {boolean} isNew whether anything would be different
 * @property {number} apart how many positions are left out, since the moves do not lead there
 */

/**
 * What would come of changes. Where a repertoire has the same move already, what is told of it is filled in.
 * @param {Repertoire} known
 * @param {Iterable<Change>} changes
 * @param {Wanted} wanted
 * @returns {Proposal}
 */
export function proposalOf(known, changes, { people, deepest = 60, isFollowed = false, isTaken = false }) {
  const given = [...new Repertoire(known.color).with(changes).positions()].filter(
    ({ position }) => moveNumberIn(position) <= deepest,
  );
  const isSame = (/** @type {Change} */ { position, number }) =>
    known.at(position)?.numbers.includes(Number(number)) === true;
  const fresh = given.filter(({ position }) => !known.has(position));
  const other = given.filter((change) => known.has(change.position) && !isSame(change));
  const filled = given.filter(isSame).map((change) => {
    const { numbers, ...told } = /** @type {NonNullable<ReturnType<Repertoire["at"]>>} */ (
      known.at(change.position)
    );
    return { ...change, told: isTaken ? change.told : { ...change.told, ...told } };
  });
  const base = known.with([...filled, ...(isTaken ? other : [])]);
  const met = new Map(metWith(base.with(fresh), people).map((each) => [each.key, each]));
  const wanted = isFollowed ? fresh.filter(({ position }) => met.has(canonicalKey(position))) : fresh;
  const differing = other.map(({ position, number }) => {
    const way = met.get(canonicalKey(position));
    const at = way?.position ?? position;
    const of = (/** @type {Repertoire} */ repertoire) => Number(repertoire.at(at)?.numbers[0]);
    const given = new Repertoire(known.color).with([{ position, number }]);
    return { line: way ? lineTo(way) : [], mine: of(known), given: of(given) };
  });
  const repertoire = base.with(wanted);
  return {
    repertoire,
    isNew: JSON.stringify(repertoire) !== JSON.stringify(known),
    added: wanted.length,
    deepest: Math.max(0, ...wanted.map(({ position }) => moveNumberIn(position))),
    differing,
    apart: fresh.length - wanted.length,
  };
}
