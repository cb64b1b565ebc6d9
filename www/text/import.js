const number = new Intl.NumberFormat("en");

export const importing = {
  title: "Load a game",
  paste:
    "Paste a game, a position or a whole page with one in it: moves such as f5d6c3, a board, SGF, GGF, PGN, OBF. Or drop files here.",
  files: "Files",
  fileTypes: ".sgf,.ggf,.pgn,.obf,.txt,.json,.wtb,.jou,.trn,text/plain",
  load: "Load",
  cancel: "Cancel",
  back: "Back",
  editor: "Set up",
  past: "Past games",
  nothing: "Paste a game or a position first.",
  onlyNames: "These files have only names. Choose the file with the games (.wtb) together with them.",
  turn: "Whose turn is it?",
  turnNote: "The board does not say who is to move.",
  list: "Choose a game",
  player: "Player",
  year: "Year",
  untitled: "?",
  noneFound: "No game of this player and year.",

  /** @param {number} size in bytes @param {number} most */
  tooLarge: (size, most) =>
    `The file has ${number.format(size)} bytes: at most ${number.format(most)} can be read.`,
  /** @param {number} moves */
  legalPart: (moves) => `Load the first ${moves === 1 ? "move" : `${moves} moves`}`,
  /** @param {string} problem */
  loadedPart: (problem) => `Loaded as far as the game is legal. ${sentence(problem)}`,
  /** @param {string} problem of a file besides its games */
  alsoWrong: (problem) => `Some of it cannot be read. ${sentence(problem)}`,
  /** @param {number} shown @param {number} all */
  shown: (shown, all) =>
    shown < all
      ? `${number.format(shown)} of ${number.format(all)} games: name a player or a year.`
      : `${number.format(all)} ${all === 1 ? "game" : "games"}`,
  /** @param {number} index */
  numbered: (index) => `Game ${number.format(index)}`,
  /** @param {string | null} black @param {string | null} white */
  players: (black, white) => `${black ?? "?"} – ${white ?? "?"}`,
  /** @param {number} result for black, the empty squares with the winner */
  score: (result) =>
    result % 2 === 0 ? `${32 + result / 2}–${32 - result / 2}` : `${result > 0 ? "+" : ""}${result}`,
  /** @param {string} transcript */
  opening: (transcript) =>
    `${transcript.slice(0, 12)}${transcript.length > 12 ? "…" : ""}, ${transcript.length / 2} moves`,
};

/** A problem as a sentence of its own. @param {string} problem */
function sentence(problem) {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}
