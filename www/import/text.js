import { plural, whole } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const importing = phrasesOf("importing", {
  title: "Load a game",
  paste:
    "Paste a game, a position or a whole page with one in it: moves such as f5d6c3, a board, SGF, GGF, PGN, OBF.",
  drop: "Or drop files here.",
  files: "Files",
  folder: "Folder",
  load: "Load",
  cancel: "Cancel",
  back: "Back",
  editor: "Set up",
  past: "Past games",
  collection: "My games",
  nothing: "Paste a game or a position first.",
  reading: "Reading…",
  unread: "This cannot be read:",
  encoding: "Encoding of the letters",
  turn: "Whose turn is it?",
  where: "Where do these moves begin?",
  fitsBoth: "They are legal from the start, and from the position on the board as well.",
  fitsHere:
    "They are legal from the position on the board, but not from the start. A new game would begin with that position.",
  anew: "New game",
  on: "On from here",
  list: "Choose a game",
  keepAll: "Add all to My games",
  player: "Player",
  year: "Year",
  noneFound: "No games of this player in this year.",
  /** @param {number} read @param {number} all */
  progress: (read, all) => plural(all, { one: "# file", other: `${whole(read)} of # files` }),
  /** @param {number} count of lines that are not shown */
  moreUnread: (count) => plural(count, { one: "and # more", other: "and # more" }),
  /** @param {number} moves */
  legalPart: (moves) => plural(moves, { one: "Load the first move", other: "Load the first # moves" }),
  /** @param {string} problem a sentence in English */
  loadedPart: (problem) => `Loaded up to the last legal move. ${problem}`,
  /** @param {number} shown fewer than all @param {number} all */
  someShown: (shown, all) =>
    `${whole(shown)} of ${whole(all)} games shown. A player or a year narrows the list.`,
  /** @param {number} all */
  allShown: (all) => plural(all, { one: "# game", other: "# games" }),
  /** @param {number} index */
  numbered: (index) => `Game ${whole(index)}`,
  /** @param {number} count */
  moves: (count) => plural(count, { one: "# move", other: "# moves" }),
  /** @param {string} beginning of the moves @param {number} moves */
  opening: (beginning, moves) => `${beginning}, ${plural(moves, { one: "# move", other: "# moves" })}`,
});

/** How many games are shown of those found. @param {number} shown @param {number} all */
export function foundText(shown, all) {
  if (all === 0) return importing.noneFound;
  return shown < all ? importing.someShown(shown, all) : importing.allShown(all);
}

/** @param {string | null} black @param {string | null} white */
export const playersText = (black, white) => `${black ?? "?"} – ${white ?? "?"}`;

/** The first moves of a game. @param {string} transcript */
export function openingText(transcript) {
  return importing.opening(
    `${transcript.slice(0, 12)}${transcript.length > 12 ? "…" : ""}`,
    transcript.length / 2,
  );
}
