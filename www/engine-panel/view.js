/** @import { Page } from "../feature.js" */
/** @import { Color, State } from "../state/types.js" */

import { create, find, reveal, setAttribute, setText } from "../dom/elements.js";
import { blackShare } from "../evaluation/balance.js";
import { evaluationOf, isJudgement } from "../evaluation/evaluations.js";
import { listenToLine } from "../evaluation/shown-line.js";
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
import { isEngineShown } from "../state/rooms.js";

const LONGEST_LINE = 12;

/**
 * What the engine thinks: who leads, how sure that is, what the search took, and the line it expects.
 * @param {HTMLElement} panel
 * @param {Page} page
 */
export function createEngine(panel, { store }) {
  const place = (/** @type {string} */ selector) => find(panel, selector, HTMLElement);
  const look = find(document, "#look", HTMLElement);
  const line = place(".line");
  line.tabIndex = 0;
  store.watch(
    (state) => ({
      isHidden: !isEngineShown(state),
      isAsked: !state.settings.hideEngine,
      isThinking: isSearching(state.activity),
      purpose: purpose(state),
    }),
    (shown, before) => {
      setAttribute(panel, "data-thinking", shown.isThinking);
      panel.hidden = shown.isHidden;
      look.hidden = !shown.isHidden;
      // On a phone it opens below what is seen.
      if (before?.isAsked === false && shown.isAsked && !shown.isHidden) reveal(panel);
      setText(place(".purpose"), shown.purpose);
    },
  );
  store.watch(figuresOf, (figures) => {
    for (const [name, figure] of Object.entries(figures)) setText(place(`[data-figure=${name}]`), figure);
  });
  store.watch(standingOf, (shown) => {
    setText(place(".lead"), shown.lead);
    setText(place(".certainty"), shown.certainty);
    place(".balance i").style.transform = `scaleX(${shown.share})`;
  });
  store.watch(lineOf, (shown) => {
    if (shown === null) return;
    const { turn, pv, pointed } = shown;
    const key = `${turn} ${pv}`;
    if (line.dataset.key !== key) line.replaceChildren(...items(turn, pv === "" ? [] : pv.split(" ")));
    line.dataset.key = key;
    setAttribute(line, "data-line", pointed);
  });
  listenToLine(panel, store);
}

/** What is said of the position. During a game the words on an earlier one stay until there are new ones. @param {State} state */
function shownReport(state) {
  const known = evaluationOf(state);
  const { lastReport, room } = state;
  if (known || room !== "play") return known;
  return lastReport?.lines.some(isJudgement) ? lastReport : null;
}

/** What the search took. @param {State} state */
function figuresOf(state) {
  const report = state.lastReport ?? evaluationOf(state);
  return {
    depth: depth(report),
    confidence: confidence(report),
    nodes: nodes(report),
    speed: speed(report),
    time: time(report),
  };
}

/** Who leads, or has won. @param {State} state */
function standingOf(state) {
  const report = shownReport(state);
  const score = bestLine(report)?.score ?? 0;
  const result = endOf(state);
  return result === null
    ? {
        lead: standing(report),
        certainty: certainty(report, state.game.empties),
        share: blackShare(report?.turn === "white" ? -score : score),
      }
    : { lead: ending(result), certainty: "", share: blackShare(result) };
}

/** The line that is expected, and its first move where that can be played now. Nothing in other rooms. @param {State} state */
function lineOf(state) {
  if (state.room !== "play") return null;
  const report = endOf(state) === null ? shownReport(state) : null;
  const best = bestLine(report);
  return {
    turn: report?.turn ?? "black",
    pv: (best?.pv.slice(0, LONGEST_LINE) ?? []).join(" "),
    pointed: report?.turn === state.game.turn ? (best?.move ?? null) : null,
  };
}

/** The result of a game whose last discs have turned. @param {State} state */
function endOf({ game, settled }) {
  return settled.result === null ? null : game.result;
}

/** @param {Color} turn @param {readonly string[]} moves */
function items(turn, moves) {
  return moves.map((move, index) => {
    const color = colorAt(turn, index);
    const name = moveName(move);
    return create("li", { "data-color": color, "aria-label": moveTexts.expected(color, name) }, name);
  });
}

/**
 * @param {Color} turn
 * @param {number} index
 * @returns {Color}
 */
function colorAt(turn, index) {
  return index % 2 === 0 ? turn : opponentOf(turn);
}
