/** @import { Color, Report, State } from "../state/types.js" */
import { certainty, depth, lead, nodes, purpose, speed, time } from "../text/figures.js";
import { colorName } from "../text/players.js";
import { blackShare } from "./balance.js";
import { make, mark, one, say } from "./dom.js";

const LONGEST_LINE = 12;

/**
 * What the engine thinks: who leads, how sure that is, at what cost, and the line it expects.
 * @param {HTMLElement} panel
 * @returns {(state: State) => void}
 */
export function createEngine(panel) {
  const place = (/** @type {string} */ selector) => one(panel, selector, HTMLElement);
  const balance = place(".balance i");
  const line = place(".line");
  /** @type {Report | null | undefined} */
  let drawn;

  return (state) => {
    const { report, thinking } = state;
    mark(panel, "data-thinking", thinking !== null);
    say(place(".purpose"), purpose(state));
    if (report === drawn) return;
    drawn = report;
    say(place(".lead"), report ? lead(report) : "–");
    say(place(".certainty"), report ? certainty(report) : "");
    say(place("[data-figure=depth]"), report ? depth(report) : "–");
    say(place("[data-figure=nodes]"), nodes(report?.nodes ?? null));
    say(place("[data-figure=speed]"), report ? speed(report) : "–");
    say(place("[data-figure=time]"), time(report?.elapsedMs ?? null));
    const black = report?.turn === "white" ? -report.score : (report?.score ?? 0);
    balance.style.transform = `scaleX(${blackShare(black)})`;
    drawLine(line, report);
  };
}

/**
 * @param {HTMLElement} line
 * @param {Report | null} report
 */
function drawLine(line, report) {
  const moves = report?.pv.slice(0, LONGEST_LINE) ?? [];
  const key = `${report?.turn} ${moves.join(" ")}`;
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.replaceChildren(
    ...moves.map((move, index) => {
      const color = colorAt(report?.turn ?? "black", index);
      return make("li", { "data-color": color, "aria-label": `${colorName(color)} ${move}` }, move);
    }),
  );
}

/**
 * @param {Color} turn
 * @param {number} index
 * @returns {Color}
 */
function colorAt(turn, index) {
  return index % 2 === 0 ? turn : turn === "black" ? "white" : "black";
}
