// What the count says at the end of two lines that are proven: whose discs they are, and who filled a region last.

import { SQUARES } from "../rules/board.js";
import { finalScore } from "../rules/position.js";
import { areNamed } from "./experiment/named.js";
import { regionsOf } from "./facts/board.js";
import { moverAt } from "./facts/line.js";

/**
 * @import { Square } from "../generated/types.js"
 * @import { CoachLine } from "./arguments.js"
 * @import { PlayedLine, Whose } from "./facts/line.js"
 * @import { DiscsLost, RegionLast } from "./reasons.js"
 */

/** What the names of the squares of each edge have in common. */
const EDGES = "ah18";

/**
 * What two lines show at their ends. They show nothing if they do not lead to the end of the game, or are not proven.
 * @param {[PlayedLine, PlayedLine]} played the line of the move played, and that of the better one
 * @param {readonly CoachLine[]} lines the same ones as they were given
 * @returns {(DiscsLost | RegionLast)[]}
 */
export function endgameIn(played, lines) {
  if (!played.every((line, index) => isProven(line, lines[index]))) return [];
  return [discsLost, regionLast].flatMap((find) => find(...played) ?? []);
}

/** Whether a line is proven, and ends as its score says. @param {PlayedLine} line @param {CoachLine} given */
function isProven({ end, start }, { exact, score }) {
  const sign = start.chooser === "black" ? 1 : -1;
  return exact && end.isOver && sign * finalScore(end.position) === score;
}

/**
 * The discs that are the opponent's at the end of the line, and one's own at the end of the better one: all that
 * differ, where they are few, or those along an edge.
 * @param {PlayedLine} line
 * @param {PlayedLine} better
 * @returns {DiscsLost | undefined}
 */
function discsLost({ end: { cells } }, { end: { cells: others } }) {
  const lost = SQUARES.filter((_, at) => cells[at] === -1 && others[at] === 1);
  if (areNamed(lost) && lost.length === SQUARES.filter((_, at) => cells[at] !== others[at]).length)
    return { kind: "discs-lost", squares: lost };
  const edge = edgeAmong(lost);
  return areNamed(edge) ? undefined : { kind: "discs-lost", squares: edge };
}

/** The most squares beside each other on an edge. @param {readonly Square[]} squares @returns {Square[]} */
function edgeAmong(squares) {
  /** @type {Square[]} */
  let longest = [];
  for (const edge of EDGES) {
    /** @type {Square[]} */
    let run = [];
    for (const square of SQUARES.filter((name) => name.includes(edge))) {
      run = squares.includes(square) ? [...run, square] : [];
      if (run.length > longest.length) longest = run;
    }
  }
  return longest;
}

/**
 * A region of two or three squares that the opponent fills in the line, and oneself in the better one,
 * where one fills more regions there.
 * @param {PlayedLine} line
 * @param {PlayedLine} better
 * @returns {RegionLast | undefined}
 */
function regionLast(line, better) {
  const regions = regionsOf(line.start.cells);
  const filled = regions.map((region) => [lastIn(line, region), lastIn(better, region)]);
  const ownIn = (/** @type {0 | 1} */ at) => filled.filter((whose) => whose[at] === "own").length;
  if (ownIn(0) >= ownIn(1)) return undefined;
  const region = regions.find(
    (squares, at) => filled[at].join() === "opponent,own" && squares.length > 1 && areNamed(squares),
  );
  return region && { kind: "region-last", squares: region };
}

/**
 * The side that fills a region; `undefined` where a square of it stays empty.
 * @param {PlayedLine} line
 * @param {readonly string[]} region
 * @returns {Whose | undefined}
 */
function lastIn({ moves }, region) {
  if (!region.every((square) => moves.some((move) => move === square))) return undefined;
  return moverAt(moves.findLastIndex((move) => region.includes(move)));
}
