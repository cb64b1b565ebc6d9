// Games of SGF, GGF and PGN in a text, which may have them one behind the other. What a comment holds is no game: a game goes on to its own end.

import { problemOf } from "../../problems.js";
import { diagramsIn } from "../boards/diagrams.js";
import { Collected } from "../collected.js";
import { ggfGame, hasKomi, isGgf } from "./ggf.js";
import { beginOfNodes, extentsIn, openingOf } from "./nodes.js";
import { beginOfPgn, beginOfTags, ESCAPED, pgnGames } from "./pgn.js";
import { sgfGame } from "./sgf.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { Read, TextReader } from "../reader.js" */
/** @import { Extent } from "./nodes.js" */

/** A part of a text with moves in it has at least as many characters: most parts between games are ends of lines. */
const FEWEST_LETTERS = 6;

/** Three squares in a row, which are moves where they stand outside of the games of a file. */
const MOVES = /(?<![a-z\d])(?:[a-h][1-8][^a-z\d]{0,3}){3}/i;

/**
 * The functions that are called with what is found.
 * @typedef {object} Take
 * @property {(at: number, isTagged: boolean) => void} begin where games of PGN begin
 * @property {(game: () => WrittenGame, place: number) => void} pgn for each of them
 * @property {(at: number) => void} end where they end
 * @property {(extent: Extent) => void} node for a game of SGF or GGF
 */

/** @param {string} text @param {Take} take @returns {Generator<void>} a step for each part */
function* filesIn(text, take) {
  let at = 0;
  const tagsFrom = finder((from) => beginOfTags(text, from));
  const nodesFrom = finder((from) => beginOfNodes(text, from));
  const isTagsNext = (/** @type {number} */ from) => {
    const [tags, nodes] = [tagsFrom(from), nodesFrom(from)];
    return tags >= 0 && (nodes < 0 || tags < nodes);
  };
  for (let tags = beginOfPgn(text); tags >= 0 || nodesFrom(at) >= 0; tags = tagsFrom(at)) {
    // Moves with comments alone are less certain than what has names.
    const isUntagged = tags === 0 && tagsFrom(0) < 0;
    if (isUntagged || isTagsNext(at)) {
      take.begin(tags, !isUntagged);
      at = yield* pgnGames(text, tags, take.pgn);
      take.end(at);
      continue;
    }
    const node = (/** @type {Extent} */ extent) => {
      at = extent.to;
      take.node(extent);
      return !isTagsNext(at);
    };
    yield* extentsIn(text, node, nodesFrom(at));
    if (!isTagsNext(at)) return;
  }
}

/**
 * Remembers what is found: what is asked for before it is not looked for again.
 * @param {(from: number) => number} find the next place from one on; -1 for none
 */
function finder(find) {
  let [from, found] = [0, find(0)];
  return (/** @type {number} */ at) => {
    if (at < from || (found >= 0 && found < at)) [from, found] = [at, find(at)];
    return found;
  };
}

/**
 * The games of a text, one behind the other.
 * @param {string} text
 * @returns {Generator<void, Read<Format> | undefined>}
 */
function* read(text) {
  const collected = new Collected();
  /** The parts of the text that belong to no game. @type {[from: number, to: number][]} */
  const gaps = [];
  /** @type {Format | undefined} */
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
  if (hasKomi(root)) collected.tell(problemOf("komi", {}, extent.from));
  collected.add(() => {
    const game = isOfGgf ? ggfGame(text, extent, root) : sgfGame(text, extent, chain);
    if (extent.brokenOff === null) return game;
    const found = extent.to < text.length ? "game" : "end";
    return { ...game, problem: problemOf("open-game", { format, found }, extent.brokenOff) };
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
    collected.tell(problemOf("text-outside", {}, from));
    return;
  }
}

/**
 * Where the last game ends that is whole in a part of a text, if there is one.
 * @param {string} text
 * @returns {Generator<void, number | undefined>}
 */
function* lastEnd(text) {
  let last = 0;
  let isFile = false;
  yield* filesIn(text, {
    begin: () => {
      isFile = true;
    },
    pgn: (_, place) => {
      last = place;
    },
    // Games of another format begin there.
    end: (at) => {
      if (at < text.length) last = at;
    },
    node: (extent) => {
      isFile = true;
      if (extent.brokenOff === null || extent.to < text.length) last = extent.to;
    },
  });
  return isFile ? last : undefined;
}

/** @typedef {"sgf" | "ggf" | "pgn"} Format */

/** The reader of SGF, GGF and PGN. @type {TextReader<Format>} */
export const mixed = { formats: ["sgf", "ggf", "pgn"], read, lastEnd };
