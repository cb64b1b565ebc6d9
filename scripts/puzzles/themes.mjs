// What the best move of a puzzle does that no other good move does.
//
// A theme is a test of a move in its line. It holds for a puzzle where the test is true of the best move and false of the second best one, and
// of every move that is within four discs of that: without this contrast most themes are as frequent among mistakes.

import {
  CORNERS,
  cornerBeside,
  isEdge,
  NEIGHBORS,
  regionOf,
  regionsOf,
  runsOf,
} from "../../js/coach/facts/board.js";
import { PlayedLine } from "../../js/coach/facts/line.js";
import { SQUARES } from "../../js/rules/board.js";
import { flips, positionFrom } from "../../js/rules/position.js";

/**
 * @import { Move, Square } from "../../js/generated/types.js"
 * @import { Cells } from "../../js/coach/facts/board.js"
 */

/** A move with its exact score for the side that makes it. @typedef {{ move: Move, score: number }} Reply */

/**
 * A move with its exact score, and the best line that begins with it.
 * @typedef {Reply & { line: readonly Move[], replies?: readonly Reply[] }} Scored `replies`: all to a move that is compared, the best one
 *   first
 */

/**
 * What a test looks at: a line, and all moves of the position with theirs.
 * @typedef {object} Look
 * @property {PlayedLine} line
 * @property {readonly Scored[]} moves
 */

/** Where more replies are good, none of them is the reason. */
const MOST_PUNISHERS = 3;

/** Moves this much worse than the second best one are not compared. */
const NEAR = 4;

/** A pass later than this, in plies, is none that one sees: a puzzle has at most three own moves. */
const AHEAD = 6;

/** The tests by the names of the themes, the most telling first. @type {Readonly<Record<string, (look: Look) => boolean>>} */
export const THEMES = Object.freeze({
  "wipe-out": ({ line }) => !endOf(line).includes(-1),
  "saved-from-wipe-out": ({ line, moves }) =>
    moves.length > 1 && moves.every(({ move, score }) => move === line.moves[0] || score === -64),
  "stoner-trap": isStonerTrap,
  swindle: isSwindle,
  wedge: isWedge,
  "last-safe-move": ({ line }) => line.start.moves("own").length >= 4 && isOnlySafe(line),
  "forced-pass": isForcedPass,
  feeding: isFeeding,
  "win-a-corner": wins,
  "offer-a-corner": ({ line }) => opens(line),
  "x-square": ({ line }) => cornerBeside(line.start.cells, line.square, "x") !== undefined,
  "leave-the-corner": ({ line }) => !isCorner(line.square) && line.start.moves("own").some(isCornerName),
  "take-the-corner": ({ line }) => isCorner(line.square),
  "key-square": ({ line, moves }) => arePunished(moves, (reply) => reply === line.moves[0]),
  closes: ({ line, moves }) =>
    arePunished(moves, (reply) => isShutOut(line, reply) && line.start.moves("opponent").includes(reply)),
  opens: ({ line, moves }) =>
    arePunished(moves, (reply) => isShutOut(line, reply) && !line.start.moves("opponent").includes(reply)),
  parity: isParity,
  "c-square": ({ line }) => cornerBeside(line.start.cells, line.square, "c") !== undefined,
  counting: isCounting,
  "from-inside": ({ line }) => flippedBy(line).every((square) => !isBesideEmpty(line, square)),
  quiet: isQuiet,
});

/** The theme of a puzzle that no test holds for. */
export const CALCULATION = "calculation";

/**
 * The themes of a puzzle, the most telling first; {@link CALCULATION} alone where none holds.
 * @param {string} board 64 squares of `-XO`
 * @param {string} side `X` or `O`
 * @param {readonly Scored[]} moves every legal move, the best first
 * @returns {string[]}
 */
export function themesOf(board, side, moves) {
  const position = positionFrom(board, side === "X" ? "black" : "white");
  const [best, ...others] = [moves[0], ...comparedOf(moves)].map(({ line }) => ({
    line: new PlayedLine(position, line),
    moves,
  }));
  const found = Object.entries(THEMES).flatMap(([theme, holds]) =>
    holds(best) && !(isContrasted(theme) && others.some(holds)) ? [theme] : [],
  );
  return found.length > 0 ? found : [CALCULATION];
}

