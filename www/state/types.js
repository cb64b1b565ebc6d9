/** The words of the page's state. Nothing here runs. */

/** @typedef {"black" | "white"} Color */

/**
 * One move that was played.
 * @typedef {object} Ply
 * @property {string} move a square such as "f5", or "pass"
 * @property {Color} color who played it
 * @property {string} board the 64 squares after it
 */

/**
 * What the page draws of a game: the present position and the plies on both sides of it.
 * @typedef {object} Snapshot
 * @property {string} board 64 of `-XO`, a1 first, black is X
 * @property {Color} turn
 * @property {readonly string[]} legalMoves squares; empty when the side to move must pass
 * @property {boolean} mustPass
 * @property {boolean} isOver
 * @property {number} score discs, black's view
 * @property {{ black: number, white: number }} discs
 * @property {string | null} opening
 * @property {readonly Ply[]} plies played ones, and after `ply` those that redo would play
 * @property {number} ply how many of `plies` are played
 */

/** @typedef {"black" | "white" | "both" | "none"} Side which colors the person plays */

/**
 * @typedef {object} Settings
 * @property {Side} side
 * @property {"level" | "time"} strength
 * @property {number} level 1 to 20
 * @property {number} seconds per engine move
 * @property {boolean} dots
 * @property {boolean} previews
 * @property {boolean} coordinates
 * @property {boolean} values
 * @property {"auto" | "light" | "dark"} theme
 */

/**
 * A search that is running.
 * @typedef {object} Task
 * @property {"move" | "hint" | "values" | "review"} purpose
 * @property {number | null} budgetMs null when the level decides
 */

/**
 * What the engine last said about a position.
 * @typedef {object} Report
 * @property {Color} turn the side to move in that position
 * @property {number} score discs, that side's view
 * @property {boolean} exact
 * @property {number} depth plies
 * @property {number} selectivity percent, 100 is none
 * @property {readonly string[]} pv
 * @property {number | null} nodes null when not counted
 * @property {number} elapsedMs
 * @property {string} source "book", "library" or "search"
 */

/**
 * @typedef {object} Value
 * @property {number} score discs, the view of the side to move
 * @property {boolean} best
 * @property {boolean} exact
 */

/**
 * What the review says of a position.
 * @typedef {object} Verdict
 * @property {number} score discs that black is expected to win by
 * @property {string | null} best the best move, null when the game is over
 */

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {"info" | "error"} kind
 * @property {{ label: string, run: () => void }} [offer]
 */

/**
 * @typedef {object} State
 * @property {"loading" | "ready" | "failed"} phase
 * @property {Snapshot} game
 * @property {Settings} settings
 * @property {boolean} paused the engine waits although it is its turn
 * @property {Task | null} thinking
 * @property {Report | null} report
 * @property {Readonly<Record<string, Value>>} values by square
 * @property {string | null} hint a square
 * @property {readonly (Verdict | null)[] | null} review of the position after each ply, the start included; null before
 *   one is asked for, and for each position not looked at yet
 * @property {{ move: string, flips: readonly string[] } | null} preview the move pointed at
 * @property {{ square: string } | null} refused where the person last tried to play and could not
 * @property {boolean} finished the last move played ended the game
 * @property {Notice | null} notice
 */

export {};
