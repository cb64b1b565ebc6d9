// Keeps what a review leaves of each game that the person has played to its end.

/** @import { Store } from "../state/store.js" */

import { lineOf, storeDigest, storedGame } from "../archive/games.js";
import { digestOf } from "../progress/digest.js";

/**
 * @param {Store} store
 * @param {{ load: typeof storedGame, save: typeof storeDigest }} [database] a browser may refuse it: then nothing is left of a review
 */
export function keepDigests(store, { load, save } = { load: storedGame, save: storeDigest }) {
  store.on("reviewed", async (review) => {
    const { game } = review;
    const kept = await load(store.state.key).catch(() => null);
    if (!kept || kept.about || lineOf(kept) !== lineOf(game)) return;
    const { person, opponent = null, result, resigned, time } = kept;
    if ((person !== "black" && person !== "white") || (result === null && !resigned)) return;
    await save(digestOf(review, { key: lineOf(game), time, person, opponent })).catch(() => {});
  });
}
