/** @import { Settings, Snapshot, State } from "./types.js" */

/** What is drawn until the package is there: the four discs, nothing to play. @type {Snapshot} */
const UNREADY = {
  board: `${"-".repeat(27)}OX------XO${"-".repeat(27)}`,
  turn: "black",
  legalMoves: [],
  mustPass: false,
  isOver: false,
  score: 0,
  discs: { black: 2, white: 2 },
  opening: null,
  plies: [],
  ply: 0,
};

/**
 * @param {Settings} settings
 * @returns {State}
 */
export function initialState(settings) {
  return {
    phase: "loading",
    game: UNREADY,
    settings,
    paused: false,
    thinking: null,
    report: null,
    values: {},
    hint: null,
    review: null,
    preview: null,
    refused: null,
    finished: false,
    notice: null,
  };
}
