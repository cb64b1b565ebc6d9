/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */

import { evaluationOf, shownScores } from "../evaluation/evaluations.js";
import { shownMarks } from "../game/marks.js";
import { isGivenUp, isOpen } from "../match/activity.js";
import { shownGame } from "../state/rooms.js";
import { fields } from "../state/store.js";
import { boardTexts } from "../words/board.js";
import { listenToBoard } from "./input.js";

/** Kept, as the board draws again what is another object. */
const NOTHING = /** @type {readonly never[]} */ (Object.freeze([]));

/**
 * Sets the board to what the state says, and hears what a person does on it.
 * @param {OthelloBoard} board
 * @param {Page} page
 */
export function createBoard(board, page) {
  const { store } = page;
  board.texts = boardTexts;
  store.watch(shownGame, (game) => {
    board.position = game;
  });
  store.watch(
    (state) => ({
      ...looksOf(state.settings),
      movable: isOpen(state) && !isGivenUp(state) ? "both" : "none",
    }),
    (looks) => Object.assign(board, looks),
  );
  store.watch(shownScores, (values) => {
    board.values = values;
  });
  store.watch(lineOf, (line) => {
    board.line = line;
  });
  store.watch(fields("room", "exercise", "hint", "explained", "overlaid", "sketched", "aimed"), (shown) => {
    board.marks = shownMarks(shown);
  });
  listenToBoard(board, page);
}

/** How the board looks and sounds, by the names of the element's properties. @param {State["settings"]} settings */
function looksOf({ dots, previews, cloth, discs, sound, vibration, flipped, coordinates }) {
  const shown = { dots, previews, discs, sound, vibration, flipped };
  return { ...shown, theme: cloth, coordinates: coordinates ? "outside" : "none" };
}

/** The line that is pointed at. @param {State} state @returns {readonly string[]} */
function lineOf(state) {
  const { shownLine } = state;
  if (typeof shownLine !== "string") return shownLine ?? NOTHING;
  return evaluationOf(state)?.lines.find(({ move }) => move === shownLine)?.pv ?? [shownLine];
}
