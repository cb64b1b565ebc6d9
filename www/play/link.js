/** @import { Game, GameClass } from "../package.js" */

// The fragment of a link holds a whole game and the place in it: the start if it is another than usual, a slash, the moves
// without passes, and, where the place is not the end, a point and the number of plies before it:
//
//     #f5d6c3   #f5d6c3.1   #---…---X/f5d6

const FRAGMENT = /^(?:([-XO]{64})([XO])\/)?((?:[a-h][1-8])*)(?:\.(\d{1,3}))?$/;

/** A link to this page, wherever it is published, with a game behind the `#`. */
const LINK = /^\s*https?:\/\/\S*?#(\S+)\s*$/;

/**
 * The fragment of a link to a game, without `#`; empty for a new game.
 * @param {Game} game
 * @param {string} usualStart
 */
export function fragmentOf(game, usualStart) {
  const start = game.start === usualStart ? "" : `${game.start.replace(" ", "")}/`;
  const moves = game.moves.filter((move) => move !== "pass").join("");
  const place = game.ply === game.moves.length ? "" : `.${game.ply}`;
  return start + moves + place;
}

/**
 * The game that the fragment of a link holds; `null` when it holds none.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {Game | null}
 */
export function gameOfFragment(Game, fragment) {
  const parts = FRAGMENT.exec(fragment.replace(/^#/, ""));
  if (!parts?.[0]) return null;
  const [, board, side, moves = "", place] = parts;
  try {
    const game = board === undefined ? new Game() : Game.parse(`${board} ${side}`);
    for (const square of moves.match(/../g) ?? []) {
      if (game.mustPass) game.pass();
      game.play(/** @type {Parameters<Game["play"]>[0]} */ (square));
    }
    if (place !== undefined) game.goTo(Number(place));
    return game;
  } catch {
    return null;
  }
}

/** The game of a link to this page; `null` where a text is none, or holds no game. @param {GameClass} Game @param {string} text */
export function gameOfLink(Game, text) {
  const fragment = LINK.exec(text)?.[1];
  return fragment === undefined ? null : gameOfFragment(Game, fragment);
}
