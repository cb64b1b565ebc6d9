// Puts a game of the collection on the board.

/** @import { Match } from "../../match/match.js" */
/** @import { FoundGame, Game } from "../../package/flipside.js" */
/** @import { Shelf } from "../shelf.js" */

import { storedReview } from "../../archive/games.js";
import { aboutOf } from "../../game/files.js";
import { keyOf } from "../../game/key.js";
import { treeOf } from "../../game/tree.js";
import { turnBetween, turnedBoard, turnedMove } from "../../game/turns.js";
import { Game as Rules } from "../../package/flipside.js";
import { collection } from "../text.js";

/**
 * Opens a game between its two players, as a game of a file: at the position on the board where it comes to it, else at its start, or with
 * its review where it has one.
 * @param {object} parts
 * @param {Shelf} parts.shelf
 * @param {Match} parts.match
 * @param {FoundGame} found
 * @param {object} how
 * @param {Game | null} how.shown the position that it is known to come to
 * @param {boolean} [how.isNothingLost] whether the game on the board can be found again elsewhere
 * @returns {Promise<string | null>} the key of the game on the board; null where it is no longer in the collection
 */
export async function openFound({ shelf, match }, found, { shown, isNothingLost = false }) {
  const kept = await shelf.game(found.id);
  if (!kept) return null;
  const moves = /** @type {any[]} */ (kept.moves);
  const ply = shown ? found.ply : 0;
  const played = Rules.parse({ start: kept.start, moves, ply });
  const turn = shown ? turnBetween(played.board, shown.board, kept.start.slice(0, 64)) : undefined;
  const game = turn
    ? Rules.parse({
        start: turnedBoard(kept.start, turn),
        moves: moves.map((move) => turnedMove(move, turn)),
        ply,
      })
    : played;
  const about = aboutOf(kept);
  const tree = treeOf(game);
  const key = keyOf(JSON.stringify([tree, about]));
  match.games.open(game, {
    about,
    tree,
    key,
    isNothingLost,
    said: collection.opened,
    room: "analyze",
  });
  if (!shown && (await storedReview(game).catch(() => null))) match.review();
  return key;
}
