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

/** A format as it is named on the page. @param {{ id: string, name: string }} format */
export const formatName = ({ id, name }) =>
  /** @type {Record<string, string>} */ (exporting.names)[id] ?? name;

/** What a format holds; in English where the language has no words for it yet. @param {{ id: string, about: string }} format */
export const formatAbout = ({ id, about }) =>
  /** @type {Record<string, string>} */ (exporting.about)[id] ?? about;
