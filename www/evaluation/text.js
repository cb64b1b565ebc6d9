/** @import { Activity, Color, State, Evaluation } from "../state/types.js" */
/** @import { Line } from "../package/flipside.js" */

import { secondsName } from "../players/names.js";
import { COLORS, plural } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";
import { evaluationOf } from "./evaluations.js";

const NONE = "–";

/** The words of what the engine thinks. */
export const figures = phrasesOf("figures", {
  even: "Even",
  draw: "A draw",
  book: "book",
  fromBook: "expected, from the opening book",
  exact: "exact, solved to the end",
  exactBest: "exact for the best move, expected for others",
  missing: "not available",
  paused: "paused",
  fromReview: "from the review",
  purposes: {
    thinking: "thinking",
    hinting: "looking for a hint",
    solving: "solving",
    reviewing: "reviewing",
  },

  /** Who leads, in short. @param {Color} color @param {number} discs */
  lead: (color, discs) => `${COLORS[color]} +${discs}`,
  /** @param {Color} color @param {number} discs */
  ahead: (color, discs) => `${COLORS[color]} should win by ${discs}`,
  /** @param {Color} color @param {number} discs */
  wins: (color, discs) => `${COLORS[color]} wins by ${discs}`,
  /** @param {Color} color @param {number} discs */
  won: (color, discs) => `${COLORS[color]} won by ${discs}`,
  /** @param {number} depth in moves */
  depth: (depth) =>
    plural(depth, { one: "expected, looking # move ahead", other: "expected, looking # moves ahead" }),
  /** To the end of the game, but not along every line. */
  selective: "expected to the end, not proven",
  /** @param {string} count of positions */
  speed: (count) => `${count}/s`,
});

/** @type {Partial<Record<Activity["kind"], keyof typeof figures.purposes>>} */
const PURPOSES = {
  thinking: "thinking",
  hinting: "hinting",
  glancing: "thinking",
  evaluating: "thinking",
  solving: "solving",
  reviewing: "reviewing",
};

/** The best line of a report; nothing before the first one. @param {Evaluation | null} report @returns {Line | undefined} */
export const bestLine = (report) => report?.lines[0];

/** Who leads, and by how many discs. @param {Evaluation | null} report */
export function lead(report) {
  const line = bestLine(report);
  if (!report || !line) return NONE;
  return line.score === 0 ? figures.even : figures.lead(leaderOf(report, line), Math.abs(line.score));
}

/** Who leads, as a sentence. @param {Evaluation | null} report */
export function standing(report) {
  const line = bestLine(report);
  if (!report || !line) return NONE;
  if (line.score === 0) return isSolved(report, line) ? figures.draw : figures.even;
  return figures[isSolved(report, line) ? "wins" : "ahead"](leaderOf(report, line), Math.abs(line.score));
}

/**
 * Whether a line is proven to be the best: where others are not solved, one that is may not be it.
 * @param {Evaluation} report
 * @param {Line} line
 */
function isSolved({ best, stopped }, { exact, move }) {
  return exact && (best === move || stopped === "solved");
}

/** @param {Evaluation} report @param {Line} line @returns {Color} */
function leaderOf({ turn }, { score }) {
  return score > 0 === (turn === "black") ? "black" : "white";
}

/** How a game has ended. @param {number} result for black */
export function ending(result) {
  return result === 0 ? figures.draw : figures.won(result > 0 ? "black" : "white", Math.abs(result));
}

/** Whether a score is proven, and how far the engine looks. @param {Evaluation | null} report @param {number} empties of the position */
export function certainty(report, empties) {
  const line = bestLine(report);
  if (!report || !line) return "";
  if (report.source === "book") return figures.fromBook;
  const isExact = isSolved(report, line) && report.lines.every(({ exact }) => exact);
  if (line.exact) return isExact ? figures.exact : figures.exactBest;
  return line.depth < empties ? figures.depth(line.depth) : figures.selective;
}

/** In plies. @param {Evaluation | null} report */
export function depth(report) {
  const line = bestLine(report);
  if (!line) return NONE;
  return report?.source === "book" ? figures.book : String(line.depth);
}

/** How sure the engine is of what it does not look at. @param {Evaluation | null} report */
export function confidence(report) {
  const line = bestLine(report);
  return line ? numbers.percent(line.selectivity / 100) : NONE;
}

/** @param {Evaluation | null} report */
export const nodes = (report) => (report?.nodes === undefined ? NONE : numbers.compact(report.nodes));

/** @param {Evaluation | null} report */
export function speed(report) {
  if (!report?.nodes || !report.elapsedMs) return NONE;
  return figures.speed(numbers.compact((report.nodes / report.elapsedMs) * 1000));
}

/** @param {Evaluation | null} report */
export function time(report) {
  if (report?.elapsedMs === undefined) return NONE;
  const seconds = report.elapsedMs / 1000;
  return secondsName(report.elapsedMs < 9950 ? numbers.tenths(seconds) : numbers.whole(seconds));
}

/** What the engine does. @param {State} state */
export function purpose(state) {
  const { activity, engine, paused, room } = state;
  if (engine === "missing") return figures.missing;
  const now = PURPOSES[activity.kind];
  if (now) return figures.purposes[now];
  if (paused.analysis && room === "analyze") return figures.paused;
  return evaluationOf(state)?.source === "review" ? figures.fromReview : "";
}
