/** The types of the page's state. Nothing here runs. */

/** @import { Keys } from "../keys/keys.js" */
/** @import { Game, Mark, Report, Review, Tags } from "../package/flipside.js" */

/** @typedef {import("../package/flipside.js").Color} Color */

/** @typedef {Settings["side"]} Side which colors the person plays */

/** @typedef {import("./address.js").Room} Room */

/**
 * What the board shows in the rooms without the game.
 * @typedef {object} Exercise
 * @property {Game} game
 * @property {boolean} isOpen whether the person may place a disc
 * @property {readonly Mark[]} [marks] kept as long as they are the same
 * @property {string} [link] the fragment of the address
 */

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./settings.js").Strength} Strength */

/**
 * What goes on; activity.js says what may follow what. A game that rests waits for the person.
 * @typedef {{ kind: "waiting" }} Waiting while the engine does nothing
 * @typedef {{ kind: "hinting", budgetMs: number }} Hinting looks for the person's best move
 * @typedef {{ kind: "glancing", budgetMs: number | null }} Glancing at a position of which nothing is known; null where nobody waits for it
 * @typedef {{ kind: "evaluating", budgetMs: number | null }} Evaluating scores the legal moves; null as long as the person looks
 * @typedef {{ kind: "solving" }} Solving to the end of the game
 * @typedef {{ kind: "reviewing" }} Reviewing compares every move of the game with the best one
 * @typedef {{ kind: "asking", budgetMs: number | null }} Asking what a part of the page wants to know; null where nobody waits for it
 * @typedef {{ kind: "thinking", budgetMs: number | null }} Thinking about the engine's move; null where the level decides
 * @typedef {{ kind: "passing" }} Passing shows a forced pass for a moment
 * @typedef {{ kind: "over", isNew: boolean }} Over the final position; new when its last move was played just now
 * @typedef {Waiting | Hinting | Glancing | Asking | Evaluating | Solving | Reviewing} Resting
 * @typedef {Resting | Thinking | Passing | Over} Activity
 */

/**
 * The paused things: each waits until it is told to go on. activity.js says what pauses what.
 * @typedef {object} Paused
 * @property {boolean} game the engine's moves and forced passes
 * @property {boolean} analysis the scores of moves in the room for analysis, as the person wants it
 * @property {boolean} scoring the scores of moves in every room, while nobody looks
 * @property {boolean} reading the scores of moves of a reviewed game, while nobody looks at the engine
 * @property {boolean} review
 * @property {boolean} clocks both of them, while nobody sees the page
 */

/**
 * What is known of a position, and where from; only of a search it is known what it took.
 * @typedef {Pick<Report, "turn" | "lines"> & Partial<Omit<Report, "source">> & Known} Evaluation
 * @typedef {{ source?: Source, best?: string | undefined, first?: string | undefined, compared?: readonly string[],
 *   width?: number }} Known with the move that is proven to be best, where one is, the one that a search of the position said is best,
 *   those that were compared with the best, and how many lines a search told at most
 * @typedef {Report["source"] | "review"} Source
 */

/**
 * What is known of positions, by the text of a position, those last that were written last.
 * @typedef {ReadonlyMap<string, Evaluation>} Evaluations
 */

/**
 * What the page keeps of a review of a game: which one, the plies of the moves that were looked at a second time, and the ply from which
 * on the players chose their moves: 0 as long as that is not known; settled once what decided the game is solved as far as it can be, and
 * the plies of the positions whose values have followed deeper looks since.
 * @typedef {Pick<Review, "moves" | "done" | "total"> & { game: Game, again: readonly number[], from: number, departure?: Departure | null,
 *   praised?: readonly Praised[], isSettled?: boolean, followed?: readonly number[], searched?: Searched }} GameReview
 */

