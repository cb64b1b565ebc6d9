/** @import { Book } from "../../app/flipside.js" */
/** @import { Page } from "../../app/feature.js" */
/** @import { State } from "../../app/types.js" */

import { Game } from "../../app/flipside.js";
import { fields } from "../../app/store.js";
import { countedBook } from "../../coach/known.js";
import { create, find, setText } from "../../dom/elements.js";
import { reason } from "../../words/errors.js";
import { createMovesOfBook } from "./moves.js";
import { explorer } from "./text.js";

/**
 * Fills the panel of the opening book. The book and the results of games are loaded when a person opens it.
 * @param {Page} page
 */
export function openExplorer({ store, match, openings }) {
  const place = find(document, "#explorer", HTMLElement);
  const about = create("p", { class: "note" }, explorer.size);
  const said = create("p", { class: "note", role: "status" });
  const moves = createMovesOfBook(match);
  const details = create(
    "details",
    {},
    create("summary", {}, create("h2", {}, explorer.title)),
    said,
    moves.element,
  );
  place.setAttribute("aria-label", explorer.title);
  place.append(details, about);
  /** @type {Book | null} */
  let book = null;
  let isLoading = false;
  /** @param {Pick<State, "game" | "room">} state */
  const draw = ({ game, room }) => {
    if (book && details.open && room === "analyze") moves.draw(book, game);
  };

  details.addEventListener("toggle", async () => {
    if (!details.open || isLoading) return;
    if (!book) {
      isLoading = true;
      setText(said, explorer.loading);
      try {
        const loaded = await countedBook(openings);
        setText(about, explorer.about(loaded.size, loaded.lookup(new Game())?.games ?? 0));
        setText(said, "");
        book = loaded;
      } catch (error) {
        setText(said, explorer.failed(reason(error)));
      }
      isLoading = false;
    }
    draw(store.state);
  });
  store.watch(fields("game", "room"), draw);
}
