// Puts a game of the collection on the board.

/** @import { Match } from "../match/match.js" */
/** @import { FoundGame, Game } from "../package/flipside.js" */
/** @import { Shelf } from "./list.js" */

import { aboutOf } from "../game/files.js";
import { keyOf } from "../game/key.js";
import { treeOf } from "../game/tree.js";
import { turnBetween, turnedBoard, turnedMove } from "../game/turns.js";
import { Game as Rules } from "../package/flipside.js";
import { collection } from "./text.js";

/**
 * Opens a game between its two players, at the position on the board where it comes to it, and else at its end, as a game of a file.
 * @param {object} parts
 * @param {Shelf} parts.shelf
 * @param {Match} parts.match
 * @param {FoundGame} found
 * @param {Game | null} shown the position that it is known to come to
 */
export async function openFound({ shelf, match }, found, shown) {
  const kept = await shelf.game(found.id);
  if (!kept) return;
  const played = Rules.parse({
    start: kept.start,
    moves: /** @type {any} */ (kept.moves),
    ply: kept.moves.length,
  });
  const ply = shown ? found.ply : kept.moves.length;
  const turn = shown ? turnBetween(played.at(ply).board, shown.board, kept.start.slice(0, 64)) : undefined;
  const game = turn
    ? Rules.parse({
        start: turnedBoard(kept.start, turn),
        moves: /** @type {any} */ (kept.moves.map((move) => turnedMove(move, turn))),
        ply,
      })
    : played;
  const about = aboutOf(kept);
  const tree = treeOf(game);
  match.games.open(game, {
    about,
    tree,
    key: keyOf(JSON.stringify([tree, about])),
    said: collection.opened,
    room: "analyze",
  });
}
