/** @import { Mark, ReviewedMove } from "../../package/flipside.js" */
/** @import { Card } from "../../review/card.js" */
import { create } from "../../dom/elements.js";
import { BETTER, PRAISE_SIGN, SIGNS } from "../../review/signs.js";
import { report } from "../text.js";

// Where a mistake was chosen, the board shows it and the better move as discs that may be placed there.

/** Red, told apart from green by the sign as well. */
const PLAYED = "#ff5a4f";

/**
 * The move that was found instead of a mistake, which is on the board.
 * @param {Card} card
 * @param {string | undefined} move
 * @returns {readonly Mark[]}
 */
export function foundMark({ isDone }, move) {
  const found = { square: move, shape: "ring", color: BETTER };
  return isDone && move ? /** @type {readonly Mark[]} */ ([found]) : [];
}

/** The discs of the move that was played and of the better one; none elsewhere. @param {Card} card @returns {readonly Mark[]} */
export function discsOf({ isBefore, reviewed, verdict, praised }) {
  const one = praised && { square: praised.move, shape: "disc", color: BETTER, text: PRAISE_SIGN };
  if (isBefore && one) return /** @type {readonly Mark[]} */ ([one]);
  if (!isBefore || !reviewed || !verdict) return [];
  const { best, move } = /** @type {ReviewedMove} */ (reviewed);
  const { legend } = report;
  const played = { square: move, shape: "disc", color: PLAYED, text: SIGNS[verdict], note: legend.played };
  const better = { square: best.move, shape: "disc", color: BETTER, note: legend.better };
  return /** @type {readonly Mark[]} */ (
    [played, better].filter(({ square }) => /** @type {string} */ (square) !== "pass")
  );
}

/** A line that says what each look of the marks is. */
export function createLegend() {
  const part = (/** @type {string} */ name, /** @type {string} */ text) =>
    create("span", {}, create("i", { class: `key ${name}`, "aria-hidden": "true" }), text);
  const named = part("named", report.legend.named);
  const moves = [part("played", report.legend.played), part("better", report.legend.better)];
  const element = create("p", { class: "legend", hidden: "", "aria-hidden": "true" }, ...moves, named);
  return {
    element,
    /** @param {number} discs on the board @param {boolean} areNamed whether squares of the sentence are ringed */
    draw(discs, areNamed) {
      // A good move alone needs no name.
      element.hidden = discs === 0 || (discs === 1 && !areNamed);
      for (const each of moves) each.hidden = discs === 1;
      named.hidden = !areNamed;
    },
  };
}
