// Parts that follow the games that are played. Recording the games must not wait for them.

/** @import { Store } from "../state/store.js" */
/** @import { Match } from "../match/match.js" */

import { reasonsOf } from "../reasons/reasons.js";
import { keepDigests } from "./digests.js";
import { keepReviews } from "./reviews.js";
import { followRecord } from "./standing.js";

/** Keeps reviews and what is left of them, and counts how games ended. @param {Store} store @param {Match} match */
export function followGames(store, match) {
  keepReviews(store, match);
  keepDigests(store, { explain: reasonsOf });
  followRecord(store);
}
