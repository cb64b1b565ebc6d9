/** @import { ProblemOfFile } from "./client.js" */

import { isOnResult, problemIn, problemText } from "../files/problems.js";
import { plural, whole } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";

export const collection = phrasesOf("collection", {
  title: "My games",
  empty:
    "Take in games of tournaments or your own: WTHOR, SGF, GGF, PGN and others, as files, folders or zips. Games that you play here to the end are added by themselves. All of them stay in this browser.",
  none: "No games of yours come to this position.",
  noneFound: "No games fit the filter.",
  list: "Games",
  all: "All games",
  notKept: "This browser cannot keep them: they are gone when the page is closed.",

  player: "Player",
  color: "Color",
  either: "Either",
  opponent: "Opponent",
  event: "Event",
  years: "Years",
  from: "From year",
  to: "To year",
  result: "Result",
  any: "Any",
  blackWon: "Black won",
  draw: "Draw",
  whiteWon: "White won",
  here: "Only with the position on the board",
  filter: "Filter",
  clear: "Clear the filter",

  black: "Black",
  white: "White",
  date: "Date",
  remove: "Delete",
  unnamed: "Unnamed",

  files: "Files",
  folder: "Folder",
  takeIn: "Take in games",
  stop: "Cancel",
  reading: "Taking in games",
  unread: "What was not read",
  results: "Results that do not agree with the moves",
  /** A line about a game of a file. @param {string} file @param {number} number of the game @param {string} problem a sentence */
  inGame: (file, number, problem) => `${file}, game ${whole(number)}: ${problem}`,
  format: "Format",
  writing: "Writing the files…",
  close: "Close",
  removed: "Deleted.",
  bringBack: "Bring back",
  opened: "Game opened.",

  /** @param {number} games at the position or in the filter @param {number} all */
  ofAll: (games, all) => `${whole(games)} of ${plural(all, { one: "# game", other: "# games" })}`,
  /** @param {number} count */
  games: (count) => plural(count, { one: "# game", other: "# games" }),
  /** @param {number} count of things that the filter asks for */
  filters: (count) => `Filter: ${whole(count)}`,
  /** How many games there are, and what they take. @param {string} games @param {string} size */
  size: (games, size) => `${games}, ${size}`,
  /** @param {string} megabytes */
  megabytes: (megabytes) => `${megabytes} MB`,
  /** How far files are read. @param {number} files @param {number} all */
  file: (files, all) => `File ${whole(files)} of ${whole(all)}`,
  /** @param {number} count */
  added: (count) => plural(count, { one: "# game added.", other: "# games added." }),
  /** @param {number} count */
  known: (count) => plural(count, { one: "# was there already.", other: "# were there already." }),
  /** @param {number} count */
  problems: (count) => plural(count, { one: "# could not be read.", other: "# could not be read." }),
  /** @param {number} count of games that are there all the same */
  otherResults: (count) =>
    plural(count, {
      one: "# result does not agree with its moves, which count.",
      other: "# results do not agree with their moves, which count.",
    }),
  /** @param {number} count of the games that are shown */
  removeShown: (count) => plural(count, { one: "Delete # game", other: "Delete # games" }),
  /** @param {number} count of the games that are shown */
  saveShown: (count) => plural(count, { one: "Save # game", other: "Save # games" }),
  /** What a button does with a game, for a screen reader. @param {string} action @param {string} players */
  labeled: (action, players) => `${action}: ${players}`,
});

/** How many games are shown of all. @param {number} shown @param {number} all */
export const shownText = (shown, all) =>
  shown === all ? collection.games(all) : collection.ofAll(shown, all);

/** The space that games take. @param {number} bytes */
export function sizeText(bytes) {
  return collection.megabytes(numbers.tenths(Math.max(0.1, bytes / 1e6)));
}

/** What came of taking files in. @param {{ added: number, known: number, problems: readonly ProblemOfFile[] }} sum */
export function addedText({ added, known, problems }) {
  const results = problems.filter(({ problem }) => isOnResult(problem)).length;
  const unread = problems.length - results;
  return [
    collection.added(added),
    known > 0 ? collection.known(known) : "",
    unread > 0 ? collection.problems(unread) : "",
    results > 0 ? collection.otherResults(results) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is wrong with a file that was taken in, or with a game of it. @param {ProblemOfFile} told */
export function problemLine({ name, problem }) {
  const { game } = problem;
  return game === undefined ? problemIn(name, problem) : collection.inGame(name, game, problemText(problem));
}

/** What the problems are called together. @param {readonly ProblemOfFile[]} problems */
export const problemsTitle = (problems) =>
  problems.every(({ problem }) => isOnResult(problem)) ? collection.results : collection.unread;

/** Who played, in a line. @param {{ black: string | null, white: string | null }} game */
export const playersText = ({ black, white }) =>
  `${black ?? collection.unnamed} – ${white ?? collection.unnamed}`;

/**
 * The discs of both sides in the end; null if they are not known, or are no number of discs.
 * @param {number | null} result
 * @returns {[string, string] | null}
 */
export function discsText(result) {
  if (result === null) return null;
  if (result % 2 === 0) return [whole(32 + result / 2), whole(32 - result / 2)];
  return result > 0 ? [`+${whole(result)}`, ""] : ["", `+${whole(-result)}`];
}
