// What a board says of those who play on it: which discs can never be turned, which lie beside empty squares, which empty squares
// hang together. Boards here are 64 numbers, a1, b1, … h8: 1 for a disc of one side, -1 for one of the other, 0 for none.

/** @typedef {Readonly<Int8Array>} Cells */

/** a1, h1, a8 and h8. */
export const CORNERS = Object.freeze([0, 7, 56, 63]);

/** The four directions of lines, as steps of file and rank. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];

/** For each square, the two beside it in each direction; -1 beyond the edge. */
const BESIDE = squares().map((square) =>
  AXES.map(([file, rank]) => [stepped(square, file, rank), stepped(square, -file, -rank)]),
);

/** For each square its neighbors, those at a corner too. */
export const NEIGHBORS = BESIDE.map((pairs) => pairs.flat().filter((square) => square >= 0));

/** For each square the squares up to the edge in each of the eight directions, the nearest first. */
const RAYS = squares().map((square) =>
  AXES.flatMap((_, axis) => [0, 1].map((side) => rayFrom(square, axis, side))),
);

/** For each direction, the line that each square lies on. */
const LINES = AXES.map((_, axis) => squares().map((square) => lineThrough(square, axis)));

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

/** How many discs of a side lie beside an empty square. @param {Cells} cells @param {number} side 1 or -1 */
export function frontierOf(cells, side) {
  return frontierDiscs(cells, side).length;
}

/** The discs of a side that lie beside an empty square. @param {Cells} cells @param {number} side */
export function frontierDiscs(cells, side) {
  return squares().filter(
    (square) => cells[square] === side && NEIGHBORS[square].some((next) => cells[next] === 0),
  );
}

/** How many empty squares lie beside a disc of the other side. @param {Cells} cells @param {number} side */
export function libertiesOf(cells, side) {
  return countOf((square) => cells[square] === 0 && NEIGHBORS[square].some((next) => cells[next] === -side));
}

/** How many discs of a side lie on the edge. @param {Cells} cells @param {number} side */
export function edgesOf(cells, side) {
  return countOf((square) => cells[square] === side && isEdge(square));
}

/** @param {number} square */
export function isEdge(square) {
  return NEIGHBORS[square].length < 8;
}

/** How many discs of a side can never be turned, as far as that is easily seen. @param {Cells} cells @param {number} side */
export function stableOf(cells, side) {
  return stableDiscs(cells, side).size;
}

/**
 * The discs of a side that can never be turned, as far as that is easily seen: in each of the four directions the line of such a disc is
 * full, or it lies at its end, or beside another such disc.
 * @param {Cells} cells
 * @param {number} side
 */
export function stableDiscs(cells, side) {
  const isFull = LINES.map((lines) => lines.map((line) => line.every((square) => cells[square] !== 0)));
  const stable = new Set(/** @type {number[]} */ ([]));
  const isHeld = (/** @type {number} */ square) =>
    BESIDE[square].every(
      ([one, other], axis) =>
        isFull[axis][square] || one < 0 || other < 0 || stable.has(one) || stable.has(other),
    );
  for (let before = -1; before < stable.size; ) {
    before = stable.size;
    for (let square = 0; square < 64; square += 1)
      if (cells[square] === side && !stable.has(square) && isHeld(square)) stable.add(square);
  }
  return stable;
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
  for (let square = 0; square < 64; square += 1)
    if (cells[square] === 0 && !regions.some((region) => region.has(square)))
      regions.push(regionOf(cells, square));
  return regions;
}

/**
 * The empty corner beside a square, diagonally or along the edge; `undefined` where there is none.
 * @param {Cells} cells
 * @param {number} square
 * @param {"x" | "c"} kind
 */
export function cornerBeside(cells, square, kind) {
  const beside = NEIGHBORS[square].find((next) => CORNERS.includes(next) && cells[next] === 0);
  return beside !== undefined && isEdge(square) === (kind === "c") ? beside : undefined;
}

/** @param {(square: number) => boolean} isCounted */
function countOf(isCounted) {
  let count = 0;
  for (let square = 0; square < 64; square += 1) if (isCounted(square)) count += 1;
  return count;
}

function squares() {
  return Array.from({ length: 64 }, (_, square) => square);
}

/** @param {number} square @param {number} file @param {number} rank */
function stepped(square, file, rank) {
  const [toFile, toRank] = [(square % 8) + file, (square >> 3) + rank];
  return toFile < 0 || toFile > 7 || toRank < 0 || toRank > 7 ? -1 : 8 * toRank + toFile;
}

/** @param {number} square @param {number} axis */
function lineThrough(square, axis) {
  return [square, ...rayFrom(square, axis, 0), ...rayFrom(square, axis, 1)];
}

/** @param {number} square @param {number} axis @param {number} side 0 or 1 */
function rayFrom(square, axis, side) {
  const ray = [];
  for (let next = BESIDE[square][axis][side]; next >= 0; next = BESIDE[next][axis][side]) ray.push(next);
  return ray;
}
