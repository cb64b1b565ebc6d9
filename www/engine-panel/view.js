/** @import { Color, State, Evaluation } from "../app/types.js" */
import { create, find, setAttribute, setText } from "../dom/elements.js";
import { blackShare } from "../evaluation/balance.js";
import { evaluationOf } from "../evaluation/evaluations.js";
import {
  bestLine,
  certainty,
  confidence,
  depth,
  ending,
  nodes,
  purpose,
  speed,
  standing,
  time,
} from "../evaluation/text.js";
import { opponentOf } from "../game/plies.js";
import { moveName, moves as moveTexts } from "../game/text.js";
import { isSearching } from "../match/activity.js";
import { hasOneSide } from "../players/names.js";

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
  line.tabIndex = 0;
  /** @type {Evaluation | null | undefined} */
  let drawn;
  /** Where it was drawn: the room, and whether the game was at its end. */
  let drawnAt = "";

  return (state) => {
    const { activity, game, settled, room } = state;
    const known = evaluationOf(state);
    // While one plays, what was said of a position before stands until there is something new.
    const report = room === "play" ? (state.lastReport ?? known) : known;
    setAttribute(panel, "data-thinking", isSearching(activity));
    panel.hidden = isHidden(state);
    look.hidden = !panel.hidden;
    setText(place(".purpose"), purpose(state));
    drawFigures(place, state.lastReport ?? known);
    const isEnded = game.result !== null && settled.result !== null;
    const at = `${room} ${isEnded}`;
    if (report === drawn && at === drawnAt) return;
    drawn = report;
    drawnAt = at;
    setText(place(".lead"), isEnded ? ending(game.result ?? 0) : standing(report));
    setText(place(".certainty"), isEnded ? "" : certainty(report));
    const score = bestLine(report)?.score ?? 0;
    const lead = isEnded ? (game.result ?? 0) : report?.turn === "white" ? -score : score;
    balance.style.transform = `scaleX(${blackShare(lead)})`;
    if (room !== "play") return;
    drawLine(line, isEnded ? null : report);
    setAttribute(line, "data-line", report?.turn === game.turn ? (bestLine(report)?.move ?? null) : null);
  };
}

/**
 * What the search took.
 * @param {(selector: string) => HTMLElement} place
 * @param {Evaluation | null} report
 */
function drawFigures(place, report) {
  for (const [name, figure] of Object.entries({ depth, confidence, nodes, speed, time }))
    setText(place(`[data-figure=${name}]`), figure(report));
}

/** Whether the person plays against the engine, and has not asked to see what it thinks. @param {State} state */
function isHidden({ room, settings }) {
  return room === "play" && settings.hideEngine && hasOneSide(settings);
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
      const name = moveName(move);
      return create("li", { "data-color": color, "aria-label": moveTexts.expected(color, name) }, name);
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
