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

/**
 * A game in the Generic Game Format (https://www.skatgame.net/mburo/ggsa/ggf), in which Othello servers write games; the
 * first of several, and nothing when the text is in another format.
 * @param {string} text
 * @returns {{ start: string, moves: string[] } | undefined}
 */
export function ggf(text) {
  const [game = ""] = text.match(/\(;.*?(;\)|$)/s) ?? [];
  const [, squares, side] = game.match(/\bBO\[\s*8\s+((?:[-*O]\s*){64})([*O])/i) ?? [];
  if (squares === undefined || side === undefined) return undefined;
  const moves = Array.from(game.matchAll(/\b[BW]\[\s*([^\]/\s]+)/gi), ([, move = ""]) => move);
  return {
    start: `${squares.replace(/\s/g, "")} ${side}`.replaceAll("*", "X"),
    moves: moves.map((move) => (/^pa(ss)?$/i.test(move) ? "pass" : move.toLowerCase())),
  };
}
