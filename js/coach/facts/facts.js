// Facts of a line, which anyone can check by playing it out. `tools/src/coach/facts.rs` has the same ones, to which the evidence is fitted.
//
// A fact is looked at after a number of plies. Where one of the two lines that are compared is shorter, both are looked at
// where that one ends, or a ply before, so that the same side is to move.

import {
  CORNERS,
  cornerBeside,
  cornerDiscs,
  edgeDiscs,
  frontierDiscs,
  isEdge,
  libertiesOf,
  regionOf,
  stableDiscs,
} from "./board.js";

/**
 * @import { PlayedLine, Stand } from "./line.js"
 */

/**
 * The facts by the names that the evidence has: of what stands on the board after some plies of a line.
 * @type {Record<string, (stand: Stand, line: PlayedLine, ply: number) => number | boolean>}
 */
const FACTS = {
  replies: (stand) => stand.moves("opponent").length,
  choices: (stand) => stand.moves("own").length,
  safe: (stand) => stand.safeMoves("own").length,
  opponentSafe: (stand) => stand.safeMoves("opponent").length,
  mobility: (_, line, ply) => meanMobility(line, ply),
  frontier: (stand) => stand.difference(frontierDiscs),
  liberties: (stand) => stand.difference(libertiesOf),
  ownRegions: (stand) => stand.regions("own").length - stand.regions("opponent").length,
  stable: (stand) => stand.difference(stableDiscs),
  edges: (stand) => stand.difference(edgeDiscs),
  ownCorners: ({ cells }) => cornerDiscs(cells, 1).length,
  opponentCorners: ({ cells }) => cornerDiscs(cells, -1).length,
  ownPasses: (_, line, ply) => line.passes("own", ply).length,
  opponentPasses: (_, line, ply) => line.passes("opponent", ply).length,
  lastMove: (_, line) => ({ own: 1, opponent: -1, none: 0 })[line.lastMove ?? "none"],
  xSquare: (_, { start, square }) => cornerBeside(start.cells, square, "x") !== undefined,
  cSquare: (_, { start, square }) => cornerBeside(start.cells, square, "c") !== undefined,
  evenRegion: (_, { start, square }) => regionOf(start.cells, square).size % 2 === 0,
  edgeMove: (_, { square }) => isEdge(square),
  cornerMove: (_, { square }) => CORNERS.includes(square),
};

/** The value of a fact after so many plies of a line. @param {string} fact @param {PlayedLine} line @param {number} ply */
export function factOf(fact, line, ply) {
  return Number(FACTS[fact](line.stands[ply], line, ply));
}

/**
 * After how many plies a fact is looked at when both lines are known to an end: there, or a ply before, with the same side to
 * move. A mean is taken of all plies.
 * @param {string} fact
 * @param {number} ply
 * @param {number} end
 */
export function lookedAt(fact, ply, end) {
  if (ply <= end) return ply;
  return fact === "mobility" || (ply - end) % 2 === 0 ? end : end - 1;
}

/** The mean of own moves less the opponent's, whoever is to move. @param {PlayedLine} line @param {number} plies */
function meanMobility(line, plies) {
  let sum = 0;
  for (const stand of line.stands.slice(1, plies + 1))
    sum += stand.moves("own").length - stand.moves("opponent").length;
  return sum / plies;
}
