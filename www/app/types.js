/** The types of the page's state. Nothing here runs. */

/** @import { Game, Mark, Report, Review } from "./flipside.js" */
/** @import { Clocks } from "../match/clock.js" */
/** @import { Language } from "../words/languages.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Findings } from "../evaluation/findings.js" */
/** @import { Tree } from "../game/tree.js" */

/** @typedef {"black" | "white"} Color */

/** @typedef {"black" | "white" | "both" | "none"} Side which colors the person plays */

/** @typedef {"play" | "analyze" | "puzzles" | "learn"} Room */

/**
 * What is on the board in the rooms where it is not the game.
 * @typedef {object} Exercise
 * @property {Game} game
 * @property {boolean} isOpen whether the person may place a disc
 * @property {(square: string) => void} place what a disc that the person places does
 * @property {readonly Mark[]} [marks] kept as long as they are the same
 * @property {string} [link] the fragment of the address
 */

/**
 * How well an engine plays: as a character, at a level, or with a time for each move.
 * @typedef {object} Strength
 * @property {"character" | "level" | "time"} strength which of these counts
 * @property {number} skill of the character, 1 to 8
 * @property {number} level 1 to 20
 * @property {number} seconds per move
 */

/**
 * What the next game begins with.
 * @typedef {object} Beginning
 * @property {boolean} drawsColor whether the color of a person who plays against an engine is drawn
 * @property {"usual" | "drawn" | 1 | 2 | 3 | 4} start a drawn opening is one of many that are even; a number of corners for black
 * @property {number} minutes of each player's clock; 0 for a game without clocks
 * @property {number} increment seconds for each move
 */

/**
 * @typedef {object} Preferences
 * @property {Side} side
 * @property {Strength} second that of the white engine, where two play; black's is the one beside it here
 * @property {boolean} dots
 * @property {boolean} previews
 * @property {boolean} coordinates
 * @property {boolean} flipped whether h8 stands in the upper left; each tab has its own
 * @property {boolean} values
 * @property {boolean} keepThinking whether analysis goes on while one looks
 * @property {1 | 2 | 3 | 5 | "all"} lines how many moves analysis follows
 * @property {boolean} hideEngine while the person plays
 * @property {boolean} pauseHidden whether the clocks stop while nobody sees the page
 * @property {boolean} ponder whether the engine thinks in the time of the person, too
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {boolean} memory whether the engine's table is kept until the next visit
 * @property {"green" | "blue" | "wood" | "slate" | "contrast"} cloth
 * @property {"classic" | "flat" | "paper"} discs
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | Language} language the browser's where none was chosen
 */

/** @typedef {Preferences & Strength & Beginning} Settings */

/**
 * What goes on; activity.js says what may follow what. A game that rests waits for the person. When it is held, it waits
 * on the engine's turn, too, until it is told to play on.
 * @typedef {{ kind: "waiting", held: boolean }} Waiting while the engine does nothing
 * @typedef {{ kind: "hinting", held: boolean, budgetMs: number }} Hinting looks for the person's best move
 * @typedef {{ kind: "glancing", held: boolean, budgetMs: number }} Glancing at a position of which nothing is known, before something longer
 * @typedef {{ kind: "evaluating", held: boolean, budgetMs: number | null }} Evaluating scores the legal moves; null as long as the person looks
 * @typedef {{ kind: "solving", held: boolean }} Solving to the end of the game
 * @typedef {{ kind: "reviewing", held: boolean }} Reviewing compares every move of the game with the best one
 * @typedef {{ kind: "thinking", budgetMs: number | null }} Thinking about the engine's move; null where the level decides
 * @typedef {{ kind: "passing" }} Passing shows a forced pass for a moment
 * @typedef {{ kind: "over", isNew: boolean }} Over the final position; new when its last move was played just now
 * @typedef {Waiting | Hinting | Glancing | Evaluating | Solving | Reviewing} Resting
 * @typedef {Resting | Thinking | Passing | Over} Activity
 */

/** What is known of a position; of a reviewed one it is not known what the search took. @typedef {Pick<Report, "turn" | "lines"> & Partial<Report> & { best?: string | undefined }} Evaluation with the move that is proven to be best, where one is */

/**
 * What the page keeps of a review of a game: which one, the plies of the moves that were looked at a second time, and whether the
 * person has told it to stop.
 * @typedef {Pick<Review, "moves" | "done" | "total"> & { game: Game, again: readonly number[], isStopped: boolean }} GameReview
 */

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {"info" | "error"} kind
 * @property {{ label: string, run: () => void }} [offer]
 */

/**
 * @typedef {object} State
 * @property {Activity} activity what goes on
 * @property {"loading" | "ready" | "missing"} engine whether it is there: a game is played while it loads, and by two people without it
 * @property {Room} room where the person is
 * @property {Exercise | null} exercise on the board instead of the game, in the rooms that have one
 * @property {readonly OwnPuzzle[] | null} practice puzzles from a game that the person wants to solve next
 * @property {Game} game the line on the board, at the place of its cursor; never changed: each position is a game of its own
 * @property {Tree} tree the game with everything that was tried in it; the line is one of its lines
 * @property {string} key of the game in the list of past games
 * @property {Game} landed the game whose discs lie at rest on the board: `game` once they have turned
 * @property {number} seed of the game: with it, the engine plays the same game again
 * @property {Clocks | null} clocks null in a game without
 * @property {Settings} settings
 * @property {Report | null} report what the engine said last, of this position or of one before
 * @property {Report | null} values of every legal move in this position
 * @property {Findings} findings of this visit
 * @property {{ game: Game, report: Report } | null} solved the position that was solved last
 * @property {boolean} isPaused whether the person has told analysis to pause
 * @property {boolean} isAway whether the page is hidden or a text is being edited: nothing is looked at meanwhile
 * @property {Report | null} hint the best move in this position, where the person asked for it
 * @property {GameReview | null} review of the whole game; null until one is asked for
 * @property {string | null} shownLine the first move of the line that is drawn on the board
 * @property {{ square: string } | null} refused where the person last tried to play and could not
 * @property {Notice | null} notice
 * @property {{ done: number, total: number } | { positions: number } | null} lesson how far the engine has learned from the game that has just ended, or what came of it
 * @property {number | null} kept the bytes of the engine's table that this browser keeps
 */

export {};
