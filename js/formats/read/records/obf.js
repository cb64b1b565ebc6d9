// Scored positions in Open Board Format as games: the start with the scored moves as its branches, best first.

import { FlipsideError } from "../../../host/error.js";
import { looksLikeObf, parseObf, scoresIn } from "../../../notation/obf.js";
import { legalMoves } from "../../../rules/position.js";
import { NO_TAGS } from "../../tags.js";
import { Collected } from "../collected.js";
import { positionOf } from "./starts.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { TextReader } from "../reader.js" */

/** A line is no longer than that. */
const LONGEST = 10_000;

/** A side to move with scored moves behind it and no semicolon between. */
const UNDIVIDED = /^(\S{64}\s?[XOBW*●○])\s+(?=(?:[a-h][1-8]|--|pa?s?s?)\s?:\s?[+-]?\d)/iu;

/** Lines between two steps. */
const STEP = 64;

/** Whether the lines of a text are of this format. @param {string} text @returns {Generator<void, boolean>} a step for each line */
function* looksLikeObfLines(text) {
  let lines = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfLine(text, at);
    // Most lines of a text are shorter than a board.
    if (end - at > 64) {
      const line = text.slice(at, Math.min(end, at + LONGEST)).trim();
      if (looksLikeObf(line) || UNDIVIDED.test(line)) return true;
    }
    at = end + 1;
    lines += 1;
    if (lines % STEP === 0) yield;
  }
  return false;
}

/**
 * The positions of a text, one on each line, each called for in its turn.
 * @param {string} text
 * @param {(game: () => WrittenGame, place: number) => void} take the game throws `INVALID_POSITION` where its line cannot be read
 * @returns {Generator<void>} a step for each line
 */
function* obfGames(text, take) {
  let number = 1;
  for (let at = 0; at < text.length; number += 1) {
    const end = endOfLine(text, at);
    const [place, row] = [at, number];
    const line = text.slice(at, Math.min(end, at + LONGEST)).trim();
    if (line !== "" && !line.startsWith("%")) take(() => obfGame(line, place, row), place);
    at = end + 1;
    if (number % STEP === 0) yield;
  }
}

/** @param {string} text @param {number} from */
function endOfLine(text, from) {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** @param {string} line @param {number} at where it begins @param {number} number @returns {WrittenGame} */
function obfGame(line, at, number) {
  try {
    const { position, moves, comment } = lineOf(line);
    // A pass where there are moves marks that there is no more.
    const scored = moves
      .filter(({ move }) => move !== "pass" || legalMoves(position)[0] === "pass")
      .toSorted((one, other) => other.score - one.score);
    return {
      tags: NO_TAGS,
      start: position,
      ply: 0,
      told: { comment },
      moves: () => scored.map(({ move, score }) => ({ move, text: move, at, score, branches: [] })),
    };
  } catch (error) {
    if (!(error instanceof FlipsideError)) throw error;
    throw new FlipsideError("INVALID_POSITION", `line ${number}: ${error.message}`);
  }
}

/** @param {string} line @returns {import("../../../notation/obf.js").ObfLine} @throws {FlipsideError} */
function lineOf(line) {
  // As Edax writes it, which is read thousands of times.
  const [whole, board, side] = /^([-XO]{64}) ([XO])(?=[;%])/.exec(line) ?? [];
  if (!whole) return parseObf(line.replace(UNDIVIDED, "$1; "));
  return {
    position: positionOf(board, side === "X" ? "black" : "white"),
    ...scoresIn(line.slice(whole.length)),
  };
}

/** The reader of OBF. @type {TextReader<"obf">} */
export const obf = {
  formats: ["obf"],
  *read(text) {
    if (!(yield* looksLikeObfLines(text))) return undefined;
    const collected = new Collected();
    yield* obfGames(text, (game, place) => collected.add(game, place));
    return { format: "obf", collected };
  },
};
