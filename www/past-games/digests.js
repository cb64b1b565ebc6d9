// Keeps what a review leaves of each game that the person has played to its end.

/** @import { GameReview } from "../state/types.js" */
/** @import { Store } from "../state/store.js" */
/** @import { PastGame } from "../archive/games.js" */
/** @import { Line } from "../package/flipside.js" */
/** @import { GameDigest } from "../progress/digest.js" */

import { plainName } from "../../js/repertoire/played.js";
import { discNumber, mistakesOf } from "../../js/verdicts/accuracy.js";
import { lineOf, storeDigest, storedGame } from "../archive/games.js";
import { ownNames, timeOf } from "../archive/own-names.js";
import { digestOf } from "../progress/digest.js";
import { isPlayed } from "../progress/unreviewed.js";

/**
 * Why a move is worse than another one, the most telling reason first.
 * @typedef {(position: GameReview["game"], played: Line, best: Line) => Promise<readonly { kind: string }[]>} Explain
 */

/**
 * @param {Store} store
 * @param {object} [parts]
 * @param {typeof storedGame} [parts.load] a browser may refuse it: then nothing is left of a review
 * @param {typeof storeDigest} [parts.save]
 * @param {Explain} [parts.explain] why a move was a mistake
 * @param {() => readonly string[]} [parts.names] of the person, in games that came in
 */
export function keepDigests(
  store,
  { load = storedGame, save = storeDigest, explain, names = ownNames } = {},
) {
  store.on("reviewed", async (review) => {
    const { game } = review;
    const kept = await load(store.state.key).catch(() => null);
    if (!kept || lineOf(kept) !== lineOf(game)) return;
    const played = isPlayed(kept) ? kept : playedByName(kept, names());
    if (played) await keepDigest(review, played, { save, explain }).catch(() => {});
  });
}

/**
 * A game that came in, as one of the person's: by a name of theirs it is known which side they had.
 * @param {PastGame} record
 * @param {readonly string[]} names of the person
 * @returns {(PastGame & { person: "black" | "white" }) | null}
 */
function playedByName(record, names) {
  const { about, result, time } = record;
  if (!about || result === null) return null;
  const own = new Set(names.map(plainName));
  const sides = /** @type {const} */ (["black", "white"]).filter((side) =>
    own.has(plainName(about[side] ?? "")),
  );
  const [person, both] = sides;
  return person && !both ? { ...record, person, time: timeOf(about.date) ?? time } : null;
}

/**
 * Keeps what the review of a game leaves.
 * @param {GameReview} review
 * @param {PastGame & { person: "black" | "white" }} record of the game
 * @param {{ save?: typeof storeDigest, explain?: Explain }} parts
 */
export async function keepDigest(review, record, { save = storeDigest, explain }) {
  const { person, opponent = null, time } = record;
  /** @type {GameDigest} */
  const digest = digestOf(review, { key: lineOf(review.game), time, person, opponent });
  // The reasons take a while, and the person may leave before.
  await save(digest);
  const reasons = explain && (await reasonsFor(review, person, explain).catch(() => undefined));
  if (!reasons) return;
  /** @type {GameDigest} */
  const whole = { ...digest, reasons };
  await save(whole);
}

/**
 * @param {GameReview} review
 * @param {GameDigest["person"]} person
 * @param {Explain} explain
 * @returns {Promise<NonNullable<GameDigest["reasons"]>>} the most telling reason for each mistake of the person that has one
 */
async function reasonsFor(review, person, explain) {
  const { game } = review;
  /** @type {[number, string][]} */
  const found = [];
  for (const { ply, line, best, turn } of mistakesOf(review)) {
    if (turn !== person) continue;
    const [reason] = await explain(game.at(ply), line, best);
    if (reason) found.push([discNumber(game, ply + 1), reason.kind]);
  }
  return found;
}
