/** @import { Game } from "../package.js" */
/** @import { Tree } from "../state/tree.js" */
/** @import { Notice, Side, State } from "../state/types.js" */

/** What can be brought back: a game with its branches, and which side the person had in it. @typedef {{ game: Game, tree: Tree, key: string, side: Side }} Replaced */

/** So many plies are replaced without an offer to bring them back: one undo against the engine takes back two. */
const UNDONE_AT_ONCE = 2;

/**
 * What is lost with another game, or nothing where nothing is.
 * @param {Pick<State, "game" | "key" | "settings" | "tree">} state
 * @param {string} start of a usual game
 * @returns {Replaced | null}
 */
export function replacedByGame({ game, key, settings, tree }, start) {
  return game.moves.length === 0 && game.start === start ? null : { game, tree, key, side: settings.side };
}

/**
 * What is lost with a move where other moves follow, and how many plies it is; nothing where that is what was just undone.
 * @param {Pick<State, "game" | "key" | "settings" | "tree">} state
 * @returns {Replaced & { plies: number } | null}
 */
export function replacedByMove({ game, key, settings, tree }) {
  const plies = game.moves.length - game.ply;
  return plies > UNDONE_AT_ONCE ? { game, tree, key, side: settings.side, plies } : null;
}

/**
 * @param {string} text
 * @param {string} label
 * @param {() => void} run
 * @returns {Notice}
 */
export function offerOf(text, label, run) {
  return { kind: "info", text, offer: { label, run } };
}

/** The offer that stands until it is taken or a person goes on without it: the engine's moves do not end it. @param {Notice | null} notice */
export function standingOffer(notice) {
  return notice?.offer ? notice : null;
}
