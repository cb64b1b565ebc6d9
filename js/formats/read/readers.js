// The readers of the formats that are texts.

import { Collected } from "./collected.js";
import { ggfGame, hasKomi, isGgf } from "./ggf.js";
import { extentsIn, hasMove, openingOf } from "./nodes.js";
import { looksLikeObfLines, obfGames } from "./obf.js";
import { beginOfPgn, pgnGames } from "./pgn.js";
import { looksLikeSaved, savedGames } from "./saved.js";
import { sgfGame } from "./sgf.js";
import { foundGames } from "./text.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Diagram } from "./diagrams.js" */
/** @import { TreeNode } from "./nodes.js" */

/**
 * What a source is: a file of games, moves or boards in a text, or the JSON of a saved game.
 * @typedef {"sgf" | "ggf" | "pgn" | "obf" | "wthor" | "board" | "transcript" | "saved"} SourceFormat
 */

/** What is read, before it is checked. `asked` is a board whose side to move nobody knows. @typedef {{ format: SourceFormat, collected: Collected, asked?: Diagram | undefined }} Read */

/** Reads in steps; nothing where a text is of another format. @typedef {Generator<void, Read | undefined>} Reading */

/** Three squares in a row, which are moves where they stand outside of the games of a file. */
const MOVES = /(?<![a-z\d])(?:[a-h][1-8][^a-z\d]{0,3}){3}/i;

/**
 * Reads a text by each format in turn.
 * @param {string} text
 * @param {Color | undefined} turn for boards that do not name the side to move
 * @returns {Generator<Reading>}
 */
export function* readingsOf(text, turn) {
  yield saved(text);
  const nodes = text.search(/\(\s*;/);
  const tags = beginOfPgn(text);
  const isPgnFirst = tags >= 0 && (nodes < 0 || tags < nodes);
  // What a comment holds is no game: the format that begins first is that of the file.
  if (isPgnFirst) yield pgn(text, tags);
  if (nodes >= 0) yield nodeGames(text);
  if (tags >= 0 && !isPgnFirst) yield pgn(text, tags);
  yield obf(text);
  yield foundGames(text, turn);
}

/** @param {string} text @returns {Reading} */
function* saved(text) {
  const games = looksLikeSaved(text) ? savedGames(text) : undefined;
  if (!games) return undefined;
  const collected = new Collected();
  for (const game of games) {
    collected.add(game, 0);
    yield;
  }
  return { format: "saved", collected };
}

/** @param {string} text @returns {Reading} */
function* nodeGames(text) {
  const collected = new Collected();
  /** @type {SourceFormat | undefined} */
  let format;
  let end = 0;
  let outside = -1;
  yield* extentsIn(text, (extent) => {
    if (outside < 0 && MOVES.test(text.slice(end, extent.from))) outside = end;
    end = extent.to;
    if (collected.isFull) {
      collected.omit(1);
      return;
    }
    const chain = openingOf(text, extent);
    const [root] = chain;
    if (!chain.some(isGameNode)) return;
    const isOfGgf = isGgf(root);
    format ??= isOfGgf ? "ggf" : "sgf";
    if (hasKomi(root)) collected.tell("game with komi: only its moves are read", extent.from);
    collected.add(() => {
      const game = isOfGgf ? ggfGame(text, extent, root) : sgfGame(text, extent, chain);
      if (extent.brokenOff === null) return game;
      const found = extent.to < text.length ? "the next game" : "the end of the text";
      const message = `${isOfGgf ? "GGF" : "SGF"} game: expected ] or ), found ${found}`;
      return { ...game, problem: { message, place: extent.brokenOff } };
    }, extent.from);
  });
  if (!format) return undefined;
  if (outside < 0 && MOVES.test(text.slice(end))) outside = end;
  if (outside >= 0)
    collected.tell("text outside of the games: expected none with moves in it: it was passed over", outside);
  return { format, collected };
}

/** @param {string} text @param {number} begin @returns {Reading} */
function* pgn(text, begin) {
  const collected = new Collected();
  yield* pgnGames(text, begin, (game, place) => collected.add(game, place));
  return { format: "pgn", collected };
}

/** @param {string} text @returns {Reading} */
function* obf(text) {
  if (!(yield* looksLikeObfLines(text))) return undefined;
  const collected = new Collected();
  yield* obfGames(text, (game, place) => collected.add(game, place));
  return { format: "obf", collected };
}

/** Whether a node is one of a game rather than something else in parentheses. @param {TreeNode} node */
function isGameNode(node) {
  return hasMove(node) || node.properties.some(({ name }) => name === "GM" || name === "FF");
}
