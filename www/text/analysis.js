const counted = new Intl.NumberFormat("en", {
  notation: "compact",
  compactDisplay: "long",
  maximumSignificantDigits: 3,
});

/** The words of the room for analysis. */
export const analysis = {
  lines: "Best moves",
  exact: "exact",
  expected: "expected",
  howMany: "How many lines",
  keepThinking: "Keep thinking",
  pause: "Pause",
  goOn: "Go on",
  solve: "Solve",
  stop: "Stop",
  progress: "Solving",
  promote: "Make main line",
  remove: "Delete from here",

  /** @param {number | "all"} count */
  count: (count) => (count === "all" ? "All moves" : count === 1 ? "Best move" : `${count} best moves`),
  /** @param {boolean} isOver */
  done: (isOver) => (isOver ? "The game is over." : "Solved to the end."),
  /** @param {number} seconds @param {number} empties */
  takes: (seconds, empties) => `${empties} empty squares: ${durationOf(seconds)}.`,
  /** @param {number} nodes @param {number | null} secondsLeft */
  solving: (nodes, secondsLeft) =>
    secondsLeft === null
      ? `${counted.format(nodes)} positions. It takes longer than usual.`
      : `${counted.format(nodes)} positions. ${remaining(secondsLeft)}.`,
};

/** What solving is expected to take. @param {number} seconds */
function durationOf(seconds) {
  if (seconds < 5) return "takes a few seconds";
  if (seconds < 90) return `takes about ${rounded(seconds)} seconds`;
  if (seconds < 45 * 60) return `takes about ${rounded(seconds / 60)} minutes`;
  if (seconds < 90 * 60) return "takes about an hour";
  if (seconds < 12 * 3600) return "may take hours";
  if (seconds < 10 * 24 * 3600) return "may take days";
  return "takes longer than anybody waits";
}

/** @param {number} seconds that are left */
function remaining(seconds) {
  if (seconds < 5) return "A few seconds left";
  if (seconds < 90) return `About ${rounded(seconds)} seconds left`;
  if (seconds < 45 * 60) return `About ${rounded(seconds / 60)} minutes left`;
  if (seconds < 90 * 60) return "About an hour left";
  return "May take hours";
}

/** A number that does not claim to know more than it does. @param {number} value */
function rounded(value) {
  return value < 10 ? Math.max(2, Math.round(value)) : Math.round(value / 5) * 5;
}
