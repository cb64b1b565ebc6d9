// What a link is to the game that this device knows: links are opened late, twice, and out of order.

/** @import { FriendGame, Rules } from "./game.js" */
/** @import { Color } from "../state/types.js" */

import { playedIn } from "./game.js";

/**
 * What the game of a link is to the one that is known: another one; the same; one that goes on from it, or that it goes on from; one that
 * differs from its move `at` on, counted from 0; or one in which another device has sat down in a seat that is taken.
 * @typedef {{ kind: "other" | "same" | "newer" | "older" | "taken" } | { kind: "fork", at: number }} Relation
 */

/**
 * @param {FriendGame} known
 * @param {FriendGame} given by a link
 * @returns {Relation}
 */
export function relationOf(known, given) {
  const isSameStart = known.corners === given.corners && known.isDealt === given.isDealt;
  if (known.id !== given.id || !isSameStart) return { kind: "other" };
  const shared = sharedMoves(known.moves, given.moves);
  const [mine, theirs] = [known.moves.length, given.moves.length];
  if (shared < Math.min(mine, theirs)) return { kind: "fork", at: shared };
  if (isTaken(known, given)) return { kind: "taken" };
  if (mine < theirs) return isOpen(known) ? { kind: "newer" } : { kind: "fork", at: mine };
  if (mine > theirs) return isOpen(given) ? { kind: "older" } : { kind: "fork", at: theirs };
  if (known.tail === given.tail)
    return seatsIn(given) > seatsIn(known) ? { kind: "newer" } : { kind: "same" };
  if (follows(given, known)) return { kind: "newer" };
  return follows(known, given) ? { kind: "older" } : { kind: "fork", at: mine };
}

/**
 * What a device knows after it has opened a link. Nothing is lost: where the two do not agree, it keeps what it had.
 * @param {FriendGame} known
 * @param {FriendGame} given by the link
 * @param {Color | null} color that the device plays, `null` where it watches
 * @param {Rules} rules
 * @returns {{ game: FriendGame, relation: Relation }} a move of one's own that one has not made is a fork, too
 */
export function received(known, given, color, rules) {
  const relation = relationOf(known, given);
  if (relation.kind === "same" || relation.kind === "older") return { game: joined(known, given), relation };
  if (relation.kind !== "newer") return { game: known, relation };
  const at = known.moves.length;
  const played = playedIn(given, rules);
  if (!played) throw new Error("a link is read before it is compared");
  const made = [...played.sides.slice(at), ...(isOpen(given) ? [] : [played.board.turn])];
  const own = color === null ? -1 : made.indexOf(color);
  if (own >= 0) return { game: known, relation: { kind: "fork", at: at + own } };
  return { game: joined(given, known), relation };
}

/**
 * The game with all that either knows: names and seats that only the older one has are kept.
 * @param {FriendGame} newer
 * @param {FriendGame} older
 * @returns {FriendGame}
 */
export function joined(newer, older) {
  const both = (/** @type {"names" | "seats"} */ part) => ({
    black: newer[part].black || older[part].black,
    white: newer[part].white || older[part].white,
  });
  return { ...newer, names: both("names"), seats: both("seats") };
}

/** Whether moves may follow. @param {FriendGame} game */
function isOpen({ tail }) {
  return tail === "none" || tail === "offered";
}

/** Whether a game ends another one that has its moves. @param {FriendGame} later @param {FriendGame} earlier */
function follows(later, earlier) {
  return later.tail === "resigned" ? isOpen(earlier) : later.tail === "agreed" && earlier.tail === "offered";
}

/** @param {FriendGame} one @param {FriendGame} other */
function isTaken(one, other) {
  return /** @type {const} */ (["black", "white"]).some(
    (color) =>
      one.seats[color] !== "" && other.seats[color] !== "" && one.seats[color] !== other.seats[color],
  );
}

/** @param {FriendGame} game */
function seatsIn({ seats }) {
  return Object.values(seats).filter((seat) => seat !== "").length;
}

/** @param {readonly string[]} one @param {readonly string[]} other */
function sharedMoves(one, other) {
  const different = one.findIndex((move, at) => move !== other[at]);
  return different < 0 ? one.length : different;
}
