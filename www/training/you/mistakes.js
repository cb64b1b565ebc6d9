// The person's mistakes of some kind, as exercises: they are found in the reviews that this browser has kept.

/** @import { GameClass } from "../../package/flipside.js" */
/** @import { PastGame } from "../../archive/games.js" */
/** @import { GameDigest } from "../../progress/digest.js" */
/** @import { OwnPuzzle } from "../../review/own-puzzles.js" */

import { discNumber } from "../../../js/verdicts/accuracy.js";
import { lineOf, storedGames, storedReview } from "../../archive/games.js";
import { puzzleOf } from "../../review/missed.js";
import { newReview } from "../../review/state.js";

/** The exercises of a sitting. */
const MOST = 7;
/** A mistake that is practiced loses so many discs at least. */
const LEAST_LOSS = 4;

/**
 * The last mistakes of a kind.
 * @param {readonly GameDigest[]} digests
 * @param {(game: GameDigest) => readonly number[]} discsIn the moves of that kind, as the numbers of their discs
 * @param {GameClass} Game
 * @returns {Promise<OwnPuzzle[]>}
 */
export async function mistakesOf(digests, discsIn, Game) {
  const records = new Map((await storedGames()).map((game) => [lineOf(game), game]));
  /** @type {OwnPuzzle[]} */
  const found = [];
  for (const digest of [...digests].sort((one, other) => other.time - one.time)) {
    const record = records.get(digest.key);
    const discs = discsIn(digest);
    const wrong = digest.moves.filter(([disc, loss]) => loss >= LEAST_LOSS && discs.includes(disc));
    if (!record || wrong.length === 0) continue;
    found.push(...(await puzzlesIn(record, new Set(wrong.map(([disc]) => disc)), Game)));
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
}

/** @param {PastGame} record @param {ReadonlySet<number>} discs @param {GameClass} Game @returns {Promise<OwnPuzzle[]>} */
async function puzzlesIn({ start, moves }, discs, Game) {
  const game = Game.parse({ start, moves: /** @type {any} */ (moves), ply: 0 });
  const review = await storedReview(game);
  const missed = review?.moves.filter(
    ({ ply, move }) => move !== "pass" && discs.has(discNumber(game, ply + 1)),
  );
  return (missed ?? []).map((move) => puzzleOf(newReview(game), move));
}
