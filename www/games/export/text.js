import { phrasesOf } from "../../words/language.js";

export const exporting = phrasesOf("exporting", {
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
  binary: "Three files for programs that read the WTHOR database: games, players, tournaments.",
  /** The formats that have names of our own; the others have theirs in every language. */
  names: { transcript: "Moves", board: "Board" },
  /** What the formats are for. */
  about: {
    sgf: "branches, values, comments",
    pgn: "branches, values, comments, tags as in chess",
    ggf: "the game with values",
    obf: "this position with the values of its moves",
    board: "this position, for people to read",
    wthor: "the game alone, for databases",
  },
});

/** The formats in the order in which they are offered, with what they are for. */
export const FORMATS = Object.freeze(
  /** @type {const} */ ({
    sgf: ["SGF", exporting.about.sgf],
    pgn: ["PGN", exporting.about.pgn],
    ggf: ["GGF", exporting.about.ggf],
    transcript: [exporting.names.transcript, "f5d6c3"],
    obf: ["OBF", exporting.about.obf],
    board: [exporting.names.board, exporting.about.board],
    wthor: ["WTHOR", exporting.about.wthor],
  }),
);
