/** @import { CoachReason, Mark } from "../package/flipside.js" */

// What the coach speaks of, as marks on the board.

/** @typedef {"ring" | "pip" | "tint" | "square" | "cross"} Shape */

/**
 * What follows each of two moves as far as where is counted, and which moves are: all, or those that open no corner ("unsafe").
 * @typedef {Readonly<Record<"played" | "best", readonly string[]> & { how?: string }>} Counted
 */

/**
 * In which of the two lines happens what is told, and with how many of its moves, from the mistake or the better move on.
 * @typedef {Readonly<{ line: "played" | "best", moves: number }>} Happening
 */

/**
 * A reason, as a sentence, and the squares that it speaks of in each of the two lines.
 * @typedef {object} Reason
 * @property {CoachReason["kind"]} kind
 * @property {string} sentence
 * @property {readonly string[] | null} reply the opponent's that it speaks of first, with what follows it
 * @property {boolean} [isAlone] whether no reply has to do with what it says
 * @property {Counted | null} counted of a sentence that counts on two boards
 * @property {Happening | null} [happening] where a corner falls or a side passes, in a line that leads there
 * @property {Shape | null} shape of its marks on the board
 * @property {Readonly<Record<"played" | "best", readonly string[]>>} squares
 */

/**
 * How each kind of reason is drawn: corners and what comes of single squares are ringed, moves dotted, regions tinted, discs framed or
 * crossed.
 * @type {Partial<Record<CoachReason["kind"], Shape>>}
 */
const SHAPES = {
  refutation: "ring",
  "best-reply": "ring",
  "answer-lost": "ring",
  "better-lost": "ring",
  "next-reply": "ring",
  "move-lost": "ring",
  "corner-next": "ring",
  "few-answers": "ring",
  access: "ring",
  choices: "ring",
  "can-wait": "ring",
  "corner-given": "ring",
  "corner-missed": "ring",
  "pass-suffered": "ring",
  "pass-missed": "ring",
  "last-move": "ring",
  "discs-lost": "ring",
  "safe-moves": "pip",
  "own-regions": "tint",
  "region-last": "tint",
  stable: "square",
  frontier: "cross",
};

/** More marks than these say nothing. */
const MOST_MARKS = 12;

/**
 * Discs that are beside empty squares much later do not lie there yet: they are marked where that is seen after the move.
 * @param {CoachReason} reason
 * @returns {Shape | null}
 */
export function shapeOf(reason) {
  if (reason.kind === "frontier" && reason.ply > 1) return null;
  return SHAPES[reason.kind] ?? null;
}

/** Where the corner falls or the side passes that a reason tells of. @param {CoachReason} reason @returns {Happening | null} */
export function happeningIn(reason) {
  const { kind } = reason;
  if (kind === "corner-given" || kind === "pass-suffered") return { line: "played", moves: reason.ply + 1 };
  if (kind === "corner-missed" || kind === "pass-missed") return { line: "best", moves: reason.ply + 1 };
  return null;
}

/**
 * The reasons that are drawn on the board: one of each shape, as marks of two could not be told apart, except for corners.
 * @template {Pick<Reason, "shape" | "squares">} Told
 * @param {readonly Told[]} reasons
 * @param {"played" | "best"} line
 * @returns {Told[]}
 */
export function shownReasons(reasons, line) {
  const seen = reasons.filter(({ shape, squares }) => shape && squares[line].length <= MOST_MARKS);
  return seen.filter(
    ({ shape }, index) => shape === "ring" || seen.findIndex((each) => each.shape === shape) === index,
  );
}

/**
 * The marks of reasons in one of the two lines.
 * @param {readonly Reason[]} reasons
 * @param {"played" | "best"} line
 * @returns {readonly Mark[]}
 */
export function marksOf(reasons, line) {
  const marks = shownReasons(reasons, line).flatMap(({ shape, squares }) =>
    squares[line].map((square) => ({ square, shape })),
  );
  return /** @type {readonly Mark[]} */ (marks);
}
