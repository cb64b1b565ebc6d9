// How a game with a friend begins, and by what a device is known in it.

/** @import { Color } from "../state/types.js" */
/** @import { FriendGame } from "./game.js" */

import { recall, remember } from "../storage/local.js";
import { fitting, SIGNS } from "./link.js";

/** Of a device, and of a game. */
const [DEVICE, ID] = [3, 8];

/** Where nothing can be kept: by what the device is known as long as the page is open. @type {string | undefined} */
let unkept;

/** By what this device is known to its games: three characters, dealt once. @returns {string} */
export function thisDevice() {
  const { device } = recall();
  if (typeof device === "string" && /^[\w-]{3}$/.test(device)) return device;
  unkept ??= `${dealt(DEVICE - 1)}B`;
  remember({ device: unkept });
  return unkept;
}

/** The name that the person has given last. */
export function ownName() {
  const { name } = recall();
  return typeof name === "string" ? fitting(name) : "";
}

/** @param {string} name */
export function keepOwnName(name) {
  remember({ name: fitting(name) });
}

/**
 * What a person chooses who invites a friend.
 * @typedef {object} Invitation
 * @property {Color} color of the one who invites
 * @property {string} own name
 * @property {string} friend their name
 * @property {number} corners that black has at the start
 * @property {readonly string[]} opening the moves that were dealt, none for a game without
 */

/** @param {Invitation} invitation @param {string} device @returns {FriendGame} */
export function invited({ color, own, friend, corners, opening }, device) {
  const [mine, theirs] = [fitting(own), fitting(friend)];
  const isBlack = color === "black";
  return {
    id: dealt(ID),
    corners,
    isDealt: opening.length > 0,
    moves: opening,
    tail: "none",
    names: isBlack ? { black: mine, white: theirs } : { black: theirs, white: mine },
    seats: { black: isBlack ? device : "", white: isBlack ? "" : device },
  };
}

/** Characters that are dealt. @param {number} count */
function dealt(count) {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => SIGNS[byte % SIGNS.length]).join(
    "",
  );
}
