/** @import { State, Verdict } from "../state/types.js" */
import { reviewed } from "../text/review.js";
import { blackShare } from "./balance.js";
import { mark, one, releaseFocus, say } from "./dom.js";

/** The drawing is so high, and one unit wide for each ply. */
const HEIGHT = 40;

/**
 * The course of a reviewed game as a curve, black's part below it, and what is to be said of the present move.
 * @param {HTMLElement} place
 * @returns {(state: State) => void}
 */
export function createReview(place) {
  const button = one(place, "[data-action=review]", HTMLButtonElement);
  const sentence = one(place, ".sentence", HTMLElement);
  const graph = /** @type {SVGSVGElement} */ (place.querySelector("svg"));
  const [area, now] = /** @type {SVGPathElement[]} */ ([...graph.querySelectorAll("path")]);
  return (state) => {
    const { review, game, phase } = state;
    mark(button, "aria-disabled", String(phase !== "ready" || game.plies.length === 0));
    if (review !== null) releaseFocus(button, "#moves [aria-current]");
    button.hidden = review !== null;
    mark(graph, "hidden", review === null);
    say(sentence, reviewed(state));
    if (review === null) return;
    const last = game.plies.length;
    mark(graph, "viewBox", `0 0 ${last} ${HEIGHT}`);
    mark(area ?? graph, "d", areaUnder(review));
    mark(now ?? graph, "d", `M${game.ply} 0V${HEIGHT}`);
  };
}

/**
 * The review goes from the end to the start: what is known lies behind what is not.
 * @param {readonly (Verdict | null)[]} review
 */
function areaUnder(review) {
  const points = review.flatMap((verdict, ply) =>
    verdict ? [`${ply} ${(HEIGHT * (1 - blackShare(verdict.score))).toFixed(2)}`] : [],
  );
  if (points.length === 0) return "";
  const first = review.length - points.length;
  return `M${first} ${HEIGHT}L${points.join("L")}L${review.length - 1} ${HEIGHT}Z`;
}
