// Facts of a line, which anyone can check by playing it out. `tools/src/coach/facts.rs` has the same ones, to which the evidence is fitted.
//
// A fact is looked at after a number of plies. Where one of the two lines that are compared is shorter, both are looked at
// where that one ends, or a ply before, so that the same side is to move.

import { SQUARES } from "../../rules/board.js";
import {
  CORNERS,
  cornerBeside,
  edgesOf,
  frontierOf,
  isEdge,
  libertiesOf,
  regionOf,
  regionsOf,
  stableOf,
} from "./board.js";

/**
 * @import { PlayedLine, Stand } from "./line.js"
 */

/**
 * What is looked at: a line, after so many plies.
 * @typedef {{ line: PlayedLine, ply: number }} Look
 */

/** The facts by the names that the evidence has. @type {Record<string, (look: Look) => number>} */
const FACTS = {
  replies: (look) => standOf(look).moves("opponent").length,
  choices: (look) => standOf(look).moves("own").length,
  safe: (look) => standOf(look).safeMoves("own").length,
  opponentSafe: (look) => standOf(look).safeMoves("opponent").length,
  mobility: ({ line, ply }) => meanMobility(line, ply),
  frontier: (look) => standOf(look).difference(frontierOf),
  liberties: (look) => standOf(look).difference(libertiesOf),
  ownRegions: (look) => ownRegions(standOf(look)),
  stable: (look) => standOf(look).difference(stableOf),
  edges: (look) => standOf(look).difference(edgesOf),
  ownCorners: (look) => cornersOf(standOf(look), 1),
  opponentCorners: (look) => cornersOf(standOf(look), -1),
  ownPasses: ({ line, ply }) => line.passes("own", ply).length,
  opponentPasses: ({ line, ply }) => line.passes("opponent", ply).length,
  lastMove: ({ line }) => ({ own: 1, opponent: -1, none: 0 })[line.lastMove ?? "none"],
  xSquare: ({ line }) => Number(cornerBeside(line.start.cells, line.square, "x") !== undefined),
  cSquare: ({ line }) => Number(cornerBeside(line.start.cells, line.square, "c") !== undefined),
  evenRegion: ({ line }) => Number(regionOf(line.start.cells, line.square).size % 2 === 0),
  edgeMove: ({ line }) => Number(isEdge(line.square)),
  cornerMove: ({ line }) => Number(CORNERS.includes(line.square)),
};

/** The value of a fact. @param {string} fact @param {Look} look */
export function factOf(fact, look) {
  return FACTS[fact](look);
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

/** @param {Look} look */
function standOf({ line, ply }) {
  return line.stands[ply];
}

/** The mean of own moves less the opponent's, whoever is to move. @param {PlayedLine} line @param {number} plies */
function meanMobility(line, plies) {
  let sum = 0;
  for (const stand of line.stands.slice(1, plies + 1))
    sum += stand.moves("own").length - stand.moves("opponent").length;
  return sum / plies;
}

/** Regions of empty squares into which one can move and the opponent cannot, less those the other way round. @param {Stand} stand */
function ownRegions(stand) {
  const [own, opponent] = [stand.moves("own"), stand.moves("opponent")].map((moves) =>
    moves.map((move) => SQUARES.indexOf(move)),
  );
  let difference = 0;
  for (const region of regionsOf(stand.cells)) {
    const canMove = (/** @type {number[]} */ squares) => Number(squares.some((square) => region.has(square)));
    difference += canMove(own) - canMove(opponent);
  }
  return difference;
}

/** @param {Stand} stand @param {number} side */
function cornersOf({ cells }, side) {
  return CORNERS.filter((corner) => cells[corner] === side).length;
}
