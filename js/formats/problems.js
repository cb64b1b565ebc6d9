// What is wrong with a source of games: a code for programs, the values of its sentence, and the sentence in English.

/** @import { Color, Move } from "../generated/types.js" */
/** @import { ErrorCode } from "../host/error.js" */

/**
 * A move that breaks the rules.
 * @typedef {object} IllegalMove
 * @property {number} number Which move it is, from 1; passes are not counted.
 * @property {readonly Move[]} expected The legal moves; none where the game is over.
 * @property {string} found What is written.
 */

/**
 * A number that is not the one that was expected.
 * @typedef {object} OtherCount
 * @property {number} expected What was expected.
 * @property {number} found What was found.
 */

/** Of each code its sentence, from the values that are told with it; {@link ProblemCode} says what each means. */
const SENTENCES = {
  "illegal-move": (/** @type {IllegalMove} */ { number, expected, found }) =>
    `move ${number}: expected ${expected.join(", ") || "no move, as the game is over"}, found ${JSON.stringify(found)}`,
  "wrong-color": (
    /** @type {{ number: number, expected: Color, found: Color, move: string }} */ {
      number,
      expected,
      found,
      move,
    },
  ) => `move ${number}: expected a move of ${expected}, found ${JSON.stringify(`${move} of ${found}`)}`,
  "other-result": (/** @type {OtherCount} */ { expected, found }) =>
    `result: expected ${expected} by the moves, found ${found}`,
  "open-comment": () => "PGN game: expected } behind a comment, found the end of the text",
  "open-game": (/** @type {{ format: "sgf" | "ggf", found: "game" | "end" }} */ { format, found }) =>
    `${format.toUpperCase()} game: expected ] or ), found ${found === "game" ? "the next game" : "the end of the text"}`,
  "missing-number": (/** @type {OtherCount} */ { expected, found }) =>
    `grid: expected the number ${expected}, found ${found} next`,
  "no-moves": () => "expected moves, found none",
  komi: () => "game with komi: only its moves are read",
  "other-turn": (/** @type {{ expected: Color, found: Color }} */ { expected, found }) =>
    `board behind the moves: expected ${expected} to move, found ${found}`,
  "other-board": () =>
    "board beside the moves: expected a position of the game, found another: the moves count",
  "no-turn": (/** @type {{ boards: number }} */ { boards }) =>
    boards === 1
      ? "board: expected a side to move beside it, found none"
      : `${boards} boards: expected a side to move beside them, found none`,
  "text-outside": () =>
    "text outside of the games: expected none with moves or a board in it: it was passed over",
  "moves-outside": (/** @type {{ lines: number, quoted: readonly string[] }} */ { lines, quoted }) => {
    const found = lines === 1 ? "a line of moves that is" : `${lines} lines of moves that are`;
    const more = lines > quoted.length ? ", …" : "";
    return `text: expected all moves to be in a game, found ${found} in none: ${quoted.map((line) => JSON.stringify(line)).join(", ")}${more}`;
  },
  "damaged-letters": (/** @type {{ encoding: string, letters: number }} */ { encoding, letters }) =>
    `text: expected ${encoding}, found ${letters} letters that are none there`,
  "other-count": (/** @type {OtherCount} */ { expected, found }) =>
    `WTHOR file: expected ${expected} games, found ${found}`,
  "games-left-out": (/** @type {{ most: number, found: number }} */ { most, found }) =>
    `games: expected at most ${most}, found ${found}: the last ${found - most} were left out`,
  "more-problems": (/** @type {{ count: number }} */ { count }) => `${count} more problems`,
  unreadable: (/** @type {{ error: ErrorCode, reason: string }} */ { reason }) => reason,
  "breaks-off": () => "breaks off",
  "damaged-file": (/** @type {{ isPartRead: boolean, reason: string }} */ { isPartRead, reason }) =>
    `cannot be unpacked${isPartRead ? " further" : ""} (${reason})`,
  "damaged-archive": (/** @type {{ reason: string }} */ { reason }) =>
    `expected a zip archive, found a damaged one (${reason})`,
  "packed-too-tight": (/** @type {{ most: number }} */ { most }) =>
    `unpacks to more than ${most} times its size`,
  "too-long": (/** @type {{ most: number, isTogether: boolean }} */ { most, isTogether }) =>
    `unpacks to more than ${most} bytes${isTogether ? " together with others" : ""}`,
  "too-deep": (/** @type {{ most: number }} */ { most }) => `has archives in it deeper than ${most}`,
  "files-left-out": (/** @type {{ files: number, mostFiles: number, mostBytes: number }} */ told) =>
    `${told.files} more files were not read: expected at most ${told.mostFiles} files with ${told.mostBytes} bytes together`,
};

