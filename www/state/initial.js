/** @import { Game } from "../package.js" */
/** @import { Settings, State } from "./types.js" */

/**
 * @param {Settings} settings
 * @param {Game} game
 * @returns {State}
 */
export function initialState(settings, game) {
  return {
    activity: { kind: "waiting", held: true },
    engine: "loading",
    game,
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
