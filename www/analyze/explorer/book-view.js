/** @import { Book, Game } from "../../app/flipside.js" */
/** @import { Page } from "../../app/feature.js" */

import { Game as Rules } from "../../app/flipside.js";
import { countedBook } from "../../coach/known.js";
import { create, setText } from "../../dom/elements.js";
import { reason } from "../../words/errors.js";
import { createMovesOfBook } from "./moves.js";
import { explorer } from "./text.js";

/**
 * What the opening book says of a position. It is loaded with the results of games when it is first drawn.
 * @param {Page} page
 * @returns {import("./panel.js").View}
 */
export function createBookView({ match, openings }) {
  const said = create("p", { class: "note", role: "status" });
  const about = create("p", { class: "note" }, explorer.size);
  const moves = createMovesOfBook(match);
  /** @type {Book | null} */
  let book = null;
  let isLoading = false;
  /** @type {Game} */
  let shown;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    setText(said, explorer.loading);
    try {
      const loaded = await countedBook(openings);
      setText(about, explorer.about(loaded.size, loaded.lookup(new Rules())?.games ?? 0));
      setText(said, "");
      book = loaded;
      moves.draw(book, shown);
    } catch (error) {
      setText(said, explorer.failed(reason(error)));
    }
    isLoading = false;
  };
  return {
    name: "book",
    label: explorer.book,
    element: create("div", {}, said, moves.element),
    about,
    draw(game) {
      shown = game;
      if (book) moves.draw(book, game);
      else void load();
    },
  };
}
