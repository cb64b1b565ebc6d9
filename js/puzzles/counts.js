// How many puzzles have each theme.

/** @param {readonly { themes: readonly string[] }[]} puzzles @returns {Record<string, number>} */
export function themeCounts(puzzles) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts[theme] = (counts[theme] ?? 0) + 1;
  return counts;
}
