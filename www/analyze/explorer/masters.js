/** @import { GameSource, Page, PlayedMove } from "../../feature.js" */
/** @import { Game } from "../../package/flipside.js" */

import { imageOf } from "../../game/turns.js";
import { countedBook } from "../../openings/statistics.js";
import { explorer, mastersGames } from "./text.js";

/**
 * The games of tournament players, as the statistics count them that come with the opening book.
 * @param {Page} page
 * @returns {GameSource}
 */
export function createMasters({ openings }) {
  return {
    name: "masters",
    label: explorer.masters,
    async ask(game) {
      const book = await countedBook(openings);
      const entry = book.lookup(game);
      if (entry?.games === undefined)
        return { summary: "", moves: [], none: game.isOver ? explorer.end : explorer.notCounted };
      const played = entry.moves.flatMap(playedMove);
      const moves = joined(played, game).sort((one, other) => other.games - one.games);
      const counted = moves.reduce((sum, { games }) => sum + games, 0);
      return {
        summary: mastersGames(entry.games, book),
        moves,
        none: entry.games === 0 ? explorer.noMasters : "",
        uncounted: game.isOver ? 0 : Math.max(0, entry.games - counted),
      };
    },
  };
}

/** Moves that are the same by symmetry share their games in the book; here they are one. @param {PlayedMove[]} played @param {Game} game */
function joined(played, game) {
  /** @type {Map<string, PlayedMove>} */
  const moves = new Map();
  for (const move of played) {
    const image = imageOf(game.after(move.move).board);
    const same = moves.get(image);
    moves.set(image, same ? sum(same, move) : move);
  }
  return [...moves.values()];
}

/** @param {PlayedMove} one @param {PlayedMove} other @returns {PlayedMove} */
function sum(one, other) {
  return {
    ...one,
    games: one.games + other.games,
    black: one.black + other.black,
    draws: one.draws + other.draws,
    white: one.white + other.white,
  };
}

/**
 * How a move of the book was played; empty if no game had it, or nobody counted.
 * @param {import("../../package/flipside.js").BookMove} move
 * @returns {PlayedMove[]}
 */
function playedMove({ move, games = 0, black = 0, draws = 0, white = 0 }) {
  return games === 0 ? [] : [{ move, games, black, draws, white, score: null }];
}
