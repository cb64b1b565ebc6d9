/** @import { Book, CoachKnown, Game } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
import { countedBook, knownMoves } from "../../openings/statistics.js";
import { departureOf } from "../../review/opening/departure.js";

/**
 * What tournament players chose in positions; nothing is known as long as that is not loaded.
 * @typedef {{ readonly isLoaded: boolean, knownIn: (position: Game) => CoachKnown | null }} Players
 */

/**
 * Loads what tournament players chose once there is a review, and finds out for each where the game left that. Without it, the rest of the
 * review is there.
 * @param {Page} page
 * @returns {Players}
 */
export function followPlayers({ store, openings }) {
  /** @type {Book | null} */
  let book = null;
  const find = () => {
    const { review } = store.state;
    if (book && review) store.update({ review: { ...review, departure: departureOf(book, review) } });
  };
  store.watch(
    ({ review }) => [review?.game, review?.from],
    async ([game]) => {
      if (!game) return;
      book ??= await countedBook(openings).catch(() => null);
      find();
    },
  );
  return {
    get isLoaded() {
      return book !== null;
    },
    knownIn: (position) => book && knownMoves(book, position),
  };
}
