/** @import { Book, CoachKnown, Game } from "../../app/flipside.js" */
/** @import { Page } from "../../app/feature.js" */
import { countedBook, knownMoves } from "../../coach/known.js";
import { departureOf } from "./departure.js";

/** What tournament players chose in the positions of the reviewed game; `null` as long as that is not loaded. @typedef {(position: Game) => CoachKnown | null} KnownIn */

/**
 * Loads what tournament players chose once there is a review, and finds out for each where the game left that. Without it, the rest of the review is there.
 * @param {Page} page
 * @returns {KnownIn}
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
  return (position) => book && knownMoves(book, position);
}
