export const exporting = {
  title: "Save as a file",
  format: "Format",
  text: "The game as text",
  copy: "Copy",
  download: "Download",
  close: "Close",
  copied: "Copied.",
  saved: "File saved.",
  savedAll: "Files saved.",
  notStandard: "This format cannot hold a game that does not begin at the start.",
  fileName: "othello",
  binary: "Three files for programs that read the WTHOR database: games, players, tournaments.",

  /** The formats with what they are for, in the order in which they are offered. */
  formats: Object.freeze(
    /** @type {const} */ ({
      sgf: ["SGF", "branches, values, comments"],
      pgn: ["PGN", "branches, values, comments, tags as in chess"],
      ggf: ["GGF", "the game with values"],
      transcript: ["Moves", "f5d6c3"],
      obf: ["OBF", "this position with the values of its moves"],
      board: ["Board", "this position, for people to read"],
      wthor: ["WTHOR", "the game alone, for databases"],
    }),
  ),
};
