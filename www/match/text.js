// The words about the game on the board when it is replaced, loaded or cut short.

import { plural, whole } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const matchTexts = phrasesOf("match", {
  newGame: "New game.",
  cleared: "The board is back at the start.",
  bringBack: "Bring back the last game",
  broughtBack: "The last game is back.",
  bringThemBack: "Bring them back",
  positionLoaded: "Position loaded.",

  brokenPosition: "The link breaks off behind its position, which was loaded.",

  /** @param {number} move the last one that can be read */
  brokenLink: (move) => `The link breaks off after move ${whole(move)}. It was loaded up to there.`,
  /** @param {string} move */
  removed: (move) => `${move} and what followed it were deleted.`,
  /** @param {number} moves */
  replaced: (moves) => plural(moves, { one: "# later move replaced.", other: "# later moves replaced." }),
  /** @param {number} moves */
  loaded: (moves) => plural(moves, { one: "Loaded # move.", other: "Loaded # moves." }),
});

/** @param {number} moves */
export const loadedText = (moves) => (moves === 0 ? matchTexts.positionLoaded : matchTexts.loaded(moves));

/** What is said of a link of which a part is missing. @param {number} moves that can be read */
export const brokenLinkText = (moves) =>
  moves === 0 ? matchTexts.brokenPosition : matchTexts.brokenLink(moves);
