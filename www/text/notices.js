export const notices = {
  newGame: "New game.",
  bringBack: "Bring back the last one",
  broughtBack: "Back to the last game.",
  dismiss: "Dismiss",
  copied: "Moves copied.",
  nothingToCopy: "No moves to copy yet.",

  /** @param {number} moves */
  loaded: (moves) =>
    moves === 0 ? "Position loaded." : `Loaded ${moves} ${moves === 1 ? "move" : "moves"}.`,
  /** @param {string} transcript */
  notCopied: (transcript) => `The browser did not allow copying. The moves: ${transcript}`,
  /** @param {unknown} error */
  noEngine: (error) => `The engine could not be loaded: ${reason(error)}`,
};

/** @param {unknown} error */
export function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
