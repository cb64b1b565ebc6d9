/** @import { Page } from "../../feature.js" */
import { create } from "../../dom/elements.js";
import { openingsOf } from "../../review/numbers.js";
import { reviewPhrases } from "../../review/text.js";
import { openingLanguage } from "../../words/language.js";
import { openingName, report } from "../text.js";

/**
 * The openings of the game as they were played, and where it left what players choose; a click goes there.
 * @param {Page} page
 */
export function createOpenings({ store, match }) {
  const list = create("ol");
  const element = create("section", { class: "openings" }, create("h3", {}, report.openings), list);
  store.watch(
    ({ review }) => [review?.game, review?.departure],
    () => {
      const { review } = store.state;
      if (!review) return;
      const { departure } = review;
      const left = departure ? [{ ply: departure.ply + 1, name: reviewPhrases.outOfBook }] : [];
      const named = [...openingsOf(review.game, openingLanguage()), ...left].sort(
        (one, other) => one.ply - other.ply,
      );
      element.hidden = named.length === 0;
      list.replaceChildren(
        ...named.map(({ ply, name }) => {
          const button = create("button", { type: "button", class: "quiet" }, openingName(review, ply, name));
          button.addEventListener("click", () => {
            match.study.goToReviewed(ply);
            // The board and the card may stand far above.
            scrollTo(0, 0);
          });
          return create("li", {}, button);
        }),
      );
    },
  );
  return element;
}
