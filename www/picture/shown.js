// What is on the board as a picture of it, with what a person wants in it.

/** @import { PictureParts, State } from "../state/types.js" */
/** @import { Picture } from "./svg.js" */

import { shownScores } from "../evaluation/evaluations.js";
import { ownMarks, toldMarks } from "../game/marks.js";
import { lastPly } from "../game/plies.js";
import { shownGame } from "../state/rooms.js";
import { numbersOf } from "./record.js";

/** @param {State} state @param {PictureParts} wanted @returns {Omit<Picture, "title">} */
export function shownPicture(state, wanted) {
  const game = shownGame(state);
  const last = lastPly(game)?.move ?? null;
  return {
    board: game.board,
    last: last === "pass" ? null : last,
    values: wanted.values ? shownScores(state) : [],
    marks: [...(wanted.told ? toldMarks(state) : []), ...(wanted.drawings ? ownMarks(state) : [])],
    ...(wanted.numbers ? { numbers: numbersOf(game) } : {}),
  };
}

/** Of what a picture could show something. @param {State} state @returns {PictureParts} */
export function knownParts(state) {
  return {
    values: shownScores(state).length > 0,
    drawings: ownMarks(state).length > 0,
    told: toldMarks(state).length > 0,
    numbers: numbersOf(shownGame(state)).size > 0,
  };
}
