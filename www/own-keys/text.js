import { phrasesOf } from "../words/language.js";

/** What each key does that a person can change, and why one is refused. */
export const keyTexts = phrasesOf("ownKeys", {
  title: "Keys of the board",
  note: "Press a button, then the new key. Esc leaves it as it is.",
  waiting: "New key",
  shift: "Shift",
  reset: "Reset all",
  close: "Close",
  sign: "Choose a letter, a digit or a sign.",
  actions: {
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    values: "Values of all moves",
    new: "New game",
    flip: "Flip the board",
    help: "Help",
    circle: "Circle",
    arrow: "Arrow",
  },

  /** @param {string} key */
  reserved: (key) => `${key} moves over the board and cannot be chosen.`,
  /** @param {string} key @param {string} action */
  taken: (key, action) => `${key} is already the key for: ${action}. Choose another one.`,
});
