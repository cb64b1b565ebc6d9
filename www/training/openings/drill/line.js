// A line of the repertoire that is trained, and how far one is in it. It is plain data, and goes on after a reload.

/** @import { Color } from "../../../train/repertoires.js" */
/** @import { Game, GameClass } from "../../../package/flipside.js" */
/** @import { Begun } from "./course.js" */

import { TURNS, turnedBoard, turnedMove } from "../../../game/turns.js";

/**
 * @typedef {object} Line
 * @property {Color} color of the repertoire
 * @property {boolean} isFree whether it began at a place that the person chose, rather than where something is due
 * @property {string} start the text of a position
 * @property {readonly string[]} moves that are on the board
 * @property {string} exercise the key of the position that is asked
 * @property {boolean} isGraded whether the answer counts
 * @property {number} reviews how often it was answered before
 * @property {number} began when it was asked, in milliseconds since 1970
 * @property {readonly string[]} tries the wrong moves
 * @property {boolean} [isTurned] whether it is shown in another image than it is kept in
 * @property {readonly string[]} [path] the moves from the start to the opening that is trained from there on
 * @property {"asked" | "right" | "shown" | "over"} phase `over`: there is nothing more to be asked in this line
 */

/** A line out of anything that was stored; `null` where there is none that goes on. @param {unknown} stored @returns {Line | null} */
export function lineIn(stored) {
  const line = /** @type {Partial<Line>} */ (stored ?? {});
  const isWhole =
    (line.color === "black" || line.color === "white") &&
    typeof line.isFree === "boolean" &&
    /^[-XO]{64} [XO]$/.test(String(line.start)) &&
    areMoves(line.moves) &&
    areMoves(line.tries) &&
    typeof line.exercise === "string" &&
    typeof line.isGraded === "boolean" &&
    Number.isInteger(line.reviews) &&
    Number.isFinite(line.began) &&
    (line.path === undefined || areMoves(line.path)) &&
    line.phase === "asked";
  return isWhole ? /** @type {Line} */ (line) : null;
}

/** @param {unknown} moves */
function areMoves(moves) {
  return Array.isArray(moves) && moves.every((move) => /^(?:[a-h][1-8]|pass)$/.test(move));
}

/** The game that a line has come to. @param {Begun | null} line @param {GameClass} Game @returns {Game} */
export function gameOf(line, Game) {
  const game = Game.parse(line?.start ?? "");
  for (const move of line?.moves ?? []) game.play(/** @type {any} */ (move));
  return game;
}

/**
 * The line in another image each time, so that the idea is learned and not the square.
 * @param {Begun} begun
 * @param {number} reviews
 * @returns {Begun & { isTurned: boolean }}
 */
export function turned({ start, moves }, reviews) {
  const turns = TURNS.filter((turn) => moves.length === 0 || turnedBoard(start, turn) === start);
  const turn = turns[reviews % turns.length];
  const shown = { start: turnedBoard(start, turn), moves: moves.map((move) => turnedMove(move, turn)) };
  return { ...shown, isTurned: shown.start !== start || shown.moves.join() !== moves.join() };
}
