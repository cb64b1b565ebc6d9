/** @import { Tally } from "./tasks/records.js" */
import { createButton as button, create, setText } from "../dom/elements.js";
import { trainingTexts as texts } from "./text.js";

/**
 * How the day went, what comes back tomorrow, and more puzzles as a choice.
 * @param {{ start: (from: "more") => void, home: () => void }} actions
 */
export function createSittingEnd(actions) {
  const title = create("h2", { tabindex: "-1" }, texts.freshDone);
  const found = create("p", { class: "lead" });
  const tomorrow = create("p");
  const back = button(texts.back, actions.home, "back");
  back.className = "quiet";
  const element = create(
    "section",
    { id: "sitting-end", class: "run-end" },
    create("header", { class: "panel-head" }, back),
    title,
    found,
    tomorrow,
    create(
      "div",
      { class: "row" },
      button(texts.more, () => actions.start("more")),
    ),
  );
  return {
    element,
    title,
    /** @param {Tally} tally of the day @param {number} count of exercises that come back tomorrow */
    draw(tally, count) {
      setText(found, texts.foundOf(tally.found, tally.met));
      setText(tomorrow, count > 0 ? texts.tomorrow(count) : texts.nothingTomorrow);
    },
  };
}
