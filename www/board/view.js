/** @import { Line, Mark, OthelloBoard } from "../app/flipside.js" */
/** @import { State } from "../app/types.js" */

import { isGameShown, shownGame } from "../app/rooms.js";
import { evaluationOf, shownScores } from "../evaluation/evaluations.js";
import { isOpen } from "../match/activity.js";
import { boardTexts } from "../words/board.js";

/** Where a window is so small that the board goes from edge to edge. */
const SMALL = "(max-width: 43.74em), (max-height: 520px) and (min-width: 35em)";

/** Kept, as the board draws again what is another object. */
const NOTHING = /** @type {readonly never[]} */ (Object.freeze([]));

/**
 * Sets the board to what the state says.
 * @param {OthelloBoard} board
 * @returns {(state: State) => void}
 */
export function createBoard(board) {
  fitFrame(board);
  board.texts = boardTexts;
  /** @type {State["game"] | null} */
  let position = null;
  /** @type {readonly Mark[]} */
  let drawnMarks = NOTHING;
  /** @type {readonly Line[]} */
  let drawnValues = NOTHING;
  return (state) => {
    const { settings } = state;
    const game = shownGame(state);
    if (game !== position) board.position = game;
    board.movable = isOpen(state) ? "both" : "none";
    board.dots = settings.dots;
    board.previews = settings.previews;
    board.theme = settings.cloth;
    board.discs = settings.discs;
    board.sound = settings.sound;
    board.vibration = settings.vibration;
    board.flipped = settings.flipped;
    board.coordinates = settings.coordinates ? "outside" : "none";
    const values = shownScores(state);
    if (!isSame(values, drawnValues)) board.values = values;
    board.line = lineOf(state);
    const marks = marksOf(state, drawnMarks);
    if (marks !== drawnMarks) board.marks = marks;
    position = game;
    drawnMarks = marks;
    drawnValues = values;
  };
}

/** Without a frame the squares are larger, which matters on a phone. @param {OthelloBoard} board */
function fitFrame(board) {
  const small = matchMedia(SMALL);
  const fit = () => {
    board.frame = !small.matches;
  };
  small.addEventListener("change", fit);
  fit();
}

/** The line that is pointed at. @param {State} state @returns {readonly string[]} */
function lineOf(state) {
  const { shownLine } = state;
  if (shownLine === null) return NOTHING;
  return evaluationOf(state)?.lines.find(({ move }) => move === shownLine)?.pv ?? [shownLine];
}

/** @param {State} state @param {readonly Mark[]} drawn returned again where they are the same @returns {readonly Mark[]} */
function marksOf({ room, exercise, hint }, drawn) {
  if (!isGameShown({ room })) return exercise?.marks ?? NOTHING;
  if (hint === null) return NOTHING;
  const [mark] = drawn;
  if (mark && "square" in mark && mark.square === hint) return drawn;
  return /** @type {readonly Mark[]} */ ([{ square: hint, shape: "hint" }]);
}

/** Whether two lists have the same lines. @param {readonly Line[]} one @param {readonly Line[]} other */
function isSame(one, other) {
  return one.length === other.length && one.every((line, index) => line === other[index]);
}
