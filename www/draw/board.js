/** @import { Mark, OthelloBoard } from "../package.js" */
/** @import { State } from "../state/types.js" */
import { isOpen } from "../state/activity.js";
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
  /** @type {Pick<State, "game" | "hint"> | null} */
  let drawn = null;
  return (state) => {
    const { game, settings, values, hint } = state;
    if (game !== drawn?.game) board.position = game;
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
    if (hint !== drawn?.hint) board.marks = marksOf(hint);
    drawn = state;
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

/** @param {State["hint"]} hint @returns {readonly Mark[]} */
function marksOf(hint) {
  const move = bestLine(hint)?.move;
  return move === undefined || move === "pass" ? NOTHING : [{ square: move, shape: "hint" }];
}
