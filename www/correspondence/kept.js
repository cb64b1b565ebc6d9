// The games with friends among the past games of this browser. The link is the game: the record has it beside what the list shows.

/** @import { Color } from "../state/types.js" */
/** @import { PastGame } from "../archive/games.js" */
/** @import { FriendGame, Played, Rules } from "../friend/game.js" */

import { deleteRecord, isWithFriend, storeChanged, storedGame, storedGames } from "../archive/games.js";
import { playedIn } from "../friend/game.js";
import { gameIn, textOf } from "../friend/link.js";
import { keyOf } from "../game/key.js";
import { branchText, treeOf } from "../game/tree.js";
import { nameOf } from "./names.js";

/**
 * A game as this device has it.
 * @typedef {object} Kept
 * @property {FriendGame} game
 * @property {FriendGame} sent as it was when a link last went out or came in: what was done since can be taken back
 * @property {Color | null} color that the person plays; `null` where they watch
 */

/** One of the list. @typedef {Kept & { isToMove: boolean }} Listed */

/** @param {string} id of the game */
const keyFor = (id) => `friend-${id}`;

/** @param {FriendGame} game */
const asideKey = (game) => keyOf(textOf(game));

/** @param {string} id @param {Rules} rules @returns {Promise<Kept | null>} `null` where there is none that can be read */
export async function keptGame(id, rules) {
  const record = await storedGame(keyFor(id));
  return record ? keptIn(record, rules) : null;
}

/** @param {Kept} kept @param {Rules} rules @returns {Promise<void>} */
export async function keep(kept, rules) {
  await storeChanged(recordOf(kept, rules, keyFor(kept.game.id)), isSame);
}

/** Keeps the one of two games that does not go on, beside the other. @param {Kept} kept @param {Rules} rules @returns {Promise<void>} */
export async function keepAside(kept, rules) {
  await storeChanged(recordOf(kept, rules, asideKey(kept.game)), isSame);
}

/** What was kept aside of a game. @param {FriendGame} game @param {Rules} rules @returns {Promise<Kept | null>} */
export async function keptAside(game, rules) {
  const record = await storedGame(asideKey(game));
  return record ? keptIn(record, rules) : null;
}

/** Deletes what was kept aside, once that game goes on. @param {Kept} kept @returns {Promise<void>} */
export async function dropAside({ game }) {
  await deleteRecord(asideKey(game));
}

/** @param {Rules} rules @returns {Promise<Listed[]>} those that go on, the latest first */
export async function gamesGoingOn(rules) {
  const games = (await storedGames()).filter(isWithFriend);
  return games.flatMap((game) => {
    const kept = keptIn(game, rules);
    return kept ? { ...kept, isToMove: game.friend?.isToMove === true } : [];
  });
}

/** @param {PastGame} stored @param {PastGame} game */
function isSame({ friend: stored }, { friend: game }) {
  return stored?.text === game?.text && stored?.sent === game?.sent && stored?.color === game?.color;
}

/** @param {PastGame} record @param {Rules} rules @returns {Kept | null} */
function keptIn({ friend }, rules) {
  if (!friend) return null;
  const [{ game }, { game: sent }] = [gameIn(friend.text, rules), gameIn(friend.sent, rules)];
  const color = friend.color === "black" || friend.color === "white" ? friend.color : null;
  return game && sent && { game, sent, color };
}

/** @param {Kept} kept @param {Rules} rules @param {string} key @returns {PastGame} */
function recordOf({ game, sent, color }, rules, key) {
  const { board } = /** @type {Played} */ (playedIn(game, rules));
  const tree = treeOf(board);
  return {
    key,
    start: tree.start,
    tree: branchText(tree.branches),
    about: null,
    moves: [...board.moves],
    black: nameOf({ game, color }, "black"),
    white: nameOf({ game, color }, "white"),
    person: color,
    resigned: game.tail === "resigned" ? board.turn : null,
    result: game.tail === "agreed" ? 0 : board.result,
    time: Date.now(),
    friend: { text: textOf(game), sent: textOf(sent), color, isToMove: board.turn === color },
  };
}