/**
 * What is wrong, for programs. With a game:
 * - `illegal-move`: a move is against the rules, or no move at all; the game is there up to it;
 * - `wrong-color`: a move is said to be of the side that is not to move; the game is there up to it;
 * - `other-result`: the result is another than that of the moves, which count;
 * - `open-comment`: a comment of PGN has no end;
 * - `open-game`: a game of SGF or GGF has no end;
 * - `missing-number`: in a diagram of numbered moves a number is missing;
 * - `no-moves`: there are no moves, and the game was left out;
 * - `komi`: a game has komi, and only its moves are read;
 * - `unreadable`: a game, or a file of an archive, cannot be read at all.
 *
 * With a text or a file:
 * - `other-turn`: a board behind moves names another side to move than they do;
 * - `other-board`: a board beside moves does not come in their game;
 * - `no-turn`: boards do not name the side to move;
 * - `text-outside`: moves or a board stand outside of the games of a file;
 * - `moves-outside`: lines of moves are in no game;
 * - `damaged-letters`: bytes are no letters in the encoding;
 * - `other-count`: a file of WTHOR has another number of games than it says;
 * - `games-left-out`: there are more games than can be read at once;
 * - `more-problems`: there are more problems than are named.
 *
 * With an archive, or a file in it:
 * - `breaks-off`: it ends too soon;
 * - `damaged-file`: a file cannot be unpacked, or only its first part;
 * - `damaged-archive`: the archive cannot be read to its end;
 * - `packed-too-tight`: a file is packed as no file of games is;
 * - `too-long`: it has more bytes than can be read at once;
 * - `too-deep`: archives lie in each other too deep;
 * - `files-left-out`: there are more files than can be read at once.
 * @typedef {keyof typeof SENTENCES} ProblemCode
 */

/**
 * What the sentence of a code needs.
 * @template {(values: any) => string} Sentence
 * @typedef {Parameters<Sentence> extends [infer Values] ? Values : Readonly<Record<string, never>>} Needed
 */

/**
 * The values that the sentence of each code needs.
 * @typedef {{ [Code in ProblemCode]: Needed<typeof SENTENCES[Code]> }} ProblemValues
 */

/**
 * A problem before it is known where it is.
 * @typedef {{ [Code in ProblemCode]: { code: Code, values: ProblemValues[Code] } }[ProblemCode]} Finding
 */

/**
 * What is told with each problem.
 * @typedef {object} ProblemDetails
 * @property {string} message What was expected and what was found, in an English sentence; the names of the file and of the game before it.
 * @property {number} place Where: the index of the character, or of the byte, in what was read.
 * @property {number} [ply] Of a move: how many moves are played before it, passes included.
 * @property {string} [file] The name of the file in an archive.
 * @property {number} [game] Of games that are added to a collection: the number of the game, from 1.
 */

/**
 * What is wrong with a source of games. `values` are what the sentence of its `code` needs: numbers, moves, colors and texts as they are
 * found, so that it can be said in any language.
 * @typedef {ProblemDetails & Finding} Problem
 */

/**
 * What is wrong, and where.
 * @template {ProblemCode} Code
 * @param {Code} code
 * @param {ProblemValues[Code]} values
 * @param {number} [place]
 * @param {Pick<ProblemDetails, "ply">} [more]
 * @returns {Problem}
 */
export function problemOf(code, values, place = 0, more = {}) {
  const message = /** @type {(values: unknown) => string} */ (SENTENCES[code])(values);
  return { .../** @type {Finding} */ ({ code, values }), message, place, ...more };
}

/** An error that only a part of a source has. @param {{ code: ErrorCode, message: string }} error @param {number} [place] */
export function unreadable({ code, message }, place) {
  return problemOf("unreadable", { error: code, reason: message }, place);
}

/** Of a file in an archive. @param {Problem} problem @param {string} file its name @returns {Problem} */
export function problemIn(problem, file) {
  return { ...problem, message: `${file}: ${problem.message}`, file };
}

/** Of a game among others. @param {Problem} problem @param {number} game its number, from 1 @returns {Problem} */
export function problemOfGame(problem, game) {
  return { ...problem, message: `game ${game}: ${problem.message}`, game };
}
