/** @import { Book, Game } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
/** @import { OtherBook } from "./other-book.js" */

import { create, setText } from "../../dom/elements.js";
import { evaluationOf } from "../../evaluation/evaluations.js";
import { countedBook } from "../../openings/statistics.js";
import { reason } from "../../words/errors.js";
import { createMovesOfBook } from "./moves.js";
import { createOtherBook } from "./other-book.js";
import { aboutBook, explorer } from "./text.js";

/**
 * What the opening book says of a position. It is loaded with the results of games when it is first drawn.
 * @param {Page} page
 * @returns {import("./types.js").ExplorerView}
 */
export function createBookView({ match, openings, store }) {
  const said = create("p", { class: "note", role: "status" });
  const about = create("p", { class: "note" }, explorer.size);
  const moves = createMovesOfBook(match);
  /** @type {Book | null} */
  let own = null;
  /** @type {OtherBook | null} */
  let other = null;
  let isLoading = false;
  /** @type {Game} */
  let shown;
  const draw = () => {
    if (other) setText(about, explorer.aboutFile(other.book.size, other.name));
    else if (own) setText(about, aboutBook(own));
    const book = other?.book ?? own;
    if (book) moves.draw(book, shown, known());
  };
  // A person's own book says what it says.
  const known = () => (other ? null : evaluationOf(store.state));
  store.watch(
    ({ evaluations }) => evaluations,
    () => moves.tell(store.state.game, known()),
  );
  const others = createOtherBook((chosen) => {
    other = chosen;
    draw();
  });
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    setText(said, explorer.loading);
    try {
      own = await countedBook(openings);
      setText(said, "");
      draw();
    } catch (error) {
      setText(said, explorer.failed(reason(error)));
    }
    isLoading = false;
  };
  return {
    name: "book",
    label: explorer.book,
    element: create("div", {}, said, moves.element, others),
    about,
    draw(game) {
      shown = game;
      draw();
      if (!own) void load();
    },
  };
}
