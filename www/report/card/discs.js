/** @import { Mark, ReviewedMove } from "../../package/flipside.js" */
/** @import { Card } from "../../review/card.js" */
import { create } from "../../dom/elements.js";
import { SIGNS } from "../../review/signs.js";
import { report } from "../text.js";

// Where a mistake was chosen, the board shows it and the better move as discs that may be placed there.

/** Red and green, told apart by the sign as well. */
const [PLAYED, BETTER] = ["#ff5a4f", "#46f08a"];

/** The discs of the move that was played and of the better one; none elsewhere. @param {Card} card @returns {readonly Mark[]} */
export function discsOf({ isBefore, reviewed, verdict }) {
  if (!isBefore || !reviewed || !verdict) return [];
  const { best, move } = /** @type {ReviewedMove} */ (reviewed);
  const played = { square: move, shape: "disc", color: PLAYED, text: SIGNS[verdict] };
  const better = { square: best.move, shape: "disc", color: BETTER };
  return /** @type {readonly Mark[]} */ (
    [played, better].filter(({ square }) => /** @type {string} */ (square) !== "pass")
  );
}

/** A line that says what each look of the marks is. */
export function createLegend() {
  const part = (/** @type {string} */ name, /** @type {string} */ text) =>
    create("span", {}, create("i", { class: `key ${name}`, "aria-hidden": "true" }), text);
  const named = part("named", report.legend.named);
  const element = create(
    "p",
    { class: "legend", hidden: "" },
    part("played", report.legend.played),
    part("better", report.legend.better),
    named,
  );
  return {
    element,
    /** @param {boolean} isShown @param {boolean} areNamed whether squares of the sentence are ringed */
    draw(isShown, areNamed) {
      element.hidden = !isShown;
      named.hidden = !areNamed;
    },
  };
}
