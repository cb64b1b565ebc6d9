// From one game of a list to the next, and back to where one was in the list.

/** @import { Page } from "../../feature.js" */
/** @import { FoundGame } from "../../package/flipside.js" */
/** @import { Tree } from "../../state/types.js" */
/** @import { Shelf } from "../shelf.js" */
/** @import { ListPlace } from "../state.js" */

import { pathOf } from "../../game/listed-moves.js";
import { createTour } from "../../messages/tour.js";
import { indexOfNext } from "../state.js";
import { openFound } from "./opening.js";

/** How far from its place a game is looked for again, where others were added or removed. */
const REACH = 50;

/** @type {ReturnType<typeof createListTour> | undefined} */
let tour;

/**
 * Opens a game of a list. While it is on the board, the games before and after it are a press away, and so is the list.
 * @param {Page} page
 * @param {Shelf} shelf
 * @param {FoundGame} game
 * @param {Omit<ListPlace, "fields" | "sort">} where
 */
export async function openOfList(page, shelf, game, where) {
  tour ??= createListTour(page, shelf);
  const { fields, sort } = shelf;
  await tour.open(game, { fields, sort, ...where });
}

/** @param {Page} page @param {Shelf} shelf */
function createListTour({ act, match, store }, shelf) {
  /** @type {{ id: number, key: string, place: ListPlace, tree: Tree, path: readonly string[] } | null} */
  let standing = null;
  const isOnBoard = () => standing?.key === store.state.key;
  const open = async (/** @type {FoundGame} */ game, /** @type {ListPlace} */ place) => {
    // What belongs to the collection alone is found there again.
    const isNothingLost = isOnBoard() && store.state.tree === standing?.tree;
    const key = await openFound({ shelf, match }, game, { shown: place.position, isNothingLost });
    if (key === null) return;
    const { game: shown, tree } = store.state;
    // It was chosen far below, perhaps.
    scrollTo(0, 0);
    standing = { id: game.id, key, place, tree, path: pathOf(shown) };
    draw();
  };
  const step = async (/** @type {1 | -1} */ by) => {
    if (!standing) return;
    const { id, place } = standing;
    try {
      const from = Math.max(0, place.index - REACH);
      const { games, total } = await shelf.find(listingOf(place, from, 2 * REACH + 1), place.fields);
      const index = indexOfNext(games, { id, at: place.index - from, by });
      const game = games[index];
      if (game) await open(game, { ...place, total, index: from + index });
    } catch (error) {
      match.showError(error);
    }
  };
  const goBack = () => {
    if (!standing) return;
    const { path, place } = standing;
    // The list asks for the position on the board.
    if (place.position) match.goThrough(path);
    act("collection", { place });
  };
  const view = createTour({ rooms: ["analyze"], back: () => goBack(), step: (by) => void step(by) });
  const draw = () => view.show(isOnBoard() && standing ? standing.place : null);
  store.watch(({ key }) => key, draw);
  return { open };
}

/** @param {ListPlace} place @param {number} from @param {number} count */
function listingOf({ position, sort }, from, count) {
  return { sort, from, count, ...(position ? { position: position.toString() } : {}) };
}
