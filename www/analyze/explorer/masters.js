/** @import { GameSource, Page, PlayedMove } from "../../app/feature.js" */

import { countedBook } from "../../coach/known.js";
import { imageOf } from "../../game/turns.js";
import { explorer, gamesOfAll } from "./text.js";

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
      const played = (entry?.moves ?? []).flatMap(playedMove).sort((one, other) => other.games - one.games);
      // Moves that are the same by symmetry have the same games.
      const images = played.map(({ move }) => imageOf(game.after(move).board));
      const moves = played.filter((_, index) => images.indexOf(images[index] ?? "") === index);
      return {
        summary: gamesOfAll(entry?.games ?? 0, book.statistics?.games ?? 0),
        moves,
        none: game.isOver ? explorer.end : explorer.noMasters,
      };
    },
  };
}

/** What was played of a move of the book; nothing where no game had it. @param {import("../../app/flipside.js").BookMove} move @returns {PlayedMove[]} */
function playedMove({ move, games = 0, black = 0, draws = 0, white = 0 }) {
  return games === 0 ? [] : [{ move, games, black, draws, white, score: null }];
}
