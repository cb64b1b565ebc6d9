/** @import { Notice, Offer, State } from "../../state/types.js" */

/** @typedef {import("../../state/types.js").Replaced} Replaced */

/** How many plies are replaced without an offer to bring them back: one undo against the engine takes back two. */
const UNDONE_AT_ONCE = 2;

/**
 * What is lost with another game; null if that is nothing.
 * @param {State} state
 * @param {string} start of a usual game
 * @returns {Replaced | null}
 */
export function replacedByGame(state, start) {
  const { game } = state;
  return game.moves.length === 0 && game.start === start ? null : gameIn(state);
}

/**
 * What is lost with a move where other moves follow, and how many plies it is; null if those were just undone.
 * @param {State} state
 * @returns {Replaced & { plies: number } | null}
 */
export function replacedByMove(state) {
  const plies = state.game.moves.length - state.game.ply;
  return plies > UNDONE_AT_ONCE ? { ...gameIn(state), plies } : null;
}

/** @param {State} state @returns {Replaced} */
function gameIn({ about, game, key, tree, seed, clocks, settings: { side } }) {
  // The time that it is away counts for nobody.
  const stopped = clocks && { ...clocks, running: null };
  return { about, game, key, tree, seed, clocks: stopped, settings: { side } };
}

/**
 * A message that offers something.
 * @param {string} text
 * @param {Offer} offer
 * @returns {Notice}
 */
export function noticeWith(text, offer) {
  return { kind: "info", text, offer };
}

/**
 * A message that offers to put a replaced game back on the board.
 * @param {Replaced} replaced
 * @param {string} text
 * @param {string} label
 */
export function offerToBringBack(replaced, text, label) {
  return noticeWith(text, { label, action: "bringBackGame", data: replaced });
}

/**
 * The offer that stands until it is taken or a person goes on without it: the engine's moves do not end it.
 * @param {Notice | null} notice
 */
export function standingOffer(notice) {
  return notice?.offer ? notice : null;
}
