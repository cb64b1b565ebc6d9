/**
 * A game as people paste it, made one that the package reads: without the numbers of moves, commas, quotes, and what a
 * line of a file of problems says after the position.
 * @param {string} text
 */
export function plain(text) {
  return text
    .replace(/;.*$/s, "")
    .replace(/["'“”,]/g, " ")
    .replace(/(^|\s)\d+\s*\./g, " ");
}
