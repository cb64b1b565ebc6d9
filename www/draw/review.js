/** @import { GameReview, State } from "../state/types.js" */
import { find, releaseFocus, setAttribute, setText } from "../dom.js";
import { courseOf } from "../state/review.js";
import { reviewSentence } from "../text/review.js";
import { blackShare } from "./balance.js";

/** Of the drawing, which is one unit wide for each ply. */
const HEIGHT = 40;

/**
 * The course of a reviewed game as a curve, black's part below it, and what it says of the present move.
 * @param {HTMLElement} place
 * @returns {(state: State) => void}
 */
export function createReview(place) {
  const button = find(place, "[data-action=review]", HTMLButtonElement);
  const sentence = find(place, ".sentence", HTMLElement);
  const graph = /** @type {SVGSVGElement} */ (place.querySelector("svg"));
  const [area, even, now] = /** @type {SVGPathElement[]} */ ([...graph.querySelectorAll("path")]);
  return (state) => {
    const { review, game, engine } = state;
    setAttribute(button, "aria-disabled", String(engine === "missing" || game.moves.length === 0));
    if (review !== null) releaseFocus(button, "#moves [aria-current]");
    button.hidden = review !== null;
    setAttribute(graph, "hidden", review === null);
    setText(sentence, reviewSentence(state));
    if (review === null) return;
    setAttribute(graph, "viewBox", `0 0 ${game.moves.length} ${HEIGHT}`);
    setAttribute(area ?? graph, "d", areaUnder(review));
    setAttribute(even ?? graph, "d", `M0 ${HEIGHT / 2}H${game.moves.length}`);
    setAttribute(now ?? graph, "d", `M${game.ply} 0V${HEIGHT}`);
  };
}

/** @param {GameReview} review which knows the course from some ply to the end */
function areaUnder(review) {
  const points = courseOf(review);
  const line = points.map(({ ply, score }) => `${ply} ${(HEIGHT * (1 - blackShare(score))).toFixed(2)}`);
  return points.length === 0
    ? ""
    : `M${points[0]?.ply} ${HEIGHT}L${line.join("L")}L${points.at(-1)?.ply} ${HEIGHT}Z`;
}
