// Who sits where in a game with a friend: a device takes a free seat, and keeps it.

/** @import { FriendGame, Rules } from "./game.js" */
/** @import { Color } from "../state/types.js" */

import { DEALT, playedIn } from "./game.js";
import { relationOf } from "./relation.js";

/**
 * The color that a device plays in a game, once it has opened the link; `null` where both seats are taken by others: it watches.
 * @param {FriendGame} game
 * @param {string} device
 * @param {Color} turn the side to move, whose seat a guest takes where both are free
 * @returns {Color | null}
 */
export function seatOf({ seats }, device, turn) {
  const other = turn === "black" ? "white" : "black";
  for (const color of /** @type {const} */ ([turn, other])) if (seats[color] === device) return color;
  for (const color of /** @type {const} */ ([turn, other])) if (seats[color] === "") return color;
  return null;
}

/** The color that a device plays in the game of a link. @param {FriendGame} game @param {string} device @param {Rules} rules */
export function seatIn(game, device, rules) {
  const played = playedIn(game, rules);
  return played && seatOf(game, device, played.board.turn);
}

/**
 * The game with a device in its seat.
 * @param {FriendGame} game
 * @param {Color | null} color `null` where it watches
 * @param {string} device
 * @param {string} name of the person, where the game has none
 * @returns {FriendGame}
 */
export function seated(game, color, device, name) {
  if (!color) return game;
  return {
    ...game,
    seats: { ...game.seats, [color]: device },
    names: { ...game.names, [color]: game.names[color] || name },
  };
}

/**
 * Whether somebody else has taken the person's seat before they had made a move.
 * @param {{ game: FriendGame, color: Color | null }} known
 * @param {FriendGame} game of a link
 * @param {string} device
 * @param {Rules} rules
 */
export function isLate({ game: mine, color }, game, device, rules) {
  const sides = playedIn(mine, rules)?.sides.slice(mine.isDealt ? DEALT : 0) ?? [];
  const isAhead = relationOf({ ...mine, seats: game.seats }, game).kind !== "older";
  return color !== null && game.seats[color] !== device && !sides.includes(color) && isAhead;
}
