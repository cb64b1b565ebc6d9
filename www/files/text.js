/** @import { ImportedGame, WrittenFile } from "../package/flipside.js" */

import { scoreText } from "../players/loaded.js";
import { failure, reason } from "../words/errors.js";
import { phrasesOf } from "../words/language.js";

/** The words about files that a person gives, and about faults in them. */
export const files = phrasesOf("files", {
  onlyNames:
    "These files contain names, but no games. Choose them together with the file of the games (.wtb).",
  noFiles: "There are no files in it.",
  isBook: "This is an opening book of Edax, not games. Open it in Analyze, in the explorer, under “Book”.",
  turnNote: "The board does not say who is to move.",
  noGame:
    "There is no game in this. A game is moves such as f5d6c3, a board of 64 squares, or a file of a game program.",
  /**
   * A move that the rules do not allow, in a game that somebody has written down.
   * @param {number} number
   * @param {string} move as it is written
   */
  illegal: (number, move) =>
    `Move ${number}, ${move}, is not possible there. Check it, and the moves before it.`,
  /** @param {string} played the discs of both sides in the end, by the moves */
  otherResult: (played) =>
    `The result in the file does not agree with its moves: by them the game ended ${played}.`,
  /** A board with too many squares or too few. @param {number} found */
  squares: (found) => `A board has 64 squares, and this one has ${found}. Check whether some are missing.`,
  /** What cannot be read of a file. @param {string} name of the file @param {string} problem a sentence */
  problemOf: (name, problem) => `${name}: ${problem}`,
  /** Of names that a format cannot hold. @param {string} names each with an arrow to what is written in its place */
  renamed: (names) => `These names do not fit into the format and are written in another way: ${names}`,
});

/** How many names are named. */
const MOST_NAMED = 20;

/** The names that files have in another way; empty if all are as they were. @param {readonly WrittenFile[]} written */
export function renamedText(written) {
  const renamed = written.flatMap(({ renamed = [] }) => renamed);
  const named = renamed.slice(0, MOST_NAMED).map(({ name, written }) => `${name} → ${written}`);
  if (renamed.length > named.length) named.push("…");
  return renamed.length > 0 ? files.renamed(named.join("; ")) : "";
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
  if (number && move) return files.illegal(Number(number), move);
  const [, played] = RESULT.exec(message) ?? [];
  if (played) return files.otherResult(scoreText(Number(played)));
  const [, squares] = SQUARES.exec(message) ?? [];
  if (squares) return files.squares(Number(squares));
  return NO_GAME.test(message) ? files.noGame : undefined;
}

/** What a message of the package begins with that is about a file in an archive. */
const IN_ARCHIVE = /^([^:]+\.\w{1,8}): (.*)$/s;

/**
 * What cannot be read of a file, as a person would say it, with the name of the file in it where it is an archive.
 * @param {string} name
 * @param {string} message in English
 */
export function problemIn(name, message) {
  const [, inner, rest] = IN_ARCHIVE.exec(message) ?? [];
  const said = explained("INVALID_DATA", rest ?? message);
  return files.problemOf(name, inner ? files.problemOf(inner, said) : said);
}
