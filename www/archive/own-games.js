// What a person played in the games that are kept here.

/** @import { PastGame } from "./games.js" */

import { numberOf, positionOfText } from "../../js/rules/position.js";
import { isWithFriend } from "./games.js";

/**
 * The games that the person played here against somebody else, the oldest first. One with a friend that goes on is left out: practice would
 * tell what to play in it.
 * @param {readonly PastGame[]} games
 */
export function ownIn(games) {
  return games
    .filter((game) => !isWithFriend(game) && !game.isClaimed)
    .sort((one, other) => one.time - other.time)
    .flatMap(({ moves, person, start }) =>
      person === "black" || person === "white" ? [ownGame(moves, person, start)] : [],
    );
}

/** @param {readonly string[]} moves @param {"black" | "white"} color @param {string} start */
function ownGame(moves, color, start) {
  return { moves: moves.map(numberOf), color, start: positionOfText(start) };
}
