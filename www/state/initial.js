/** @import { Game } from "../package.js" */
/** @import { Tree } from "./tree.js" */
/** @import { Room, Settings, State } from "./types.js" */
import { treeOf } from "./tree.js";

/**
 * @param {Settings} settings
 * @param {Game} game
 * @param {object} [place]
 * @param {Room} [place.room]
 * @param {Tree} [place.tree] of which the game is a line
 * @returns {State}
 */
export function initialState(settings, game, { room = "play", tree = treeOf(game) } = {}) {
  return {
    activity: { kind: "waiting", held: true },
    engine: "loading",
    room,
    exercise: null,
    practice: null,
    game,
    tree,
    landed: game,
    settings,
    report: null,
    values: null,
    hint: null,
    review: null,
    isLineShown: false,
    refused: null,
    notice: null,
    kept: null,
  };
}