/**
 * The moves that a best one is compared with: the second best, and each that is not much worse.
 * @param {readonly Scored[]} moves the best first
 */
export function comparedOf([, ...others]) {
  return others.filter(({ score }) => score >= others[0].score - NEAR);
}

/** The themes that speak of the position, or of all moves that are compared, instead of one move. */
const OF_ALL = new Set(["saved-from-wipe-out", "forced-pass", "counting", "key-square", "closes", "opens"]);

/** Whether a theme is a test of one move, which must be false of the others. @param {string} theme */
function isContrasted(theme) {
  return !OF_ALL.has(theme);
}

/** @param {number} square */
const isCorner = (square) => CORNERS.includes(square);
/** @param {Square} square */
const isCornerName = (square) => isCorner(SQUARES.indexOf(square));

/** @param {PlayedLine} line @returns {Cells} */
function endOf(line) {
  return line.stands[line.stands.length - 1].cells;
}

/** @param {PlayedLine} line @returns {number[]} */
function flippedBy({ start, square }) {
  return runsOf(start.cells, square, 1).flatMap(({ over }) => over);
}

/** Whether a square lies beside an empty one that stays so. @param {PlayedLine} line @param {number} square */
function isBesideEmpty({ stands }, square) {
  return NEIGHBORS[square].some((next) => stands[1].cells[next] === 0);
}

/** The corners that the opponent could not take before the move, and can after it. @param {PlayedLine} line @returns {Square[]} */
function openedBy({ start, stands }) {
  const before = start.moves("opponent");
  return stands[1].moves("opponent").filter((square) => isCornerName(square) && !before.includes(square));
}

/** @param {PlayedLine} line */
const opens = (line) => openedBy(line).length > 0;

/** @param {PlayedLine} line */
function isOnlySafe({ start, moves }) {
  const safe = start.safeMoves("own");
  return safe.length === 1 && safe[0] === moves[0];
}

/** No corner now, and the second to fourth own move takes one. @param {Look} look */
function wins({ line }) {
  const now = line.start.moves("own");
  return [2, 4, 6].some((ply) => {
    const move = line.moves[ply];
    return move !== undefined && move !== "pass" && isCornerName(move) && !now.includes(move);
  });
}

/** The opponent must pass soon, and after no other move that is compared at all. @param {Look} look */
function isForcedPass({ line, moves }) {
  const passes = (/** @type {readonly Move[]} */ played) =>
    played.some((move, ply) => move === "pass" && ply % 2 === 1);
  return passes(line.moves.slice(0, AHEAD)) && !comparedOf(moves).some((other) => passes(other.line));
}

/** Flips in one direction, and gives the opponent no move that it had not. @param {Look} look */
function isQuiet({ line }) {
  const before = line.start.moves("opponent");
  return (
    runsOf(line.start.cells, line.square, 1).length === 1 &&
    line.stands[1].moves("opponent").every((square) => before.includes(square))
  );
}

/** On an edge between two discs of the opponent, and a corner of that edge is taken later in the line. @param {Look} look */
function isWedge({ line }) {
  const { square, start } = line;
  if (!isEdge(square) || isCorner(square)) return false;
  const step = square < 8 || square > 55 ? 1 : 8;
  if (start.cells[square - step] !== -1 || start.cells[square + step] !== -1) return false;
  const corners = CORNERS.filter((corner) =>
    step === 1 ? corner >> 3 === square >> 3 : corner % 8 === square % 8,
  );
  return corners.some((corner) => line.takes("own", SQUARES[corner]) > 0);
}

/**
 * Whether each move that is compared is punished by at most three replies, and something holds for one of the best of them.
 * @param {readonly Scored[]} moves
 * @param {(reply: Square) => boolean} holds
 */
function arePunished(moves, holds) {
  return comparedOf(moves).every((move) => punishersOf(move, moves[0].score).some(holds));
}

