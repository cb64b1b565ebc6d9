// The readers of the formats that are texts.

import { Game } from "../../game/game.js";
import { FlipsideError } from "../../host/error.js";
import { parseBoard } from "../../notation/board.js";
import { NO_TAGS } from "../imported.js";
import { writtenLine } from "../tree.js";
import { gamesIn } from "./found.js";
import { ggfGame, isGgf } from "./ggf.js";
import { readNodes } from "./nodes.js";
import { looksLikeObfLines, obfGames } from "./obf.js";
import { looksLikePgn, pgnGames } from "./pgn.js";
import { sgfGame } from "./sgf.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { WrittenGame } from "../imported.js" */
/** @import { Problem } from "../tree.js" */
/** @import { Property, TreeNode } from "./nodes.js" */
/** @import { Picture } from "./pictures.js" */

/**
 * What a source is: a file of games, moves or boards in a text, or the JSON of a saved game.
 * @typedef {"sgf" | "ggf" | "pgn" | "obf" | "wthor" | "board" | "transcript" | "saved"} SourceFormat
 */

/** What is read, before it is checked. @typedef {{ format: SourceFormat, games: WrittenGame[], problem: Problem | null }} Read */

/** What readers need to know besides the text. @typedef {{ pictures: Picture[], turn: Color | undefined, isAsked: boolean }} Context */

/** Reads in steps; nothing where a text is of another format. @typedef {Generator<void, Read | undefined>} Reading */

/** In the order in which they are tried. @type {readonly ((text: string, context: Context) => Reading)[]} */
export const READERS = [
  savedGame,
  nodeGames,
  (text) => collected("pgn", looksLikePgn(text) ? pgnGames(text) : []),
  (text) => collected("obf", looksLikeObfLines(text) ? obfGames(text) : []),
  (_, { pictures, turn }) => collected("board", boardGames(pictures, turn)),
  transcripts,
];

/** @param {string} text @returns {Reading} */
function* savedGame(text) {
  if (!/^\s*\{\s*"(?:start|moves|ply)"/.test(text)) return undefined;
  try {
    const { start, moves, ply } = Game.parse(text);
    const line = moves.map((move) => ({ move, text: move, at: 0 }));
    const game = { tags: NO_TAGS, start: parseBoard(start), ply, moves: () => writtenLine(line) };
    return { format: "saved", games: [game], problem: null };
  } catch (error) {
    return { format: "saved", games: [], problem: { message: messageOf(error), place: 0 } };
  }
}

/** @param {string} text @returns {Reading} */
function* nodeGames(text) {
  if (!/\(\s*;/.test(text)) return undefined;
  const { games: roots, brokenOff } = yield* readNodes(text);
  const games = roots.filter(isGameNode);
  if (games.length === 0) return undefined;
  const read = yield* collected(
    isGgf(games[0]) ? "ggf" : "sgf",
    games.map((root) => () => (isGgf(root) ? ggfGame(root) : sgfGame(root))),
  );
  const last = read.games.at(-1);
  if (brokenOff && last) {
    const message = `${read.format.toUpperCase()} game: expected ] or ), found the end of the text`;
    last.problem = { message, place: brokenOff.at };
  }
  return read;
}

/**
 * The boards with a side to move.
 * @param {Picture[]} pictures
 * @param {Color | undefined} asked for those that do not name it
 * @returns {Generator<() => WrittenGame>}
 */
function* boardGames(pictures, asked) {
  for (const { board, turn = asked } of pictures) {
    if (turn) yield () => ({ tags: NO_TAGS, start: parseBoard(`${board} ${turn}`), moves: () => [] });
  }
}

/** @param {string} text @param {Context} context @returns {Reading} */
function* transcripts(text, { isAsked }) {
  return { format: "transcript", games: yield* gamesIn(text, !isAsked), problem: null };
}

/**
 * The games that can be read, and the first that cannot.
 * @param {SourceFormat} format
 * @param {Iterable<() => WrittenGame>} games
 * @returns {Generator<void, Read>} a step for each
 */
function* collected(format, games) {
  /** @type {Read} */
  const read = { format, games: [], problem: null };
  for (const game of games) {
    yield;
    try {
      read.games.push(game());
    } catch (error) {
      read.problem ??= { message: messageOf(error), place: 0 };
    }
  }
  return read;
}

/** @param {unknown} error @returns {string} of an error of the package; others go on */
function messageOf(error) {
  if (error instanceof FlipsideError) return error.message;
  throw error;
}

/** Whether a node begins a game rather than something else in parentheses. @param {TreeNode} node */
function isGameNode({ properties, nodes }) {
  const isOf = (/** @type {Property} */ { name }) => ["GM", "FF", "B", "W"].includes(name);
  return properties.some(isOf) || nodes.some((node) => node.properties.some(isOf));
}
