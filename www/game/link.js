/** @import { Game, GameClass } from "../app/flipside.js" */
/** @import { Tree } from "./tree.js" */
import { lineThrough, treeOf, withLine } from "./tree.js";

// The fragment of a link holds a whole game and the place in it: the start if it is another than usual, a slash, the moves
// without passes, and, where the place is not the end, a point and the number of plies before it. Where the moves are a branch, the
// main line follows: the number of plies before it leaves them, and its moves from there:
//
//     #f5d6c3   #f5d6c3.1   #---…---X/f5d6   #f5d6c4~2c3d3

const FRAGMENT =
  /^(?:([-XO]{64})([XO])\/)?((?:[a-h][1-8])*)(?:\.(\d{1,3}))?(?:~(\d{1,3})((?:[a-h][1-8])+))?$/;

/** A link to this page, wherever it is published, with a game behind the `#`. */
const LINK = /^\s*https?:\/\/\S*?#(\S+)\s*$/;

/**
 * The fragment of a link to a game, without `#`; empty for a new game.
 * @param {Game} game
 * @param {string} usualStart
 * @param {Tree} [tree] of which the game is a line: its main line goes along
 */
export function fragmentOf(game, usualStart, tree) {
  const start = game.start === usualStart ? "" : `${game.start.replace(" ", "")}/`;
  const place = game.ply === game.moves.length ? "" : `.${game.ply}`;
  const main = tree ? lineThrough(tree, []) : [];
  const common = main.findIndex((move, ply) => move !== game.moves[ply]);
  const isBranch = common >= 0 && common < game.moves.length;
  return (
    start + squaresOf(game.moves) + place + (isBranch ? `~${common}${squaresOf(main.slice(common))}` : "")
  );
}

/** @param {readonly string[]} moves */
const squaresOf = (moves) => moves.filter((move) => move !== "pass").join("");

/**
 * The game that the fragment of a link holds; `null` when it holds none.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {Game | null}
 */
export function gameOfFragment(Game, fragment) {
  return lineOfFragment(Game, fragment)?.game ?? null;
}

/**
 * The game that the fragment of a link holds, with the main line of which it is a branch; `null` when it holds none.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {{ game: Game, tree: Tree } | null}
 */
export function lineOfFragment(Game, fragment) {
  const parts = FRAGMENT.exec(fragment.replace(/^#/, ""));
  if (!parts?.[0]) return null;
  const [, board, side, moves = "", place, common, others = ""] = parts;
  try {
    const game = played(board === undefined ? new Game() : Game.parse(`${board} ${side}`), moves);
    const main = common === undefined ? game : played(game.at(Number(common)), others);
    if (place !== undefined) game.goTo(Number(place));
    return { game, tree: withLine(treeOf(main), game.moves) };
  } catch {
    return null;
  }
}

/** @param {Game} game @param {string} moves to play on it; passes go without saying */
function played(game, moves) {
  for (const square of moves.match(/../g) ?? []) {
    if (game.mustPass) game.pass();
    game.play(/** @type {Parameters<Game["play"]>[0]} */ (square));
  }
  return game;
}

/** The game of a link to this page, as a line; `null` where a text is none, or holds no game. @param {GameClass} Game @param {string} text */
export function lineOfLink(Game, text) {
  const fragment = LINK.exec(text)?.[1];
  return fragment === undefined ? null : lineOfFragment(Game, fragment);
}
