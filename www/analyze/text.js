/** @import { Line } from "../package/flipside.js" */

import { discsPlaced } from "../game/plies.js";
import { counted, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

/** The words of the room for analysis. */
export const analysis = phrasesOf("analysis", {
  lines: "Best moves",
  exact: "exact",
  expected: "expected",
  howMany: "Number of lines",
  keepThinking: "Keep thinking",
  pause: "Pause",
  goOn: "Continue",
  solve: "Solve",
  stop: "Stop",
  progress: "Solving",
  promote: "Make main line",
  remove: "Delete from here",
  over: "The game is over.",
  solved: "Solved to the end.",
  allMoves: "All moves",
  bestMove: "Best move",
  longer: "This is taking longer than usual.",

  /** How many moves a line is long, its own included. @param {number} moves */
  length: (moves) => plural(moves, { one: "# move", other: "# moves" }),
  /** @param {number} count 2 or more */
  bestMoves: (count) => `${count} best moves`,
  /** @param {number} empties @param {string} duration one of `durations` */
  takes: (empties, duration) =>
    `${plural(empties, { one: "# empty square", other: "# empty squares" })}: ${duration}.`,
  /** @param {number} nodes @param {string} rest one of `remaining`, or `longer` */
  solving: (nodes, rest) => `${counted(nodes)} positions. ${rest}`,

  /** What solving is expected to take, in the middle of a sentence. */
  durations: {
    moment: "takes a few seconds",
    /** @param {number} count */
    seconds: (count) => `takes about ${count} seconds`,
    /** @param {number} count */
    minutes: (count) => `takes about ${count} minutes`,
    hour: "takes about an hour",
    hours: "may take hours",
    days: "may take days",
    ages: "takes longer than anyone would wait",
  },

  /** What is left of it, as a sentence. */
  remaining: {
    moment: "A few seconds left.",
    /** @param {number} count */
    seconds: (count) => `About ${count} seconds left.`,
    /** @param {number} count */
    minutes: (count) => `About ${count} minutes left.`,
    hour: "About an hour left.",
    hours: "This may take hours.",
  },
});

/** How many lines analysis follows, as a choice. @param {number | "all"} count */
export function lineCount(count) {
  if (count === "all") return analysis.allMoves;
  return count === 1 ? analysis.bestMove : analysis.bestMoves(count);
}

/**
 * How far a line goes, without its passes. One that was not looked at to the end goes as far as was looked, however much of it was kept.
 * @param {Pick<Line, "pv" | "depth" | "exact">} line
 */
export function lineLength({ pv, depth, exact }) {
  const placed = discsPlaced(pv);
  return analysis.length(exact ? placed : Math.max(placed, depth - (pv.length - placed)));
}

/** What solving is expected to take. @param {number} seconds @param {number} empties */
export function solvingTakes(seconds, empties) {
  return analysis.takes(empties, durationOf(seconds));
}

/** How far it is. @param {number} nodes @param {number | null} secondsLeft null where that is not known */
export function solvingNow(nodes, secondsLeft) {
  return analysis.solving(nodes, secondsLeft === null ? analysis.longer : remaining(secondsLeft));
}

/** @param {number} seconds */
function durationOf(seconds) {
  const { durations } = analysis;
  if (seconds < 5) return durations.moment;
  if (seconds < 90) return durations.seconds(rounded(seconds));
  if (seconds < 45 * 60) return durations.minutes(rounded(seconds / 60));
  if (seconds < 90 * 60) return durations.hour;
  if (seconds < 12 * 3600) return durations.hours;
  return seconds < 10 * 24 * 3600 ? durations.days : durations.ages;
}

/** @param {number} seconds that are left */
function remaining(seconds) {
  const { remaining: left } = analysis;
  if (seconds < 5) return left.moment;
  if (seconds < 90) return left.seconds(rounded(seconds));
  if (seconds < 45 * 60) return left.minutes(rounded(seconds / 60));
  return seconds < 90 * 60 ? left.hour : left.hours;
}

/** A number that does not claim to know more than it does. @param {number} value */
function rounded(value) {
  return value < 10 ? Math.max(2, Math.round(value)) : Math.round(value / 5) * 5;
}
