// The collection of puzzles: files of OBF, each for a range of ratings.

/** @import { Rated } from "./glicko.js" */

/**
 * A position in which one move is much better than every other.
 * @typedef {Rated & {
 *   position: string,
 *   score: number,
 *   second: { move: string, score: number },
 *   line: readonly string[],
 *   themes: readonly string[],
 * }} RatedPuzzle `score` with the best move, for the side to move, and `second`, the best other one, are exact; `line` begins with the best move and
 *   goes on with the reply and one's next move as long as only one is best, at most three own moves; `themes`: what it is about, the most telling first
 */

/** A line of a file: the position, its best two moves with their scores, rating and deviation, how the line goes on, themes. */
const LINE =
  /^([-XO]{64} [XO]); ([a-h][1-8]):([+-]\d+); ([a-h][1-8]):([+-]\d+); % (\d+) (\d+)((?: (?:[a-h][1-8]|pass))*)((?: [a-z-]+)+)$/;

/**
 * A puzzle of a line of text; null where it is none.
 * @param {string} text
 * @returns {RatedPuzzle | null}
 */
export function puzzleIn(text) {
  const [, position, best, score, move, other, rating, deviation, further, themes] = LINE.exec(text) ?? [];
  if (position === undefined) return null;
  return {
    position,
    score: Number(score),
    second: { move, score: Number(other) },
    line: [best, ...wordsOf(further)],
    themes: wordsOf(themes),
    rating: Number(rating),
    deviation: Number(deviation),
  };
}

/**
 * The puzzles of a file. A line that is damaged is passed over.
 * @param {string} text
 * @returns {RatedPuzzle[]}
 */
export function puzzlesIn(text) {
  return text.split("\n").flatMap((line) => puzzleIn(line) ?? []);
}

/** A puzzle as a line of text. @param {RatedPuzzle} puzzle */
export function textOf({ position, score, second, line, themes, rating, deviation }) {
  const [best, ...further] = line;
  const comment = [rating, deviation, ...further, ...themes].join(" ");
  return `${position}; ${best}:${signed(score)}; ${second.move}:${signed(second.score)}; % ${comment}`;
}

/** @param {number} score */
const signed = (score) => (score < 0 ? `${score}` : `+${score}`);

/** @param {string} text */
const wordsOf = (text) => text.split(" ").filter(Boolean);