/**
 * What a review has found by its own searches, as long as it is not whole, what other searches say of its positions, and what was told of
 * both: that is what is known of positions, so what comes to it later is from other searches. Beside it there are the plies of the moves
 * that were looked at again by what the other searches say, and the moves that it is about to look at again.
 * @typedef {Pick<GameReview, "moves" | "again"> & { evaluations: Evaluations, looks: Evaluations, told?: Evaluations,
 *   beside?: readonly number[], round?: Round | null }} Searched
 * @typedef {{ plies: readonly number[], nodes: number }} Round with how many nodes for each
 */

/**
 * A good move of the person that others would miss, by its ply, and what is said of it, the most telling first.
 * @typedef {{ ply: number, move: string, sentences: readonly string[] }} Praised
 */

/**
 * Where a game left what tournament players choose: the ply, the opening there, how many games came to it, the shares of the moves that
 * most chose, and of the one that was played.
 * @typedef {{ ply: number, name: string | null, games: number, chosen: readonly Chosen[], move: string, share: number | null }} Departure
 * @typedef {{ move: string, share: number }} Chosen
 */

/**
 * A move and what was played after it, the main line first.
 * @typedef {object} Branch
 * @property {string} move a square such as "f5", or "pass"
 * @property {number} [score] that a file gives it, in discs for the side that plays it
 * @property {number} [seconds] that who played it took
 * @property {string} [before] what a file says before it, at the beginning of a variation
 * @property {string} [comment] that a file gives it
 * @property {string} [signs] that a file gives it, as "?! ±"
 * @property {string} [marks] drawn over the position after it, as a link has them
 * @property {readonly unknown[]} [others] what only the format of its file has
 * @property {readonly Branch[]} branches
 */

/**
 * A start and what was played from there.
 * @typedef {object} Tree
 * @property {string} start as Game.start gives it
 * @property {string} [comment] on the game
 * @property {string} [signs] of the position at the start
 * @property {string} [marks] drawn over the start
 * @property {readonly unknown[]} [others] what only the format of its file has
 * @property {readonly Branch[]} branches
 */

/**
 * What both players have left.
 * @typedef {Readonly<Record<Color, number>>} Times
 */

/**
 * @typedef {object} Clocks
 * @property {number} incrementMs for each move
 * @property {readonly Times[]} times at each ply, as it was left; the last one is that of the furthest ply
 * @property {number} ply that is shown
 * @property {Color | null} running whose clock goes down
 * @property {number} since when it does
 * @property {{ color: Color, ply: number } | null} flag who ran out of time, and where
 */

/**
 * What can be brought back.
 * @typedef {object} Replaced
 * @property {Game} game
 * @property {Tree} tree its branches
 * @property {State["about"]} about
 * @property {string} key of the game in the list of past games
 * @property {Partial<Settings>} settings of it, as the side that the person had
 * @property {number} seed
 * @property {Clocks | null} clocks
 */

/**
 * What happens on the page, and what each is told with. The store says it to those that have asked.
 * @typedef {object} Events
 * @property {Room} entered another room than before
 * @property {Game} shown what is on the board now: another position, or the same one in another room
 * @property {Activity} began what goes on from now on
 * @property {{ game: Game, report: Report }} solved a position, to the end of the game
 * @property {GameReview} reviewed all of a game: nothing is left to be looked at again
 * @property {State} saved the game was changed, and kept for the next visit
 * @property {Settings} set the settings, after a change by the person
 * @property {{ left: number, isGoingOn: boolean }} quietReviews how many games wait for a review that nobody asked for, and whether one is
 *   made now
 */

/**
 * What a message may offer, and what each is done with.
 * @typedef {object} Offers
 * @property {null} reload the page
 * @property {null} useNewVersion of the page
 * @property {null} backUp all that is kept here
 * @property {Replaced} bringBackGame that another one, or other moves, have replaced
 * @property {{ tree: Tree, game: Game }} bringBackBranch that was taken out of the tree
 * @property {{ key: string, ply: number, move: string }} takeBack a move of the person's, in the game of that key
 * @property {Uint8Array} bringBackBook what the engine had learned
 */

