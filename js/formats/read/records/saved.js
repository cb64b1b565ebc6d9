// Games as JSON: what `JSON.stringify` makes of a `Game`, of a game that was read, and of a tree of moves; one of them, or a list.

import { Game } from "../../../game/game.js";
import { describe, FlipsideError } from "../../../host/error.js";
import { parseBoard } from "../../../notation/board.js";
import { foldLetters, moveOf } from "../../../notation/squares.js";
import { savedTags } from "../../tags.js";
import { tell, toldIn, toldOfMoveIn } from "../../told.js";
import { writtenLine } from "../../tree.js";
import { Collected } from "../collected.js";
import { branchTo } from "./branches.js";
import { startFor } from "./starts.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { WrittenMove } from "../../tree.js" */
/** @import { TextReader } from "../reader.js" */

/** What the text of one begins with: the name of one of its parts. */
const BEGIN =
  /^\s*\[?\s*\{\s*(?:"\w{1,40}"\s*:\s*\[\s*\{\s*)?"(?:start|moves|ply|branches|comment|nags|marks|others|black|white|event|date|result|site|round)"\s*:/;

/** More plies than a game has: what is behind them is no move, whatever it is. */
const MOST_PLIES = 128;

/** Whether a text begins as one. @param {string} text */
function looksLikeSaved(text) {
  const head = text.slice(0, 1000);
  return BEGIN.test(head) || (/^\s*\[?\s*\{/.test(head) && /"moves"\s*:\s*(?:"|\[\s*")/.test(head));
}

/**
 * The games of a text; `undefined` where it is something else that begins in the same way.
 * @param {string} text
 * @returns {(() => WrittenGame)[] | undefined} each throws `INVALID_POSITION` where it is none
 */
function savedGames(text) {
  const list = listOf(jsonOf(text) ?? linesOf(text));
  return list.some(isRecord) ? list.map((each) => () => savedGame(each)) : undefined;
}

/** Whether a text has a value of JSON on its first line alone, as files have that have one on each. @param {string} text */
function isOfLines(text) {
  const end = text.indexOf("\n");
  return end > 0 && jsonOf(text.slice(0, end)) !== undefined;
}

/** The values of lines; those that are none are named when they are read. @param {string} text @returns {unknown[] | undefined} */
function linesOf(text) {
  if (!isOfLines(text)) return undefined;
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [jsonOf(line)]));
}

/** The values that may be games: those of a list, or of the list in an object. @param {unknown} json @returns {unknown[]} */
function listOf(json) {
  if (Array.isArray(json)) return json;
  const lists = typeof json === "object" && json !== null && !isRecord(json) ? Object.values(json) : [];
  return lists.find((each) => Array.isArray(each) && each.some(isRecord)) ?? [json];
}

/** @param {string} text @returns {unknown} `undefined` where it is none */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
function isRecord(value) {
  const { start, moves, branches } = Object(value);
  return start === undefined ? squaresIn(moves) !== undefined : moves !== undefined || branches !== undefined;
}

/**
 * The moves of a game without a start, as other programs have them: a text, or a list of texts.
 * @param {unknown} moves
 * @returns {string[] | undefined}
 */
function squaresIn(moves) {
  if (typeof moves === "string") return foldLetters(moves.slice(0, 1000)).match(/[a-h][1-8]/gi) ?? undefined;
  const isList = Array.isArray(moves) && moves.length > 0 && moves.every((each) => typeof each === "string");
  return isList && moveOf(moves[0]) ? moves : undefined;
}

/** @param {any} saved @returns {WrittenGame} @throws {FlipsideError} `INVALID_POSITION` */
function savedGame(saved) {
  const tags = savedTags(saved ?? {});
  const squares = saved?.start === undefined ? squaresIn(saved?.moves) : undefined;
  if (squares) {
    const line = squares.slice(0, MOST_PLIES).map((text) => ({ move: moveOf(text), text, at: 0 }));
    return { tags, start: startFor(line[0].move), told: toldIn(saved), moves: () => writtenLine(line) };
  }
  if (!Array.isArray(saved?.branches)) {
    // Without a cursor it is at the end.
    const isAtEnd = Array.isArray(saved?.moves) && saved.ply === undefined;
    const { start, moves, ply } = Game.parse(isAtEnd ? { ...saved, ply: saved.moves.length } : saved);
    const line = moves.map((move) => ({ move, text: move, at: 0 }));
    return { tags, start: parseBoard(start), told: toldIn(saved), ply, moves: () => writtenLine(line) };
  }
  const { start, branches } = saved;
  if (typeof start !== "string")
    throw new FlipsideError(
      "INVALID_POSITION",
      `saved game: expected \`start\` to be 64 squares and the side to move, found ${describe(start)}`,
    );
  return {
    tags,
    start: parseBoard(start),
    told: toldIn(saved),
    moves: () => addedTo([], branches, 0),
  };
}

/** @param {WrittenMove[]} branches @param {readonly any[]} saved @param {number} ply */
function addedTo(branches, saved, ply) {
  for (const each of saved) {
    const { move, branches: replies } = Object(each);
    const isText = typeof move === "string";
    const text = isText ? move : describe(each);
    const branch = branchTo(branches, { move: isText ? moveOf(move) : undefined, text, at: 0 });
    tell(branch, toldOfMoveIn(each), "\n");
    if (Array.isArray(replies) && ply < MOST_PLIES) addedTo(branch.branches, replies, ply + 1);
  }
  return branches;
}

/** The reader of JSON. @type {TextReader<"saved">} */
export const saved = {
  formats: ["saved"],
  *read(text) {
    const games = looksLikeSaved(text) ? savedGames(text) : undefined;
    if (!games) return undefined;
    const collected = new Collected();
    for (const game of games) {
      collected.add(game, 0);
      yield;
    }
    return { format: "saved", collected };
  },
  // biome-ignore lint/correctness/useYield: other readers take longer
  *lastEnd(text) {
    if (!looksLikeSaved(text)) return undefined;
    // A list is read as a whole, but not where each line is a game.
    return isOfLines(text) ? text.lastIndexOf("\n") + 1 : 0;
  },
};
