// Parts that follow the games that are played. Recording the games must not wait for them.

/** @import { Store } from "../state/store.js" */
/** @import { Match } from "../match/match.js" */

import { keepReviews } from "./reviews.js";
import { followRecord } from "./standing.js";

/** Keeps reviews, and counts how games ended. @param {Store} store @param {Match} match */
export function followGames(store, match) {
  keepReviews(store, match);
  followRecord(store);
}
