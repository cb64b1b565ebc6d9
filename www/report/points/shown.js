/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
/** @import { GameReview } from "../../state/types.js" */
import { turnedAt } from "../../review/decision.js";
import { ownColors } from "../../review/missed.js";
import { turningPoints } from "../../review/numbers.js";
import { isComplete } from "../../review/state.js";

/**
 * Which moves are the turning points, for all who show them.
 * @typedef {object} Points
 * @property {readonly ReviewedMove[] | null} now null as long as not every move was looked at
 * @property {(draw: () => void) => void} follow calls it now, and whenever there may be others
 */

/** @param {Pick<Page, "store">} page @returns {Points} */
export function followPoints({ store }) {
  /** @type {(() => void)[]} */
  const drawing = [];
  /** Where the game turned by some values of its moves, once that is known. @type {{ of: GameReview, ply: number | null } | null} */
  let decided = null;
  /** @type {readonly ReviewedMove[] | null} */
  let now = null;
  const find = () => {
    const { review } = store.state;
    const isReady = review !== null && isComplete(review);
    if (isReady && decided?.of.moves !== review.moves)
      void turnedAt(review).then((ply) => {
        if (store.state.review?.moves !== review.moves) return;
        decided = { of: review, ply };
        find();
      });
    const isKnown = isReady && decided?.of.game === review.game;
    now = isKnown ? turningPoints(review, ownColors(store.state), decided?.ply) : null;
    for (const draw of drawing) draw();
  };
  store.watch((state) => [state.review, String(ownColors(state))], find);
  return {
    get now() {
      return now;
    },
    follow(draw) {
      drawing.push(draw);
      draw();
    },
  };
}
