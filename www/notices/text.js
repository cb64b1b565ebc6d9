/** @import { Notice } from "../app/types.js" */
import { asSentence, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const notices = phrasesOf("notices", {
  newGame: "New game.",
  cleared: "New board.",
  bringBack: "Bring back the last game",
  broughtBack: "Back to the last game.",
  bringThemBack: "Bring them back",
  dismiss: "Dismiss",
  tryAgain: "Try again",
  newVersion: "There is a new version of this page.",
  reload: "Reload",
  badLink: "The link holds no game that can be read.",
  linkCopied: "Link copied.",
  nothingToCopy: "No moves to copy yet.",
  positionCopied: "Position copied.",
  movesCopied: "Moves copied.",
  positionLoaded: "Position loaded.",
  forgotten: "What the engine learned is deleted.",
  bringBackBook: "Bring it back",
  crashed: "The engine stopped working. It starts again when it is needed.",
  unsupported:
    "This browser cannot run the engine. Update it or try another one; where memory is short, close other pages. Two people can play on.",
  notLoaded:
    "The engine could not be loaded. Look at the connection, then try again. Two people can play on.",
  notStored:
    "This browser does not keep the game: its storage is full or blocked. Share gives you a link to the game.",

  /** @param {string} move */
  removed: (move) => `${move} and what followed it were deleted.`,
  /** @param {number} moves */
  replaced: (moves) => plural(moves, { one: "# later move replaced.", other: "# later moves replaced." }),
  /** @param {number} moves */
  loaded: (moves) => plural(moves, { one: "Loaded # move.", other: "Loaded # moves." }),
  /** @param {string} text */
  notCopied: (text) => `The browser did not allow copying. The game: ${text}`,
  /** @param {string} reason a sentence */
  notStarted: (reason) =>
    `The engine could not be started: ${reason} Try again; something in this browser may block it. Two people can play on.`,
  /** @param {string} reason a sentence */
  notKept: (reason) => `The browser did not keep the analysis: ${reason}`,
  /** @param {string} reason a sentence */
  noRoom: (reason) => `This part of the page could not be loaded: ${reason}`,
  /** @param {string} reason a sentence */
  notLearned: (reason) => `The engine did not learn from the game: ${reason}`,

  /**
   * What went wrong, as a sentence. Other languages than English say by the code what kind of thing it is, before the message.
   * @param {string} code of the package's errors: `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION`, `INVALID_DATA`, `GAME_OVER`,
   *   `UNSUPPORTED` or `DISPOSED`; empty for an error of the browser
   * @param {string} message in English
   */
  failure: (code, message) => asSentence(message || code),
});

/** What was copied. @param {boolean} isPosition */
export const copiedText = (isPosition) => (isPosition ? notices.positionCopied : notices.movesCopied);

/** @param {number} moves */
export const loadedText = (moves) => (moves === 0 ? notices.positionLoaded : notices.loaded(moves));

/** Why there is no engine, and what to do. @param {unknown} error */
export function noEngine(error) {
  const code = codeOf(error);
  if (code === "UNSUPPORTED") return notices.unsupported;
  return code === "INVALID_DATA" ? notices.notLoaded : notices.notStarted(reason(error));
}

/** What is said where a part of the page could not be loaded. @param {unknown} error @returns {Notice} */
export function missingPart(error) {
  return { kind: "error", text: notices.noRoom(reason(error)) };
}

/** What went wrong, as a sentence. @param {unknown} error */
export function reason(error) {
  const code = codeOf(error);
  if (code === "CRASHED") return notices.crashed;
  // What the page itself says is in its language.
  if (error instanceof Fault) return error.message;
  return notices.failure(code, error instanceof Error ? error.message : String(error));
}

/** What the page says to a person, as an error. */
export class Fault extends Error {}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
