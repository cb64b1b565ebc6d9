// Moves that go on from the position on the board.

/** @import { Game } from "../package/flipside.js" */
import { loadFormats } from "../package/parts.js";

/** A longer text is no line of moves. */
const LONGEST = 4000;

/**
 * The moves of a text, if all of it is legal from a position; none where it is something else.
 * @param {Game} game
 * @param {string} text
 * @returns {Promise<readonly string[]>}
 */
export async function movesFrom(game, text) {
  if (text.length > LONGEST || game.isOver) return [];
  const word = text.trim().toLowerCase();
  // One square alone could be a word beside a board.
  if (/^[a-h][1-8]$/.test(word)) return game.legalMoves().includes(/** @type {any} */ (word)) ? [word] : [];
  const { readGames } = await loadFormats();
  try {
    // Moves behind a board are played from there.
    const { format, games, problem } = readGames(`${game.toString()}\n${text}`);
    const [read, ...others] = games;
    const isLine = format === "transcript" && !problem && read?.problem === null && others.length === 0;
    return isLine && read.game.start === game.toString() ? read.game.moves : [];
  } catch {
    return [];
  }
}
