/** @import { Mark, OthelloBoard } from "../package.js" */
/** @import { State } from "../state/types.js" */
import { isOpen } from "../state/activity.js";
import { isGameShown, shownGame } from "../state/rooms.js";
import { bestLine } from "../text/figures.js";

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
  /** @type {State["game"] | null} */
  let position = null;
  /** @type {readonly Mark[]} */
  let drawnMarks = NOTHING;
  return (state) => {
    const { settings, values } = state;
    const game = shownGame(state);
    if (game !== position) board.position = game;
    board.movable = isOpen(state) ? "both" : "none";
    board.dots = settings.dots;
    board.previews = settings.previews;
    board.theme = settings.cloth;
    board.discs = settings.discs;
    board.sound = settings.sound;
    board.vibration = settings.vibration;
    board.coordinates = settings.coordinates ? "outside" : "none";
    board.values = values?.lines ?? NOTHING;
    board.line = lineOf(state);
    const marks = marksOf(state, drawnMarks);
    if (marks !== drawnMarks) board.marks = marks;
    position = game;
    drawnMarks = marks;
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

/** The expected line, if it begins in this position. @param {State} state @returns {readonly string[]} */
function lineOf({ isLineShown, report, game }) {
  return isLineShown && report?.turn === game.turn ? (bestLine(report)?.pv ?? NOTHING) : NOTHING;
}

/** @param {State} state @param {readonly Mark[]} drawn returned again where they are the same @returns {readonly Mark[]} */
function marksOf({ room, exercise, hint }, drawn) {
  if (!isGameShown({ room })) return exercise?.marks ?? NOTHING;
  const move = bestLine(hint)?.move;
  if (move === undefined || move === "pass") return NOTHING;
  const [mark] = drawn;
  return mark && "square" in mark && mark.square === move ? drawn : [{ square: move, shape: "hint" }];
}
