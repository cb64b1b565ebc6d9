// An opening that is trained from the first move on: the line to a place of the tree, and everything that is answered behind it.

/** @import { People } from "../../../../js/repertoire/people.js" */
/** @import { Repertoire } from "../../../../js/repertoire/repertoire.js" */
/** @import { Game, GameClass } from "../../../package/flipside.js" */

import { metWith } from "../../../../js/repertoire/walk.js";
import { TURNS, turnedMove } from "../../../game/turns.js";
import { exerciseKey, positionOf } from "../../../train/repertoires.js";

/**
 * The keys of all exercises of an opening.
 * @param {Repertoire} repertoire
 * @param {People} people
 * @param {Game} game at the place
 * @returns {Set<string>}
 */
export function exercisesOf(repertoire, people, game) {
  const before = game.moves.slice(0, game.ply).map((_, ply) => positionOf(game.at(ply)));
  const met = metWith(repertoire, people, positionOf(game)).map(({ position }) => position);
  return new Set([...before, ...met].filter((position) => repertoire.has(position)).map(exerciseKey));
}

/**
 * How a line goes on that is still on the way to the place: the moves up to one's own next one. One's own moves may be images of those of
 * the path.
 * @param {Game} game
 * @param {readonly string[]} path
 * @param {"black" | "white"} color
 * @param {GameClass} Game
 * @returns {readonly string[] | null} `null` where the way is over
 */
export function onTheWay(game, path, color, Game) {
  const turn = TURNS.find((each) =>
    game.moves.every((move, ply) => move === turnedMove(path[ply] ?? "", each)),
  );
  if (!turn || game.ply >= path.length) return null;
  const moves = [];
  const next = Game.parse(game.toString());
  for (const move of path.slice(game.ply)) {
    if (next.turn === color && !next.mustPass) break;
    moves.push(turnedMove(move, turn));
    next.play(/** @type {any} */ (moves.at(-1)));
  }
  return moves;
}
