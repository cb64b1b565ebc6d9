// Reasons why a move was a mistake: what a difference between facts of two lines comes to, in fields that anyone can check by playing the lines.

import { SQUARES } from "../rules/board.js";
import { CORNERS } from "./facts/board.js";

/**
 * @import { Square } from "../generated/types.js"
 * @import { Access } from "./experiment/access.js"
 * @import { Choices } from "./experiment/choices.js"
 * @import { Deeper } from "./experiment/exchange.js"
 * @import { BestReply, Refutation } from "./experiment/refutation.js"
 * @import { CanWait } from "./experiment/waiting.js"
 * @import { PlayedLine, Whose } from "./facts/line.js"
 */

/**
 * The opponent takes a corner in the line of the move played, and not in that of the best move.
 * @typedef {object} CornerGiven
 * @property {"corner-given"} kind What is told.
 * @property {Square} square The corner.
 * @property {number} ply At which ply of the line of the move played it is taken; that of the move itself is 0.
 */

/**
 * One takes a corner oneself in the line of the best move, and not in that of the move played.
 * @typedef {object} CornerMissed
 * @property {"corner-missed"} kind What is told.
 * @property {Square} square The corner.
 * @property {number} ply At which ply of the line of the best move it is taken; that of the move itself is 0.
 */

/**
 * What there is after some plies of each line:
 * - `"safe-moves"`: own moves after which the opponent can take no corner that it could not take before;
 * - `"frontier"`: own discs beside an empty square, less the opponent's;
 * - `"own-regions"`: regions of empty squares into which only oneself can move, less those into which only the opponent can;
 * - `"stable"`: own discs that can never be turned, as far as that is easily seen, less the opponent's.
 * @typedef {object} Comparison
 * @property {"safe-moves" | "frontier" | "own-regions" | "stable"} kind What is told.
 * @property {number} played In the line of the move played.
 * @property {number} best In the line of the best move.
 * @property {number} ply After how many plies of each line.
 */

/**
 * Own moves less the opponent's, whoever is to move, in the mean over some plies of each line.
 * @typedef {object} Mobility
 * @property {"mobility"} kind What is told.
 * @property {number} played In the line of the move played.
 * @property {number} best In the line of the best move.
 * @property {number} plies Over how many plies.
 */

/**
 * Somebody must pass in one line, and not in the other: oneself in that of the move played (`"pass-suffered"`), or the opponent in that of
 * the best move (`"pass-missed"`).
 * @typedef {object} Pass
 * @property {"pass-suffered" | "pass-missed"} kind What is told.
 * @property {number} ply At which ply of that line; that of the move itself is 0.
 * @property {Square} square The move before it, which leaves no move.
 */

/**
 * Who makes the last move of the game.
 * @typedef {object} LastMove
 * @property {"last-move"} kind What is told.
 * @property {Whose} played In the line of the move played.
 * @property {Whose} best In the line of the best move.
 * @property {Square} square Where it is made in the line of the move played.
 * @property {Square} instead Where it is made in the line of the best move.
 */

/**
 * Discs that are the opponent's at the end of the line of the move played, and one's own at the end of that of the
 * best move. Both lines are proven.
 * @typedef {object} DiscsLost
 * @property {"discs-lost"} kind What is told.
 * @property {Square[]} squares All that end otherwise, at most three, or else four and more beside each other on an edge.
 */

/**
 * The opponent fills a region of empty squares in the line of the move played, and oneself in that of the best move,
 * where one fills more regions than in the other. Both lines are proven.
 * @typedef {object} RegionLast
 * @property {"region-last"} kind What is told.
 * @property {Square[]} squares The squares of the region.
 */

/**
 * What is known of a move that players chose.
 * @typedef {object} Chosen
 * @property {string | null} name Of the opening that it leads to, where one was given.
 * @property {number} games In how many games it was chosen.
 */

/**
 * Players chose the best move much more often. It is told where what they chose is given.
 * @typedef {object} Opening
 * @property {"opening"} kind What is told.
 * @property {Chosen} played What is known of the move played.
 * @property {Chosen} best What is known of the best move.
 */

/**
 * A fact that differs between the lines of two moves.
 * @typedef {CornerGiven | CornerMissed | Comparison | Mobility | Pass | LastMove | DiscsLost | RegionLast} Compared
 */

/** What the replies to two moves show. @typedef {Refutation | BestReply | Deeper | Access | Choices | CanWait} Experiment */

/**
 * Why a move is worse than another one. Anyone can check it by playing the two lines, by searching again, or by counting the games; "own"
 * is who chooses between them.
 * @typedef {Experiment | Compared | Opening} Reason
 */

