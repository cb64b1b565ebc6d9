// What a board says of those who play on it: which discs can never be turned, which lie beside empty squares, which empty squares
// hang together. Boards here are 64 numbers, a1, b1, … h8: 1 for a disc of one side, -1 for one of the other, 0 for none.

import { SQUARES } from "../../rules/board.js";

/** @import { Square } from "../../generated/types.js" */

/** @typedef {Readonly<Int8Array>} Cells */

/** a1, h1, a8 and h8. */
export const CORNERS = Object.freeze([0, 7, 56, 63]);

/** The eight directions as steps of file and rank, those of a line four apart. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
];

/** How far a square can be from another one. */
const DISTANCES = [1, 2, 3, 4, 5, 6, 7];

/** For each square the squares up to the edge in each direction, the nearest first. */
const RAYS = SQUARES.map((_, square) =>
  STEPS.map(([file, rank]) => rayFrom(square % 8, square >> 3, file, rank)),
);

/** For each square its neighbors, those at a corner too. */
export const NEIGHBORS = RAYS.map((rays) => rays.flatMap(([next]) => next ?? []));

/**
 * The runs of discs that a disc of a side on an empty square would flip, with the own disc at the far end of each; none where the move is
 * illegal.
 * @param {Cells} cells
 * @param {number} square
 * @param {number} side 1 or -1
 * @returns {{ over: number[], end: number }[]}
 */
export function runsOf(cells, square, side) {
  if (cells[square] !== 0) return [];
  return RAYS[square].flatMap((ray) => {
    const length = ray.findIndex((at) => cells[at] !== -side);
    return length > 0 && cells[ray[length]] === side
      ? [{ over: ray.slice(0, length), end: ray[length] }]
      : [];
  });
}

/** The discs of a side that lie beside an empty square. @param {Cells} cells @param {number} side */
export function frontierDiscs(cells, side) {
  return besides(cells, side, 0);
}

/** The empty squares that lie beside a disc of the other side. @param {Cells} cells @param {number} side */
export function libertiesOf(cells, side) {
  return besides(cells, 0, -side);
}

/** The squares of one content that lie beside one of another. @param {Cells} cells @param {number} one @param {number} other */
function besides(cells, one, other) {
  return SQUARES.filter(
    (_, square) => cells[square] === one && NEIGHBORS[square].some((next) => cells[next] === other),
  );
}

/** The discs of a side on the edge. @param {Cells} cells @param {number} side */
export function edgeDiscs(cells, side) {
  return SQUARES.filter((_, square) => cells[square] === side && isEdge(square));
}

/** The discs of a side in corners. @param {Cells} cells @param {number} side */
export function cornerDiscs(cells, side) {
  return CORNERS.filter((corner) => cells[corner] === side);
}

/** @param {number} square */
export function isEdge(square) {
  return NEIGHBORS[square].length < 8;
}

/**
 * The discs of a side that can never be turned, as far as that is easily seen: in each of the four directions the line of such a disc is
 * full, or it lies at its end, or beside another such disc.
 * @param {Cells} cells
 * @param {number} side
 */
export function stableDiscs(cells, side) {
  const stable = new Set(/** @type {number[]} */ ([]));
  const isHeld = (/** @type {number} */ square) =>
    [0, 1, 2, 3].every((axis) => {
      const rays = [RAYS[square][axis], RAYS[square][axis + 4]];
      return (
        rays.some((ray) => ray.length === 0 || stable.has(ray[0])) ||
        rays.flat().every((next) => cells[next] !== 0)
      );
    });
  for (let before = -1; before < stable.size; ) {
    before = stable.size;
    for (const [square, cell] of cells.entries())
      if (cell === side && !stable.has(square) && isHeld(square)) stable.add(square);
  }
  return namesOf(stable);
}

/** The empty squares that hang together with one of them, those at a corner too. @param {Cells} cells @param {number} square */
export function regionOf(cells, square) {
  const region = new Set([square]);
  // A set gives what is added on the way.
  for (const each of region) for (const next of NEIGHBORS[each]) if (cells[next] === 0) region.add(next);
  return region;
}

/** All regions of empty squares that hang together. @param {Cells} cells */
export function regionsOf(cells) {
  /** @type {Set<number>[]} */
  const regions = [];
  for (const [square, cell] of cells.entries())
    if (cell === 0 && !regions.some((region) => region.has(square))) regions.push(regionOf(cells, square));
  return regions.map(namesOf);
}

/** The names of squares, a1 first. @param {ReadonlySet<number>} squares */
export function namesOf(squares) {
  return SQUARES.filter((_, square) => squares.has(square));
}

/**
 * How a move lies beside a corner: `"x"` diagonally, `"c"` along the edge; `undefined` where it does not, or the square is none.
 * @param {Square} move
 * @param {Square} square
 */
export function besideCorner(move, square) {
  if (!/[ah][18]/.test(square)) return undefined;
  const [files, ranks] = [0, 1].map((at) => Math.abs(move.charCodeAt(at) - square.charCodeAt(at)));
  if (Math.max(files, ranks) !== 1) return undefined;
  return files === ranks ? "x" : "c";
}

/**
 * The empty corner beside a square, diagonally or along the edge; `undefined` where there is none.
 * @param {Cells} cells
 * @param {number} square
 * @param {"x" | "c"} kind
 */
export function cornerBeside(cells, square, kind) {
  return CORNERS.find(
    (corner) => cells[corner] === 0 && besideCorner(SQUARES[square], SQUARES[corner]) === kind,
  );
}

/** The squares beyond one up to the edge. @param {number} file @param {number} rank @param {number} right @param {number} down */
function rayFrom(file, rank, right, down) {
  return DISTANCES.map((distance) => [file + distance * right, rank + distance * down])
    .filter((place) => place.every((at) => at >= 0 && at < 8))
    .map(([toFile, toRank]) => 8 * toRank + toFile);
}
