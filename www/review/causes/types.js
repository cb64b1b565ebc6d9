// Why a game was lost, as data. Nothing here runs.

/** @import { Coach, ReviewedMove } from "../../package/flipside.js" */
/** @import { Color, GameReview } from "../../state/types.js" */
/** @import { Choices } from "./choices.js" */
/** @import { LostCorner } from "./corners.js" */

/** @typedef {{ kind: "corners", lost: readonly LostCorner[] }} Corners that mistakes opened */

/**
 * A corner that the loser could have taken, and the winner took.
 * @typedef {object} Free
 * @property {"free"} kind
 * @property {string} corner
 * @property {number} times how many of the loser's turns it was free
 * @property {number} from the number of the first of these moves
 * @property {number} to the number of the move that took it
 */

/**
 * The loser was even or ahead for the last time.
 * @typedef {object} Behind
 * @property {"behind"} kind
 * @property {string} move after which that was no longer so
 * @property {string} better
 * @property {number} number of the move
 * @property {boolean} isLead whether the loser was ahead; even otherwise
 */

/**
 * One square was the best move again and again, and was left.
 * @typedef {object} Left
 * @property {"left"} kind
 * @property {string} square
 * @property {number} times
 * @property {number} began the ply before the first of these mistakes; the costliest one is shown
 * @property {number} from the number of the first move for which it was left
 * @property {number} to the number of the last one
 */

/**
 * Squares that were the best move, and that the winner took with the next one.
 * @typedef {object} Yielded
 * @property {"yielded"} kind
 * @property {number} began the ply before the first of these mistakes
 * @property {number} count of them
 * @property {readonly string[]} squares at most three, in the order of play: of the mistake that is shown, and of the costliest ones
 */

/**
 * The loser had few moves to choose from, and the winner more.
 * @typedef {object} Short
 * @property {"short"} kind
 * @property {number} began the ply before the first of the mistakes that led to it
 * @property {readonly string[]} after at most three of these mistakes, those that left the fewest, in the order of play
 * @property {number} number of the move
 * @property {number} own
 * @property {number} other how many the winner would have had
 * @property {number | null} spent the number of the first move from there on at which every move opened a corner; `null` without one
 * @property {number | null} passed else the number of the first move from there on for which it had to pass
 */

/**
 * In most early mistakes the better move flipped fewer discs.
 * @typedef {object} Greedy
 * @property {"greedy"} kind
 * @property {number} began the ply before the first of them
 * @property {number} count
 * @property {number} all mistakes of the loser up to then
 * @property {number} to the number of the last move that counts as early
 */

/**
 * The mistake that lost the most.
 * @typedef {object} Largest
 * @property {"largest"} kind
 * @property {string} move
 * @property {number} number of the move
 * @property {number} lost discs
 * @property {boolean} isOnly whether the loser made no other one
 */

/**
 * Many mistakes, each of them small.
 * @typedef {object} Slips
 * @property {"slips"} kind
 * @property {number} count
 * @property {number} discs that they lost together
 * @property {number} most that one of them lost
 */

/**
 * `turn` is who lost, and `ply` is where one sees it: before a mistake.
 * @typedef {(Corners | Free | Behind | Left | Yielded | Short | Greedy | Slips | Largest) & { turn: Color, ply: number }} Cause
 */

/**
 * A game with what causes are looked for in.
 * @typedef {object} Lost
 * @property {GameReview["game"]} game
 * @property {Color} turn who lost
 * @property {readonly ReviewedMove[]} moves of the game
 * @property {readonly ReviewedMove[]} mistakes of who lost
 * @property {Coach} coach
 * @property {readonly Choices[]} choices by ply
 */

export {};
