// The mistakes of one's own games that this browser has saved: those that a person asked to practice. The room to train in makes exercises of them.
import { recall, remember } from "../storage/local.js";

/**
 * A position in which the person to move missed the best move.
 * @typedef {object} OwnPuzzle
 * @property {string} position as Game.toString gives it
 * @property {readonly string[]} best the moves that are as good as the best
 * @property {number} score of the best move, for the side to move
 * @property {string} [played] the move that was played instead; earlier versions did not keep it
 * @property {"game"} source
 */

/** Only so many puzzles from one's own games are saved, the last ones. */
const MOST_OWN = 100;

/** The puzzles from one's own games, the last ones first. @returns {OwnPuzzle[]} */
export function ownPuzzles() {
  const { mistakes } = recall();
  return Array.isArray(mistakes) ? mistakes.filter(isOwnPuzzle) : [];
}

/** Saves puzzles from a game of one's own; those that are saved already count once. @param {readonly OwnPuzzle[]} puzzles */
export function saveOwnPuzzles(puzzles) {
  const positions = new Set(puzzles.map(({ position }) => position));
  const others = ownPuzzles().filter(({ position }) => !positions.has(position));
  remember({ mistakes: [...puzzles, ...others].slice(0, MOST_OWN) });
}

/** @param {unknown} value @returns {value is OwnPuzzle} */
function isOwnPuzzle(value) {
  const { position, best, score, played } = /** @type {Record<string, unknown>} */ (value ?? {});
  return (
    typeof position === "string" &&
    /^[-XO]{64} [XO]$/.test(position) &&
    Array.isArray(best) &&
    best.length > 0 &&
    best.every((move) => /^[a-h][1-8]$/.test(move)) &&
    typeof score === "number" &&
    (played === undefined || (typeof played === "string" && /^[a-h][1-8]$/.test(played)))
  );
}
