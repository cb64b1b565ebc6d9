import { invalid } from "../host/error.js";
import { Game } from "./game.js";

/** The start with one to four black discs in corners, and white to move. */
const BOARDS = [
  "X--------------------------OX------XO---------------------------",
  "X--------------------------OX------XO--------------------------X",
  "X------X-------------------OX------XO--------------------------X",
  "X------X-------------------OX------XO-------------------X------X",
];

/**
 * A game that gives black one to four corners at the start, for the weaker player: a1, then h8, h1 and a8. White moves first.
 * @param {number} stones how many corners, 1 to 4
 * @returns {Game}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function handicapGame(stones) {
  if (Number.isInteger(stones) && stones >= 1 && stones <= BOARDS.length)
    return Game.parse(`${BOARDS[stones - 1]} O`);
  throw invalid("stones", `a whole number from 1 to ${BOARDS.length}`, stones);
}