/** @typedef {Events & Offers} PageEvents */
/** @typedef {keyof PageEvents} Happening */

/**
 * An offer as it stands in the state: the button's label, the name of an action and its data.
 * @typedef {{ [Name in keyof Offers]: { label: string, action: Name, data: Offers[Name] } }[keyof Offers]} Offer
 */

/**
 * @typedef {object} Notice
 * @property {string} text
 * @property {"info" | "error"} kind
 * @property {Offer} [offer]
 */

/**
 * What is told of a game that came in, and which side in it the person says was theirs: nothing is guessed, and no file or link says it.
 * @typedef {Tags & { person?: Color | null }} About
 */

/**
 * The whole state: plain data, except for the games, which are never changed.
 * @typedef {object} State
 * @property {Activity} activity what goes on
 * @property {"loading" | "ready" | "missing"} engine whether it is there: a game is played while it loads, and by two people without it
 * @property {Room} room where the person is
 * @property {Exercise | null} exercise on the board instead of the game, in the rooms that have one
 * @property {Game} game the line on the board, at the place of its cursor; never changed: each position is a game of its own
 * @property {Tree} tree the game with everything that was tried in it; the line is one of its lines
 * @property {Readonly<About> | null} about what is told of a game that came in, which is between its own two players, and who of them is
 *   the person; null once it is played on here
 * @property {string} key of the game in the list of past games
 * @property {Game} settled the game whose discs lie at rest on the board: `game` once they have turned
 * @property {number} seed of the game: with it, the engine plays the same game again
 * @property {{ color: Color, ply: number, isPutAway?: boolean } | null} resigned who gave the game up, at which ply, and whether that is
 *   shown no more; null once it is played on
 * @property {Clocks | null} clocks null in a game without
 * @property {Settings} settings
 * @property {Evaluations} evaluations what is known of positions, from all searches of this visit
 * @property {Report | null} lastReport what the engine said last, with the figures of its search, of this position or of one before
 * @property {"no" | "partly" | "fully"} evaluated whether the moves of this position were scored since one came to it
 * @property {boolean} glanced whether the engine has glanced at this position since one came to it
 * @property {Paused} paused
 * @property {string | null} hint the best move in this position, where the person asked for it
 * @property {GameReview | null} review of the whole game; null until one is asked for
 * @property {readonly (Mark | string)[]} explained what the coach marks, where it says why a move was a mistake; a square alone is ringed
 * @property {readonly Mark[]} overlaid what a person wants to have marked in every position; it gives way to all other marks
 * @property {boolean} isGuided whether one looks for better moves in a guided review
 * @property {boolean} isAnswered whether one has found it there: the board rests until one goes on
 * @property {string | null} looked the move that comes, where the review shows the position in which it was chosen
 * @property {readonly Mark[]} sketched over the position by hand
 * @property {readonly Mark[]} aimed at a move that is not confirmed yet
 * @property {Keys} keys of the board: a person may change them
 * @property {PictureParts | null} printedWith what was chosen in the sheet that shares, while the page is printed from there
 * @property {string | readonly string[] | null} shownLine the line that is drawn on the board, or the first move of one that is known
 * @property {{ square: string } | null} refused where the person last tried to play and could not
 * @property {Notice | null} notice
 * @property {{ done: number, total: number } | { positions: number } | null} bookLearning how far the engine has learned from the game that
 *   has just ended, or what came of it
 * @property {{ opponent: string, won: number, draw: number, lost: number, streak: number } | null} record how the person's past games
 *   against an opponent ended, and how many of the last ones they won in a row, as far as that was asked
 * @property {number | null} storedTable the bytes of the engine's table in this browser
 * @property {number | null} tableBytes how large the engine's table is, where there is no memory for the usual one
 */

/**
 * What a picture of the board may show besides the discs: the values of moves, what is drawn by hand, what the page marks, and the
 * numbers of the moves.
 * @typedef {Record<"values" | "drawings" | "told" | "numbers", boolean>} PictureParts
 */

export {};
