// What the page is made of. A feature is one folder; its file `feature.js` says what it gives, and `main.js` has the list. To delete a
// feature, delete the folder and its line in the list. Nothing here runs.

/** @import { LatePart } from "./dom/styles.js" */
/** @import { Engine, Game, GameClass, Mark, OthelloBoard } from "./package/flipside.js" */
/** @import { Store } from "./state/store.js" */
/** @import { Room, State } from "./state/types.js" */
/** @import { OpeningBook } from "./openings/opening-book.js" */
/** @import { Match } from "./match/match.js" */
/** @import { Reason } from "./reasons/reasons.js" */
/** @import { Card, cardOf } from "./review/card.js" */
/** @import { PlayedGame, Player } from "../js/repertoire/played.js" */

/**
 * What features are given.
 * @typedef {object} Page
 * @property {Store} store
 * @property {Match} match what a person can ask for in a game
 * @property {GameClass} Game
 * @property {OthelloBoard} board
 * @property {Promise<Engine>} engine
 * @property {OpeningBook} openings
 * @property {State[]} missed the state with which the page began, and each that was saved since: for a part that is loaded later, and takes
 *   them out
 * @property {Promise<unknown>} followed kept when all parts are there that are loaded behind the open page, and all keys have actions
 * @property {boolean} isEmbedded whether the page is a board in the frame of another page
 * @property {boolean} isFirstVisit
 * @property {readonly RoomPart[]} roomParts what fills the rooms, of all features
 * @property {readonly LatePart<{ openSource: (page: Page) => GameSource, openPlayed?: () => PlayedSource }>[]} sources of games for the
 *   explorer, of all features
 * @property {readonly LatePart<{ openGuide: (page: Page, changed: () => void) => Guide }>[]} guides through a reviewed game, of all
 *   features
 * @property {(action: string, given?: unknown) => void} act does what an action's button does
 * @property {<Loaded>(part: LatePart<Loaded>, use: (loaded: Loaded) => unknown) => void} open loads a part and uses it, or says that it is
 *   missing
 */

/**
 * What fills a room, or a part of one, when a person first comes in.
 * @typedef {object} RoomPart
 * @property {Room} room
 * @property {(page: Page) => Promise<unknown>} fill rejects where a file is missing: then it is tried again when one comes back
 */

/**
 * A move that was played in a position, and how the games ended; `score`: the mean, for the side to move.
 * @typedef {{ move: string, games: number, black: number, draws: number, white: number, score: number | null }} PlayedMove
 */

/**
 * Where the explorer can get the games of a position from.
 * @typedef {object} GameSource
 * @property {string} name by which this browser remembers that it was chosen
 * @property {string} label
 * @property {HTMLElement} [above] the moves
 * @property {HTMLElement} [below] the moves
 * @property {(game: Game) => Promise<{ summary: string, moves: readonly PlayedMove[], none: string, uncounted?: number }>} ask what was
 *   played in a position, what is said where nothing was, and how many games came to it and went on with moves that are not counted
 * @property {(game: Game) => Promise<number>} [count] how many games of a position can be opened; none where looking would load what
 *   nobody has asked for
 * @property {(draw: () => void) => void} [follow] told how to have the moves drawn anew, when they have changed
 */

/**
 * Who played the games of a source, and what somebody played.
 * @typedef {object} PlayedSource
 * @property {() => Promise<readonly Player[]>} players those of most games first; none where looking would load what nobody has asked for
 * @property {(name: string) => Promise<readonly PlayedGame[]>} playedBy the oldest first
 */

/**
 * What leads a person through a reviewed game. While it goes on, the card of the review shows what it says.
 * @typedef {object} Guide
 * @property {HTMLElement} entry the button that begins it
 * @property {HTMLElement} buttons in place of the card's own
 * @property {boolean} isGoingOn
 * @property {(state: State) => boolean} isLooking whether values on the board would tell what one looks for
 * @property {(shown: Parameters<typeof cardOf>[0]) => Card} card
 * @property {(reason: Reason) => void} read told which reason stands on the card
 * @property {readonly Mark[]} marks what it points at itself, on the board as it is
 * @property {(ply: number, isOnLine: boolean) => void} draw told where in the reviewed game the board is
 */

/**
 * What a feature gives. All of it may be left out.
 * @typedef {object} Feature
 * @property {(loading: Promise<Engine>, store: Store) => Promise<void>} [prepare] what is done with the engine before it is asked anything
 * @property {(page: Page) => void} [start] at once, before anything is drawn
 * @property {(page: Page) => void} [show] draws and hears it, in its turn while the page opens
 * @property {(page: Page) => void} [showLast] the same in the last turn: what says that the page is open
 * @property {(page: Page) => void} [follow] when the page is open
 * @property {readonly RoomPart[]} [rooms]
 * @property {Page["sources"]} [sources]
 * @property {Page["guides"]} [guides]
 * @property {Readonly<Record<string, (page: Page, given?: any) => void>>} [actions] by the name that a button has in `data-action`
 * @property {Readonly<Record<string, string>>} [keys] of the board, each with the name of its action; a capital is one with Shift
 */

export {};
