/** @import { CoachReason, Mark } from "../app/flipside.js" */
/** @import { Reason } from "./reasons.js" */

// What the coach speaks of, as marks on the board.

/** @typedef {"ring" | "pip" | "tint" | "square" | "cross"} Shape */

/** How each kind of reason is drawn: corners are ringed, moves dotted, regions tinted, discs framed or crossed. @type {Partial<Record<CoachReason["kind"], Shape>>} */
const SHAPES = {
  "corner-given": "ring",
  "corner-missed": "ring",
  "x-square": "ring",
  "c-square": "ring",
  replies: "pip",
  choices: "pip",
  "safe-moves": "pip",
  "opponent-safe-moves": "pip",
  mobility: "pip",
  "own-regions": "tint",
  parity: "tint",
  stable: "square",
  frontier: "cross",
};

/** Discs that are beside empty squares much later do not lie there yet: they are marked where that is seen after the move. @param {CoachReason} reason @returns {Shape | null} */
export function shapeOf(reason) {
  if (reason.kind === "frontier" && reason.ply > 1) return null;
  return SHAPES[reason.kind] ?? null;
}

/**
 * The reasons that are drawn on the board: one of each shape, as marks of two could not be told apart. Moves that are counted are drawn rather than a mean of them.
 * @template {Pick<Reason, "kind" | "shape">} Told
 * @param {readonly Told[]} reasons
 * @returns {Told[]}
 */
export function drawnReasons(reasons) {
  const ordered = [...reasons].sort((one, other) => isMean(one) - isMean(other));
  const first = new Set(
    ordered.filter(
      ({ shape }, index) => shape && ordered.findIndex((each) => each.shape === shape) === index,
    ),
  );
  return reasons.filter((reason) => reason.shape === "ring" || first.has(reason));
}

/** @param {Pick<Reason, "kind">} reason */
const isMean = ({ kind }) => Number(kind === "mobility");

/** The marks of reasons in one of the two lines. @param {readonly Reason[]} reasons @param {"played" | "best"} line @returns {readonly Mark[]} */
export function marksOf(reasons, line) {
  const marks = drawnReasons(reasons).flatMap(({ shape, squares }) =>
    squares[line].map((square) => ({ square, shape })),
  );
  return /** @type {readonly Mark[]} */ (marks);
}
