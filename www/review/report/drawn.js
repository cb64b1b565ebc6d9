/** @import { Store } from "../../app/store.js" */
/** @import { GameReview } from "../../app/types.js" */

// Moves that were drawn before the game are nobody's.

/** Finds out for each review which moves those are. @param {Store} store */
export function findDrawnMoves(store) {
  store.watch(
    ({ review }) => review?.game,
    async (game) => {
      if (!game) return;
      const from = await drawnPlies(game, store.state.seed);
      const { review } = store.state;
      if (review?.game === game) store.update({ review: { ...review, from } });
    },
  );
}

/**
 * How many moves of a game were drawn before it: the game begins with those that its seed draws.
 * @param {GameReview["game"]} game
 * @param {number} seed
 */
export async function drawnPlies({ moves }, seed) {
  const { drawnOpening } = await import("../../game/openings.js");
  const opening = drawnOpening(seed);
  return moves.join("").startsWith(opening) ? opening.length / 2 : 0;
}
