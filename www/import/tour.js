// From one game of a text or of files to the next, and back to where one was in their list.

/** @import { Page } from "../feature.js" */
/** @import { ImportedGame } from "../package/flipside.js" */
/** @import { Tree } from "../state/types.js" */

import { createTour } from "../messages/tour.js";

/**
 * @param {Pick<Page, "store">} page
 * @param {object} parts
 * @param {(game: ImportedGame, isNothingLost: boolean) => string} parts.open puts a game on the board, and returns its key
 * @param {(game: ImportedGame) => void} parts.back to the list, at a game
 */
export function createImportTour({ store }, { open, back }) {
  /** @type {{ games: readonly ImportedGame[], index: number, key: string, tree: Tree } | null} */
  let standing = null;
  const isOnBoard = () => standing?.key === store.state.key;
  /** @param {readonly ImportedGame[]} games @param {number} index */
  const go = (games, index) => {
    const game = games[index];
    if (!game) return;
    // What came in alone is in the list still.
    const key = open(game, isOnBoard() && store.state.tree === standing?.tree);
    standing = { games, index, key, tree: store.state.tree };
    draw();
  };
  const view = createTour({
    rooms: ["play", "analyze"],
    back: () => {
      const game = standing?.games[standing.index];
      if (game) back(game);
    },
    step: (by) => standing && go(standing.games, standing.index + by),
  });
  const draw = () => {
    const isOne = isOnBoard() && standing && standing.games.length > 1;
    view.show(isOne && standing ? { index: standing.index, total: standing.games.length } : null);
  };
  store.watch(({ key }) => key, draw);
  return { go };
}
