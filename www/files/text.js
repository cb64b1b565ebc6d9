/** @import { WrittenFile } from "../package/flipside.js" */

import { plural, whole } from "../words/english.js";
import { failure, reason } from "../words/errors.js";
import { phrasesOf } from "../words/language.js";

/** The words about files that a person gives, and about faults in them. */
export const files = phrasesOf("files", {
  onlyNames:
    "These files contain names, but no games. Choose them together with the file of the games (.wtb).",
  noFiles: "There are no files in it.",
  isBook: "This is an opening book of Edax, not games. Open it in Analyze, in the explorer, under “Book”.",
  noGame:
    "There is no game in this. A game is moves such as f5d6c3, a board of 64 squares, or a file of a game program.",
  /** A board with too many squares or too few. @param {number} found */
  squares: (found) => `A board has 64 squares, and this one has ${found}. Check whether some are missing.`,
  /** What cannot be read of a file. @param {string} name of the file @param {string} problem a sentence */
  problemOf: (name, problem) => `${name}: ${problem}`,
  /** Of names that a format cannot hold. @param {string} names each with an arrow to what is written in its place */
  renamed: (names) => `These names do not fit into the format and are written in another way: ${names}`,
  /** What the package finds wrong, by its code; a function takes what the package tells of it. */
  problems: {
    /** @param {{ number: number, found: string }} values the move as it is written */
    "illegal-move": ({ number, found }) =>
      `Move ${number}, ${found}, is not possible there. Check it, and the moves before it.`,
    /** @param {{ number: number, move: string }} values */
    "wrong-color": ({ number, move }) => `Move ${number}, ${move}, has the wrong color.`,
    /** @param {{ played: string }} values the discs of both sides in the end, by the moves */
    "other-result": ({ played }) =>
      `The result in the file does not agree with its moves: by them the game ended ${played}.`,
    "open-comment": "A comment has no end, and all that follows was taken for a part of it.",
    "open-game": "The game breaks off before its end.",
    /** @param {{ expected: number, found: number }} values */
    "missing-number": ({ expected, found }) =>
      `Move ${expected} is missing in the diagram: the next number is ${found}.`,
    "no-moves": "There are no moves in it, and it was left out.",
    komi: "The game has komi. Only its moves were read.",
    "other-turn": "The board after the moves says that the other side is to move.",
    "other-board": "The board beside the moves does not come in the game. The moves count.",
    /** @param {{ boards: number }} values */
    "no-turn": ({ boards }) =>
      plural(boards, {
        one: "The board does not say who is to move.",
        other: "# boards do not say who is to move.",
      }),
    "text-outside": "Moves or a board outside of the games were not read.",
    /** @param {{ lines: number, quoted: readonly string[] }} values */
    "moves-outside": ({ lines, quoted }) => {
      const found = plural(lines, { one: "# line of moves is", other: "# lines of moves are" });
      return `${found} in no game: ${quoted.join(" · ")}`;
    },
    /** @param {{ letters: number }} values */
    "damaged-letters": ({ letters }) =>
      plural(letters, {
        one: "# letter cannot be read. Choose another encoding.",
        other: "# letters cannot be read. Choose another encoding.",
      }),
    /** @param {{ expected: number, found: number }} values */
    "other-count": ({ expected, found }) =>
      `The file is to have ${whole(expected)} games, and it has ${whole(found)}.`,
    /** @param {{ most: number, found: number }} values */
    "games-left-out": ({ most, found }) =>
      `It has ${whole(found)} games. Only the first ${whole(most)} were read.`,
    /** @param {{ count: number }} values */
    "more-problems": ({ count }) => plural(count, { one: "And # more.", other: "And # more." }),
    "breaks-off": "The file breaks off before its end.",
    /** @param {{ isPartRead: boolean }} values @returns {string} */
    "damaged-file": ({ isPartRead }) =>
      isPartRead ? "The file is damaged. Only its beginning was read." : "The file is damaged.",
    "damaged-archive": "The archive is damaged. Some of its files may be missing.",
    "packed-too-tight": "The file is packed as no file of games is, and was not opened.",
    /** @param {{ most: number }} values in bytes */
    "too-long": ({ most }) => `The file is too long: at most ${whole(most)} bytes are read.`,
    "too-deep": "It is an archive inside of too many others, and was not opened.",
    /** @param {{ files: number }} values */
    "files-left-out": ({ files }) =>
      plural(files, {
        one: "The archive is too large: # more file was not read.",
        other: "The archive is too large: # more files were not read.",
      }),
  },
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
const SQUARES = /\bexpected 64 squares, found (\d+)/;
const NO_GAME = /^(?:no game:|expected a transcript)/;

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
  if (number && move) return files.problems["illegal-move"]({ number: Number(number), found: move });
  const [, squares] = SQUARES.exec(message) ?? [];
  if (squares) return files.squares(Number(squares));
  return NO_GAME.test(message) ? files.noGame : undefined;
}
