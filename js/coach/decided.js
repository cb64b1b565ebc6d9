// What decided a game that was reviewed.

/**
 * @import { Color, Square } from "../generated/types.js"
 */

/** How a game ends with best play, for the side to move. @typedef {"win" | "draw" | "loss"} Ending */

/**
 * The move that decided a game: the last one that surely changed how it ends with best play; where none did, the one that lost the most.
 * @typedef {object} Decided
 * @property {"decided"} kind What is told.
 * @property {number} ply How many moves were played before it.
 * @property {Color} turn Who played it.
 * @property {Square} move The move.
 * @property {Square} better The best move there.
 * @property {number} loss What it lost, in discs.
 * @property {Ending} before How the game ends with the best move, for who played; as `after` where the move did not surely change that.
 * @property {Ending} after How it ends with the move that was played.
 */

/**
 * A move of a review.
 * @typedef {object} JudgedMove
 * @property {number} ply How many moves were played before it.
 * @property {Color} turn Who played it.
 * @property {string} move The move.
 * @property {number} score What it leads to, in discs for who played it.
 * @property {MoveAndScore} best The best move there.
 * @property {number} loss What it lost, in discs.
 * @property {Proof | undefined} [line] Its line; its score is not proven when left out.
 */

/**
 * Whether a score is proven.
 * @typedef {object} Proof
 * @property {boolean | undefined} [exact] Not so when left out.
 */

/**
 * A move and what it leads to.
 * @typedef {object} MoveAndScore
 * @property {string} move The move.
 * @property {number} score The expected final score, in discs for the side that plays it.
 * @property {boolean | undefined} [exact] Whether that is proven; not so when left out.
 */

/** What loses less than this decides nothing. */
const LEAST = 2;
/** With a lead of so many discs that is not proven a game is won; a draw is never sure. */
const SURE = 4;

/**
 * What decided a game: the last move of a review that surely changed how the game ends with best play, or else the one that lost the most;
 * `null` where nothing lost two discs.
 *
 * ```js
 * const { moves } = await engine.review(game, { level: 12 });
 * const found = decided(moves);
 * if (found) console.log(sentence(found));
 * ```
 * @param {readonly JudgedMove[]} moves as `review` gives them
 * @returns {Decided | null}
 */
export function decided(moves) {
  const mistakes = moves.filter(({ move, loss }) => loss >= LEAST && move !== "pass");
  const changing = mistakes.findLast(({ score, best, line }) => {
    const [before, after] = [sureEnding(best), sureEnding({ score, exact: line?.exact })];
    return before && after && before !== after;
  });
  const found = changing ?? mistakes.sort((more, less) => less.loss - more.loss)[0];
  if (!found) return null;
  const { ply, turn, move, score, best, loss } = found;
  return {
    kind: "decided",
    ply,
    turn,
    move: /** @type {Square} */ (move),
    better: /** @type {Square} */ (best.move),
    loss,
    before: endingOf(changing ? best.score : score),
    after: endingOf(score),
  };
}

/** How a game surely ends. @param {Omit<MoveAndScore, "move">} of */
function sureEnding({ score, exact }) {
  return exact || Math.abs(score) >= SURE ? endingOf(score) : undefined;
}

/** How a game ends by its score. @param {number} score for the side to move @returns {Ending} */
export function endingOf(score) {
  return /** @type {const} */ (["loss", "draw", "win"])[Math.sign(score) + 1];
}
