/** @import { Store } from "../../state/store.js" */
/** @import { GameReview } from "../../state/types.js" */

// Moves that were dealt by lot before the game are nobody's.

/** Finds out for each review which moves those are. @param {Store} store */
export function findDealtMoves(store) {
  store.watch(
    ({ review }) => review?.game,
    async (game) => {
      if (!game) return;
      const { seed, about } = store.state;
      const from = await dealtPlies(game, seed, about?.event);
      const { review } = store.state;
      if (review?.game === game) store.update({ review: { ...review, from } });
    },
  );
}

/** Events whose games begin with dealt moves: many games by choice begin so, too, and are not told from them by their moves. */
const XOT = /\bXOT\b/i;

/**
 * How many moves of a game were dealt before it: the game begins with those that its seed deals, or was played by the rules of XOT.
 * @param {GameReview["game"]} game
 * @param {number | undefined} seed with which it began here
 * @param {string | null} [event] at which it was played
 */
export async function dealtPlies({ moves }, seed, event) {
  const { dealtOpening, openingPlies } = await import("../../openings/even.js");
  const transcript = moves.join("");
  const opening = seed !== undefined && dealtOpening(seed);
  if (opening && transcript.startsWith(opening)) return opening.length / 2;
  return event && XOT.test(event) ? openingPlies(transcript) : 0;
}
