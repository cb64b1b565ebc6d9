export const notices = {
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

  /** @param {boolean} isPosition */
  copied: (isPosition) => (isPosition ? "Position copied." : "Moves copied."),
  /** @param {string} move */
  removed: (move) => `${move} and what followed it were deleted.`,
  /** @param {number} moves */
  replaced: (moves) => `${moves} later moves replaced.`,
  /** @param {number} moves */
  loaded: (moves) =>
    moves === 0 ? "Position loaded." : `Loaded ${moves} ${moves === 1 ? "move" : "moves"}.`,
  /** @param {string} text */
  notCopied: (text) => `The browser did not allow copying. The game: ${text}`,
  /** @param {unknown} error */
  noEngine: (error) => `${withoutEngine(error)} Two people can play on.`,
  /** @param {unknown} error */
  notKept: (error) => `The browser did not keep the analysis: ${reason(error)}`,
  /** @param {unknown} error */
  noRoom: (error) => `This part of the page could not be loaded: ${reason(error)}`,
  /** @param {string} why */
  notLearned: (why) => `The engine did not learn from the game: ${why}`,
  forgotten: "What the engine learned is deleted.",
  bringBackBook: "Bring it back",
  crashed: "The engine stopped working. It starts again when it is needed.",
};

/** Why there is no engine, and what to do. @param {unknown} error */
function withoutEngine(error) {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "UNSUPPORTED")
    return "This browser cannot run the engine. Update it or try another one; where memory is short, close other pages.";
  if (code === "INVALID_DATA")
    return "The engine could not be loaded. Look at the connection, then try again.";
  return `The engine could not be started: ${reason(error)} Try again; something in this browser may block it.`;
}

/** What went wrong, as a sentence. @param {unknown} error */
export function reason(error) {
  if (error instanceof Error && "code" in error && error.code === "CRASHED") return notices.crashed;
  return error instanceof Error ? error.message : String(error);
}
