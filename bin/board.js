// Draws the board on a terminal.

import pc from "picocolors";

/** @import { Game } from "flipside" */

const FILES = [..."abcdefgh"];
const RANKS = [..."12345678"];

/** The squares on a terminal with colors, and on one without. */
const COLORED = {
  X: pc.bgGreen(pc.black("● ")),
  O: pc.bgGreen(pc.whiteBright("● ")),
  "-": pc.bgGreen("  "),
  "·": pc.bgGreen(pc.black("· ")),
};
const PLAIN = { X: "X ", O: "O ", "-": "- ", "·": ". " };

/** A color with its disc. @param {"black" | "white"} color */
export const sideOf = (color) =>
  pc.isColorSupported ? color : `${color} (${color === "black" ? "X" : "O"})`;

/**
 * The board with its coordinates, the number of discs and the side to move, in colors if the terminal has them; legal
 * moves are dots.
 * @param {Game} game
 */
export const drawingOf = (game) => (pc.isColorSupported ? draw(game, COLORED, pc.dim) : plainDrawingOf(game));

/** The drawing without colors. @param {Game} game */
export const plainDrawingOf = (game) => draw(game, PLAIN, String);

/** @param {Game} game @param {typeof PLAIN} looks @param {(text: string) => string} frame */
function draw(game, looks, frame) {
  /** @type {string[]} */
  const legal = game.legalMoves();
  const rows = RANKS.map((rank, row) => {
    const squares = FILES.map((file, column) => {
      const square = legal.includes(file + rank) ? "·" : game.board[8 * row + column];
      return looks[/** @type {keyof typeof looks} */ (square)];
    });
    return `${frame(rank)} ${squares.join("")}${frame(rank)}`;
  });
  const files = frame(`  ${FILES.join(" ")}`);
  const { black, white } = game.discs;
  const turn = game.isOver ? "the game is over" : `${game.turn} to move`;
  return [files, ...rows, files, `black ${black}, white ${white}; ${turn}`].join("\n");
}
