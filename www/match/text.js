// What is said of the game on the board when it is replaced, loaded or cut short.

import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const matchTexts = phrasesOf("match", {
  newGame: "New game.",
  cleared: "The board is back at the start.",
  bringBack: "Bring back the last game",
  broughtBack: "The last game is back.",
  bringThemBack: "Bring them back",
  positionLoaded: "Position loaded.",

  /** @param {string} move */
  removed: (move) => `${move} and what followed it were deleted.`,
  /** @param {number} moves */
  replaced: (moves) => plural(moves, { one: "# later move replaced.", other: "# later moves replaced." }),
  /** @param {number} moves */
  loaded: (moves) => plural(moves, { one: "Loaded # move.", other: "Loaded # moves." }),
});

/** @param {number} moves */
export const loadedText = (moves) => (moves === 0 ? matchTexts.positionLoaded : matchTexts.loaded(moves));
