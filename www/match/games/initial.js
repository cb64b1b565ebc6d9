/** @import { Game } from "../../package/flipside.js" */
/** @import { Clocks } from "../clock/clock.js" */
/** @import { Tree } from "../../game/tree.js" */
/** @import { Room, Settings, State } from "../../state/types.js" */
import { newKey } from "../../game/key.js";
import { newSeed } from "../../game/seed.js";
import { treeOf } from "../../game/tree.js";

/**
 * @param {Settings} settings
 * @param {Game} game
 * @param {object} [place]
 * @param {Room} [place.room]
 * @param {Tree} [place.tree] of which the game is a line
 * @param {State["about"]} [place.about]
 * @param {string} [place.key] of the game in the list of past games
 * @param {number} [place.seed]
 * @param {State["resigned"]} [place.resigned]
 * @param {Clocks | null} [place.clocks]
 * @param {State["review"]} [place.review]
 * @returns {State}
 */
export function initialState(
  settings,
  game,
  {
    room = "play",
    tree = treeOf(game),
    about = null,
    key = newKey(),
    seed = newSeed(),
    resigned = null,
    clocks = null,
    review = null,
  } = {},
) {
  return {
    activity: { kind: "waiting" },
    engine: "loading",
    room,
    exercise: null,
    game,
    tree,
    about,
    key,
    settled: game,
    seed,
    resigned,
    clocks,
    settings,
    evaluations: new Map(),
    lastReport: null,
    evaluated: "no",
    glanced: false,
    paused: { game: true, analysis: false, scoring: false, reading: false, review: false, clocks: false },
    hint: null,
    review,
    explained: [],
    overlaid: [],
    isGuided: false,
    isAnswered: false,
    looked: null,
    sketched: [],
    aimed: [],
    keys: {},
    printedWith: null,
    shownLine: null,
    refused: null,
    notice: null,
    bookLearning: null,
    record: null,
    storedTable: null,
    tableBytes: null,
  };
}
