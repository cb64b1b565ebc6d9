// What a review leaves of a game that the person has played: enough to say later where they lose discs, in about 200 bytes.

/** @import { Digest } from "../archive/games.js" */
/** @import { PlayedGame } from "../../js/verdicts/verdicts.js" */
/** @import { GameReview } from "../state/types.js" */

import { discNumber } from "../../js/verdicts/accuracy.js";
import { isDealt } from "../../js/verdicts/verdicts.js";

/**
 * @typedef {object} OwnGame
 * @property {"black" | "white"} person the color of the person
 * @property {string | null} opponent how well the engine played, as an entry in a list; null where that is not known
 * @property {string | null} opening the last one with a name, in English
 * @property {readonly (readonly [disc: number, loss: number])[]} moves those that the person chose: the number of the disc, and how many
 *   discs the best move was better
 * @property {readonly (readonly [disc: number, kind: string])[]} [reasons] the most telling reason for each mistake, by its kind, where
 *   that was looked for
 */

/** @typedef {Digest & OwnGame} GameDigest */

/**
 * The digest of a game.
 * @param {GameReview} review that is whole
 * @param {Pick<Digest, "key" | "time"> & Pick<OwnGame, "person" | "opponent">} played
 * @returns {GameDigest}
 */
export function digestOf(review, { key, time, person, opponent }) {
  const chosen = review.moves.filter(
    ({ turn, forced, ply }) => turn === person && !forced && !isDealt(review, ply),
  );
  return {
    key,
    time,
    person,
    opponent,
    opening: lastOpening(review.game),
    moves: chosen.map(({ ply, loss }) => [discNumber(review.game, ply + 1), loss]),
  };
}

/** @param {PlayedGame} game */
function lastOpening(game) {
  for (let ply = game.moves.length; ply >= 0; ply -= 1) {
    const name = game.at(ply).openingName();
    if (name !== null) return name;
  }
  return null;
}

/**
 * Whether a record that was stored is such a digest: another version may have written it.
 * @param {Digest} record
 * @returns {record is GameDigest}
 */
export function isGameDigest(record) {
  const { person, opponent, opening, moves, reasons = [] } = /** @type {Partial<GameDigest>} */ (record);
  const isName = (/** @type {unknown} */ name) => name === null || typeof name === "string";
  return (
    (person === "black" || person === "white") &&
    isName(opponent) &&
    isName(opening) &&
    Array.isArray(moves) &&
    moves.every((move) => Array.isArray(move) && move.length === 2 && move.every(Number.isFinite)) &&
    Array.isArray(reasons) &&
    reasons.every((each) => Array.isArray(each) && Number.isFinite(each[0]) && typeof each[1] === "string")
  );
}
