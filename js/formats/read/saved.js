// Games as JSON: what `JSON.stringify` makes of a `Game`, of a game that was read, and of a tree of moves; one of them, or a list.

import { Game } from "../../game/game.js";
import { describe, FlipsideError } from "../../host/error.js";
import { parseBoard } from "../../notation/board.js";
import { moveOf } from "../../notation/squares.js";
import { writtenLine } from "../tree.js";
import { branchTo } from "./branches.js";

/** @import { Tags, WrittenGame } from "../imported.js" */
/** @import { WrittenMove } from "../tree.js" */

/** What the text of one begins with: the name of one of its parts. */
const BEGIN = /^\s*\[?\s*\{\s*"(?:start|moves|ply|branches|comment|black|white|event|date|result)"\s*:/;

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 128;

/** Whether a text begins as one. @param {string} text */
export function looksLikeSaved(text) {
  return BEGIN.test(text.slice(0, 1000));
}

/**
 * The games of a text; `undefined` where it is something else that begins in the same way.
 * @param {string} text
 * @returns {(() => WrittenGame)[] | undefined} each throws `INVALID_POSITION` where it is none
 */
export function savedGames(text) {
  const json = jsonOf(text);
  const list = Array.isArray(json) ? json : [json];
  const isSaved = list.some((each) => typeof each === "object" && each !== null && isRecord(each));
  return isSaved ? list.map((each) => () => savedGame(each)) : undefined;
}

/** @param {string} text @returns {unknown} `undefined` where it is none */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {Record<string, unknown>} value */
function isRecord({ start, moves, branches }) {
  return start !== undefined && (moves !== undefined || branches !== undefined);
}

/** @param {any} saved @returns {WrittenGame} @throws {FlipsideError} `INVALID_POSITION` */
function savedGame(saved) {
  const tags = tagsOf(saved ?? {});
  if (!Array.isArray(saved?.branches)) {
    const { start, moves, ply } = Game.parse(saved);
    const line = moves.map((move) => ({ move, text: move, at: 0 }));
    return { tags, start: parseBoard(start), ply, moves: () => writtenLine(line) };
  }
  const { start, comment, branches } = saved;
  if (typeof start !== "string")
    throw new FlipsideError(
      "INVALID_POSITION",
      `saved game: expected \`start\` to be 64 squares and the side to move, found ${describe(start)}`,
    );
  return {
    ...{ tags, start: parseBoard(start), ...remarkOf(comment) },
    moves: () => addedTo([], branches, 0),
  };
}

/** @param {Record<string, unknown>} saved @returns {Tags} */
function tagsOf({ black, white, event, date, result }) {
  const textOf = (/** @type {unknown} */ value) => (typeof value === "string" && value !== "" ? value : null);
  const isScore = typeof result === "number" && Math.abs(result) <= 64;
  return {
    ...{ black: textOf(black), white: textOf(white), event: textOf(event), date: textOf(date) },
    result: isScore ? result : null,
  };
}

/** @param {WrittenMove[]} branches @param {readonly any[]} saved @param {number} ply */
function addedTo(branches, saved, ply) {
  for (const each of saved) {
    const { move, score, comment, branches: replies } = Object(each);
    const isText = typeof move === "string";
    const { branches: behind } = branchTo(branches, {
      ...{ move: isText ? moveOf(move) : undefined, text: isText ? move : describe(each), at: 0 },
      ...(typeof score === "number" ? { score } : {}),
      ...remarkOf(comment),
    });
    if (Array.isArray(replies) && ply < MOST_PLIES) addedTo(behind, replies, ply + 1);
  }
  return branches;
}

/** @param {unknown} comment @returns {{ comment?: string }} */
function remarkOf(comment) {
  return typeof comment === "string" && comment !== "" ? { comment } : {};
}
