// Parts that follow the games that are played. Recording the games must not wait for them.

/** @import { Page } from "../feature.js" */

import { storedDigests, storedGames, storeReview } from "../archive/games.js";
import { reasonsOf } from "../reasons/reasons.js";
import { keepDigest, keepDigests } from "./digests.js";
import { QuietReviews } from "./quiet/reviews.js";
import { keepReviews } from "./reviews.js";
import { followRecord } from "./standing.js";

/** Keeps reviews and what is left of them, and counts how games ended. @param {Page} page */
export function followGames({ store, match, Game }) {
  keepReviews(store, match);
  keepDigests(store, { explain: reasonsOf });
  followRecord(store);
  new QuietReviews(store, Game, {
    games: storedGames,
    digests: storedDigests,
    loadEngine: async () => (await import("../package/parts.js")).loadQuietEngine(),
    keep: async (review, record) => {
      const { game, moves, again } = review;
      await storeReview(game, { moves, again, time: record.time });
      await keepDigest(review, record, { explain: reasonsOf });
    },
  }).follow();
}
