/** @import { ImportedGame } from "../package/flipside.js" */

import { scoreText } from "../players/loaded.js";
import { plural, whole } from "../words/english.js";
import { failure, reason } from "../words/errors.js";
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
  nothing: "Paste a game or a position first.",
  onlyNames:
    "These files contain names, but no games. Choose them together with the file of the games (.wtb).",
  noFiles: "There are no files in it.",
  isBook: "This is an opening book of Edax, not games. Open it in Analyze, in the explorer, under “Book”.",
  reading: "Reading…",
  unread: "This cannot be read:",
  encoding: "Encoding of the letters",
  turn: "Whose turn is it?",
  turnNote: "The board does not say who is to move.",
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
  noGame:
    "There is no game in this. A game is moves such as f5d6c3, a board of 64 squares, or a file of a game program.",

  /** A move that the rules do not allow, in a game that somebody has written down. @param {number} number @param {string} move as it is written */
  illegal: (number, move) =>
    `Move ${number}, ${move}, is not possible there. Check it, and the moves before it.`,
  /** @param {string} played the discs of both sides in the end, by the moves */
  otherResult: (played) =>
    `The result in the file does not agree with its moves: by them the game ended ${played}.`,
  /** A board with too many squares or too few. @param {number} found */
  squares: (found) => `A board has 64 squares, and this one has ${found}. Check whether some are missing.`,

  /** @param {number} read @param {number} all */
  progress: (read, all) => plural(all, { one: "# file", other: `${whole(read)} of # files` }),
  /** What cannot be read of a file. @param {string} name of the file @param {string} problem a sentence */
  problemOf: (name, problem) => `${name}: ${problem}`,
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

/** Where a message of the package names a move, or what is no game. */
const MOVE = /\bmove (\d+): (?:illegal move|.*\bfound) "([^"\s]{1,8})"/s;
const RESULT = /\bresult: expected (-?\d+) by the moves/;
const SQUARES = /\bexpected 64 squares, found (\d+)/;
const NO_GAME = /^(?:no game:|expected a transcript)/;

/** Whether all that is wrong with a game is its result. @param {string} message in English */
export const isOnResult = (message) => RESULT.test(message);

/** Whether all moves of a game are there. @param {ImportedGame} game */
export const isWhole = ({ problem }) => problem === null || isOnResult(problem.message);

/**
 * What the package says of a text, as a person would say it: what happened, and what to do.
 * @param {string} code
 * @param {string} message in English
 */
export const explained = (code, message) => known(message) ?? failure(code, message);

/** Why a text cannot be read. @param {unknown} error */
export const refusal = (error) =>
  (error instanceof Error ? known(error.message) : undefined) ?? reason(error);

/** @param {string} message in English @returns {string | undefined} */
function known(message) {
  const [, number, move] = MOVE.exec(message) ?? [];
  if (number && move) return importing.illegal(Number(number), move);
  const [, played] = RESULT.exec(message) ?? [];
  if (played) return importing.otherResult(scoreText(Number(played)));
  const [, squares] = SQUARES.exec(message) ?? [];
  if (squares) return importing.squares(Number(squares));
  return NO_GAME.test(message) ? importing.noGame : undefined;
}

/** What a message of the package begins with that is about a file in an archive. */
const IN_ARCHIVE = /^([^:]+\.\w{1,8}): (.*)$/s;

/** What cannot be read of a file, as a person would say it, with the name of the file in it where it is an archive. @param {string} name @param {string} message in English */
export function problemIn(name, message) {
  const [, inner, rest] = IN_ARCHIVE.exec(message) ?? [];
  const said = explained("INVALID_DATA", rest ?? message);
  return importing.problemOf(name, inner ? importing.problemOf(inner, said) : said);
}