/** What a kind of reason is called. @typedef {Reason["kind"]} ReasonKind */

/** What names no square and no game: told twice in a row it teaches nothing. @type {ReadonlySet<string>} */
const ABSTRACT = new Set(["safe-moves", "mobility", "frontier", "own-regions", "stable"]);

/** Whether a kind of reason names no square and no game. @param {string} kind */
export function isAbstract(kind) {
  return ABSTRACT.has(kind);
}

/**
 * A fact that differs between two lines.
 * @typedef {object} Difference
 * @property {PlayedLine} played
 * @property {PlayedLine} best
 * @property {[number, number]} values of the fact, in the line played and in the best one
 * @property {number} ply after how many plies it was looked at
 */

/** A mean over fewer plies is little more than the choice of one move. */
const SHORTEST_MEAN = 4;

/**
 * How a reason is made of a difference; `undefined` where it would not be true.
 * @typedef {(difference: Difference) => Reason | undefined} Telling
 */

/** How a fact is told, each as a kind of its own. @type {Readonly<Record<string, Telling | undefined>>} */
export const TELLINGS = {
  safe: comparison("safe-moves"),
  frontier: comparison("frontier"),
  ownRegions: comparison("own-regions"),
  stable: comparison("stable"),
  mobility: ({ values: [played, best], ply }) =>
    ply < SHORTEST_MEAN ? undefined : { kind: "mobility", played, best, plies: ply },
  opponentCorners: ({ played, best, ply }) => cornerTaken("corner-given", "opponent", played, best, ply),
  ownCorners: ({ played, best, ply }) => cornerTaken("corner-missed", "own", best, played, ply),
  ownPasses: ({ played, best, ply }) => passed("pass-suffered", "own", played, best, ply),
  opponentPasses: ({ played, best, ply }) => passed("pass-missed", "opponent", best, played, ply),
  lastMove: ({ played: line, best: better }) => {
    const [played, best] = [line.lastMove, better.lastMove];
    if (!played || !best) return undefined;
    return { kind: "last-move", played, best, square: squareAt(line, -1), instead: squareAt(better, -1) };
  },
};

/** @param {Comparison["kind"]} kind @returns {Telling} */
function comparison(kind) {
  return ({ played: { stands }, best, values: [played, other], ply }) => {
    // At the end of a game all discs are stable: that is the score.
    if (stands[ply].isOver || best.stands[ply].isOver) return undefined;
    return { kind, played, best: other, ply };
  };
}

/**
 * The first corner that a side takes in one line, and not in the other. What it could take there with its next move is none, unless the
 * move itself takes it.
 * @param {"corner-given" | "corner-missed"} kind
 * @param {Whose} whose
 * @param {PlayedLine} taking
 * @param {PlayedLine} other
 * @param {number} end
 * @returns {Reason | undefined}
 */
function cornerTaken(kind, whose, taking, other, end) {
  // After the reply one is to move oneself.
  const open = other.stands[whose === "own" ? 2 : 1]?.moves(whose) ?? [];
  const taken = CORNERS.map((corner) => SQUARES[corner])
    .map((square) => ({ square, ply: taking.takes(whose, square) }))
    .filter(({ square, ply }) => ply >= 0 && ply < end && other.takes(whose, square) < 0)
    .filter(({ square, ply }) => ply === 0 || !open.includes(square))
    .sort((sooner, later) => sooner.ply - later.ply);
  return taken[0] && { kind, ...taken[0] };
}

/**
 * The corner that one takes in the line of the best move, within some plies, and not in that of the move played.
 * @param {PlayedLine} played
 * @param {PlayedLine} best
 * @param {number} last the last ply that counts, where the line of the move played is known so far
 * @returns {Reason | undefined}
 */
export function cornerMissed(played, best, last) {
  return cornerTaken("corner-missed", "own", best, played, Math.min(last + 1, played.moves.length));
}

/**
 * The first pass of a side that passes in one line alone.
 * @param {Pass["kind"]} kind
 * @param {Whose} whose
 * @param {PlayedLine} passing
 * @param {PlayedLine} other
 * @param {number} end
 * @returns {Reason | undefined}
 */
function passed(kind, whose, passing, other, end) {
  const [ply] = passing.passes(whose, end);
  if (ply === undefined || other.passes(whose, other.moves.length).length > 0) return undefined;
  return { kind, ply, square: squareAt(passing, ply - 1) };
}

/** A move of a line that is no pass. @param {PlayedLine} line @param {number} ply from the end where it is negative */
function squareAt({ moves }, ply) {
  return /** @type {Square} */ (moves.at(ply));
}
