// The board on the page: the element `<othello-board>` of the package, drawn from the state.

/** @import { Feature } from "../feature.js" */
import { createBoard } from "./view.js";

/** @type {Feature} */
export const board = {
  start: (page) => createBoard(page.board, page),
  actions: { flip: ({ match, store }) => match.set({ flipped: !store.state.settings.flipped }) },
  // Without Shift it is a file of the board.
  keys: { F: "flip" },
};