/**
 * The best replies to a move, where it would lose half as much, or two discs less, without three replies or fewer.
 * @param {Scored} move
 * @param {number} best the score of the best move
 * @returns {Square[]}
 */
function punishersOf({ score, replies = [] }, best) {
  const least = Math.max(2, (best - score) / 2);
  const punishing = replies.filter((reply) => replies[0].score - reply.score < least);
  if (punishing.length > MOST_PUNISHERS) return [];
  return punishing.flatMap((reply) =>
    reply.score === replies[0].score && reply.move !== "pass" ? [reply.move] : [],
  );
}

/** Whether the opponent cannot play on a square after the move, which is another one. @param {PlayedLine} line @param {Square} square */
function isShutOut({ moves, stands }, square) {
  return moves[0] !== square && !stands[1].moves("opponent").includes(square);
}

/** Into an odd region, where there are several, and no move into an even one is good. @param {Look} look */
function isParity({ line, moves }) {
  const { cells } = line.start;
  const sizes = regionsOf(cells).map((region) => region.length);
  const empties = sizes.reduce((sum, size) => sum + size, 0);
  if (empties > 20 || sizes.length < 2) return false;
  const isInOdd = (/** @type {Move} */ move) =>
    regionOf(cells, SQUARES.indexOf(/** @type {Square} */ (move))).size % 2 === 1;
  const even = moves.filter(({ move }) => !isInOdd(move));
  return isInOdd(line.moves[0]) && even.length > 0 && even.every(({ score }) => score <= moves[0].score - 4);
}

/** A region of two, of which the opponent can never play the other square before one plays it oneself. @param {Look} look */
function isSwindle({ line }) {
  const region = regionOf(line.start.cells, line.square);
  if (region.size !== 2) return false;
  const other = SQUARES[[...region].find((square) => square !== line.square) ?? line.square];
  const ply = line.takes("own", other);
  return (
    ply > 0 &&
    !line.stands.some((stand, at) => at % 2 === 1 && at < ply && stand.moves("opponent").includes(other))
  );
}

/** Elsewhere than in an even region that one cannot enter; the opponent must move there, and one plays last in it. @param {Look} look */
function isFeeding({ line }) {
  const { start, stands, square } = line;
  const own = start.moves("own");
  return regionsOf(start.cells).some((names) => {
    if (names.length % 2 === 1 || names.includes(SQUARES[square]) || names.some((name) => own.includes(name)))
      return false;
    const before = start.moves("opponent");
    const isGiven = stands[1]
      .moves("opponent")
      .some((name) => names.includes(name) && !before.includes(name));
    const last = line.moves.findLastIndex((move) => move !== "pass" && names.includes(move));
    const isFull = names.every((name) => line.moves.includes(name));
    return isGiven && isFull && last > 0 && last % 2 === 0;
  });
}

/**
 * On the X-square of an empty corner; the next own move, on an edge of it, attacks the far corner, and one of the two is taken.
 * @param {Look} look
 */
function isStonerTrap({ line }) {
  const corner = cornerBeside(line.start.cells, line.square, "x");
  const next = line.moves[2];
  if (corner === undefined || next === undefined || next === "pass") return false;
  const at = SQUARES.indexOf(next);
  if (!isEdge(at) || isCorner(at)) return false;
  const far = CORNERS.find(
    (other) =>
      other !== corner &&
      ((other >> 3 === corner >> 3 && at >> 3 === corner >> 3) ||
        (other % 8 === corner % 8 && at % 8 === corner % 8)),
  );
  if (far === undefined || line.start.cells[far] !== 0) return false;
  const attacks = flips(line.stands[3].view("own"), SQUARES[far]) !== undefined;
  return attacks && (line.takes("own", SQUARES[far]) > 0 || line.takes("own", SQUARES[corner]) > 0);
}

/** At most eight empty squares, no corner among the moves of either side, and discs decide. @param {Look} look */
function isCounting({ line }) {
  const { start } = line;
  const empties = start.cells.filter((cell) => cell === 0).length;
  return (
    empties <= 8 && !start.moves("own").some(isCornerName) && !start.moves("opponent").some(isCornerName)
  );
}
