/** @import { Color, State, Evaluation } from "../state/types.js" */
import { create, find, setAttribute, setText } from "../dom.js";
import { isSearching } from "../state/activity.js";
import { opponentOf } from "../state/plies.js";
import { foundAt } from "../state/review.js";
import { bestLine, certainty, depth, lead, nodes, purpose, speed, time } from "../text/figures.js";
import { colorName, hasOneSide } from "../text/players.js";
import { blackShare } from "./balance.js";

const LONGEST_LINE = 12;

/**
 * What the engine thinks: who leads, how sure that is, what the search took, and the line it expects.
 * @param {HTMLElement} panel
 * @returns {(state: State) => void}
 */
export function createEngine(panel) {
  const place = (/** @type {string} */ selector) => find(panel, selector, HTMLElement);
  const balance = place(".balance i");
  const line = place(".line");
  const look = find(document, "#look", HTMLElement);
  /** @type {Evaluation | null | undefined} */
  let drawn;

  return (state) => {
    const { activity, game, review } = state;
    const report = state.report ?? foundAt(review, game.ply);
    setAttribute(panel, "data-thinking", isSearching(activity));
    panel.hidden = isHidden(state);
    look.hidden = !panel.hidden;
    setText(place(".purpose"), purpose(state));
    if (report === drawn) return;
    drawn = report;
    setText(place(".lead"), lead(report));
    setText(place(".certainty"), certainty(report));
    setText(place("[data-figure=depth]"), depth(report));
    setText(place("[data-figure=nodes]"), nodes(report));
    setText(place("[data-figure=speed]"), speed(report));
    setText(place("[data-figure=time]"), time(report));
    const score = bestLine(report)?.score ?? 0;
    balance.style.transform = `scaleX(${blackShare(report?.turn === "white" ? -score : score)})`;
    drawLine(line, report);
  };
}

/** Whether the person plays against the engine, and has not asked to see what it thinks meanwhile. @param {State} state */
function isHidden({ room, settings, game }) {
  return room === "play" && settings.hideEngine && hasOneSide(settings) && !game.isOver;
}

/**
 * @param {HTMLElement} line
 * @param {Evaluation | null} report
 */
function drawLine(line, report) {
  const moves = bestLine(report)?.pv.slice(0, LONGEST_LINE) ?? [];
  const key = `${report?.turn} ${moves.join(" ")}`;
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.replaceChildren(
    ...moves.map((move, index) => {
      const color = colorAt(report?.turn ?? "black", index);
      return create("li", { "data-color": color, "aria-label": `${colorName(color)} ${move}` }, move);
    }),
  );
}

/**
 * @param {Color} turn
 * @param {number} index
 * @returns {Color}
 */
function colorAt(turn, index) {
  return index % 2 === 0 ? turn : opponentOf(turn);
}
