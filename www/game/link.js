/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { Tree } from "./tree.js" */

import { pathOf } from "./listed-moves.js";
import { withNotes } from "./notes.js";
import { lineThrough, shortMove, treeOf, withLine } from "./tree.js";

// The fragment of a link holds a whole game and the place in it: the start if it is another than usual, a slash, the moves
// without passes, and, where the place is not the end, a point and the number of plies before it. Where the moves are a branch, the
// main line follows: the number of plies before it leaves them, and its moves from there. What is drawn over the position stands last:
//
//     #f5d6c3   #f5d6c3.1   #---…---X/f5d6   #f5d6c4~2c3d3   #f5d6_e4d3-c5

//
// Changes that people and programs make to links are undone: capitals, an address that is escaped, a sentence that goes on behind it, the parameters
// that tell where somebody clicked. A link of which a part is missing opens as far as it goes.

const FRAGMENT =
  /^(?:([-xo]{64})([xo])\/)?([a-h1-8]*)(?:\.(\d{1,3}))?(?:~(\d{1,3})([a-h1-8]*))?(?:_([-a-h1-8xsot]*))?(.*)$/s;

/** A start as text, with a space before the side to move. */
const SPACED_START = /^([-xo]{64})[\s+]+([xo]\/)/;

/** Parameters that others have put behind it, or words. */
const BEHIND = /[&?\s]|:~:/;

/** What closes a sentence or a bracket. A link that was cut ends in dots. */
const CLOSING = /[^\p{L}\p{N}\-/~]{1,99}$/u;
const CUT = /…|\.\.$/;

/** A link to this page, wherever it is published, with a game behind the `#`. */
const LINK = /^[\s<("'[]*https?:\/\/[^\s#]*#(\S+)\s*$/i;

/**
 * A game of a link.
 * @typedef {{ game: Game, tree: Tree, isBroken: boolean }} Linked with the main line of which it is a branch; `isBroken`: it goes on in a
 *   way that cannot be read
 */

/**
 * The fragment of a link to a game, without `#`; empty for a new game.
 * @param {Game} game
 * @param {string} usualStart
 * @param {Tree} [tree] of which the game is a line: its main line goes along
 * @param {string} [marks] drawn over the position
 */
export function fragmentOf(game, usualStart, tree, marks) {
  const start = game.start === usualStart ? "" : `${game.start.replace(" ", "")}/`;
  const cursor = game.ply === game.moves.length ? "" : `.${game.ply}`;
  const main = tree ? lineThrough(tree, []) : [];
  const common = main.findIndex((move, ply) => move !== game.moves[ply]);
  const isBranch = common >= 0 && common < game.moves.length;
  const branch = isBranch ? `~${common}${squaresOf(main.slice(common))}` : "";
  return start + squaresOf(game.moves) + cursor + branch + (marks ? `_${marks}` : "");
}

/** @param {readonly string[]} moves */
const squaresOf = (moves) => moves.filter((move) => move !== "pass").join("");

/**
 * The game that the fragment of a link holds; `null` when it holds none, or not all of it can be read.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {Game | null}
 */
export function gameOfFragment(Game, fragment) {
  const linked = lineOfFragment(Game, fragment);
  return linked && !linked.isBroken ? linked.game : null;
}

/**
 * The game that the fragment of a link holds, as far as it can be read; `null` when it holds none.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {Linked | null}
 */
export function lineOfFragment(Game, fragment) {
  const whole = unescaped(fragment.replace(/^#/, "")).toLowerCase().replace(SPACED_START, "$1$2");
  const [text = ""] = whole.split(BEHIND);
  const [closing = ""] = CLOSING.exec(text) ?? [];
  const parts = FRAGMENT.exec(text.slice(0, text.length - closing.length));
  if (!parts?.[0]) return null;
  const [, board, side, moves = "", cursor, common, others = "", marks, rest] = parts;
  try {
    const start = board === undefined ? new Game() : Game.parse(`${board} ${side}`.toUpperCase());
    const line = played(start, moves);
    const { game } = line;
    if (game.moves.length === 0 && board === undefined && !marks) return null;
    let isBroken = line.isBroken || rest !== "" || CUT.test(closing);
    let main = game;
    if (common !== undefined && Number(common) <= game.moves.length) {
      const other = played(game.at(Number(common)), others);
      main = other.game;
      isBroken ||= other.isBroken || others === "";
    } else isBroken ||= common !== undefined;
    if (cursor !== undefined && Number(cursor) <= game.moves.length) game.goTo(Number(cursor));
    else isBroken ||= cursor !== undefined;
    const tree = withLine(treeOf(main), game.moves);
    const path = pathOf(game).map(shortMove).join("");
    return { game, tree: withNotes(tree, [[path, { marks }]]), isBroken };
  } catch {
    return null;
  }
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A game with the moves that are legal, up to the first that is not.
 * @param {Game} game
 * @param {string} moves to play on it; passes go without saying
 * @returns {{ game: Game, isBroken: boolean }} the same one
 */
function played(game, moves) {
  const squares = moves.match(/../g) ?? [];
  for (const square of squares) {
    if (game.mustPass) game.pass();
    if (!game.legalMoves().includes(/** @type {any} */ (square))) return { game, isBroken: true };
    game.play(/** @type {Parameters<Game["play"]>[0]} */ (square));
  }
  return { game, isBroken: moves.length % 2 === 1 };
}

/** With fewer moves what looks like a link that is broken off is one to another page, as `#d3js`. */
const LEAST_BROKEN = 2;

/**
 * The game of a link to this page, as far as it can be read; `null` where a text is none, or holds no game.
 * @param {GameClass} Game
 * @param {string} text
 * @returns {Linked | null}
 */
export function lineOfLink(Game, text) {
  const fragment = LINK.exec(text)?.[1];
  const linked = fragment === undefined ? null : lineOfFragment(Game, fragment);
  return linked?.isBroken && linked.game.moves.length < LEAST_BROKEN ? null : linked;
}
