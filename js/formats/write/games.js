// Writes games in every format that is a text.

import { copyPlain } from "../../host/copy.js";
import { describe, FlipsideError } from "../../host/error.js";
import { START_POSITION, textOf } from "../../rules/position.js";
import { ggfText } from "./ggf.js";
import { pgnText } from "./pgn.js";
import { boardText, obfText } from "./position.js";
import { listOf, recordOf } from "./record.js";
import { sgfText } from "./sgf.js";

/** @import { Tags } from "../imported.js" */
/** @import { GameLike, GameToWrite } from "./record.js" */

/**
 * The formats of texts: `"sgf"` and `"pgn"` hold branches, scores and comments; `"ggf"` the main line with scores; `"transcript"` its moves
 * alone; `"obf"` the position where the game stands with the scores of its moves, `"board"` that position as people read it.
 * @typedef {"transcript" | "obf" | "board" | "sgf" | "ggf" | "pgn"} TextFormat
 */

/** How a game is written. @typedef {object} Writing @property {TextFormat} format The format of the text. */

/** How a game is written, and what is known of it: of a game that was read, what its file says is known. @typedef {Writing & Partial<Tags>} WriteOptions */

/** @type {Readonly<Record<TextFormat, (game: GameToWrite) => string>>} */
const WRITERS = Object.freeze({
  transcript: transcriptText,
  obf: obfText,
  board: boardText,
  sgf: sgfText,
  ggf: ggfText,
  pgn: pgnText,
});

/**
 * Writes a game, or several one after the other.
 *
 * ```js
 * writeGames(Game.parse("f5d6c3"), { format: "sgf", black: "Ann" }); // "(;FF[4]GM[2]…;B[f5];W[d6];B[c3])\n"
 * ```
 * @param {GameLike | readonly GameLike[]} games
 * @param {WriteOptions} options
 * @returns {string}
 * @throws {FlipsideError} `INVALID_OPTION`, `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function writeGames(games, options) {
  const { format, ...tags } = checkedOptions(options);
  const texts = listOf(games).map((game) => WRITERS[format](recordOf(game, tags)));
  return texts.join(format === "pgn" || format === "board" ? "\n" : "");
}

/** @param {GameToWrite} game @returns {string} */
function transcriptText({ start, moves }) {
  if (textOf(start) !== textOf(START_POSITION)) {
    const message = `format: expected sgf, ggf, pgn, obf or board for a game that does not begin at the start, found "transcript"`;
    throw new FlipsideError("INVALID_OPTION", message);
  }
  return `${moves.filter((move) => move !== "pass").join("")}\n`;
}

/** @param {WriteOptions} options @returns {WriteOptions} */
function checkedOptions(options) {
  const { format, ...given } = copyPlain(options);
  if (typeof format !== "string" || !Object.hasOwn(WRITERS, format)) {
    const expected = Object.keys(WRITERS).join(", ");
    throw new FlipsideError("INVALID_OPTION", `format: expected ${expected}, found ${describe(format)}`);
  }
  /** @type {Record<string, unknown>} */
  const tags = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const isResult = name === "result";
    if (!isResult && !["black", "white", "event", "date"].includes(name))
      throw new FlipsideError(
        "INVALID_OPTION",
        `option: expected black, white, event, date or result, found ${describe(name)}`,
      );
    const isRight = isResult
      ? Number.isInteger(value) && Math.abs(Number(value)) <= 64
      : typeof value === "string";
    if (value !== null && !isRight) {
      const expected = isResult ? "a whole number from -64 to 64" : "a text";
      throw new FlipsideError("INVALID_OPTION", `${name}: expected ${expected}, found ${describe(value)}`);
    }
    tags[name] = value;
  }
  return /** @type {WriteOptions} */ ({ format, ...tags });
}
