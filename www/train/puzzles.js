// The package's puzzles, which no first visit needs.

/** @typedef {import("../dist/puzzles.js").Puzzle} Puzzle */
/** @typedef {import("../dist/puzzles.js").PuzzleFilter} PuzzleFilter */

/**
 * Loads puzzles, the easiest first: of `ratings` from a least to a most one, or with a `theme`; all when nothing is asked for. The files by
 * ratings are loaded once each, about 20 kB, and only those that are needed.
 * @param {PuzzleFilter} [filter]
 * @returns {Promise<Puzzle[]>}
 */
export async function loadPuzzles(filter) {
  const { loadPuzzles: load } = await loadPuzzleCode();
  return load(filter);
}

/** Loads what picks puzzles and knows their themes and files. @returns {Promise<typeof import("../dist/puzzles.js")>} */
export function loadPuzzleCode() {
  return import("../dist/puzzles.js");
}
