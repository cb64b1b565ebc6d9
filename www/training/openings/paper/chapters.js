// The lines of a repertoire by opening, as they stand on paper and in a picture.

/** @import { Line } from "../../../../js/repertoire/lines.js" */

import { commonIn } from "../../../../js/repertoire/lines.js";

/** After so many plies a name is that of a whole opening; later ones are of its variations. */
const OPENING = 5;

/**
 * A line with its name, and how many of its moves the line before has as well.
 * @typedef {Line & { name: string, common: number }} Named
 */

/**
 * The lines of one opening.
 * @typedef {object} Chapter
 * @property {string} name of the opening; empty where it has none
 * @property {readonly string[]} moves that all of its lines begin with
 * @property {readonly Named[]} lines
 */

/**
 * The openings of which most games are come first.
 * @param {readonly Line[]} lines
 * @param {(moves: readonly string[]) => string} nameOf the opening that moves lead to; empty where it has no name
 * @returns {Chapter[]}
 */
export function chaptersOf(lines, nameOf) {
  /** @type {Map<string, Line[]>} */
  const byName = new Map();
  for (const line of lines) {
    const name = nameOf(line.moves.slice(0, OPENING));
    byName.set(name, [...(byName.get(name) ?? []), line]);
  }
  const shareOf = (/** @type {readonly Line[]} */ all) => all.reduce((sum, { share }) => sum + share, 0);
  return [...byName]
    .sort(([, one], [, other]) => shareOf(other) - shareOf(one))
    .map(([name, all]) => ({
      name,
      moves: all.reduce(
        (moves, line) => moves.slice(0, commonIn(moves, line.moves)),
        all[0].moves.slice(0, -1),
      ),
      lines: all.map((line, place) => ({
        ...line,
        name: nameOf(line.moves),
        common: place === 0 ? 0 : commonIn(line.moves, all[place - 1].moves),
      })),
    }));
}
