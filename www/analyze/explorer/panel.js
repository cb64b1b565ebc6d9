/** @import { Book } from "../../app/flipside.js" */
/** @import { OtherBook } from "./other-book.js" */
/** @import { Page } from "../../app/feature.js" */
/** @import { State } from "../../app/types.js" */

import { fields } from "../../app/store.js";
import { create, find, setText } from "../../dom/elements.js";
import { reason } from "../../words/errors.js";
import { createMovesOfBook } from "./moves.js";
import { createOtherBook } from "./other-book.js";
import { aboutBook, explorer } from "./text.js";

/**
 * Fills the panel of the opening book. The book and the results of games are loaded when a person opens it.
 * @param {Page} page
 */
export function openExplorer({ store, match, openings }) {
  const place = find(document, "#explorer", HTMLElement);
  const about = create("p", { class: "note" }, explorer.size);
  const said = create("p", { class: "note", role: "status" });
  const moves = createMovesOfBook(match);
  const others = createOtherBook((chosen) => {
    other = chosen;
    tell();
    draw(store.state);
  });
  const details = create(
    "details",
    {},
    create("summary", {}, create("h2", {}, explorer.title)),
    said,
    moves.element,
    others,
  );
  place.setAttribute("aria-label", explorer.title);
  place.append(details, about);
  /** @type {Book | null} */
  let book = null;
  /** @type {OtherBook | null} */
  let other = null;
  let isLoading = false;
  const tell = () => {
    if (other) setText(about, explorer.aboutFile(other.book.size, other.name));
    else if (book) setText(about, aboutBook(book));
  };
  /** @param {Pick<State, "game" | "room">} state */
  const draw = ({ game, room }) => {
    const shown = other?.book ?? book;
    if (shown && details.open && room === "analyze") moves.draw(shown, game);
  };

  details.addEventListener("toggle", async () => {
    if (!details.open || isLoading) return;
    if (!book) {
      isLoading = true;
      setText(said, explorer.loading);
      try {
        const loaded = await openings.load();
        await loaded.loadStatistics();
        setText(said, "");
        book = loaded;
        tell();
      } catch (error) {
        setText(said, explorer.failed(reason(error)));
      }
      isLoading = false;
    }
    draw(store.state);
  });
  store.watch(fields("game", "room"), draw);
}
