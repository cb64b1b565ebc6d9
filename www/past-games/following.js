// What follows the games that are played, but is not there to record them: that must not wait for it.

/** @import { Store } from "../state/store.js" */
/** @import { Match } from "../match/match.js" */

import { keepReviews } from "./reviews.js";
import { followRecord } from "./standing.js";

/** Keeps reviews, and counts how games ended. @param {Store} store @param {Match} match */
export function followGames(store, match) {
  keepReviews(store, match);
  followRecord(store);
}
