// The readers of the formats that are texts.

import { diagramsIn } from "./boards/diagrams.js";
import { Collected } from "./collected.js";
import { ggfGame, hasKomi, isGgf } from "./records/ggf.js";
import { filesIn } from "./records/mixed.js";
import { openingOf } from "./records/nodes.js";
import { looksLikeObfLines, obfGames } from "./records/obf.js";
import { ESCAPED } from "./records/pgn.js";
import { looksLikeSaved, savedGames } from "./records/saved.js";
import { sgfGame } from "./records/sgf.js";
import { foundGames } from "./text/text.js";

/** @import { Color } from "../../generated/types.js" */
/** @import { Diagram } from "./boards/diagrams.js" */
/** @import { Extent } from "./records/nodes.js" */

/**
 * What a source is: a file of games, moves or boards in a text, or the JSON of a saved game.
 * @typedef {"sgf" | "ggf" | "pgn" | "obf" | "wthor" | "board" | "transcript" | "saved"} SourceFormat
 */

/**
 * What is read, before it is checked.
 * @typedef {object} Read
 * @property {SourceFormat} format
 * @property {Collected} collected
 * @property {Diagram | undefined} [asked] a board whose side to move nobody knows
 * @property {boolean} [isCertain] whether it is of this format even where it has no legal move
 */

/** Reads in steps; nothing where a text is of another format. @typedef {Generator<void, Read | undefined>} Reading */

/** A part of a text with moves in it has at least as many characters: most parts between games are ends of lines. */
const FEWEST_LETTERS = 6;

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
  yield filed(text);
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

/**
 * Games of SGF, GGF and PGN, one behind the other.
 * @param {string} text
 * @returns {Reading}
 */
function* filed(text) {
  const collected = new Collected();
  /** The parts of the text that belong to no game. @type {[from: number, to: number][]} */
  const gaps = [];
  /** @type {SourceFormat | undefined} */
  let format;
  let isCertain = false;
  let end = 0;
  const pass = (/** @type {number} */ from) => {
    if (from - end >= FEWEST_LETTERS) gaps.push([end, from]);
  };
  yield* filesIn(text, {
    begin: (at, isTagged) => {
      pass(at);
      format ??= "pgn";
      isCertain ||= isTagged;
    },
    pgn: (game, place) => collected.add(game, place),
    end: (at) => {
      end = at;
    },
    node: (extent) => {
      const found = nodeGame(text, extent, collected);
      pass(extent.from);
      end = extent.to;
      format ??= found;
      isCertain = true;
    },
  });
  if (!format) return undefined;
  pass(text.length);
  yield* tellGaps(text, gaps, collected);
  return { format, collected, isCertain };
}

/**
 * Adds a game of SGF or GGF.
 * @param {string} text
 * @param {Extent} extent
 * @param {Collected} collected
 * @returns {"sgf" | "ggf"}
 */
function nodeGame(text, extent, collected) {
  const chain = openingOf(text, extent);
  const [root] = chain;
  const isOfGgf = isGgf(root);
  const format = isOfGgf ? "ggf" : "sgf";
  if (collected.isFull) {
    collected.omit(1);
    return format;
  }
  if (hasKomi(root)) collected.tell("game with komi: only its moves are read", extent.from);
  collected.add(() => {
    const game = isOfGgf ? ggfGame(text, extent, root) : sgfGame(text, extent, chain);
    if (extent.brokenOff === null) return game;
    const found = extent.to < text.length ? "the next game" : "the end of the text";
    const message = `${isOfGgf ? "GGF" : "SGF"} game: expected ] or ), found ${found}`;
    return { ...game, problem: { message, place: extent.brokenOff } };
  }, extent.from);
  return format;
}

/**
 * Tells of the first moves or board that stand outside of the games.
 * @param {string} text
 * @param {readonly (readonly [from: number, to: number])[]} gaps
 * @param {Collected} collected
 * @returns {Generator<void>}
 */
function* tellGaps(text, gaps, collected) {
  for (const [from, to] of gaps) {
    const gap = text.slice(from, to).replace(ESCAPED, "");
    if (!MOVES.test(gap) && (yield* diagramsIn(gap)).length === 0) continue;
    const message =
      "text outside of the games: expected none with moves or a board in it: it was passed over";
    collected.tell(message, from);
    return;
  }
}

/** @param {string} text @returns {Reading} */
function* obf(text) {
  if (!(yield* looksLikeObfLines(text))) return undefined;
  const collected = new Collected();
  yield* obfGames(text, (game, place) => collected.add(game, place));
  return { format: "obf", collected };
}
