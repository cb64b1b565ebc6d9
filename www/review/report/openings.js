/** @import { Match } from "../../match/match.js" */
/** @import { State } from "../../app/types.js" */
import { create } from "../../dom/elements.js";
import { openingLanguage } from "../../words/language.js";
import { openingsOf } from "../report.js";
import { openingName, report } from "./text.js";

/**
 * The openings of the game as they were played; a click goes there.
 * @param {Match} match
 * @returns {{ element: HTMLElement, draw: (state: State) => void }}
 */
export function createOpenings(match) {
  const list = create("ol");
  const element = create("section", { class: "openings" }, create("h3", {}, report.openings), list);
  /** @type {State["game"] | null} */
  let drawn = null;
  return {
    element,
    draw: ({ review }) => {
      if (!review || review.game === drawn) return;
      drawn = review.game;
      const named = openingsOf(review.game, openingLanguage());
      element.hidden = named.length === 0;
      list.replaceChildren(
        ...named.map(({ ply, name }) => {
          const button = create("button", { type: "button", class: "quiet" }, openingName(review, ply, name));
          button.addEventListener("click", () => match.study.goToReviewed(ply));
          return create("li", {}, button);
        }),
      );
    },
  };
}
